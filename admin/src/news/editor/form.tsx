import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DinamError } from '../../../../client/error.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { Loading } from '../../layout/loading.tsx';
import { TypingProvider, TypingSwitch } from '../../typing/typing.tsx';
import { ActionBar } from './actions/action-bar.tsx';
import { LockBanner } from './actions/lock-banner.tsx';
import type { StoryDraft } from './draft.ts';
import { fieldId } from './field-id.ts';
import { ClosedStory } from './fields/closed.tsx';
import { CountedField } from './fields/counted-field.tsx';
import { Languages } from './fields/languages.tsx';
import { Outdated } from './fields/outdated.tsx';
import { PictureFields } from './fields/picture.tsx';
import { PlacementFields } from './fields/placement.tsx';
import { StoryPreview } from './fields/preview.tsx';
import { Review } from './fields/review.tsx';
import { Seo } from './fields/seo.tsx';
import { SideBySide, useStoryLanguages } from './fields/side-by-side.tsx';
import { Timing } from './fields/timing.tsx';
import { WritingFields } from './fields/writing.tsx';
import { useLock } from './use-lock.ts';
import { isReadOnly as cannotWrite, type StoryEditor, useStory } from './use-story.ts';

const RichText = memo(
  lazy(() => import('./text/rich-text.tsx').then(({ RichText: component }) => ({ default: component }))),
);
const ConflictDialog = lazy(() =>
  import('./actions/conflict-dialog.tsx').then(({ ConflictDialog: component }) => ({ default: component })),
);
const Line = memo(CountedField);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** As the server counts it for readers. */
const wordsPerMinute = 180;

/** Words of a text and the minutes that reading takes. */
function textFigures(html: string): { words: number; minutes: number } {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&nbsp;/g, ' ');
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return { words: count, minutes: Math.max(1, Math.round(count / wordsPerMinute)) };
}

/** What the server said of fields: of those that are left out, and of those without which nothing is saved. */
function errorsOf({ error, refused }: Pick<StoryEditor, 'error' | 'refused'>): Record<string, string> {
  const named = error instanceof DinamError ? (error.errors ?? []) : [];
  const all = [
    ...named.map(({ field, message }) => [field, message] as const),
    ...refused.map(({ path, message }) => [path, message] as const),
  ];
  // An entry of a list has no field of its own.
  return Object.fromEntries(
    all.flatMap(([path, message]) => [
      [path.replace(/\.\d+.*$/, ''), message],
      [path, message],
    ]),
  );
}

/**
 * The story for what only shows it: its fields follow when nobody is typing, so that each key is answered at once on a slow
 * phone too. Whether it is saved is shown at once.
 */
function useShown(story: StoryEditor): StoryEditor {
  const later = useDeferredValue(story);
  const isSame = (['state', 'stored', 'error', 'refused', 'conflict', 'isKept'] as const).every(
    (key) => later[key] === story[key],
  );
  return isSame ? later : story;
}

/** A story as it is written: the text, and beside it everything that belongs to it. */
export function StoryForm({ draft }: { draft: StoryDraft }) {
  const text = useText();
  const name = useFieldName();
  const story = useStory(draft);
  const { fields, stored, set } = story;
  const isReadOnly = cannotWrite(stored);
  const lock = useLock(isReadOnly ? null : (stored.item?.id ?? null)); // who only reads keeps nobody from writing
  const { error, refused } = story;
  const errors = useMemo(() => errorsOf({ error, refused }), [error, refused]);
  const shown = useShown(story);
  const figures = useMemo(() => textFigures(shown.fields.content), [shown.fields.content]);
  const { flush } = story;
  const [search, setSearch] = useSearchParams();
  const beside = stored.item && Number(search.get('beside')) > 0 ? Number(search.get('beside')) : null;
  const languages = useStoryLanguages(stored.item?.id ?? null);
  const onBeside = useCallback(
    (id: number | null) => setSearch(id === null ? {} : { beside: String(id) }, { replace: true }),
    [setSearch],
  );
  const onTitle = useCallback((title: string) => set({ title }), [set]);
  const onSummary = useCallback((summary: string) => set({ summary }), [set]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void flush().catch(() => {});
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [flush]);

  return (
    <TypingProvider lang={fields.lang}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ActionBar story={shown} isReadOnly={isReadOnly} />
        {lock.other && <LockBanner other={lock.other} takeOver={lock.takeOver} />}
        {stored.item && <ClosedStory item={stored.item} />}
        {stored.item?.review_note && <Alert severity="info">{stored.item.review_note}</Alert>}
        {stored.item?.status === 'published' && !isReadOnly && (
          <Typography variant="body2" color="text.secondary">
            {text('editor.beside')}
          </Typography>
        )}
        <Languages story={shown} beside={beside} onBeside={onBeside} />
        {stored.item && languages && (
          <Outdated
            id={stored.item.id}
            languages={languages}
            onShow={beside === languages.translation_group ? null : () => onBeside(languages.translation_group)}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: beside === null ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr) minmax(0, 1fr)',
            },
            gridTemplateRows: { lg: beside === null ? 'auto 1fr' : 'auto' },
            alignItems: 'start',
          }}
        >
          {stored.item && beside !== null && <SideBySide item={stored.item} from={beside} onFrom={onBeside} />}
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {!isReadOnly && <TypingSwitch lang={fields.lang} />}
            <Line
              id={fieldId('title')}
              isLarge
              label={name('title')}
              value={fields.title}
              onChange={onTitle}
              lang={fields.lang}
              fits={90}
              most={300}
              isReadOnly={isReadOnly}
              autoFocus={!stored.item}
              error={errors.title}
            />
            <Line
              id={fieldId('summary')}
              label={name('summary')}
              value={fields.summary}
              onChange={onSummary}
              lang={fields.lang}
              fits={160}
              most={1_500}
              rows={2}
              empty="editor.summary_empty"
              isReadOnly={isReadOnly}
              error={errors.summary}
            />
            <Suspense fallback={<Loading />}>
              <RichText
                id={fieldId('content')}
                value={fields.content}
                onChange={story.setText}
                lang={fields.lang}
                newsId={stored.item?.id ?? null}
                isReadOnly={isReadOnly}
              />
            </Suspense>
            {errors.content && <FormHelperText error>{errors.content}</FormHelperText>}
            <Typography variant="body2" color="text.secondary">
              {text('editor.figures', figures)}
            </Typography>
          </Box>
          <Box
            component="aside"
            aria-label={text('editor.details')}
            sx={{
              display: 'grid',
              gap: 2,
              minWidth: 0,
              alignItems: 'start',
              // Beside another language there is no room for a third column.
              ...(beside === null
                ? { gridRow: { lg: '1 / span 2' }, gridColumn: { lg: 2 } }
                : { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }),
            }}
          >
            <PictureFields story={story} isReadOnly={isReadOnly} errors={errors} />
            <PlacementFields story={story} isReadOnly={isReadOnly} errors={errors} />
            <Timing story={story} isReadOnly={isReadOnly} errors={errors} />
            <WritingFields story={story} isReadOnly={isReadOnly} errors={errors} />
            <StoryPreview fields={shown.fields} item={shown.stored.item} />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              minWidth: 0,
              alignItems: 'start',
              gridColumn: { lg: beside === null ? 1 : '1 / -1' },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {stored.item && <Review story={shown} item={stored.item} />}
            <Seo story={story} isReadOnly={isReadOnly} errors={errors} shown={shown.fields} />
          </Box>
        </Box>
        {story.conflict && (
          <Suspense>
            <ConflictDialog
              fields={story.conflict.fields}
              base={story.conflict.base}
              mine={fields}
              theirs={story.conflict.theirs.held}
              action={text('editor.merge')}
              onResolve={story.resolve}
            />
          </Suspense>
        )}
      </Box>
    </TypingProvider>
  );
}
