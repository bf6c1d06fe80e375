import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { AdminFeedItem } from '../../../../client/schema.ts';
import { useText } from '../../i18n/use-text.ts';
import { may } from '../../session/rights.ts';

export type ItemAction = 'read' | 'draft' | 'publish' | 'remove';
export type Act = (item: AdminFeedItem, action: ItemAction) => void;

/** What can be done with an item. */
export function ItemButtons({ item, act }: { item: AdminFeedItem; act: Act }) {
  const text = useText();
  if (item.news_id !== null)
    return (
      <Button size="small" component={RouterLink} to={`/news/${item.news_id}`}>
        {text('editor.open_story')}
      </Button>
    );
  if (!may('feeds.write')) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => act(item, 'draft')}>
        {text('feeds.make_draft')}
      </Button>
      <Button size="small" onClick={() => act(item, 'publish')}>
        {text('feeds.publish_now')}
      </Button>
      <Button size="small" color="error" onClick={() => act(item, 'remove')}>
        {text('editor.remove')}
      </Button>
    </>
  );
}
