import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { isOffered } from './choices.ts';
import { isTypingKey, useTyping } from './use-typing.ts';

/** Ctrl-Space anywhere on the page turns typing in Latin letters on and off; a field of another language takes it first. */
export function TypingProvider({ lang, children }: { lang: string; children: ReactNode }) {
  const { toggle } = useTyping(lang);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isTypingKey(event) || !isOffered(lang)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [lang, toggle]);
  return children;
}

/** The visible switch, where the language of the story can be typed so. */
export function TypingSwitch({ lang }: { lang: string }) {
  const text = useText();
  const { isOn, toggle, typist } = useTyping(lang);
  if (!isOffered(lang)) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', my: -1 }}>
      <FormControlLabel
        control={<Switch size="small" checked={isOn} onChange={toggle} />}
        label={`${text('editor.transliterate')} (Ctrl+Space)`}
        aria-busy={isOn && !typist}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Box>
  );
}
