import { searchFold } from '../folding/search-fold.ts';
import { dravidian } from './dravidian.ts';
import { northern } from './northern.ts';
import { lemmasOf } from './paradigms.ts';
import type { Endings } from './rules.ts';
import { isLongEnough } from './syllables.ts';

/** Endings of one layer with what stands in their place. */
interface Layer {
  places: Map<string, string[]>;
  longest: number;
}

interface Stripper {
  layers: Layer[];
  spellings: Layer | undefined;
  except: Set<string>;
}

/** Longer words are no inflections. */
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
      searchFold(ending),
      forms.split('|').map((form) => (form === '-' ? '' : searchFold(form))),
    );
  }
  return { places, longest: Math.max(...Array.from(places.keys(), (ending) => ending.length)) };
}

function stripperOf(lang: string): Stripper | undefined {
  const cached = strippers.get(lang);
  if (cached || !Object.hasOwn(tables, lang)) return cached;
  const { layers, spellings, except = '' } = tables[lang] as Endings;
  const made = {
    layers: layers.map(layerOf),
    spellings: spellings === undefined ? undefined : layerOf(spellings),
    except: new Set(except.split(' ').map(searchFold)),
  };
  strippers.set(lang, made);
  return made;
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
 * The forms that a dictionary lists of which a noun may be an inflection, folded, the likeliest first and at most 6:
 * without its case endings, postpositions and plural. None where nothing can be stripped, and for words of languages
 * without a table. A form has two syllables at least, as its script writes them. Candidates by rule, without a
 * dictionary: two inflections of a noun meet in one of them, and others may be no word at all.
 * @param word folded or not; joiners before an ending do not count
 */
export const nounStemsOf = (word: string, lang: string): string[] => nounStems(searchFold(word), lang);

function nounStems(folded: string, lang: string): string[] {
  const stripper = stripperOf(lang);
  if (!stripper || folded.length > longestWord || stripper.except.has(folded)) return [];
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

/** The same, and before them the dictionary forms of the verbs and adjectives that the word may be a form of; at most 9. */
export function stemsOf(word: string, lang: string): string[] {
  const folded = searchFold(word);
  if (folded.length > longestWord) return [];
  const lemmas = lemmasOf(folded, lang).map(({ citation }) => citation);
  return [...new Set([...lemmas, ...nounStems(folded, lang)])].filter((form) => form !== folded);
}
