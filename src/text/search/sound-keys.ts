import { LRUCache } from 'lru-cache';
import { nativeKeys, typedKeys } from '../phonetic/keys.ts';
import { nounStemsOf } from '../stem/stem.ts';

/**
 * Phonetic keys as the index holds them. Scripts that write different sounds alike give up the difference in their keys
 * (`phonetic/keys.ts`), so a key is compared with those of its own group of scripts alone: the Tamil key of `varada`, which
 * knows no difference of d and t, is not that of వార్త.
 */

/** What is put before the keys of a language; none for those that write each sound in its own way. */
const groups: Record<string, string> = {
  en: '',
  te: '',
  hi: '',
  kn: '',
  mr: '',
  gu: '',
  pa: '',
  ne: '',
  bn: '1',
  as: '1',
  or: '1',
  ta: '2',
  ml: '3',
  ur: '4',
};

const groupsOfScripts: [RegExp, string][] = [
  [/^[\u0980-\u09ff\u0b00-\u0b7f]/, '1'],
  [/^[\u0b80-\u0bff]/, '2'],
  [/^[\u0d00-\u0d7f]/, '3'],
  [/^[\u0600-\u06ff]/, '4'],
];

const groupOf = (word: string): string => groupsOfScripts.find(([script]) => script.test(word))?.[1] ?? '';

/** Keys of a typed word that are looked for, of each group. */
const mostOfGroup = 12;

interface Keys {
  /** As `phonetic/keys.ts` gives them. */
  bare: string[];
  /** As the index holds them: the word's own, and those of its stems. */
  grouped: string[];
}

/** Stems of a noun that have keys in the index: `kisan` finds किसानों. */
const mostStems = 2;

const keysOfWords = new LRUCache<string, Keys>({ max: 20_000 });

/** The few thousand words that most text is made of are worked out once. */
function cachedKeys(word: string, lang: string | undefined): Keys {
  const name = `${lang} ${word}`;
  let keys = keysOfWords.get(name);
  if (!keys) {
    const bare = nativeKeys(word, lang);
    const stems = lang === undefined || bare.length === 0 ? [] : nounStemsOf(word, lang).slice(0, mostStems);
    const all = new Set([...bare, ...stems.flatMap((stem) => nativeKeys(stem, lang))]);
    const group = groupOf(word);
    keys = { bare, grouped: Array.from(all, (key) => group + key) };
    keysOfWords.set(name, keys);
  }
  return keys;
}

/** `nativeKeys` of a folded word. */
export const soundKeys = (word: string, lang: string | undefined): string[] => cachedKeys(word, lang).bare;

/** The same as the index holds them. */
export const soundsOf = (word: string, lang: string | undefined): string[] => cachedKeys(word, lang).grouped;

/**
 * `typedKeys` as the index holds them, the nearest first.
 * @param lang whose words are looked for; absent: those of every language, each by the keys of its own
 */
export function typedSounds(word: string, lang: string | undefined, unfinished = false): string[] {
  if (lang !== undefined) return typedKeys(word, lang, unfinished).map((key) => (groups[lang] ?? '') + key);
  const found = new Map<string, Set<string>>();
  const heard = new Map<string, string[]>();
  for (const [one, group] of Object.entries(groups)) {
    const keys = found.get(group) ?? new Set();
    found.set(group, keys);
    for (const key of typedKeys(word, one, unfinished, heard)) if (keys.size < mostOfGroup) keys.add(key);
  }
  return [...found].flatMap(([group, keys]) => [...keys].map((key) => group + key));
}

/** A key as it was before it got the mark of its group. */
export const bareKey = (key: string): string => key.replace(/^[1-4]/, '');
