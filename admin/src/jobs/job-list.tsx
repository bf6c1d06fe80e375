import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Job } from '../../../src/system/model.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Confirm } from '../layout/confirm.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { Schedules } from './schedules.tsx';

const states = ['dead', 'running', 'queued', 'done'] as const;
const colors = { dead: 'error', running: 'info', queued: 'default', done: 'success' } as const;
/** Milliseconds between two looks: jobs begin and end without anybody doing anything. */
const lookMs = 10_000;

function Payload({ job }: { job: Job }) {
  const text = useText();
  return (
    <Box
      component="pre"
      tabIndex={0}
      dir="ltr"
      aria-label={text('jobs.payload')}
      sx={{
        m: 0,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
        overflow: 'auto',
        maxHeight: 300,
        fontSize: '0.8rem',
      }}
    >
      {JSON.stringify(job.payload, null, 2)}
    </Box>
  );
}

function JobRow({ job, retry, cancel }: { job: Job; retry: () => void; cancel: () => void }) {
  const text = useText();
  const time = useTime();
  const [isOpen, setOpen] = useState(false);
  const when = job.ended_at ?? job.run_at;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" variant="outlined" color={colors[job.state]} label={text(`jobs.${job.state}`)} />
        <Typography component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }} dir="ltr">
          {job.kind}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('jobs.attempts', { count: job.attempts, most: job.max_attempts })} · {time.near(when)}
        </Typography>
      </Box>
      {job.last_error && (
        <Typography
          variant="body2"
          color="error"
          dir="ltr"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            maxHeight: isOpen ? 'none' : '4.8em',
            overflow: 'hidden',
          }}
        >
          {job.last_error}
        </Typography>
      )}
      {isOpen && <Payload job={job} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('jobs.payload')}
        </Button>
        {may('jobs.write') && job.state === 'dead' && (
          <Button size="small" variant="outlined" onClick={retry}>
            {text('jobs.retry')}
          </Button>
        )}
        {may('jobs.write') && job.state === 'queued' && (
          <Button size="small" color="error" onClick={cancel}>
            {text('jobs.cancel')}
          </Button>
        )}
      </Box>
    </>
  );
}

/** Background jobs, and what begins by itself. */
export function JobList() {
  const text = useText();
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const state = (parameters.get('state') ?? '') as '' | Job['state'];
  const kind = parameters.get('kind') ?? '';
  const [cancelled, setCancelled] = useState<Job | null>(null);
  const [error, setError] = useState<unknown>(null);
  const rows = useRows<Job>('jobs', { state, kind: kind.trim() }, { everyMs: lookMs });
  const set = (change: Record<string, string>) => {
    const next = { state, kind, ...change };
    setParameters(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  };
  const run = async ({ id }: Job, verb: 'retry' | 'cancel') => {
    setError(null);
    await call(`/api/admin/jobs/${id}/${verb}`, { method: 'POST' }).catch(setError);
    await queries.invalidateQueries({ queryKey: ['jobs'] });
  };
  const choices = [['', text('news.all')] as const, ...states.map((one) => [one, text(`jobs.${one}`)] as const)];
  return (
    <>
      <PageTitle title={text('jobs.title')} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField
          label={text('jobs.kind')}
          lang="en"
          value={kind}
          onChange={(to) => set({ kind: to })}
          sx={{ maxWidth: 420 }}
        />
        <ChoiceChips
          label={text('news.states')}
          value={state}
          choices={choices}
          onChange={(to) => set({ state: to })}
        />
      </Box>
      {error !== null && <Problem error={error} />}
      <Rows rows={rows} label={text('jobs.title')} none={text('jobs.none')}>
        {(job) => <JobRow job={job} retry={() => void run(job, 'retry')} cancel={() => setCancelled(job)} />}
      </Rows>
      <Schedules onKind={(to) => set({ kind: to, state: '' })} />
      {cancelled && (
        <Confirm
          title={text('jobs.cancel_title', { kind: cancelled.kind })}
          about={text('jobs.cancel_about')}
          action={text('jobs.cancel')}
          onConfirm={() => void run(cancelled, 'cancel')}
          onClose={() => setCancelled(null)}
        />
      )}
    </>
  );
}
