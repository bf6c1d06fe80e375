import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '../../../src/imports/model.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';

const colors = { running: 'info', done: 'success', failed: 'error', interrupted: 'warning' } as const;

/** Milliseconds between two looks: the command line begins an import. */
export const lookMs = 10_000;

/** How an import stands, what it did and when. */
export function ImportState({ run }: { run: ImportRun }) {
  const text = useText();
  const time = useTime();
  const { state, total, done, started_at: from, finished_at: to } = run;
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="small" variant="outlined" color={colors[state]} label={text(`imports.${state}`)} />
      <Typography variant="body2" color="text.secondary">
        {to === null
          ? text('imports.began', { from: time.absolute(from) })
          : text('imports.times', { from: time.absolute(from), to: time.absolute(to) })}
        {state === 'running' && ` · ${text('imports.so_far', { percent })}`}
      </Typography>
      <Typography variant="body2" sx={{ flexBasis: '100%' }}>
        {text('imports.counts', {
          added: run.added,
          updated: run.updated,
          unchanged: run.unchanged,
          refused: run.refused,
        })}
      </Typography>
    </Box>
  );
}

/** Imports from other systems. */
export function ImportList() {
  const text = useText();
  const rows = useRows<ImportRun>('imports', {}, { everyMs: lookMs });
  return (
    <>
      <PageTitle title={text('imports.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('imports.about')}
      </Typography>
      <Rows rows={rows} label={text('imports.title')} none={text('imports.none')}>
        {(run) => (
          <>
            <TitleLink to={`/imports/${run.id}`}>{run.source}</TitleLink>
            <ImportState run={run} />
          </>
        )}
      </Rows>
    </>
  );
}
