import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { System } from '../../../src/system/model.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { Card, FigureCard } from '../dashboard/card.tsx';
import { useNumbers } from '../dashboard/numbers.ts';
import { Table } from '../dashboard/table.tsx';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { Backups } from './backups.tsx';
import { useBytes } from './bytes.ts';

/** Milliseconds between two looks; while a backup is made there is more to see. */
const lookMs = 30_000;
const busyMs = 2_000;

const severities = { ok: 'success', warn: 'warning', fail: 'error' } as const;

/** What `dinam doctor` says: what needs a hand first, the rest folded. Its words are those of the command line. */
function Findings({ system }: { system: System }) {
  const text = useText();
  const time = useTime();
  const bad = system.findings.filter(({ level }) => level !== 'ok');
  const good = system.findings.filter(({ level }) => level === 'ok');
  const list = (findings: System['findings']) =>
    findings.map(({ level, name, text: said }) => (
      <Alert key={`${name} ${said}`} severity={severities[level]} variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <div dir="ltr" lang="en">
          <b>{name}</b>: {said}
        </div>
      </Alert>
    ));
  return (
    <Card title={text('system.findings')} wide>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {bad.length === 0 && <Alert severity="success">{text('system.all_well')}</Alert>}
        {list(bad)}
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {text('system.in_order', { count: good.length })}
          </Box>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>{list(good)}</Box>
        </Box>
        <Typography variant="body2" color="text.secondary">
          {text('system.checked', { time: time.near(system.checked_at) })}
        </Typography>
      </Box>
    </Card>
  );
}

function Versions({ versions }: { versions: System['versions'] }) {
  const text = useText();
  const rows = [
    ['Dinam', versions.program],
    ['Node', versions.node],
    [text('system.database'), versions.database],
    [text('system.schema'), versions.schema],
  ];
  return (
    <Card title={text('system.versions')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <bdi>{value}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The server: what is wrong with it, what it runs, how busy it is, and its backups. */
export function SystemPage() {
  const text = useText();
  const { whole, percent } = useNumbers();
  const bytes = useBytes();
  const { data, error, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: async ({ signal }) => (await call<System>('/api/admin/system', { signal })).data,
    refetchInterval: ({ state }) => (state.data?.backups.is_running ? busyMs : lookMs),
  });
  if (!data)
    return (
      <>
        <PageTitle title={text('system.title')} />
        {error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />}
      </>
    );
  const { cache, feeds, media, queues } = data;
  return (
    <>
      <PageTitle title={text('system.title')} />
      {error && <Problem error={error} retry={() => void refetch()} />}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Findings system={data} />
        <Backups backups={data.backups} isSqlite={data.versions.database.startsWith('SQLite')} />
        <FigureCard
          label={text('system.cache')}
          value={percent(cache.hits, cache.hits + cache.misses)}
          help={text('system.cache_help', { count: whole(cache.hits + cache.misses), size: bytes(cache.bytes) })}
        />
        <FigureCard
          label={text('system.storage')}
          value={bytes(media.bytes)}
          help={`${text(media.is_bucket ? 'system.files_bucket' : 'system.files', { count: whole(media.files) })} · ${text('system.free', { size: bytes(data.disk_free_bytes) })}`}
        />
        <FigureCard
          label={text('system.feeds')}
          value={whole(feeds.due + feeds.leased)}
          help={text('system.feeds_help', { leased: whole(feeds.leased), hosts: whole(feeds.waiting_hosts) })}
        />
        <Card title={text('system.queues')}>
          {queues.length === 0 ? (
            <Typography color="text.secondary">{text('system.no_jobs')}</Typography>
          ) : (
            <Table
              label={text('system.queues')}
              heads={(['queue', 'waiting', 'planned', 'running', 'dead'] as const).map((head) =>
                text(`system.${head}`),
              )}
              rows={queues.map(({ queue, ...counts }) => [
                queue,
                ...[counts.waiting, counts.planned, counts.running, counts.dead].map(whole),
              ])}
            />
          )}
        </Card>
        <Versions versions={data.versions} />
      </Box>
    </>
  );
}
