import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type OpenWord, type Surface, TypingSession } from './session.ts';
import { Suggestions } from './suggestions.tsx';
import { useTyping } from './use-typing.ts';

/** The session of one place of typing, which follows the switch, and the suggestions to show beside it. */
export function useTypingSession(lang: string): {
  session: RefObject<TypingSession | null>;
  /** Begins it at a place. */
  begin: (surface: Surface) => TypingSession;
  suggestions: ReactNode;
} {
  const { typist } = useTyping(lang);
  const [word, setWord] = useState<OpenWord | null>(null);
  const session = useRef<TypingSession | null>(null);
  const current = useRef(typist);
  const begin = useCallback((surface: Surface) => {
    session.current = new TypingSession(surface, setWord);
    session.current.typist = current.current;
    return session.current;
  }, []);
  useEffect(() => {
    current.current = typist;
    if (session.current) session.current.typist = typist;
    if (!typist) session.current?.close();
  }, [typist]);
  const suggestions = <Suggestions word={word} lang={lang} onChoose={(option) => session.current?.choose(option)} />;
  return { session, begin, suggestions };
}
