import { fold } from '../fold.ts';
import { dravidian } from './dravidian.ts';
import { northern } from './northern.ts';
import type { Endings } from './rules.ts';

/** Endings of one layer with what stands in their place. */
interface Layer {
  places: Map<string, string[]>;
  longest: number;
}

interface Stripper {
  layers: Layer[];
  spellings: Layer | undefined;
}

/** Longer words are no nouns with an ending. */
const longestWord = 48;
const mostForms = 16;
const mostStems = 6;

const tables: Record<string, Endings> = { ...dravidian, ...northern };
const strippers = new Map<string, Stripper>();

function layerOf(text: string): Layer {
  const places = new Map<string, string[]>();
  for (const rule of text.trim().split(/\s+/)) {
    const [ending = '', forms = '-'] = rule.split('>');
    places.set(
      fold(ending),
      forms.split('|').map((form) => (form === '-' ? '' : fold(form))),
    );
  }
  return { places, longest: Math.max(...Array.from(places.keys(), (ending) => ending.length)) };
}

function stripperOf(lang: string): Stripper | undefined {
  const cached = strippers.get(lang);
  if (cached || !Object.hasOwn(tables, lang)) return cached;
  const { layers, spellings } = tables[lang] as Endings;
  const made = { layers: layers.map(layerOf), spellings: spellings === undefined ? undefined : layerOf(spellings) };
  strippers.set(lang, made);
  return made;
}

// Offsets in a Brahmic block: letters from 04 to 39 and 58 to 61, Malayalam chillus at 7A to 7F; the virama is 4D.
const isLetter = (offset: number): boolean =>
  (offset >= 0x04 && offset <= 0x39) || (offset >= 0x58 && offset <= 0x61) || offset >= 0x70;

/** Whether the form has two syllables, as the script writes them; three letters in Urdu and English. */
function isLongEnough(form: string): boolean {
  let syllables = 0;
  let letters = 0;
  let isJoined = false;
  for (let i = 0; i < form.length; i++) {
    const code = form.charCodeAt(i);
    if (code < 0x900 || code > 0xd7f) {
      letters++;
      continue;
    }
    const offset = code & 0x7f;
    if (offset === 0x4d) isJoined = true;
    else if (isLetter(offset)) {
      if (!isJoined) syllables++;
      isJoined = false;
    } else isJoined = false;
  }
  return syllables >= 2 || letters >= 3;
}

/** Northern scripts end no word with a virama: what is left of one was cut within a cluster. */
const isCutCluster = (form: string): boolean => {
  const last = form.charCodeAt(form.length - 1);
  return last >= 0x900 && last < 0xb80 && (last & 0x7f) === 0x4d;
};

/** The forms that a layer leaves of a word, by the longest ending that leaves enough. */
function stripped(word: string, { places, longest }: Layer): string[] {
  for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
    const forms = places.get(word.slice(-length));
    if (!forms) continue;
    const start = word.slice(0, -length);
    const found = forms
      .map((form) => start + form)
      .filter((form) => form !== word && isLongEnough(form) && !isCutCluster(form));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The forms that a dictionary lists of which a word may be an inflection, folded, the likeliest first and at most 6:
 * without its case endings, postpositions and plural. None where nothing can be stripped, and for words of languages
 * without a table. A form has two syllables at least, as its script writes them. Candidates by rule, without a
 * dictionary: two inflections of a noun meet in one of them, and others may be no word at all.
 * @param word folded or not; joiners before an ending do not count
 */
export function stemsOf(word: string, lang: string): string[] {
  const stripper = stripperOf(lang);
  const folded = fold(word);
  if (!stripper || folded.length > longestWord) return [];
  let forms = [folded];
  let found: string[] = [];
  for (const layer of stripper.layers) {
    const shorter = forms.flatMap((form) => stripped(form, layer));
    if (shorter.length === 0) continue;
    forms = shorter.slice(0, mostForms);
    found = [...forms, ...found];
  }
  const { spellings } = stripper;
  if (spellings) found.push(...forms.flatMap((form) => stripped(form, spellings)));
  return [...new Set(found)].filter((form) => form !== folded).slice(0, mostStems);
}
