import { diffArrays } from 'diff';
import type { DiffPart } from '../../model/news/revision.ts';

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

/** Beyond this much work two texts count as wholly different: nothing else runs meanwhile. */
const most = { timeout: 150, maxEditLength: 4_000 };
/** The same for what differs, in UTF-16 units of both. */
const mostUnits = 250_000;

/** What is to be added to and removed from `before` to make `after`, in the order of reading. */
export function diffText(before: string, after: string): DiffPart[] {
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const common = (value: string): DiffPart[] => part(value, false, false);
  const middle = differing(from, to);
  return joined([...common(before.slice(0, start)), ...middle, ...common(before.slice(before.length - end))]);
}

function differing(from: string, to: string): DiffPart[] {
  if (from.length + to.length <= mostUnits) {
    const parts = diffArrays(piecesOf(from), piecesOf(to), most);
    if (parts) return parts.flatMap(({ value, added, removed }) => part(value.join(''), added, removed));
  }
  return [...part(from, false, true), ...part(to, true, false)];
}

const part = (value: string, added: boolean, removed: boolean): DiffPart[] =>
  value === '' ? [] : [{ value, added, removed }];

/** Neighbours of one kind as one part. */
function joined(parts: DiffPart[]): DiffPart[] {
  const list: DiffPart[] = [];
  for (const one of parts) {
    const last = list.at(-1);
    if (last && last.added === one.added && last.removed === one.removed) last.value += one.value;
    else list.push(one);
  }
  return list;
}

/** Units that both begin with, up to the end of a tag or a line: no piece is cut there. */
function commonStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n === 0 ? 0 : Math.max(a.lastIndexOf('>', n - 1), a.lastIndexOf('\n', n - 1)) + 1;
}

/** Units that both end with, from the beginning of a tag or a line on. */
function commonEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[a.length - 1 - n] === b[b.length - 1 - n]) n++;
  const at = a.slice(a.length - n).search(/[<\n]/);
  return n === 0 || at < 0 ? 0 : n - at;
}
