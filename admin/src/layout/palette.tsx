import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent as Key, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminItem } from '../../../client/schema.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { pageLinks } from './pages.ts';

interface Entry {
  id: string;
  title: string;
  about?: string;
  lang?: string;
  path: string;
}

/** Pages, actions and stories by words, in any script. */
export function Palette({ isOpen, open }: { isOpen: boolean; open: (is: boolean) => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const search = useDeferredValue(words.trim());

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);

  const stories = useQuery({
    queryKey: ['palette', search],
    enabled: isOpen && search.length > 1,
    queryFn: ({ signal }) =>
      call<Pick<AdminItem, 'id' | 'title' | 'lang' | 'status'>[]>('/api/admin/news', {
        query: { search, limit: 8, fields: 'title,lang,status', count: false },
        signal,
      }),
  });
  const actions: Entry[] = [
    ...(may('news.write') ? [{ id: 'new', title: text('news.new'), path: '/news/create' }] : []),
    ...(may('shopping.write') ? [{ id: 'new-product', title: text('shopping.new'), path: '/products/create' }] : []),
    ...(may('feeds.write') ? [{ id: 'new-feed', title: text('feeds.new'), path: '/feeds/create' }] : []),
    ...(may('polls.write') ? [{ id: 'new-poll', title: text('polls.new'), path: '/polls/create' }] : []),
    ...pageLinks.filter(({ right }) => may(right)).map(({ path, title }) => ({ id: path, title: text(title), path })),
  ].filter(({ title }) => title.toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  const found: Entry[] = (search.length > 1 ? (stories.data?.data ?? []) : []).map(({ id, title, lang, status }) => ({
    id: `news-${id}`,
    title,
    about: text(`status.${status}`),
    lang,
    path: `/news/${id}`,
  }));
  const entries = [...actions, ...found];
  const close = () => {
    open(false);
    setWords('');
    setAt(0);
  };
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    close();
    navigate(entry.path);
  };
  const onKeyDown = (event: Key) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown') setAt(Math.min(entries.length - 1, at + 1));
    else if (key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (key === 'Enter') go(entries[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('palette.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={words}
        placeholder={text('palette.hint')}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': text('palette.title'),
          'aria-expanded': true,
          'aria-controls': 'palette-entries',
          'aria-activedescendant': entries[at] && `palette-${entries[at].id}`,
        }}
        sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      />
      <List
        id="palette-entries"
        role="listbox"
        aria-label={text('palette.title')}
        sx={{ maxHeight: 420, overflow: 'auto' }}
      >
        {entries.map((entry, i) => (
          <ListItemButton
            key={entry.id}
            id={`palette-${entry.id}`}
            role="option"
            aria-selected={i === at}
            selected={i === at}
            onClick={() => go(entry)}
          >
            <ListItemText primary={<span lang={entry.lang}>{entry.title}</span>} secondary={entry.about} />
          </ListItemButton>
        ))}
      </List>
      {entries.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {text('palette.nothing')}
        </Typography>
      )}
    </Dialog>
  );
}
