import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { Media, MediaUse } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';
import { type Key, useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';

/** The pages on which what shows files is changed, by resource, and their names. */
const pages: Record<string, { path: (use: MediaUse) => string; name: Key } | undefined> = {
  news: { path: ({ id }) => `/news/${id}`, name: 'news.title' },
  'working-copies': { path: ({ id }) => `/news/${id}`, name: 'news.has_changes' },
  'live-entries': { path: ({ news_id }) => `/news/${news_id}/live`, name: 'live.title' },
  products: { path: ({ id }) => `/products/${id}`, name: 'shopping.title' },
  categories: { path: () => '/categories', name: 'categories.title' },
  'product-categories': { path: () => '/products/categories', name: 'shopping.title' },
  festivals: { path: () => '/festivals', name: 'festivals.title' },
  panchang: { path: ({ title }) => `/almanac/${title}`, name: 'almanac.title' },
  settings: { path: () => '/settings/basic', name: 'settings.title' },
};

/** Where a file is used, with the way there. */
export function MediaUses({ media, onOpen }: { media: Media; onOpen: () => void }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['media', media.id, 'uses'],
    queryFn: () => call<MediaUse[]>(`/api/admin/media/${media.id}/uses`),
  });
  const uses = data?.data ?? [];
  const unseen = data ? Math.max(0, media.use_count - uses.length) : 0;
  return (
    <Box>
      <Typography component="h3" variant="h3">
        {text('media.used', { count: media.use_count })}
      </Typography>
      {error && <Problem error={error} retry={() => void refetch()} />}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {uses.map((use) => {
          const page = pages[use.resource];
          const title = use.title ?? String(use.id);
          return (
            <li key={`${use.resource}-${use.id}`}>
              {page ? (
                <Link component={RouterLink} to={page.path(use)} dir="auto" onClick={onOpen}>
                  {title}
                </Link>
              ) : (
                <span dir="auto">{title}</span>
              )}
              {page && use.resource !== 'news' && (
                <Typography component="span" variant="body2" color="text.secondary" sx={{ marginInlineStart: 1 }}>
                  {text(page.name)}
                </Typography>
              )}
            </li>
          );
        })}
      </Box>
      {unseen > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('crop.used_unseen', { count: unseen })}
        </Typography>
      )}
    </Box>
  );
}
