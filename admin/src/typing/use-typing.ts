import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentSession } from '../session/session.ts';
import { followTyping, isOffered, isTypingOn, storeTyping } from './choices.ts';
import type { Typist } from './typist.ts';

export interface Typing {
  isOn: boolean;
  toggle: () => void;
  /** null while the words are loaded, and where it is off. */
  typist: Typist | null;
}

/** Whether Latin letters become the script of a language; all places that type it turn on and off together. */
export function useTyping(lang: string): Typing {
  const isOn = useSyncExternalStore(followTyping, () => isTypingOn(lang));
  const [loaded, setLoaded] = useState<{ lang: string; typist: Typist | null } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    void import('./typist.ts')
      .then(({ typistOf }) => typistOf(lang, currentSession().me?.username ?? ''))
      .then((typist) => isWanted && setLoaded({ lang, typist }))
      .catch(() => {}); // without a connection Latin letters stay
    return () => {
      isWanted = false;
    };
  }, [isOn, lang]);
  return useMemo(
    () => ({
      isOn,
      typist: isOn && loaded?.lang === lang ? loaded.typist : null,
      toggle: () => {
        if (isOffered(lang)) storeTyping(lang, !isOn);
      },
    }),
    [isOn, lang, loaded],
  );
}

/** Whether a key turns typing in Latin letters on or off. */
export const isTypingKey = ({ ctrlKey, code }: { ctrlKey: boolean; code: string }): boolean =>
  ctrlKey && code === 'Space';
