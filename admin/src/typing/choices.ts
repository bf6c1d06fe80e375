import { currentSession } from '../session/session.ts';

/** Languages whose script can be typed in Latin letters; `typist.ts` has the words of each. */
const offered = new Set(['as', 'bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'ne', 'or', 'pa', 'ta', 'te']);

export const isOffered = (lang: string): boolean => offered.has(lang);

const key = (what: string, lang: string): string =>
  `dinam.typing.${what}.${currentSession().me?.username ?? ''}.${lang}`;

/** Whether this user types this language in Latin letters on this device. */
export const isTypingOn = (lang: string): boolean => isOffered(lang) && localStorage.getItem(key('on', lang)) === '1';

const followers = new Set<() => void>();

export function storeTyping(lang: string, isOn: boolean): void {
  localStorage.setItem(key('on', lang), isOn ? '1' : '0');
  for (const follower of followers) follower();
}

/** Calls `follower` when typing is turned on or off for a language. @returns what ends it */
export function followTyping(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export interface Choices {
  get(typed: string): string | undefined;
  set(typed: string, word: string): void;
}

const mostChoices = 500;

/** Words that this user chose for what was typed, the latest last. */
export function choicesOf(lang: string): Choices {
  const name = key('words', lang);
  const all = new Map(JSON.parse(localStorage.getItem(name) ?? '[]') as [string, string][]);
  return {
    get: (typed) => all.get(typed),
    set(typed, word) {
      all.delete(typed);
      all.set(typed, word);
      localStorage.setItem(name, JSON.stringify([...all].slice(-mostChoices)));
    },
  };
}
