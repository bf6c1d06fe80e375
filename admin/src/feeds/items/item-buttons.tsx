import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { AdminFeedItem } from '../../../../src/feeds/model/feed.ts';
import { useText } from '../../i18n/use-text.ts';
import { may } from '../../session/rights.ts';

export type ItemAction = 'read' | 'draft' | 'publish' | 'remove' | 'part' | 'join';
export type Act = (item: AdminFeedItem, action: ItemAction) => void;

/** What can be done with an item. */
export function ItemButtons({ item, act }: { item: AdminFeedItem; act: Act }) {
  const text = useText();
  const mayWrite = may('feeds.write');
  // Who represents a story of several feeds stays there: the others are parted from it.
  const regroups = mayWrite && (item.duplicate_of !== null || item.sources.length === 0);
  const grouping = item.duplicate_of === null ? 'join' : 'part';
  const group = regroups && (
    <Button size="small" onClick={() => act(item, grouping)}>
      {text(`feeds.${grouping}`)}
    </Button>
  );
  const story = item.news_id !== null && (
    <Button size="small" component={RouterLink} to={`/news/${item.news_id}`}>
      {text('editor.open_story')}
    </Button>
  );
  // Of an item that took the place of another story that story is news, and this one may become news too.
  if (story && !item.is_held_back)
    return (
      <>
        {story}
        {group}
      </>
    );
  if (!mayWrite) return story || null;
  return (
    <>
      {story}
      <Button size="small" variant="outlined" onClick={() => act(item, 'draft')}>
        {text('feeds.make_draft')}
      </Button>
      {may('news.publish') && (
        <Button size="small" onClick={() => act(item, 'publish')}>
          {text('feeds.publish_now')}
        </Button>
      )}
      {group}
      <Button size="small" color="error" onClick={() => act(item, 'remove')}>
        {text('editor.remove')}
      </Button>
    </>
  );
}
