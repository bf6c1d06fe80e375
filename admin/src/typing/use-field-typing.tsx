import { type ReactNode, useCallback, useRef } from 'react';
import { fieldSurface } from './field-surface.ts';
import { useTypingSession } from './use-typing-session.tsx';

/** Typing in Latin letters in an input or a text area: its reference, and the suggestions to show beside it. */
export function useFieldTyping(lang: string): {
  ref: (field: HTMLInputElement | HTMLTextAreaElement | null) => void;
  suggestions: ReactNode;
} {
  const { session, begin, suggestions } = useTypingSession(lang);
  const stop = useRef(() => {});
  const ref = useCallback(
    (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      stop.current();
      stop.current = () => {};
      session.current = null;
      if (!field) return;
      const typing = begin(fieldSurface(field));
      const input = (event: Event) => event.target === field && typing.changed((event as InputEvent).isComposing);
      const composed = (event: Event) => event.target === field && typing.changed(false);
      const moved = () => document.activeElement === field && typing.changed(false);
      const key = (event: Event) => {
        if (!typing.key(event as KeyboardEvent)) return;
        event.preventDefault();
        event.stopPropagation();
      };
      const left = () => typing.leave();
      const listeners = { keydown: key, blur: left, pointerup: moved, keyup: moved };
      for (const [name, listen] of Object.entries(listeners)) field.addEventListener(name, listen);
      // React has to take the new value first: a state that is set before would bring the old one back.
      document.addEventListener('input', input);
      document.addEventListener('compositionend', composed);
      stop.current = () => {
        document.removeEventListener('input', input);
        document.removeEventListener('compositionend', composed);
        for (const [name, listen] of Object.entries(listeners)) field.removeEventListener(name, listen);
      };
    },
    [begin, session],
  );
  return { ref, suggestions };
}
