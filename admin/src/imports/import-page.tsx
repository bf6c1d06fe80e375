import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ImportLine, ImportRun } from '../../../src/imports/model.ts';
import { download } from '../api/download.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { Rows } from '../layout/rows.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';
import { ImportState, lookMs } from './import-list.tsx';

type Level = ImportLine['level'];
type What = ImportLine['what'];

const levels: readonly Level[] = ['refused', 'incomplete', 'changed'];
const colors = { refused: 'error', incomplete: 'warning', changed: 'info' } as const;

function Line({ line }: { line: ImportLine }) {
  const text = useText();
  const where = [
    text('imports.where', { line: line.line }),
    line.external_id && text('imports.id', { id: line.external_id }),
  ];
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" variant="outlined" color={colors[line.level]} label={text(`imports.${line.level}`)} />
        <Chip size="small" variant="outlined" label={text(`imports.what.${line.what}`)} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{where.filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </Box>
      {line.news_id === null ? (
        line.title && (
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {line.title}
          </Typography>
        )
      ) : (
        <TitleLink to={`/news/${line.news_id}`}>{line.title || String(line.news_id)}</TitleLink>
      )}
      {/* What the program says there is for its operators. */}
      <Typography variant="body2" lang="en" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {line.reason}
      </Typography>
      {/^https?:\/\//.test(line.address) && (
        <Link href={line.address} target="_blank" rel="noreferrer" variant="body2" sx={{ justifySelf: 'start' }}>
          {text('imports.old')}
        </Link>
      )}
    </>
  );
}

/** Which lines of a report are shown, with how many there are of each. */
function Filters(props: {
  run: ImportRun;
  level: '' | Level;
  what: '' | What;
  setLevel: (level: '' | Level) => void;
  setWhat: (what: '' | What) => void;
}) {
  const text = useText();
  const { run, level, what, setLevel, setWhat } = props;
  const rowsOf = (chosen: (sum: ImportRun['sums'][number]) => boolean) =>
    run.sums.filter(chosen).reduce((sum, { rows }) => sum + rows, 0);
  const kinds = [...new Set(run.sums.map((sum) => sum.what))];
  return (
    <Box role="search" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ChoiceChips
        label={text('imports.level')}
        value={level}
        choices={[
          ['', text('imports.all')],
          ...levels.map((one) => [one, `${text(`imports.${one}`)} (${rowsOf((sum) => sum.level === one)})`] as const),
        ]}
        onChange={setLevel}
      />
      <TextField
        select
        label={text('imports.kind')}
        value={kinds.includes(what as What) ? what : ''}
        onChange={(event) => setWhat(event.target.value as '' | What)}
        sx={{ minWidth: 200 }}
      >
        <MenuItem value="">{text('imports.all')}</MenuItem>
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {`${text(`imports.what.${one}`)} (${rowsOf((sum) => sum.what === one && (level === '' || sum.level === level))})`}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** One import: what it did, and all that is not there as it was. */
export function ImportPage() {
  const text = useText();
  const id = Number(useParams().id);
  const path = `/api/admin/imports/${id}`;
  const [level, setLevel] = useState<'' | Level>('');
  const [what, setWhat] = useState<'' | What>('');
  const [failure, setFailure] = useState<unknown>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', id],
    queryFn: () => call<ImportRun>(path),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? lookMs : false),
  });
  const run = data?.data;
  const everyMs = run?.state === 'running' ? lookMs : 0;
  const rows = useRows<ImportLine>(`imports/${id}/lines`, { level, what }, { everyMs });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!run) return <Loading />;
  const save = () => {
    setFailure(null);
    const query = new URLSearchParams(Object.entries({ level, what }).filter(([, value]) => value !== ''));
    download(`${path}/report?${query}`, null, `import-${id}.csv`).catch(setFailure);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={run.source}>
        <Button startIcon={<Download />} disabled={run.line_count === 0} onClick={save}>
          {text('imports.save')}
        </Button>
      </PageTitle>
      <ImportState run={run} />
      {run.state === 'interrupted' && <Alert severity="warning">{text('imports.interrupted_about')}</Alert>}
      {run.error !== null && (
        <Alert severity="error">
          <bdi lang="en">{run.error}</bdi>
        </Alert>
      )}
      {run.left_out > 0 && <Alert severity="info">{text('imports.left_out', { count: run.left_out })}</Alert>}
      {failure !== null && <Problem error={failure} />}
      {run.sums.length > 0 && <Filters run={run} level={level} what={what} setLevel={setLevel} setWhat={setWhat} />}
      <Rows rows={rows} label={text('imports.report')} none={text('imports.no_lines')}>
        {(line) => <Line line={line} />}
      </Rows>
    </Box>
  );
}
