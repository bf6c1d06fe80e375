import type { Change } from '../../core/api/change.ts';
import { pause } from '../../core/threads/turn.ts';
import { areApart } from './differences.ts';
import { listNames } from './named.ts';
import { differInPlace } from './places-named.ts';
import { isRetold } from './retold.ts';
import { type Gist, isSamePage, likeness, likeTitles, threshold, titleShare } from './similarity.ts';

/** Summaries that are nearer than this are one text, whatever the titles are. */
const sameText = 0.85;

/** From 0 to 1. Under titles of their own, what both summaries have has to be about the same. */
function nearness(a: Gist, b: Gist): number {
  const alike = likeness(a, b);
  if (alike >= sameText || (alike >= threshold && titleShare(a, b) >= likeTitles)) return alike;
  return isRetold(a, b) ? Math.max(alike, threshold) : Math.min(alike, threshold / 2);
}

/** Pairs that are compared before others have a turn. */
const pairsAtOnce = 20;

/**
 * How far pairs of tellings are one story each, from 0 to 1: from `threshold` on they are. 0 for those in like words that
 * are two stories by what they name.
 */
export async function likenessOf(c: Change, pairs: readonly (readonly [Gist, Gist])[]): Promise<number[]> {
  await listNames(pairs.flatMap(([a]) => a.words.slice(0, 1)));
  const found: number[] = [];
  for (const [i, [a, b]] of pairs.entries()) {
    const alike = nearness(a, b);
    found.push(alike >= threshold && !isSamePage(a, b) && areApart(a, b) ? 0 : alike);
    if (i % pairsAtOnce === 0) await pause();
  }
  // Places are looked up for the few that are left.
  const open = pairs.flatMap((pair, i) =>
    (found[i] as number) >= threshold && !isSamePage(...pair) ? [{ pair, i }] : [],
  );
  const apart = await differInPlace(
    c,
    open.map(({ pair }) => pair),
  );
  for (const [at, { i }] of open.entries()) if (apart[at]) found[i] = 0;
  return found;
}
