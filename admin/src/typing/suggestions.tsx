import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { CaretPoint, OpenWord } from './session.ts';

/** Where the word is, also after the page was scrolled or something above it has grown. */
function usePlace(word: OpenWord | null): CaretPoint | null {
  const [moved, setMoved] = useState<{ word: OpenWord; place: CaretPoint } | null>(null);
  useEffect(() => {
    if (!word) return;
    const look = () => {
      try {
        setMoved({ word, place: word.look() });
      } catch {
        // The text has changed meanwhile: the next key says where the word is.
      }
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [word]);
  return moved?.word === word ? (moved?.place ?? null) : (word?.place ?? null);
}

/** What the word under the caret may stand for, below the word. */
export function Suggestions(props: { word: OpenWord | null; lang: string; onChoose: (option: number) => void }) {
  const text = useText();
  const { word } = props;
  const place = usePlace(word);
  if (!word || !place) return null;
  const left = Math.max(4, Math.min(place.left, window.innerWidth - 200));
  const isBelow = place.bottom + 220 < window.innerHeight;
  return (
    <Portal>
      <Paper
        elevation={6}
        dir="ltr"
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          left,
          maxWidth: 'calc(100vw - 8px)',
          ...(isBelow ? { top: place.bottom + 4 } : { bottom: window.innerHeight - place.bottom + 36 }),
        }}
      >
        <List dense role="listbox" aria-label={text('editor.suggestions')} sx={{ py: 0.5 }}>
          {word.options.map((option, i) => (
            <ListItemButton
              key={option}
              component="li"
              role="option"
              tabIndex={-1}
              selected={i === word.chosen}
              aria-selected={i === word.chosen}
              lang={option === word.typed ? 'en' : props.lang}
              onPointerDown={(event) => event.preventDefault()} // the caret stays in the text
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(i)}
              sx={{ py: 0.25, color: option === word.typed ? 'text.secondary' : undefined }}
            >
              {option}
            </ListItemButton>
          ))}
        </List>
      </Paper>
    </Portal>
  );
}
