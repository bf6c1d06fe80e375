import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { Fragment } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { languageName } from '../../api/languages.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { TitleLink } from '../../layout/title-link.tsx';
import { Marks, StatusChip } from './marks.tsx';
import { rowOf } from './use-list-keys.ts';

/** The list on a phone. */
export function StoryCards() {
  const text = useText();
  const time = useTime();
  const { data = [], selectedIds, onToggleItem } = useListContext<AdminItem>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((story) => (
        <Box
          component="li"
          key={story.id}
          {...rowOf(story.id)}
          sx={{ display: 'flex', gap: 0.5, p: 1, borderBottom: 1, borderColor: 'divider', alignItems: 'flex-start' }}
        >
          <Checkbox
            size="small"
            checked={selectedIds.includes(story.id)}
            onChange={() => onToggleItem(story.id)}
            slotProps={{ input: { 'aria-label': text('news.select_one', { title: story.title }) } }}
          />
          <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
            <TitleLink to={`/news/${story.id}`} lang={story.lang}>
              {story.title}
            </TitleLink>
            <Typography variant="body2" color="text.secondary">
              {[story.category_name, languageName(story.lang)].filter(Boolean).map((name) => (
                <Fragment key={name}>
                  <bdi>{name}</bdi>
                  {' · '}
                </Fragment>
              ))}
              {time.near(story.updated_at)}
            </Typography>
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              <StatusChip status={story.status} at={story.published_at} />
              <Marks story={story} />
            </Box>
          </Box>
          {story.thumbnail_url && (
            <Box
              component="img"
              src={story.thumbnail_url}
              alt=""
              loading="lazy"
              sx={{ width: 72, height: 54, borderRadius: 1, objectFit: 'cover', flexShrink: 0 }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
