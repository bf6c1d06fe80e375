import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { find, findingOf, replaceFound } from './find.ts';

/** Finds and replaces in the text of a story. Enter goes to the next occurrence, Shift-Enter to the one before. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ count: findingOf(now.state).found.length, at: findingOf(now.state).at }),
  });
  useEffect(() => {
    editor.view.dispatch(find(editor.state.tr, query));
  }, [editor, query]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(find(editor.state.tr, ''));
    },
    [editor],
  );
  const move = (step: number) => {
    editor.view.dispatch(find(editor.state.tr, query, at + step));
    editor.view.dom.querySelector('.shown')?.scrollIntoView({ block: 'center' });
  };
  const replace = (isAll: boolean) => {
    const { found } = findingOf(editor.state);
    const chosen = isAll ? found : found.slice(at, at + 1);
    if (at >= 0) editor.view.dispatch(replaceFound(editor.state.tr, chosen, replacement));
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      move(event.shiftKey ? -1 : 1);
    }
  };
  return (
    <Box
      role="search"
      onKeyDown={keys}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        autoFocus
        size="small"
        label={text('editor.find')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minWidth: 48 }}>
        {query !== '' && `${String(at + 1)} / ${String(count)}`}
      </Typography>
      <TextField
        size="small"
        label={text('editor.replace_by')}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Button size="small" disabled={count === 0} onClick={() => replace(false)}>
        {text('editor.replace')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={() => replace(true)}>
        {text('editor.replace_all')}
      </Button>
      <IconButton size="small" aria-label={text('layout.close')} onClick={close} sx={{ marginInlineStart: 'auto' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
