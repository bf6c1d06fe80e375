import { hash53 } from '../../core/cache/hash.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { tokens } from '../../text/tokens.ts';

// What an item says, to find it again under other keys and in another form: an excerpt, other HTML. Pure.

/** Letters of a word that count: its ending differs with its case, in Indian languages more than in English. */
const stemLength = 5;
/** Characters of a text that are compared. */
const compared = 2_000;
/** The same of its HTML, of which a half may be markup. */
export const comparedHtml = 2 * compared;
/** Words of a text from which on it says something by itself. */
const fewestWords = 8;

export interface Gist {
  title: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(tokens(text.slice(0, compared)).map((word) => word.slice(0, stemLength)));

export function gistOf({ title, summary, content }: { title: string; summary: string; content: string }): Gist {
  const text = stripHtml(content.slice(0, comparedHtml));
  return { title: stemsOf(title), text: stemsOf(text.length > summary.length ? text : `${summary} ${text}`) };
}

const ordered = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>) => (a.size <= b.size ? ([a, b] as const) : ([b, a] as const));

/** Of the smaller set the share that the other one has too; 0 where it is empty. */
export function shareOf<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const [few, many] = ordered(a, b);
  let both = 0;
  for (const one of few) if (many.has(one)) both++;
  return few.size === 0 ? 0 : both / few.size;
}

/** How one text stands to another; `none`: one of them says too little. */
export type TextRelation = 'same' | 'alike' | 'vague' | 'other' | 'none';

/** From which share on two texts are the same in another form, or edited, and below which they are two. */
const [sameFrom, alikeFrom, otherBelow] = [0.9, 0.75, 0.5];

function relationOf(share: number): TextRelation {
  if (share >= sameFrom) return 'same';
  return share >= alikeFrom ? 'alike' : share < otherBelow ? 'other' : 'vague';
}

export const isAlikeText = (text: TextRelation): boolean => text === 'same' || text === 'alike';

const isNumber = (stem: string): boolean => /^\p{Nd}/u.test(stem);

/** Of the figures of the shorter text more than a quarter are others: prices, scores or weather of another day. */
export function hasOtherNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = ordered(a, b);
  const numbers = [...few].filter(isNumber);
  return numbers.filter((one) => !many.has(one)).length * 4 > numbers.length;
}

export const saysEnough = ({ text }: Gist): boolean => text.size >= fewestWords;

export function relationOfTexts(a: Gist, b: Gist): TextRelation {
  if (!saysEnough(a) || !saysEnough(b)) return 'none';
  if (hasOtherNumbers(a.text, b.text)) return 'other';
  return relationOf(shareOf(a.text, b.text));
}

// Of a removed item the words are gone: a sketch of its text, the smallest hashes of its words, says whether it is alike.

const sketchSize = 24;
/** Hashes of both that can be compared, from which on they say something. */
const fewestHashes = 4;

const hashesOf = (stems: ReadonlySet<string>): number[] => [...stems].map((stem) => hash53(stem) >>> 0);

/** @returns null for a text that says too little */
export function sketchOf(gist: Gist): string | null {
  if (!saysEnough(gist)) return null;
  const least = Uint32Array.from(hashesOf(gist.text)).toSorted().slice(0, sketchSize);
  return Buffer.from(least.buffer).toString('base64');
}

function hashesIn(sketch: string): Set<number> {
  const bytes = Buffer.from(sketch, 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(4 * i)));
}

export function relationToSketch(gist: Gist, sketch: string | null): TextRelation {
  if (sketch === null || !saysEnough(gist)) return 'none';
  const kept = hashesIn(sketch);
  // A sketch that is not full is the whole text.
  const bound = kept.size < sketchSize ? Number.POSITIVE_INFINITY : Math.max(...kept);
  const own = new Set(hashesOf(gist.text).filter((hash) => hash <= bound));
  return Math.min(own.size, kept.size) < fewestHashes ? 'none' : relationOf(shareOf(own, kept));
}

/** Shorter words are mostly grammar, which two texts of a language share: के, में, of, the. */
const isContent = (stem: string): boolean => stem.length > (/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(stem) ? 3 : 2);

const contentOf = (stems: ReadonlySet<string>): ReadonlySet<string> => new Set([...stems].filter(isContent));

/** Two stories have few of their words in common, however long they are. */
const strangeBelow = 0.2;
const fewestOfTitle = 2;

/** Nothing of one is in the other: not in the titles, not in the texts, and not in title and text across. */
export function areStrange(a: Gist, b: Gist): boolean {
  const [one, other] = [a, b].map(({ title, text }) => ({ title: contentOf(title), text: contentOf(text) }));
  if (!one || !other || Math.min(one.title.size, other.title.size) < fewestOfTitle) return false;
  if (Math.min(one.text.size, other.text.size) < fewestWords) return false;
  const pairs = [
    [one.title, other.title],
    [one.text, other.text],
    [one.title, other.text],
    [other.title, one.text],
  ] as const;
  return pairs.every(([x, y]) => shareOf(x, y) < strangeBelow);
}
