import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { DinamError } from '../../../client/error.ts';
import { call } from '../api/http.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';

/** Names that are requested; of more only their number is shown. */
const mostNames = 8;

/** Fields that hold ids, with what these name. */
const named: Readonly<Record<string, { resource: string; field: string }>> = {
  category_id: { resource: 'categories', field: 'name' },
  place_ids: { resource: 'places', field: 'name' },
  media_id: { resource: 'media', field: 'name' },
  gallery: { resource: 'media', field: 'name' },
  translation_group: { resource: 'news', field: 'title' },
};

/** What rows are called, by their ids. */
function Names({ ids, resource, field }: { ids: readonly number[]; resource: string; field: string }) {
  const text = useText();
  const shown = ids.slice(0, mostNames);
  const rows = useQueries({
    queries: shown.map((id) => ({
      queryKey: ['name', resource, id],
      staleTime: 60_000,
      retry: false,
      queryFn: () => call<Record<string, unknown>>(`/api/admin/${resource}/${id}`, { query: { fields: field } }),
    })),
  });
  const names = rows.map(({ data, error }, at) => {
    const isGone = error instanceof DinamError && error.status === 404;
    return String(
      data?.data[field] ?? (isGone ? text('versions.gone', { id: shown[at] }) : error ? `#${shown[at]}` : '…'),
    );
  });
  const more = ids.length - shown.length;
  return <bdi>{[...names, ...(more > 0 ? [text('versions.more', { count: more })] : [])].join(', ')}</bdi>;
}

/** All that is said in a value, in its order. */
const wordsOf = (value: unknown): string[] =>
  value === null || value === undefined || value === ''
    ? []
    : typeof value === 'object'
      ? Object.values(value).flatMap(wordsOf)
      : [String(value)];

/** The value of a field of a story as people say it: names instead of numbers, in the language of the interface. */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  const text = useText();
  const time = useTime();
  if (wordsOf(value).length === 0) return '–';
  const names = named[field];
  if (names) return <Names ids={[value].flat().filter((id) => typeof id === 'number')} {...names} />;
  if (typeof value === 'boolean') return text(value ? 'versions.yes' : 'versions.no');
  if (typeof value !== 'string') return <bdi>{wordsOf(value).join(', ')}</bdi>;
  if (field === 'lang') return languageName(value);
  if (field === 'content_type') return text(`types.${value as 'article'}`);
  if (field === 'breaking_until' || field === 'expires_at') return time.absolute(value);
  return (
    <Box component="span" dir="auto">
      {value}
    </Box>
  );
}
