import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { AdminItem, StoryLanguages } from '../../../../../src/news/model/news.ts';
import { call } from '../../../api/http.ts';
import { languageName } from '../../../api/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';
import { Diff } from '../actions/diff.tsx';

const RichText = lazy(() =>
  import('../text/rich-text.tsx').then(({ RichText: component }) => ({ default: component })),
);

/** The fields that a translator writes. */
const translated = ['title', 'summary', 'content'];

/** A story in its languages. `id` null: it is not stored yet. */
export function useStoryLanguages(id: number | null) {
  const { data } = useQuery({
    queryKey: ['news', id, 'translations'],
    enabled: id !== null,
    queryFn: () => call<StoryLanguages>(`/api/admin/news/${id}/translations`),
  });
  return data?.data;
}

/**
 * The same story in another language, to be read beside the text that is written: `from` is the item shown, the original
 * unless another is chosen.
 */
export function SideBySide(props: { item: AdminItem; from: number; onFrom: (id: number) => void }) {
  const { item, from, onFrom } = props;
  const text = useText();
  const languages = useStoryLanguages(item.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['news', from],
    queryFn: () => call<AdminItem>(`/api/admin/news/${from}`),
  });
  const others = languages?.items.filter(({ id }) => id !== item.id) ?? [];
  const since = languages?.items.find(({ id }) => id === item.id)?.outdated_since ?? null;
  const shown = data?.data;
  return (
    // It stays in view as far down as this box reaches: the row of the text.
    <Box sx={{ minWidth: 0, alignSelf: 'stretch' }}>
      <Paper
        component="section"
        variant="outlined"
        tabIndex={0}
        aria-label={text('editor.side_text')}
        sx={{
          p: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          minWidth: 0,
          overflow: 'auto',
          position: { lg: 'sticky' },
          top: { lg: 116 },
          maxHeight: { xs: '45vh', lg: 'calc(100vh - 132px)' },
        }}
      >
        <TextField
          select
          size="small"
          label={text('editor.side_language')}
          value={others.some(({ id }) => id === from) ? from : ''}
          onChange={(event) => onFrom(Number(event.target.value))}
          sx={{ justifySelf: 'start', minWidth: 180 }}
        >
          {others.map(({ id, lang }) => (
            <MenuItem key={id} value={id} lang={lang}>
              {languageName(lang)}
            </MenuItem>
          ))}
        </TextField>
        {error && <Problem error={error} retry={() => void refetch()} />}
        {!shown && !error && <Loading />}
        {shown && since !== null && from === languages?.translation_group && (
          <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
            <Typography sx={{ fontWeight: 600, mb: 1 }}>{text('editor.changed')}</Typography>
            <Diff id={from} from={since} lang={shown.lang} only={translated} />
          </Alert>
        )}
        {shown && (
          <Box lang={shown.lang} dir="auto" sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
            <Typography component="p" sx={{ fontSize: '1.35rem', fontWeight: 600, lineHeight: 1.5 }}>
              {shown.title}
            </Typography>
            {shown.summary && <Typography color="text.secondary">{shown.summary}</Typography>}
            <Suspense fallback={<Loading />}>
              <RichText
                key={from}
                value={shown.content}
                lang={shown.lang}
                label={text('editor.side_text')}
                isReadOnly
              />
            </Suspense>
          </Box>
        )}
      </Paper>
    </Box>
  );
}
