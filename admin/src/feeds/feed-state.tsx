import Chip from '@mui/material/Chip';
import type { Feed } from '../../../src/feeds/model/feed.ts';
import { useText } from '../i18n/use-text.ts';

/** Whether a feed is fetched, and how that goes. */
export function FeedState({ feed }: { feed: Feed }) {
  const text = useText();
  const [color, label] = !feed.is_active
    ? (['warning', text(feed.stopped_reason === null ? 'feeds.paused' : 'feeds.stopped')] as const)
    : feed.error_count > 0
      ? (['error', text('feeds.failing')] as const)
      : feed.last_fetched_at === null
        ? (['primary', text('feeds.new_one')] as const)
        : (['success', text('feeds.well')] as const);
  return <Chip size="small" variant="outlined" color={color} label={label} />;
}
