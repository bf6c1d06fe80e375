import { diffArrays } from 'diff';
import type { DiffPart } from '../model/revision.ts';

// What is done in the thread: see diff.ts.

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const plainWord = /^[\p{L}\p{M}\p{N}\p{Join_Control}]+$/u;

/** A longer run of characters without a space is no word. */
const longest = 200;

/**
 * Words, spaces, signs and HTML tags, each a piece that is added or removed whole: never a part of a syllable. Cut at
 * spaces first, since the segmenter costs the square of what it is given.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [run] of text.matchAll(/<[^<>]{0,2000}>|\s+|[^\s<]+|</g)) {
    if (run.length > longest || run.startsWith('<') || plainWord.test(run)) pieces.push(run);
    else for (const { segment } of segmenter.segment(run)) pieces.push(segment);
  }
  return pieces;
}

/** Beyond this much work (ms, changed pieces) two texts count as wholly different. */
const most = { timeout: 1_000, maxEditLength: 4_000 };
/** The same in UTF-16 units of both. */
export const mostUnits = 250_000;

/** What differs between two texts, by words. */
export function wordParts(from: string, to: string): DiffPart[] {
  const parts = diffArrays(piecesOf(from), piecesOf(to), most);
  return parts?.flatMap(({ value, added, removed }) => part(value.join(''), added, removed)) ?? replaced(from, to);
}

export const part = (value: string, added: boolean, removed: boolean): DiffPart[] =>
  value === '' ? [] : [{ value, added, removed }];

/** All of one text in place of all of the other. */
export const replaced = (from: string, to: string): DiffPart[] => [
  ...part(from, false, true),
  ...part(to, true, false),
];
