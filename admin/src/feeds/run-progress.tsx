import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useNumbers } from '../dashboard/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { useRun } from './use-runs.ts';

/** How far a refresh of many feeds is, and what it brought. */
export function RunProgress({ id, onClose }: { id: number; onClose?: () => void }) {
  const text = useText();
  const numbers = useNumbers();
  const { run } = useRun(id);
  if (!run) return null;
  const figures = {
    done: numbers.whole(run.done),
    total: numbers.whole(run.total),
    failed: numbers.whole(run.failed),
    added: numbers.whole(run.added),
  };
  return (
    <Alert
      role="status"
      severity={run.running ? 'info' : run.failed > 0 ? 'warning' : 'success'}
      sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}
      {...(onClose ? { onClose, closeText: text('layout.close') } : {})}
    >
      {text(run.running ? 'feeds.run' : 'feeds.run_done', figures)}
      {run.running && (
        <LinearProgress
          variant="determinate"
          aria-label={text('feeds.run_progress')}
          value={run.total === 0 ? 0 : (100 * run.done) / run.total}
          sx={{ mt: 1 }}
        />
      )}
    </Alert>
  );
}
