import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Feed } from '../../../src/feeds/model/feed.ts';
import { PageSection } from '../account/account-page.tsx';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';

const colors = { none: 'default', pending: 'primary', active: 'success', denied: 'error', failed: 'error' } as const;

/** Whether the hub of a feed sends us its new items at once. */
export function WebsubPart(props: { feed: Feed; run: (work: () => Promise<unknown>) => void; isBusy: boolean }) {
  const text = useText();
  const time = useTime();
  const { feed } = props;
  const { hub_url, websub_state, websub_lease_until, websub_error, last_push_at } = feed;
  const isOn = websub_state === 'active' || websub_state === 'pending';
  const send = () => {
    const body = { action: isOn ? 'unsubscribe' : 'subscribe' };
    return call(`/api/admin/feeds/${feed.id}/websub`, { method: 'POST', body });
  };
  const facts = [
    websub_lease_until && text('feeds.lease', { time: time.near(websub_lease_until) }),
    last_push_at && text('feeds.last_push', { time: time.near(last_push_at) }),
  ].filter(Boolean);
  return (
    <PageSection title={text('feeds.websub')}>
      {hub_url === null ? (
        <Typography color="text.secondary">{text('feeds.no_hub')}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Chip
              size="small"
              variant="outlined"
              color={colors[websub_state]}
              label={text(`feeds.websub_${websub_state}`)}
            />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{hub_url}</bdi>
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {text('feeds.websub_about')} {facts.join(' · ')}
          </Typography>
          {websub_error && (
            <Typography color="error" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {websub_error}
            </Typography>
          )}
          {may('feeds.write') && feed.is_active && (
            <Button variant="outlined" disabled={props.isBusy} onClick={() => props.run(send)}>
              {text(isOn ? 'feeds.unsubscribe' : 'feeds.subscribe')}
            </Button>
          )}
        </Box>
      )}
    </PageSection>
  );
}
