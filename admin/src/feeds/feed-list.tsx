import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { FeedRun } from '../../../src/feeds/model/feed-admin.ts';
import { call } from '../api/http.ts';
import { useLanguages } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { FeedRow, type ListedFeed } from './feed-row.tsx';
import { OpmlImport } from './opml-import.tsx';
import { RunProgress } from './run-progress.tsx';
import { useRuns } from './use-runs.ts';

const healths = ['failing', 'paused'] as const;
type Health = '' | (typeof healths)[number];

/** Milliseconds between two looks: a feed is fetched without anybody doing anything. */
const lookMs = 30_000;

/** Saves the list of all feeds as a file. */
async function exportOpml(): Promise<void> {
  const { data } = await call<{ opml: string }>('/api/admin/feeds/opml');
  const url = URL.createObjectURL(new Blob([data.opml], { type: 'text/x-opml' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: 'feeds.opml' }).click();
  URL.revokeObjectURL(url);
}

/** The feeds of other sites, and how their fetches go. */
export function FeedList() {
  const text = useText();
  const languages = useLanguages();
  const [parameters, setParameters] = useSearchParams();
  const health = healths.find((one) => one === parameters.get('health')) ?? '';
  const [search, setSearch] = useState('');
  const [lang, setLang] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isImporting, setImporting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const runs = useRuns();
  const words = search.trim();
  const rows = useRows<ListedFeed>(
    'feeds',
    { health, lang, search: words, sort: health === 'failing' ? '-error_count' : 'title', include: 'fetches,category' },
    { everyMs: lookMs },
  );
  const canWrite = may('feeds.write');
  const attempt = (work: () => Promise<unknown>) => {
    setError(null);
    void work().catch(setError);
  };
  const refresh = async (body: { ids?: readonly number[]; all?: boolean; failing?: boolean }) => {
    runs.add((await call<FeedRun>('/api/admin/feeds/refresh', { method: 'POST', body })).data.id);
    setChosen([]);
  };
  const retry = async (id: number) => {
    await call(`/api/admin/feeds/${id}/refresh`, { method: 'POST' });
    rows.retry();
  };
  const choices = [['', text('news.all')] as const, ...healths.map((one) => [one, text(`feeds.${one}`)] as const)];
  const isNarrow = health !== '' || lang !== '' || words !== '';
  return (
    <>
      <PageTitle title={text('feeds.title')}>
        {canWrite && (
          <Button component={RouterLink} to="/feeds/create" variant="contained" startIcon={<Add />}>
            {text('feeds.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField label={text('feeds.search')} value={search} onChange={setSearch} sx={{ maxWidth: 420 }} />
        <TextField
          select
          label={text('news.language')}
          value={lang}
          onChange={({ target }) => setLang(target.value)}
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="">{text('news.all')}</MenuItem>
          {languages.map((one) => (
            <MenuItem key={one.code} value={one.code} lang={one.code}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <ChoiceChips<Health>
          label={text('news.states')}
          value={health}
          choices={choices}
          onChange={(to) => setParameters(to === '' ? {} : { health: to }, { replace: true })}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {canWrite && (
          <>
            {chosen.length > 0 ? (
              <Button variant="contained" onClick={() => attempt(() => refresh({ ids: chosen }))}>
                {text('feeds.refresh_chosen', { count: chosen.length })}
              </Button>
            ) : (
              <Button
                variant="outlined"
                onClick={() =>
                  attempt(() => refresh({ all: true, ...(health === 'failing' ? { failing: true } : {}) }))
                }
              >
                {text(health === 'failing' ? 'feeds.retry_all' : 'feeds.refresh_all')}
              </Button>
            )}
            <Button onClick={() => setImporting(true)}>{text('feeds.import')}</Button>
          </>
        )}
        <Button onClick={() => attempt(exportOpml)}>{text('feeds.export')}</Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
        {error !== null && <Problem error={error} />}
        {runs.ids.map((id) => (
          <RunProgress key={id} id={id} onClose={() => runs.close(id)} />
        ))}
      </Box>
      <Rows rows={rows} label={text('feeds.title')} none={text(isNarrow ? 'feeds.none_found' : 'feeds.none')}>
        {(feed) => (
          <FeedRow
            feed={feed}
            isChosen={chosen.includes(feed.id)}
            choose={(is) => setChosen(is ? [...chosen, feed.id] : chosen.filter((id) => id !== feed.id))}
            retry={() => attempt(() => retry(feed.id))}
          />
        )}
      </Rows>
      {isImporting && <OpmlImport onClose={() => setImporting(false)} />}
    </>
  );
}
