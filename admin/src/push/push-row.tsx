import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Notification } from '../../../src/notifications/model/notification.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { TitleLink } from '../layout/title-link.tsx';
import { may } from '../session/rights.ts';
import { useTargetText } from './target-text.ts';

export type PushAction = 'pause' | 'resume' | 'cancel' | 'approve' | 'reject';

const colors: Partial<Record<Notification['status'], 'warning' | 'info' | 'success' | 'error'>> = {
  awaiting_approval: 'warning',
  paused: 'warning',
  scheduled: 'info',
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'error',
};

const verbs: Partial<Record<Notification['status'], readonly PushAction[]>> = {
  awaiting_approval: ['approve', 'reject'],
  scheduled: ['pause', 'cancel'],
  queued: ['pause', 'cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
};

const allowed = (verb: PushAction): boolean => may(verb === 'approve' || verb === 'reject' ? 'push.all' : 'push.send');

/** How far a notification is, and what became of it. */
function Outcome({ one }: { one: Notification }) {
  const text = useText();
  const { counts, progress } = one;
  const done = counts.sent + counts.failed;
  const skipped = Object.values(counts.skipped).reduce((sum, n) => sum + n, 0);
  const percent = one.opened_share === null ? '' : ` (${Math.round(one.opened_share * 1_000) / 10} %)`;
  const figures = [
    text('push.sent_to', { count: counts.sent }),
    text('push.opened', { count: counts.opened }) + percent,
    ...(counts.failed > 0 ? [text('push.failed', { count: counts.failed })] : []),
    ...(skipped > 0 ? [text('push.skipped', { count: skipped })] : []),
    ...(progress.left ? [text('push.left', { count: progress.left })] : []),
  ];
  return (
    <>
      {(one.status === 'sending' || one.status === 'queued') && (
        <LinearProgress
          aria-label={text('push.running')}
          {...(counts.targets ? { variant: 'determinate', value: Math.min(100, (100 * done) / counts.targets) } : {})}
        />
      )}
      {done + skipped > 0 && <Typography variant="body2">{figures.join(' · ')}</Typography>}
      {one.errors.map(({ code, text: reason, count }) => (
        <Typography key={code} variant="body2" color="error">
          {count} × {reason}
        </Typography>
      ))}
      {one.cancelled && (
        <Typography variant="body2" color="text.secondary">
          {one.cancelled.text}
        </Typography>
      )}
    </>
  );
}

export function PushRow(props: {
  one: Notification;
  isChosen: boolean;
  choose: (is: boolean) => void;
  act: (verb: PushAction) => void;
}) {
  const text = useText();
  const time = useTime();
  const targetText = useTargetText();
  const { one } = props;
  const canCompare = one.status === 'sent' || one.status === 'logged';
  const at = one.sent_at ?? (one.status === 'cancelled' ? null : one.scheduled_at) ?? one.created_at;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          {one.news_id === null ? (
            <Typography dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {one.title}
            </Typography>
          ) : (
            <TitleLink to={`/news/${one.news_id}`}>{one.title}</TitleLink>
          )}
          {one.body && (
            <Typography dir="auto" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {one.body}
            </Typography>
          )}
        </Box>
        {canCompare && (
          <Checkbox
            checked={props.isChosen}
            onChange={(_, is) => props.choose(is)}
            slotProps={{ input: { 'aria-label': text('push.choose', { title: one.title }) } }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={colors[one.status] ?? 'default'}
          label={text(`push.status_${one.status}`)}
        />
        <Typography variant="body2" color="text.secondary">
          <bdi>{targetText(one.target)}</bdi> · <bdi>{time.absolute(at)}</bdi>
        </Typography>
      </Box>
      <Outcome one={one} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {(verbs[one.status] ?? []).filter(allowed).map((verb) => (
          <Button
            key={verb}
            size="small"
            color={verb === 'cancel' || verb === 'reject' ? 'error' : 'primary'}
            onClick={() => props.act(verb)}
          >
            {text(`push.${verb}`)}
          </Button>
        ))}
      </Box>
    </>
  );
}
