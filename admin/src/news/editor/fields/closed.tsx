import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import { call } from '../../../api/http.ts';
import { languageName } from '../../../api/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { closedBy, limitsNow } from '../../../session/limits.ts';
import { useCategories } from '../../category-field.tsx';

const listed = (names: readonly string[]): string => names.join(', ');

/** Why the story opens for reading alone: where it is, and what the user writes for. */
export function ClosedStory({ item }: { item: AdminItem }) {
  const text = useText();
  const closed = closedBy(item);
  const { langs, category_ids, place_ids } = limitsNow();
  const categories = useCategories();
  const places = useQuery({
    queryKey: ['places', 'names', place_ids],
    enabled: closed === 'place_ids',
    queryFn: async ({ signal }) => {
      const query = { ids: place_ids.slice(0, 50), fields: 'name', limit: 50 };
      return (await call<{ name: string }[]>('/api/admin/places', { query, signal })).data;
    },
  });
  if (closed === null || closed === 'right' || closed === 'trashed') return null;
  const values = {
    editors: {},
    scheduled: {},
    lang: { is: languageName(item.lang), yours: listed(langs.map(languageName)) },
    category_id: {
      is: item.category_name ?? text('editor.no_category'),
      yours: listed(categories.filter(({ id }) => category_ids.includes(id)).map(({ name }) => name)),
    },
    place_ids: {
      is: listed(item.places.map(({ name }) => name)) || text('editor.no_place'),
      yours: listed((places.data ?? []).map(({ name }) => name)),
    },
  };
  return <Alert severity="info">{text(`editor.closed_${closed}`, values[closed])}</Alert>;
}
