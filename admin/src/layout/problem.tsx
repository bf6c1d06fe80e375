import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { messageOf, Unreachable } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';

/** What the server says then is for its operators. */
const isBusy = (error: unknown): boolean => ((error as { status?: number } | null)?.status ?? 0) >= 500;

/** What went wrong, and the way on. A `TypeError` is that of `fetch` without an answer. */
export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  const text = useText();
  return (
    <Alert
      severity="error"
      sx={{ whiteSpace: 'pre-line', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px', minWidth: 0 } }}
      action={
        retry && (
          <Button color="inherit" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
            {text('layout.retry')}
          </Button>
        )
      }
    >
      {error instanceof Unreachable || error instanceof TypeError
        ? text('layout.unreachable')
        : isBusy(error)
          ? text('layout.busy')
          : messageOf(error)}
    </Alert>
  );
}
