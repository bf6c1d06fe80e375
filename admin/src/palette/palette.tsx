import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent as Key, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { pageLinks } from '../layout/pages.ts';
import { may } from '../session/rights.ts';
import type { PaletteEntry } from './sources.ts';
import { type PaletteGroup, useFound } from './use-found.ts';

/** Parts of the settings, each with the right that shows it. */
const sections = [
  ['basic', 'settings.read'],
  ['app', 'settings.read'],
  ['admob', 'settings.read'],
  ['security', 'security.read'],
  ['newsroom', 'security.read'],
] as const;

/** Pages and actions whose names have the words. */
function usePages(words: string): PaletteGroup[] {
  const text = useText();
  const has = ({ title }: PaletteEntry): boolean => title.toLocaleLowerCase().includes(words.toLocaleLowerCase());
  const actions: PaletteEntry[] = [
    ...(may('news.write') ? [{ id: 'new', title: text('news.new'), path: '/news/create' }] : []),
    ...(may('shopping.write') ? [{ id: 'new-product', title: text('shopping.new'), path: '/products/create' }] : []),
    ...(may('feeds.write') ? [{ id: 'new-feed', title: text('feeds.new'), path: '/feeds/create' }] : []),
    ...(may('polls.write') ? [{ id: 'new-poll', title: text('polls.new'), path: '/polls/create' }] : []),
    ...pageLinks.filter(({ right }) => may(right)).map(({ path, title }) => ({ id: path, title: text(title), path })),
  ];
  const settings = sections
    .filter(([, right]) => may(right))
    .map(([id]) => ({ id: `settings-${id}`, title: text(`settings.${id}`), path: `/settings/${id}` }));
  return [
    { title: text('layout.pages'), entries: actions.filter(has) },
    { title: text('settings.title'), entries: words === '' ? [] : settings.filter(has) },
  ].filter(({ entries }) => entries.length > 0);
}

function Found({
  group,
  at,
  first,
  go,
}: {
  group: PaletteGroup;
  at: number;
  first: number;
  go: (entry: PaletteEntry) => void;
}) {
  const id = useId();
  return (
    <Box component="ul" role="group" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Typography
        id={id}
        component="li"
        role="presentation"
        variant="body2"
        color="text.secondary"
        sx={{ px: 2, pt: 1 }}
      >
        {group.title}
      </Typography>
      {group.entries.map((entry, i) => (
        <ListItemButton
          key={entry.id}
          component="li"
          id={`palette-${entry.id}`}
          role="option"
          aria-selected={first + i === at}
          selected={first + i === at}
          onClick={() => go(entry)}
        >
          <ListItemText
            primary={
              <span lang={entry.lang} dir="auto">
                {entry.title}
              </span>
            }
            secondary={entry.about && <bdi>{entry.about}</bdi>}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
          />
        </ListItemButton>
      ))}
    </Box>
  );
}

/** Pages, actions and whatever the user may see, by words in any script. */
export function Palette({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onOpenChange]);
  const text = useText();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onOpenChange(false)}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('palette.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Search close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Search({ close }: { close: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const search = words.trim();
  const found = useFound(search);
  const groups = [...usePages(search), ...found.groups];
  const entries = groups.flatMap((group) => group.entries);
  // Answers that come later are below, so the place of the choice stays.
  const chosen = Math.min(at, Math.max(0, entries.length - 1));
  const chosenId = entries[chosen] && `palette-${entries[chosen].id}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    close();
    navigate(entry.path);
  };
  const onKeyDown = (event: Key) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown') setAt(Math.min(entries.length - 1, chosen + 1));
    else if (key === 'ArrowUp') setAt(Math.max(0, chosen - 1));
    else if (key === 'Enter') go(entries[chosen]);
    else return;
    event.preventDefault();
  };
  let first = 0;
  return (
    <>
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
          'aria-activedescendant': chosenId,
        }}
        sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ height: 4 }}>{found.isBusy && <LinearProgress aria-label={text('layout.loading')} />}</Box>
      <List
        component="div"
        id="palette-entries"
        role="listbox"
        aria-label={text('palette.title')}
        sx={{ maxHeight: 420, overflow: 'auto' }}
      >
        {groups.map((group) => {
          const from = first;
          first += group.entries.length;
          return <Found key={group.title} group={group} at={chosen} first={from} go={go} />;
        })}
      </List>
      <Typography role="status" color="text.secondary" sx={{ px: 2, pb: 2, '&:empty': { display: 'none' } }}>
        {!found.isBusy &&
          search !== '' &&
          (entries.length === 0 ? text('palette.nothing') : text('palette.found', { count: entries.length }))}
      </Typography>
    </>
  );
}
