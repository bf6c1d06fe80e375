import { searchFold } from '../folding/search-fold.ts';
import { dravidianVerbs } from './dravidian-verbs.ts';
import { northernVerbs } from './northern-verbs.ts';
import type { Inflections, Paradigm } from './rules.ts';
import { isLongEnough } from './syllables.ts';

/** The form of the dictionary of a verb or adjective that a word may be a form of. */
export interface Lemma {
  citation: string;
  /** What its forms begin with, so far as they are regular. */
  roots: string[];
  /** Irregular forms. */
  forms: readonly string[];
}

interface Reader {
  citation: string;
  endings: Set<string>;
  longest: number;
  /** Stems with a space before and behind each; undefined: any. */
  stems: string | undefined;
  /** The stem of other stems, and the other way round. */
  others: Map<string, string>;
  alternants: Map<string, string[]>;
}

interface Readers {
  readers: Reader[];
  irregular: Map<string, readonly string[]>;
  except: Set<string>;
}

const tables: Record<string, Inflections> = { ...dravidianVerbs, ...northernVerbs };
const known = new Map<string, Readers>();

const words = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const folded = (part: string): string => (part === '-' ? '' : searchFold(part));

function readerOf({ citation, endings, stems }: Paradigm): Reader {
  const all = new Set(words(endings).map(folded));
  const others = new Map<string, string>();
  const alternants = new Map<string, string[]>();
  const listed = words(stems ?? '').map((one) => {
    const [stem = '', main] = one.split('>').map(searchFold);
    if (main !== undefined) {
      others.set(stem, main);
      alternants.set(main, [...(alternants.get(main) ?? []), stem]);
    }
    return stem;
  });
  return {
    citation: searchFold(citation),
    endings: all,
    longest: Math.max(...Array.from(all, ({ length }) => length)),
    // One text takes a tenth of the memory of a set.
    stems: stems === undefined ? undefined : ` ${listed.join(' ')} `,
    others,
    alternants,
  };
}

function readersOf(lang: string): Readers | undefined {
  const cached = known.get(lang);
  if (cached || !Object.hasOwn(tables, lang)) return cached;
  const { paradigms, irregular = '', except = '' } = tables[lang] as Inflections;
  const forms = new Map<string, readonly string[]>();
  for (const lemma of irregular.split(',')) {
    const all = words(lemma).map(searchFold);
    for (const form of all) if (!forms.has(form)) forms.set(form, all);
  }
  const made = { readers: paradigms.map(readerOf), irregular: forms, except: new Set(words(except).map(searchFold)) };
  known.set(lang, made);
  return made;
}

function lemmasBy(word: string, { citation, endings, longest, stems, others, alternants }: Reader): Lemma[] {
  const found: Lemma[] = [];
  for (let length = Math.min(longest, word.length - 1); length >= 0; length--) {
    if (!endings.has(word.slice(word.length - length))) continue;
    const stem = word.slice(0, word.length - length);
    if (stems === undefined ? !isLongEnough(stem) : !stems.includes(` ${stem} `)) continue;
    const main = others.get(stem) ?? stem;
    found.push({ citation: main + citation, roots: [main, ...(alternants.get(main) ?? [])], forms: [] });
  }
  return found;
}

const mostLemmas = 3;

/**
 * The verbs and adjectives of which a word may be a form, at most 3. Which words are verbs is a closed list, apart from
 * endings that nothing else has: the plural of a noun ends as many a verb does.
 * @param word folded
 */
export function lemmasOf(word: string, lang: string): Lemma[] {
  const all = readersOf(lang);
  if (!all || all.except.has(word)) return [];
  const forms = all.irregular.get(word);
  const found: Lemma[] = forms ? [{ citation: forms[0] as string, roots: [], forms }] : [];
  // The regular forms of an irregular verb begin as its dictionary form does.
  for (const lemma of all.readers.flatMap((reader) => lemmasBy(forms?.[0] ?? word, reader))) {
    const same = found.find(({ citation }) => citation === lemma.citation);
    if (same) same.roots.push(...lemma.roots.filter((root) => !same.roots.includes(root)));
    else if (!forms) found.push({ ...lemma, forms: all.irregular.get(lemma.citation) ?? [] });
  }
  return found.slice(0, mostLemmas);
}
