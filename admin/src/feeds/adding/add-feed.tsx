import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { DinamError } from '../../../../client/error.ts';
import type { FeedCandidate, FeedTest } from '../../../../src/feeds/model/feed-admin.ts';
import { PageSection } from '../../account/account-page.tsx';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { Problem } from '../../layout/problem.tsx';
import { Unfinished } from '../../record/unsaved/unfinished.tsx';
import { useUnsaved } from '../../record/unsaved/use-unsaved.ts';
import { NewFeed } from './new-feed.tsx';
import { TrialView } from './trial-view.tsx';

/** People type addresses without the scheme. */
const whole = (typed: string): string =>
  /^[a-z]+:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;

function Candidates({ list, choose }: { list: readonly FeedCandidate[]; choose: (url: string) => void }) {
  const text = useText();
  return (
    <PageSection title={text('feeds.candidates')}>
      <List disablePadding>
        {list.map(({ feed_url, title, format, item_count }) => (
          <li key={feed_url}>
            <ListItemButton onClick={() => choose(feed_url)} sx={{ borderRadius: 1 }}>
              <ListItemText
                primary={<span dir="auto">{title ?? feed_url}</span>}
                secondary={
                  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                    <bdi>{feed_url}</bdi>
                    {format !== null && ` · ${format}`}
                    {item_count !== null && ` · ${text('feeds.items_count', { count: item_count })}`}
                  </Box>
                }
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </PageSection>
  );
}

/** Adds a feed by the address of any page of a site: it is found, shown with what its rules would do, and added. */
export function AddFeed() {
  const text = useText();
  const [address, setAddress] = useState('');
  const unsaved = useUnsaved({ form: 'feeds.add', typed: address.trim() ? address : null, restore: setAddress });
  const [tried, setTried] = useState<{ report: FeedTest; number: number } | null>(null);
  const [isForced, setForced] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const look = async (feed_url: string) => {
    setBusy(true);
    setError(null);
    setForced(false);
    try {
      const body = { feed_url, discover: true };
      const { data } = await call<FeedTest>('/api/admin/feeds/test', { method: 'POST', body });
      setTried({ report: data, number: (tried?.number ?? 0) + 1 });
    } catch (failure) {
      setTried(null);
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(whole(address));
  };
  const refused = error instanceof DinamError ? error.errors?.find(({ field }) => field === 'feed_url')?.message : null;
  const report = tried?.report;
  const canAdd = report !== undefined && report.known_id === null && (report.ok || isForced);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={text('feeds.new')} />
      <Unfinished of={unsaved} />
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          autoFocus
          type="url"
          label={text('feeds.address')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={Boolean(refused)}
          helperText={refused || text('feeds.address_help')}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 2_000 } }}
          sx={{ flex: '1 1 260px' }}
        />
        <Button
          type="submit"
          variant={canAdd ? 'outlined' : 'contained'}
          loading={isBusy}
          disabled={!address.trim()}
          sx={{ alignSelf: 'flex-start', minHeight: 40 }}
        >
          {text('feeds.look')}
        </Button>
      </Box>
      {error !== null && !refused && <Problem error={error} />}
      {report && (report.ok || report.candidates.length === 0) && (
        <PageSection title={text('feeds.found')}>
          <TrialView report={report} />
        </PageSection>
      )}
      {report && !report.ok && report.candidates.length > 0 && (
        <Candidates list={report.candidates} choose={(url) => void look(url)} />
      )}
      {report && !report.ok && report.candidates.length === 0 && !isForced && (
        <Box>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {text('feeds.anyway_about')}
          </Typography>
          <Button variant="outlined" onClick={() => setForced(true)}>
            {text('feeds.anyway')}
          </Button>
        </Box>
      )}
      {canAdd && <NewFeed key={tried?.number} report={report} onAdded={unsaved.sent} />}
    </Box>
  );
}
