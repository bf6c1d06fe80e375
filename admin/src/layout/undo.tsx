import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useNotify } from 'ra-core';
import { messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';

function UndoNotice({ message, undo }: { message: string; undo: () => Promise<unknown> }) {
  const text = useText();
  const close = useCloseNotification();
  const notify = useNotify();
  const run = () => {
    close();
    undo().catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" onClick={run}>
          {text('layout.undo')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

/** Says that something was done, with a button that takes it back. */
export function useUndoNotice(): (message: string, undo: () => Promise<unknown>) => void {
  const notify = useNotify();
  return (message, undo) => notify(<UndoNotice message={message} undo={undo} />, { autoHideDuration: 10_000 });
}
