import AddAPhoto from '@mui/icons-material/AddAPhoto';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useNotify } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { messageOf } from '../api/http.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { useUnkept } from '../record/unsaved/use-unsaved.ts';
import { TypedField } from '../typing/typed-field.tsx';
import { postEntry } from './outbox.ts';
import type { PendingEntry } from './outbox-store.ts';
import { entryHtml, textOf } from './text.ts';

const draftKey = (id: number, part = ''): string => `dinam.live.draft.${id}${part}`;
const keep = (key: string, value: string) =>
  value === '' ? localStorage.removeItem(key) : localStorage.setItem(key, value);
/** Removes a draft that was posted, unless the next entry has been begun in its place. */
const removePosted = (key: string, posted: string) => {
  if (localStorage.getItem(key) === posted) localStorage.removeItem(key);
};
/** What was posted and not stored, in front of what has been typed since. */
const restored = (key: string, posted: string, between: string): string => {
  const now = localStorage.getItem(key) ?? '';
  return now === posted ? posted : [posted, now].filter(Boolean).join(between);
};

/** An entry that the server has refused is written anew, in front of what has been typed since. */
export function writeAgain({ newsId, body: { title, content } }: PendingEntry): void {
  const key = draftKey(newsId);
  keep(key, [textOf(content), localStorage.getItem(key)].filter(Boolean).join('\n\n'));
  const ofTitle = draftKey(newsId, '.title');
  keep(ofTitle, [title, localStorage.getItem(ofTitle)].filter(Boolean).join(' '));
}

/** Where an entry is written. What is typed survives a closed page; posting stores it on the device first. `refused`: the entry that is written anew. */
export function EntryComposer({ id, lang, refused }: { id: number; lang: string; refused: PendingEntry | null }) {
  const text = useText();
  const name = useFieldName();
  const notify = useNotify();
  const [typed, setTyped] = useState(() => localStorage.getItem(draftKey(id)) ?? '');
  const [title, setTitle] = useState<string | null>(() => localStorage.getItem(draftKey(id, '.title')));
  const [picture, setPicture] = useState<File | null>(refused?.picture ?? null);
  const [isKey, setKey] = useState(refused?.body.is_key_event ?? false);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // The text is on the device; a picture is kept nowhere before the entry is posted.
  useUnkept(picture !== null);
  const isEmpty = typed.trim() === '' && !title?.trim() && !picture;

  const type = (value: string) => {
    setTyped(value);
    keep(draftKey(id), value);
  };
  const typeTitle = (value: string) => {
    setTitle(value);
    keep(draftKey(id, '.title'), value);
  };
  const post = async () => {
    if (isEmpty) return;
    const at = new Date().toISOString();
    // The fields are empty before the device has stored the entry: what is typed meanwhile belongs to the next one,
    // and a second click finds nothing to post. The draft stays until then, in case the page is closed.
    setTyped('');
    setTitle(null);
    setPicture(null);
    setKey(false);
    field.current?.focus();
    try {
      const body = { title: title?.trim() || null, content: entryHtml(typed), is_key_event: isKey, at };
      await postEntry(id, body, picture);
      removePosted(draftKey(id), typed);
      removePosted(draftKey(id, '.title'), title ?? '');
    } catch (error) {
      type(restored(draftKey(id), typed, '\n\n'));
      if (title !== null) typeTitle(restored(draftKey(id, '.title'), title, ' '));
      setPicture((chosen) => chosen ?? picture);
      setKey((chosen) => chosen || isKey);
      notify(text('live.not_stored', { reason: messageOf(error) }), { type: 'error' });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void post();
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={text('live.new')}
      onKeyDown={onKeyDown}
      sx={{ p: 1.5, display: 'grid', gap: 1.5 }}
    >
      {title !== null && (
        <TypedField
          autoFocus
          lang={lang}
          label={name('title')}
          value={title}
          onChange={(event) => typeTitle(event.target.value)}
          htmlInput={{ maxLength: 300 }}
        />
      )}
      <TypedField
        multiline
        lang={lang}
        minRows={4}
        maxRows={14}
        inputRef={field}
        placeholder={text('live.what')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        htmlInput={{ 'aria-label': text('live.what'), maxLength: 15_000 }}
        sx={{ '& textarea': { fontSize: '1.15rem', lineHeight: 1.6 } }}
      />
      {picture && (
        <Chip label={picture.name} onDelete={() => setPicture(null)} sx={{ maxWidth: '100%', justifySelf: 'start' }} />
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<AddAPhoto />} onClick={() => input.current?.click()}>
          {text('live.picture')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          aria-label={text('live.picture')}
          onChange={(event) => {
            setPicture(event.target.files?.[0] ?? null);
            event.target.value = '';
          }}
        />
        {title === null && (
          <Button color="inherit" onClick={() => setTitle('')}>
            {text('live.add_title')}
          </Button>
        )}
        <FormControlLabel
          control={<Switch checked={isKey} onChange={(_, value) => setKey(value)} />}
          label={name('is_key_event')}
          sx={{ mx: 0 }}
        />
        <Button
          variant="contained"
          size="large"
          disabled={isEmpty}
          onClick={() => void post()}
          sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: 140, marginInlineStart: 'auto' }}
        >
          {text('live.post')}
        </Button>
      </Box>
    </Paper>
  );
}
