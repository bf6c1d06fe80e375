import { isoTime } from '../../core/clock.ts';
import { exceedsGraphemes, graphemeLength } from '../../text/graphemes.ts';
import type { RevisionSnapshot } from './snapshot.ts';

/** Saves of the same editor within a minute are one revision: an editor's page saves by itself. */
const oneMs = 60_000;

/** Graphemes whose removal begins a revision, in a text of any length; fewer are no text that somebody would miss. */
const [most, fewest] = [100, 5] as const;

/** Graphemes that were removed, by field. */
type Removed = Readonly<Record<string, number>>;

/** The words of a value; markup counts, as a picture is removed with its tag. */
const wordsOf = (value: unknown): string[] => textOf(value).match(/<[^<>]{0,2000}>|[^\s<]+|</g) ?? [];

const textOf = (value: unknown): string =>
  value !== null && typeof value === 'object' ? Object.values(value).map(textOf).join(' ') : String(value ?? '');

/** What lies between the words with which both begin and those with which both end. */
function middles(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Words of `before` that `after` does not have, as often as they are missing. A word that was written on is not missing. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const [from, to] = middles(before, after);
  const left = new Map<string, number>();
  for (const word of to) left.set(word, (left.get(word) ?? 0) + 1);
  const take = (word: string | undefined): boolean => {
    const count = left.get(word ?? '') ?? 0;
    if (word !== undefined && count > 0) left.set(word, count - 1);
    return word !== undefined && count > 0;
  };
  // First those that stand as they were: a word is no other one that was written on as well.
  const changed = [...from.entries()].filter(([, word]) => !take(word));
  return changed.filter(([i, word]) => !(to[i]?.startsWith(word) && take(to[i]))).map(([, word]) => word);
}

/** Graphemes of words, counted no further than what decides. */
function lengthOf(words: readonly string[]): number {
  const text = words.join('');
  return exceedsGraphemes(text, 2 * most) ? 2 * most : graphemeLength(text);
}

/**
 * What a save has removed of a revision that it would be written over, with what saves before it have removed.
 * @returns `isMuch`: half of a field, or 100 graphemes of it, would be in no revision any more
 */
export function removedBy(
  before: RevisionSnapshot,
  after: RevisionSnapshot,
  earlier: Removed,
): { removed: Removed; isMuch: boolean } {
  const removed: Record<string, number> = { ...earlier };
  let isMuch = false;
  for (const field of Object.keys(before)) {
    const [was, is] = [before[field], after[field]];
    if (was === null || typeof was === 'boolean' || typeof was === 'number') continue;
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    const words = wordsOf(was);
    const gone = lengthOf(missing(words, wordsOf(is)));
    if (gone === 0) continue;
    const all = (removed[field] ?? 0) + gone;
    removed[field] = all;
    isMuch ||= all >= most || (all >= fewest && all * 2 >= all - gone + lengthOf(words));
  }
  return { removed, isMuch };
}

interface Last {
  verb: string;
  actor_id: number | null;
  at: string;
  removed: string;
  snapshot: string;
}

/**
 * Whether a save is written over the newest revision: both are edits of one person within a minute, and no text goes that
 * somebody would miss.
 * @returns the new value of its column `removed`; null: the save is a revision of its own
 */
export function continued(
  last: Last,
  edit: { verb: string; actorId: number | null; nowMs: number; snapshot: RevisionSnapshot },
): string | null {
  if (last.verb !== 'edit' || edit.verb !== 'edit') return null;
  if (edit.actorId === null || last.actor_id !== edit.actorId || last.at <= isoTime(edit.nowMs - oneMs)) return null;
  const before = JSON.parse(last.snapshot) as RevisionSnapshot;
  const { removed, isMuch } = removedBy(before, edit.snapshot, JSON.parse(last.removed) as Removed);
  return isMuch ? null : JSON.stringify(removed);
}
