import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Key, useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { pageLinks } from './pages.ts';

const keys: readonly (readonly [keys: string, does: Key])[] = [
  ['Ctrl K', 'palette.title'],
  ['n', 'news.new'],
  ...pageLinks.flatMap(({ key, title }) => (key ? [[`g ${key}`, title] as const] : [])),
  ['Ctrl S', 'editor.save_now'],
  ['Ctrl Space', 'editor.transliterate'],
  ['j / k', 'news.move'],
  ['Enter', 'news.open'],
  ['x', 'news.select'],
  ['?', 'layout.shortcuts'],
];

/** Whether a key is text that is being typed. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Shortcuts of every page, and their list under `?`. */
export function Shortcuts() {
  const text = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let before = '';
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      const page = before === 'g' ? pageLinks.find((one) => one.key === key && may(one.right)) : undefined;
      if (key === '?') setOpen(true);
      else if (page) navigate(page.path);
      else if (key === 'n' && may('news.write')) navigate('/news/create');
      before = key;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate]);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{text('layout.shortcuts')}</DialogTitle>
      {/* A low window scrolls it, by the keys too. */}
      <DialogContent tabIndex={0}>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3, m: 0 }}>
          {keys.map(([name, does]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" dir="ltr">
                <kbd>{name}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {text(does)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
