import PushPin from '@mui/icons-material/PushPin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { AdminLiveEntry } from '../../../src/liveblog/model.ts';
import { fromLocalInput, toLocalInput, useTime } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { StoredHtml } from '../record/stored-html.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useTyped } from '../record/unsaved/use-typed.ts';
import { TypedField } from '../typing/typed-field.tsx';
import { entryHtml, isPlain, textOf } from './text.ts';
import type { Blog } from './use-blog.ts';

const RichText = lazy(() =>
  import('../news/editor/text/rich-text.tsx').then(({ RichText: component }) => ({ default: component })),
);

interface Props {
  entry: AdminLiveEntry;
  lang: AdminLiveEntryLang;
  blog: Blog;
}
type AdminLiveEntryLang = NonNullable<Blog['story']['data']>['data']['lang'];

/** Plain text as it was typed; an entry with links or lists in the editor of stories, which keeps them. */
function EditEntry({ entry, lang, blog, onDone }: Props & { onDone: () => void }) {
  const text = useText();
  const name = useFieldName();
  const wasPlain = isPlain(entry.content);
  const [value, setValue, unsaved] = useTyped(
    `live.${entry.id}`,
    {
      title: entry.title ?? '',
      content: wasPlain ? textOf(entry.content) : entry.content,
      at: toLocalInput(entry.at),
      isKey: entry.is_key_event,
    },
    { rev: entry.rev },
  );
  const { title, content, at, isKey } = value;
  const change = (part: Partial<typeof value>) => setValue((now) => ({ ...now, ...part }));
  const save = async () => {
    const body = {
      title: title.trim() || null,
      content: wasPlain ? entryHtml(content) : content,
      is_key_event: isKey,
      // The field has minutes alone: a time that was not changed keeps its seconds.
      ...(at !== '' && at !== toLocalInput(entry.at) ? { at: fromLocalInput(at) as string } : {}),
    };
    if (!(await blog.change(entry, body))) return;
    unsaved.sent();
    onDone();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Unfinished of={unsaved} />
      <TypedField
        lang={lang}
        label={name('title')}
        value={title}
        onChange={(event) => change({ title: event.target.value })}
        htmlInput={{ maxLength: 300 }}
      />
      {wasPlain ? (
        <TypedField
          multiline
          lang={lang}
          autoFocus
          minRows={3}
          label={name('text')}
          value={content}
          onChange={(event) => change({ content: event.target.value })}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <RichText value={content} onChange={(to) => change({ content: to })} lang={lang} isReadOnly={false} />
        </Suspense>
      )}
      <TextField
        type="datetime-local"
        label={name('at')}
        value={at}
        onChange={(event) => change({ at: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ justifySelf: 'start' }}
      />
      <FormControlLabel
        control={<Switch checked={isKey} onChange={(_, value) => change({ isKey: value })} />}
        label={name('is_key_event')}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={() => void save()}>
          {text('layout.save')}
        </Button>
        <Button color="inherit" onClick={() => unsaved.leave(onDone)}>
          {text('layout.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** An entry as readers see it, with what may be done. */
export function EntryCard({ canWrite, ...props }: Props & { canWrite: boolean }) {
  const text = useText();
  const name = useFieldName();
  const time = useTime();
  const [isEditing, setEditing] = useState(false);
  const { entry, lang, blog } = props;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, borderInlineStartWidth: entry.is_key_event ? 4 : 1 }}>
      {isEditing ? (
        <EditEntry {...props} onDone={() => setEditing(false)} />
      ) : (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="body2" color="text.secondary" component="time" dateTime={entry.at}>
              {time.absolute(entry.at)}
            </Typography>
            {entry.is_pinned && <Chip size="small" icon={<PushPin />} label={name('is_pinned')} />}
            {entry.is_key_event && <Chip size="small" color="primary" label={name('is_key_event')} />}
          </Box>
          {entry.title && (
            <Typography component="h3" variant="h3" lang={lang} dir="auto">
              {entry.title}
            </Typography>
          )}
          {entry.content !== '' && <StoredHtml html={entry.content} lang={lang} sx={{ '& p': { my: 0.5 } }} />}
          {entry.image_url && (
            <Box
              component="img"
              src={entry.image_url}
              alt=""
              loading="lazy"
              sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: 2, justifySelf: 'start' }}
            />
          )}
          {canWrite && (
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              <Button onClick={() => setEditing(true)}>{text('live.edit')}</Button>
              <Button onClick={() => void blog.change(entry, { is_pinned: !entry.is_pinned })}>
                {text(entry.is_pinned ? 'live.unpin' : 'live.pin')}
              </Button>
              <Button color="error" onClick={() => void blog.remove(entry)}>
                {text('editor.remove')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Paper>
  );
}
