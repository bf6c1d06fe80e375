import Lock from '@mui/icons-material/Lock';
import Sensors from '@mui/icons-material/Sensors';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { closedBy } from '../../session/limits.ts';
import { may } from '../../session/rights.ts';
import { currentSession } from '../../session/session.ts';

const colors = {
  draft: 'default',
  review: 'warning',
  scheduled: 'info',
  published: 'success',
  archived: 'default',
  trashed: 'error',
} as const;

/** The state of a story; of a scheduled one with the time at which it appears. */
export function StatusChip({ status, at }: { status: AdminItem['status']; at?: string | null }) {
  const text = useText();
  const time = useTime();
  const when = status === 'scheduled' && at ? ` · ${time.planned(at)}` : '';
  return <Chip size="small" label={text(`status.${status}`) + when} color={colors[status]} variant="outlined" />;
}

/** What is special about a story: breaking, unpublished changes, somebody else edits it. */
export function Marks({ story }: { story: AdminItem }) {
  const text = useText();
  const time = useTime();
  const changesAt = story.working_copy?.publish_at;
  const closed = closedBy(story);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
      {story.content_type === 'live' && may('live.read') && (
        <Chip
          size="small"
          clickable
          component={Link}
          to={`/news/${story.id}/live`}
          icon={<Sensors />}
          label={text('live.title')}
          color={story.live_ended_at === null ? 'primary' : 'default'}
        />
      )}
      {story.is_breaking && <Chip size="small" color="error" label={text('news.breaking')} />}
      {story.is_featured && <Chip size="small" label={text('news.featured')} />}
      {story.working_copy && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={[text('news.has_changes'), changesAt && time.planned(changesAt)].filter(Boolean).join(' · ')}
        />
      )}
      {closed !== null && closed !== 'right' && closed !== 'trashed' && (
        <Chip size="small" icon={<Visibility />} variant="outlined" label={text('news.read_only')} />
      )}
      {story.editing && story.editing.user.id !== currentSession().me?.id && (
        <Chip
          size="small"
          icon={<Lock />}
          variant="outlined"
          label={text('news.edited_by', { name: story.editing.user.name })}
        />
      )}
    </Box>
  );
}
