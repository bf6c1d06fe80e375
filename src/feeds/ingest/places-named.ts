import type { Change } from '../../core/api/change.ts';
import { memo } from '../../core/cache/memo.ts';
import { lineOf, type PlaceNode, type Places, placeLevel, placesNow, placesTopic } from '../../places/tree.ts';
import type { Gist } from './similarity.ts';

// Places that only one of two tellings names. A desk of a region has one text for each of its towns.

/** Words of one telling that are looked up, of those that the other has not. */
const mostWords = 24;
/** Names that are looked up for all pairs of a piece of a feed, and those that stay in memory. */
const mostNames = 10_000;
const mostCached = 50_000;
/** Letters of an ending that follows a name, and those that the name has left at least. */
const longestEnding = 5;
const shortestName = 3;

/**
 * The forms of the table of names (`placeKey`) that a folded word may be: itself, and in scripts other than Latin all that
 * is left without an ending, such as నెల్లూరు of నెల్లూరులో.
 */
function formsOf(word: string): string[] {
  if (/^[\d\p{Script=Latin}]+$/u.test(word)) return /^\d/.test(word) ? [] : [word];
  const least = Math.max(shortestName, word.length - longestEnding);
  return Array.from({ length: Math.max(0, word.length - least + 1) }, (_, i) => word.slice(0, word.length - i));
}

/** The names that a telling may have and the other has not; a name of two words is looked up as one. */
function ownNames(a: Gist, b: Gist): string[][] {
  const names: string[][] = [];
  for (const [i, word] of a.words.entries()) {
    if (a.isDateline(i) || b.all.has(a.stems[i] as string)) continue;
    const [before, after] = [a.words[i - 1], a.words[i + 1]];
    const pairs = [
      ...(before === undefined ? [] : formsOf(before + word)),
      ...(after === undefined ? [] : formsOf(word + after)),
    ].filter((form) => form.length > word.length);
    names.push([...pairs, ...formsOf(word)]);
    if (names.length === mostWords) break;
  }
  return names;
}

type Ids = readonly number[];

/** Ids of places by name, from memory as long as the tree is the same. */
async function idsOf(c: Change, names: readonly string[]): Promise<ReadonlyMap<string, Ids>> {
  const cache = await memo(c.app, 'feeds.place-names', [placesTopic], async () => new Map<string, Ids>());
  const found = new Map<string, Ids>();
  const unknown: string[] = [];
  for (const name of names) {
    const ids = cache.get(name);
    if (ids) found.set(name, ids);
    else unknown.push(name);
  }
  if (cache.size + unknown.length > mostCached) cache.clear();
  for (let i = 0; i < unknown.length; i += 500) {
    const some = unknown.slice(i, i + 500);
    const rows = await c.tx.selectFrom('place_names').selectAll().where('label', 'in', some).execute();
    const byLabel = Map.groupBy(rows, (row) => row.label);
    for (const name of some) {
      const ids = (byLabel.get(name) ?? []).map((row) => row.place_id);
      cache.set(name, ids);
      found.set(name, ids);
    }
  }
  return found;
}

/** Countries, states, and all that lies in a state: of one another, these are of the same level. */
const rankOf = ({ type }: PlaceNode): number => Math.min(2, placeLevel(type));

const isWithin = (places: Places, a: number, b: number): boolean => lineOf(places, a).some(({ id }) => id === b);

/** Whether two names are two places of one level: none that one of them means is, or lies in, one of the other's. */
function areTwo(places: Places, a: Ids, b: Ids): boolean {
  const pairs = a.flatMap((one) => b.map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => isWithin(places, one, other) || isWithin(places, other, one))) return false;
  return pairs.some(([one, other]) => {
    const [place, second] = [places.get(one), places.get(other)];
    return place !== undefined && second !== undefined && rankOf(place) === rankOf(second);
  });
}

/**
 * Of pairs of tellings, whether each names a place that the other does not, of the same level: Nellore and Tirupati, but
 * not Kavali and the district that it lies in. The first words of a summary that say where it was written do not count.
 */
export async function differInPlace(c: Change, pairs: readonly (readonly [Gist, Gist])[]): Promise<boolean[]> {
  const own = pairs.map(([a, b]) => [ownNames(a, b), ownNames(b, a)] as const);
  const names = own.flatMap(([a, b]) => (a.length > 0 && b.length > 0 ? [...a, ...b].flat() : []));
  const ids = await idsOf(c, [...new Set(names)].slice(0, mostNames));
  // Of the forms of a word the longest that is a name.
  const named = (names: string[][]): Ids[] =>
    names.flatMap((forms) => {
      const form = forms.find((one) => (ids.get(one)?.length ?? 0) > 0);
      return form === undefined ? [] : [ids.get(form) as Ids];
    });
  const found = own.map(([a, b]) => [named(a), named(b)] as const);
  const places = await placesNow(
    c.tx,
    found.flatMap(([a, b]) => (a.length > 0 && b.length > 0 ? [...a, ...b].flat() : [])),
  );
  return found.map(([a, b]) => a.some((one) => b.some((other) => areTwo(places, one, other))));
}
