import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { Feed } from '../../../src/feeds/model/feed.ts';
import { PageSection } from '../account/account-page.tsx';
import { call, ifMatch } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { may } from '../session/rights.ts';
import { useOutcome } from './adding/outcome.ts';
import { FeedForm } from './feed-form.tsx';
import type { ListedFeed } from './feed-row.tsx';
import { FeedState } from './feed-state.tsx';
import { FetchList } from './fetch-list.tsx';
import { ItemRows } from './items/item-rows.tsx';
import { WebsubPart } from './websub-part.tsx';

/** Milliseconds between two looks at a feed, and while a result is expected. */
const [lookMs, soonMs] = [10_000, 2_000];

/** Its first fetch, or the answer of its hub. */
const isAwaited = (feed: Feed | undefined): boolean =>
  feed?.is_active === true && (feed.last_fetched_at === null || feed.websub_state === 'pending');

function Head({ feed }: { feed: ListedFeed }) {
  const outcome = useOutcome();
  const [last] = feed.included?.fetches ?? [];
  const text = useText();
  const time = useTime();
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{feed.feed_url}</bdi>
        {feed.site_url && (
          <>
            {' · '}
            <Link href={feed.site_url} target="_blank" rel="noopener noreferrer">
              {text('feeds.site')}
            </Link>
          </>
        )}
      </Typography>
      {/* What the program says there is for its operators. */}
      {feed.stopped_reason && <Alert severity="warning">{feed.stopped_reason}</Alert>}
      {feed.last_error && feed.is_active && (
        <Alert severity="error">{last?.error ? outcome(last) : feed.last_error}</Alert>
      )}
      {feed.moved_to && (
        <Alert severity="info">
          {text('feeds.moving')} <bdi>{feed.moved_to}</bdi>
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary">
        {[
          feed.last_fetched_at && text('feeds.last', { time: time.near(feed.last_fetched_at) }),
          feed.next_fetch_at && !feed.host_waits_until && text('feeds.next', { time: time.near(feed.next_fetch_at) }),
          text('feeds.every', { count: feed.interval_minutes }),
          feed.filtered_count > 0 && text('feeds.filtered', { count: feed.filtered_count }),
          feed.held_back > 0 && text('feeds.held_count', { count: feed.held_back }),
          feed.host_waits_until && text('feeds.host_waits', { time: time.near(feed.host_waits_until) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </>
  );
}

/** A feed: how it is fetched, its settings and rules, its hub and its items. */
export function FeedPage() {
  const text = useText();
  const queries = useQueryClient();
  const id = Number(useParams().id);
  const path = `/api/admin/feeds/${id}`;
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isHeldOnly, setHeldOnly] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['feeds', id],
    queryFn: ({ signal }) => call<ListedFeed>(path, { query: { include: 'fetches' }, signal }),
    refetchInterval: ({ state }) => (isAwaited(state.data?.data) ? soonMs : lookMs),
    retry: false,
  });
  const fetchedAt = data?.data.last_fetched_at;
  // A fetch may have brought items.
  useEffect(() => {
    if (fetchedAt) void queries.invalidateQueries({ queryKey: ['feed-items'] });
  }, [queries, fetchedAt]);
  const run = async (work: () => Promise<unknown>) => {
    setFailure(null);
    setBusy(true);
    await work().catch(setFailure);
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['feeds'] });
  };
  if (!data) return error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />;
  const feed = data.data;
  const setActive = () =>
    call(path, { method: 'PATCH', body: { is_active: !feed.is_active }, headers: ifMatch(feed.rev) });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={feed.title}>
        <FeedState feed={feed} />
      </PageTitle>
      <Head feed={feed} />
      {failure !== null && <Problem error={failure} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {may('feeds.write') && (
          <>
            {feed.is_active && (
              <Button
                variant="contained"
                loading={isBusy}
                onClick={() => void run(() => call(`${path}/refresh`, { method: 'POST' }))}
              >
                {text(feed.error_count > 0 ? 'layout.retry' : 'feeds.fetch_now')}
              </Button>
            )}
            <Button
              variant={feed.is_active ? 'outlined' : 'contained'}
              disabled={isBusy}
              onClick={() => void run(setActive)}
            >
              {text(feed.is_active ? 'feeds.pause' : 'feeds.resume')}
            </Button>
          </>
        )}
        <Button component={RouterLink} to="/feeds" color="inherit">
          {text('editor.back')}
        </Button>
      </Box>
      <PageSection title={text('feeds.fetches')}>
        <FetchList feed={feed} />
      </PageSection>
      <WebsubPart feed={feed} run={(work) => void run(work)} isBusy={isBusy} />
      <FeedForm key={`${feed.id}`} feed={feed} />
      <Typography component="h2" variant="h2">
        {text('feeds.items')}
      </Typography>
      {(feed.held_back > 0 || isHeldOnly) && (
        <ChoiceChips
          label={text('feeds.items')}
          value={isHeldOnly ? 'held' : 'every'}
          choices={[
            ['every', text('feeds.view_every')],
            ['held', text('feeds.view_held')],
          ]}
          onChange={(view) => setHeldOnly(view === 'held')}
        />
      )}
      <ItemRows
        query={{ feed_id: feed.id, ...(isHeldOnly ? { is_held_back: true } : {}) }}
        none={text(isHeldOnly ? 'feeds.no_held' : 'feeds.none_of_feed')}
      />
    </Box>
  );
}
