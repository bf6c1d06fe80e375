import Alert from '@mui/material/Alert';
import { useText } from '../i18n/use-text.ts';
import { platformName } from './names.ts';
import type { DryRun } from './use-composer.ts';

/** What the push service said of a notification that was not sent. */
export function DryRunResults({ run }: { run: DryRun }) {
  const text = useText();
  const failed = run.results.filter(({ ok }) => !ok);
  return (
    <Alert severity={failed.length > 0 ? 'error' : 'success'} sx={{ whiteSpace: 'pre-line' }}>
      {failed.length > 0
        ? failed.map(({ to, text: reason, code }) => `${platformName(to)}: ${reason ?? code}`).join('\n')
        : text('push.checked', { count: run.targets ?? '…' })}
    </Alert>
  );
}
