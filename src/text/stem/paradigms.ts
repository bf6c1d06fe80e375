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
  /** Stems, each with a space before and behind it, `other>stem`; undefined: any. */
  stems: string | undefined;
}

interface Readers {
  readers: Reader[];
  /** Of each ending a bit for each reader that has it. */
  endings: Map<string, number>;
  longest: number;
  /** Lemmas, a comma between two, each form with a space before and behind it. */
  irregular: string;
  except: string;
}

// Lists are texts: sets and maps take ten times their memory, and a list is looked through where an ending fits.
const tables: Record<string, Inflections> = { ...dravidianVerbs, ...northernVerbs };
const known = new Map<string, Readers>();

const words = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const folded = (part: string): string => (part === '-' ? '' : searchFold(part));
const foldedText = (text: string): string => ` ${words(text).map(searchFold).join(' ')} `;

const readerOf = ({ citation, stems }: Paradigm): Reader => ({
  citation: searchFold(citation),
  stems:
    stems === undefined
      ? undefined
      : ` ${words(stems)
          .map((one) => one.split('>').map(searchFold).join('>'))
          .join(' ')} `,
});

function readersOf(lang: string): Readers | undefined {
  const cached = known.get(lang);
  if (cached || !Object.hasOwn(tables, lang)) return cached;
  const { paradigms, irregular = '', except = '' } = tables[lang] as Inflections;
  const endings = new Map<string, number>();
  for (const [n, paradigm] of paradigms.entries())
    for (const ending of words(paradigm.endings).map(folded))
      endings.set(ending, (endings.get(ending) ?? 0) | (1 << n));
  const made = {
    readers: paradigms.map(readerOf),
    endings,
    longest: Math.max(...Array.from(endings.keys(), ({ length }) => length)),
    irregular: irregular.split(',').map(foldedText).join(','),
    except: foldedText(except),
  };
  known.set(lang, made);
  return made;
}

/** The stem that a stem stands for; undefined where it is none of these. */
function mainOf(stem: string, stems: string | undefined): string | undefined {
  if (stems === undefined) return isLongEnough(stem) ? stem : undefined;
  if (stems.includes(` ${stem} `)) return stem;
  const at = stems.indexOf(` ${stem}>`);
  return at < 0 ? undefined : stems.slice(at + stem.length + 2, stems.indexOf(' ', at + 1));
}

/** The other stems of a stem. */
function othersOf(stem: string, stems: string | undefined): string[] {
  const found: string[] = [];
  const mark = `>${stem} `;
  for (let at = stems?.indexOf(mark) ?? -1; stems !== undefined && at >= 0; at = stems.indexOf(mark, at + 1))
    found.push(stems.slice(stems.lastIndexOf(' ', at) + 1, at));
  return found;
}

/** The lemmas of a word by its endings, by the first of the paradigms and the longest ending first. */
function lemmasBy(word: string, { readers, endings, longest }: Readers): Lemma[] {
  const found: { n: number; lemma: Lemma }[] = [];
  for (let length = Math.min(longest, word.length - 1); length >= 0; length--) {
    const bits = endings.get(word.slice(word.length - length));
    if (bits === undefined) continue;
    const stem = word.slice(0, word.length - length);
    for (const [n, { citation, stems }] of readers.entries()) {
      const main = bits & (1 << n) ? mainOf(stem, stems) : undefined;
      if (main === undefined) continue;
      found.push({ n, lemma: { citation: main + citation, roots: [main, ...othersOf(main, stems)], forms: [] } });
    }
  }
  return found.sort((a, b) => a.n - b.n).map(({ lemma }) => lemma);
}

/** The forms of the irregular lemma that has this one. */
function formsOf(word: string, irregular: string): string[] | undefined {
  const at = irregular.indexOf(` ${word} `);
  if (at < 0) return undefined;
  const end = irregular.indexOf(',', at);
  return words(irregular.slice(irregular.lastIndexOf(',', at) + 1, end < 0 ? undefined : end));
}

const mostLemmas = 3;

/**
 * The verbs and adjectives of which a word may be a form, at most 3. Which words are verbs is a closed list, apart from
 * endings that nothing else has: the plural of a noun ends as many a verb does.
 * @param word folded
 */
export function lemmasOf(word: string, lang: string): Lemma[] {
  const all = readersOf(lang);
  if (!all || all.except.includes(` ${word} `)) return [];
  const forms = formsOf(word, all.irregular);
  const found: Lemma[] = forms ? [{ citation: forms[0] as string, roots: [], forms }] : [];
  // The regular forms of an irregular verb begin as its dictionary form does.
  for (const lemma of lemmasBy(forms?.[0] ?? word, all)) {
    const same = found.find(({ citation }) => citation === lemma.citation);
    if (same) same.roots.push(...lemma.roots.filter((root) => !same.roots.includes(root)));
    else if (!forms) found.push({ ...lemma, forms: formsOf(lemma.citation, all.irregular) ?? [] });
  }
  return found.slice(0, mostLemmas);
}
