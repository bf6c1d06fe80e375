import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { RevisionDiff, WholeWorkingCopyRevision } from '../../../../../src/news/model/revision.ts';
import { call } from '../../../api/http.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';
import { FieldValue } from '../../field-value.tsx';

type Part = { value: string; added: boolean; removed: boolean };

/** Text by words: what came, and what went. */
function Words({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      {parts.map(({ value, added, removed }, i) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name and do not move
          key={i}
          component={added ? 'ins' : removed ? 'del' : 'span'}
          sx={{
            bgcolor: added ? 'rgba(40,160,80,.22)' : removed ? 'rgba(200,50,40,.2)' : undefined,
            textDecoration: removed ? 'line-through' : 'none',
          }}
        >
          {value.replace(/<[^>]+>/g, ' ')}
        </Box>
      ))}
    </>
  );
}

/** What differs, field by field. */
function Fields({ fields, lang }: { fields: RevisionDiff['fields']; lang: string }) {
  const text = useText();
  const name = useFieldName();
  if (fields.length === 0) return <Typography color="text.secondary">{text('editor.no_difference')}</Typography>;
  return fields.map(({ field, parts, before, after }) => (
    <Box key={field} sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{name(field)}</Typography>
      {parts ? (
        <Typography component="div" lang={lang} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <Words parts={parts} />
        </Typography>
      ) : (
        <Typography
          component="div"
          sx={{ overflowWrap: 'anywhere', '& del': { color: 'text.secondary', textDecoration: 'none' } }}
        >
          <del>
            <FieldValue field={field} value={before} />
          </del>{' '}
          →{' '}
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            <FieldValue field={field} value={after} />
          </Box>
        </Typography>
      )}
    </Box>
  ));
}

/** What differs between two revisions of a story; `from` absent: the one before. `only` names the fields to show. */
export function Diff(props: { id: number; from?: number; to?: number; lang: string; only?: readonly string[] }) {
  const { id, from, to, lang, only } = props;
  const { data, error, isPending } = useQuery({
    queryKey: ['news', id, 'diff', from, to],
    queryFn: () => call<RevisionDiff>(`/api/admin/news/${id}/revisions/diff`, { query: { from, to } }),
  });
  if (error) return <Problem error={error} />;
  if (isPending) return <Loading />;
  return <Fields fields={data.data.fields.filter(({ field }) => only?.includes(field) ?? true)} lang={lang} />;
}

/** What a save beside a story has changed, or was discarded of it. */
export function CopyDiff({ id, number, lang }: { id: number; number: number; lang: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['news', id, 'beside', number],
    queryFn: () => call<WholeWorkingCopyRevision>(`/api/admin/news/${id}/working-copy/revisions/${number}`),
  });
  if (error) return <Problem error={error} />;
  return isPending ? <Loading /> : <Fields fields={data.data.changes} lang={lang} />;
}
