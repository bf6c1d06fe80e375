import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useCategories } from '../../category-field.tsx';
import type { StoryFields } from '../story.ts';
import { plainText } from '../text/plain.ts';
import { useMedia, usePicture } from './picture.tsx';
import { FieldSection } from './section.tsx';

const lines = (count: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: count, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;

/** The story as a phone shows it, while it is written: in the list, opened, and as a notification. */
export const StoryPreview = memo(({ fields, item }: { fields: StoryFields; item: AdminItem | null }) => {
  const text = useText();
  const [view, setView] = useState<'card' | 'article' | 'push'>('card');
  const media = useMedia(fields.media_id);
  const category = useCategories().find(({ id }) => id === fields.category_id)?.name;
  const image = usePicture(fields.media_id, item);
  const title = fields.title || text('editor.no_title');
  const summary = fields.summary || plainText(fields.content).slice(0, 300);
  const picture = (ratio: string) =>
    image && (
      <Box
        component="img"
        src={image}
        {...(media?.srcset ? { srcSet: media.srcset.webp, sizes: '290px' } : {})}
        alt=""
        sx={{ width: '100%', aspectRatio: ratio, objectFit: 'cover', display: 'block' }}
      />
    );
  return (
    <FieldSection title={text('editor.preview')}>
      <Tabs value={view} onChange={(_, to) => setView(to)} aria-label={text('editor.preview')} variant="fullWidth">
        <Tab value="card" label={text('editor.card')} />
        <Tab value="article" label={text('editor.article')} />
        <Tab value="push" label={text('editor.push')} />
      </Tabs>
      <Box
        lang={fields.lang}
        dir={fields.lang === 'ur' ? 'rtl' : 'ltr'}
        sx={{
          border: '6px solid',
          borderColor: 'text.primary',
          borderRadius: '26px',
          overflow: 'hidden',
          maxWidth: 300,
          width: '100%',
          mx: 'auto',
          bgcolor: 'background.paper',
          minHeight: 300,
          maxHeight: 460,
          overflowY: 'auto',
        }}
        tabIndex={0}
        role="region"
        aria-label={text('editor.phone')}
      >
        {view === 'push' ? (
          <Box sx={{ bgcolor: 'action.selected', p: 1.5, minHeight: 290 }}>
            <Box sx={{ bgcolor: 'background.paper', borderRadius: 3, p: 1.5, display: 'grid', gap: 0.25 }}>
              <Typography variant="caption" color="text.secondary">
                {category ?? text('editor.now')}
              </Typography>
              <Typography sx={{ fontWeight: 650, ...lines(2) }}>{title}</Typography>
              <Typography variant="body2" sx={lines(3)}>
                {summary}
              </Typography>
              {picture('2/1')}
            </Box>
          </Box>
        ) : view === 'card' ? (
          <Box>
            {picture('16/9')}
            <Box sx={{ p: 1.5 }}>
              {fields.is_breaking && (
                <Typography
                  variant="caption"
                  sx={{
                    display: 'inline-block',
                    bgcolor: 'error.main',
                    color: 'error.contrastText',
                    px: 1,
                    borderRadius: '6px',
                  }}
                >
                  {text('news.breaking')}
                </Typography>
              )}
              <Typography sx={{ fontWeight: 650, fontSize: '1.05rem', ...lines(3) }}>{title}</Typography>
              <Typography variant="body2" color="text.secondary" sx={lines(2)}>
                {summary}
              </Typography>
            </Box>
          </Box>
        ) : (
          <Box sx={{ p: 1.5, '& img': { maxWidth: '100%', height: 'auto' } }}>
            <Typography sx={{ fontWeight: 700, fontSize: '1.25rem', mb: 1 }}>{title}</Typography>
            {picture('16/9')}
            <ArticleText html={fields.content} />
          </Box>
        )}
      </Box>
    </FieldSection>
  );
});

/** Headings and paragraphs as text: nothing of what was pasted runs. */
function ArticleText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.children].map((element, i) => (
    <Box
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name, and are shown only
      key={i}
      component={/^H[234]$/.test(element.tagName) ? 'h3' : 'p'}
      sx={{ my: 1, lineHeight: 1.7 }}
    >
      {element.textContent}
    </Box>
  ));
}
