import type { Change } from '../../core/api/change.ts';
import { areApart } from './differences.ts';
import { differInPlace } from './places-named.ts';
import { type Gist, isSamePage, likeness, threshold } from './similarity.ts';

/**
 * How far pairs of tellings are one story each, from 0 to 1: from `threshold` on they are. 0 for those in like words that
 * are two stories by what they name.
 */
export async function likenessOf(c: Change, pairs: readonly (readonly [Gist, Gist])[]): Promise<number[]> {
  const found = pairs.map(([a, b]) => {
    const alike = likeness(a, b);
    return alike >= threshold && !isSamePage(a, b) && areApart(a, b) ? 0 : alike;
  });
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
