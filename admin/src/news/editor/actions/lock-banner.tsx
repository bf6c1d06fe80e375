import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Editing } from '../../../../../src/news/model/workflow.ts';
import { useTime } from '../../../api/time.ts';
import { useText } from '../../../i18n/use-text.ts';

export function LockBanner({ other, takeOver }: { other: Editing; takeOver: () => void }) {
  const text = useText();
  const time = useTime();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={takeOver}>
          {text('editor.take_over')}
        </Button>
      }
    >
      {text('editor.locked', { name: other.user.name, since: time.near(other.since) })}
    </Alert>
  );
}
