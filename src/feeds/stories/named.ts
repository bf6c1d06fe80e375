import { pause } from '../../core/threads/turn.ts';
import treeNames from '../../places/data/tree-names.json' with { type: 'json' };
import { fold } from '../../text/fold.ts';
import { nativeKeys, typedKeys } from '../../text/phonetic/keys.ts';
import { stemsOf } from '../../text/stem/stem.ts';
import { toLatin } from '../../text/translit.ts';
import {
  commonWords,
  genitives,
  marksAfterNames,
  marksBeforeNames,
  personEndings,
  personNames,
  placeEndings,
  roleWords,
} from './name-words.ts';

// Whether a word is a name, by what is known of names: no dictionary has them all, and Indian scripts have no capitals.

const listed = (text: string): Set<string> => new Set(text.trim().split(/\s+/).map(fold));

const common = listed(commonWords);
const beforeNames = listed(marksBeforeNames);
const afterNames = listed(marksAfterNames);
const possessives = listed(genitives);
const roles = listed(roleWords);

/** The languages by whose letters names are listed by sound. */
const scripts: readonly (readonly [RegExp, lang: string])[] = [
  [/^\p{Script=Devanagari}/u, 'hi'],
  [/^\p{Script=Telugu}/u, 'te'],
  [/^\p{Script=Tamil}/u, 'ta'],
  [/^\p{Script=Bengali}/u, 'bn'],
  [/^\p{Script=Kannada}/u, 'kn'],
  [/^\p{Script=Malayalam}/u, 'ml'],
  [/^\p{Script=Gujarati}/u, 'gu'],
  [/^\p{Script=Gurmukhi}/u, 'pa'],
  [/^\p{Script=Oriya}/u, 'or'],
  [/^\p{Script=Arabic}/u, 'ur'],
];
const scriptOf = (word: string): string | undefined => scripts.find(([letters]) => letters.test(word))?.[1];

/** Shorter keys are those of many words: there the vowels have to be the same too. */
const shortestKey = 4;
const latinNames = listed(personNames);
const soundsOfNames = new Map<string, Set<string>>();
/** A name as it is read, without what spellings in Latin letters differ in. */
const reading = (latin: string): string =>
  latin
    .replace(/(?<=[bcdgjkpst])h/g, '')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/w/g, 'v');
const shortReadings = new Set([...latinNames].map(reading));

const addSounds = (names: Set<string>, name: string, lang: string): void => {
  for (const key of typedKeys(name, lang).slice(0, 3)) if (key.length >= shortestKey) names.add(key);
};

function namesBySound(lang: string): Set<string> {
  const cached = soundsOfNames.get(lang);
  if (cached) return cached;
  const made = new Set<string>();
  for (const name of latinNames) addSounds(made, name, lang);
  soundsOfNames.set(lang, made);
  return made;
}

/** Lists the names of the scripts of some words by sound, in small steps: before words of them are looked at for the first time. */
export async function listNames(words: Iterable<string>): Promise<void> {
  for (const lang of new Set([...words].map(scriptOf))) {
    if (lang === undefined || soundsOfNames.has(lang)) continue;
    const made = new Set<string>();
    for (const name of latinNames) {
      addSounds(made, name, lang);
      await pause();
    }
    soundsOfNames.set(lang, made);
  }
}

const endings = (text: string): ReadonlyMap<string | undefined, string[]> =>
  Map.groupBy([...listed(text)], (ending) => (/^[a-z]/.test(ending) ? 'en' : scriptOf(ending)));
const ofPersons = endings(personEndings);
const ofPlaces = endings(placeEndings);

/** A word, what it may be without its ending, and how these sound. */
interface Forms {
  words: readonly string[];
  keys: readonly string[];
}
const formsOfWords = new Map<string, Forms>();
const mostForms = 5_000;

function formsOf(word: string, lang: string | undefined): Forms {
  const cached = formsOfWords.get(word);
  if (cached) return cached;
  const words = lang === undefined ? [word] : [word, ...stemsOf(word, lang)];
  const keys = lang === undefined ? typedKeys(word, 'hi').slice(0, 3) : words.flatMap((form) => nativeKeys(form, lang));
  if (formsOfWords.size >= mostForms) formsOfWords.clear();
  const made = { words, keys: [...new Set(keys)] };
  formsOfWords.set(word, made);
  return made;
}

/** Letters that a name has besides what names of its kind end with. */
const shortestBeginning = 2;
const endsLike = (forms: readonly string[], among: readonly string[] | undefined): boolean =>
  forms.some((form) =>
    among?.some((ending) => form.endsWith(ending) && form.length - ending.length >= shortestBeginning),
  );

export type NameKind = 'person' | 'place' | 'name';

/**
 * What a folded word names by itself; null for a word that may be anything.
 * @param isCapital it has a capital letter where no sentence begins
 */
export function kindOf(word: string, isCapital: boolean): NameKind | null {
  const lang = scriptOf(word);
  if (isCommon(word) || word.length < 3) return null;
  if (lang === undefined) {
    if (!isCapital) return null;
    if (latinNames.has(word)) return 'person';
    return endsLike([word], ofPlaces.get('en')) ? 'place' : 'name';
  }
  const forms = formsOf(word, lang).words;
  if (forms.some((form) => shortReadings.has(reading(toLatin(form))))) return 'person';
  if (endsLike(forms, ofPersons.get(lang))) return 'person';
  return endsLike(forms, ofPlaces.get(lang)) || (lang === 'ur' && ofPlaces.get(lang)?.includes(word)) ? 'place' : null;
}

/** Keys of this length are hardly those of ordinary words; Urdu leaves out vowels. */
export const sureKey = 5;

/** How long the key is by which a word sounds as the name of a person; 0 for none. Ordinary words do too, by short keys. */
export function soundOfPerson(word: string): number {
  const lang = scriptOf(word);
  if (lang === undefined || isCommon(word)) return 0;
  const names = namesBySound(lang);
  const { keys } = formsOf(word, lang);
  return Math.max(
    0,
    ...keys.filter((key) => names.has(key)).map((key) => (lang === 'ur' ? key.length - 1 : key.length)),
  );
}

/** Whether a folded word of an Indian script ends as names of villages do. */
export function endsAsPlace(word: string): boolean {
  const lang = scriptOf(word);
  return lang !== undefined && !isCommon(word) && endsLike(formsOf(word, lang).words, ofPlaces.get(lang));
}

/** Names of the country and its states, which have every village: none contradicts one. */
const wide = new Set(
  Object.entries(treeNames)
    .filter(([code]) => /^IN(-[A-Z]{2})?$/.test(code))
    .flatMap(([, names]) => Object.values(names as Record<string, unknown>))
    .flatMap((name) => (typeof name === 'string' && !/\s/.test(name) ? [fold(name)] : [])),
);
const isWide = (word: string): boolean => formsOf(word, scriptOf(word)).words.some((form) => wide.has(form));

export const isCommon = (word: string): boolean =>
  common.has(word) || beforeNames.has(word) || afterNames.has(word) || roles.has(word) || isWide(word);
/** Whether a word stands before or after names only. */
export const standsBeforeName = (word: string | undefined): boolean => word !== undefined && beforeNames.has(word);
export const standsAfterName = (word: string | undefined): boolean => word !== undefined && afterNames.has(word);
export const isGenitive = (word: string | undefined): boolean => word !== undefined && possessives.has(word);
export const isRole = (word: string | undefined): boolean => word !== undefined && roles.has(word);
export const isNative = (word: string): boolean => scriptOf(word) !== undefined;

/** What says `in` at the end of a word, and words of their own that do. */
const locatives: Readonly<Record<string, RegExp>> = {
  te: /లో$/,
  ta: /ில்$/,
  kn: /ಲ್ಲಿ$/,
  ml: /ിൽ$/,
  bn: /(ে|ায়|য়|তে)$/,
  gu: /માં$/,
};
const inWords = listed('में ਵਿੱਚ ਵਿਚ میں येथे');

/** Whether a folded word that is none of every day stands where a place does: with the ending for `in` or before that word. */
export function standsAsPlace(word: string, after: string | undefined): boolean {
  if (isCommon(word) || word.length < 4) return false;
  const lang = scriptOf(word);
  return lang !== undefined && (locatives[lang]?.test(word) || (after !== undefined && inWords.has(after)));
}

/** Letters in which two forms of a name agree. */
const sharedBeginning = 4;

/** Whether two folded words may be one name: inflected, or spelt in another way. */
export function mayBeOne(a: string, b: string): boolean {
  if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
  const least = Math.min(a.length, b.length, sharedBeginning);
  if (least === sharedBeginning && a.slice(0, least + 1) === b.slice(0, least + 1)) return true;
  const { keys } = formsOf(a, scriptOf(a));
  return formsOf(b, scriptOf(b)).keys.some((key) => key.length >= shortestKey && keys.includes(key));
}
