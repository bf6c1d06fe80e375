import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AdminFeedItem } from '../../../../src/feeds/model/feed.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCategories } from '../../news/category-field.tsx';
import { type Act, ItemButtons } from './item-buttons.tsx';
import { ItemGroup, ItemOfStory } from './item-group.tsx';

export function ItemRow({ item, act }: { item: AdminFeedItem; act: Act }) {
  const text = useText();
  const time = useTime();
  const categories = useCategories();
  const [isOpen, setOpen] = useState(false);
  const facts = [
    item.feed.title,
    time.near(item.published_at ?? item.first_seen_at),
    item.author ?? '',
    categories.find((one) => item.categories.includes(one.name))?.name ?? '',
  ];
  const held = item.duplicate_of === null ? 'feeds.held_other' : 'feeds.held_back';
  const standing = item.is_held_back ? held : 'feeds.duplicate';
  return (
    <>
      <Typography component="h2" lang={item.lang} dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {item.title}
      </Typography>
      {item.summary && (
        <Typography
          lang={item.lang}
          dir="auto"
          color="text.secondary"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {item.summary}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {item.news_id !== null && (
          <Chip size="small" variant="outlined" color="success" label={text('feeds.has_story')} />
        )}
        {(item.duplicate_of !== null || item.is_held_back) && (
          <Chip
            size="small"
            variant="outlined"
            color={item.is_held_back ? 'warning' : 'default'}
            label={text(standing)}
            sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        )}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).map((fact, i) => (
            <span key={fact}>
              {i > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => act(item, 'read')}>
          {text('feeds.read')}
        </Button>
        {item.sources.length > 0 && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {text('feeds.others', { count: item.sources.length })}
          </Button>
        )}
        {item.duplicate_of !== null && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {text('feeds.story_of')}
          </Button>
        )}
        <ItemButtons item={item} act={act} />
      </Box>
      {isOpen && item.duplicate_of !== null && <ItemOfStory id={item.duplicate_of} act={act} />}
      {isOpen && item.duplicate_of === null && <ItemGroup id={item.id} act={act} />}
    </>
  );
}
