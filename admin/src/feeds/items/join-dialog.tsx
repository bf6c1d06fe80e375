import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminFeedItem } from '../../../../src/feeds/model/feed.ts';
import { call } from '../../api/http.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { Loading } from '../../layout/loading.tsx';
import { Problem } from '../../layout/problem.tsx';
import { SearchField } from '../../layout/search-field.tsx';

const shown = 10;

/** Looks for the story that an item belongs to, among those of its language. */
export function JoinDialog(props: {
  item: AdminFeedItem;
  onChoose: (story: AdminFeedItem) => void;
  onClose: () => void;
}) {
  const { item, onChoose, onClose } = props;
  const text = useText();
  const time = useTime();
  const [search, setSearch] = useState('');
  const query = { lang: item.lang, duplicates: 'without', search: search.trim(), sort: '-first_seen_at' };
  const { data, error } = useQuery({
    queryKey: ['feed-items', 'stories', query],
    queryFn: ({ signal }) =>
      call<AdminFeedItem[]>('/api/admin/feed-items', { query: { ...query, limit: shown + 1 }, signal }),
  });
  const stories = data?.data.filter(({ id }) => id !== item.id).slice(0, shown);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="join-title">
      <DialogTitle id="join-title">{text('feeds.join_item')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography lang={item.lang} dir="auto" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {item.title}
        </Typography>
        <Box sx={{ pt: 0.5 }}>
          <SearchField label={text('feeds.search_items')} value={search} onChange={setSearch} lang={item.lang} />
        </Box>
        {error && <Problem error={error} />}
        {!error && !stories && <Loading />}
        {stories?.length === 0 && <Typography>{text('feeds.no_items_found')}</Typography>}
        {stories && stories.length > 0 && (
          <List dense disablePadding aria-label={text('feeds.items')}>
            {stories.map((story) => (
              <ListItem key={story.id} disablePadding>
                <ListItemButton onClick={() => onChoose(story)}>
                  <ListItemText
                    primary={
                      <span lang={story.lang} dir="auto">
                        {story.title}
                      </span>
                    }
                    secondary={
                      <>
                        <bdi>{story.feed.title}</bdi> · {time.near(story.published_at ?? story.first_seen_at)}
                      </>
                    }
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('layout.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
