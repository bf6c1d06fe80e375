import type { Change } from '../../core/api/change.ts';
import { memo } from '../../core/cache/memo.ts';
import { lineOf, type PlaceNode, type Places, placeLevel, placesNow, placesTopic } from '../../places/tree.ts';
import type { Gist } from './similarity.ts';
import { slotsOf } from './slots.ts';

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

/** Names that a telling may have at a place, as forms of one or two words, the longest first. */
interface Naming {
  at: number;
  forms: string[];
}

/** The names that a telling may have and the other has not, or of `shared` ones that both may have. */
function namingsOf(a: Gist, b: Gist, shared: boolean): Naming[] {
  const names: Naming[] = [];
  for (const [at, word] of a.words.entries()) {
    if (a.isDateline(at) || b.all.has(a.stems[at] as string) !== shared) continue;
    const [before, after] = [a.words[at - 1], a.words[at + 1]];
    const pairs = [
      ...(before === undefined ? [] : formsOf(before + word)),
      ...(after === undefined ? [] : formsOf(word + after)),
    ].filter((form) => form.length > word.length);
    names.push({ at, forms: [...(shared ? [] : pairs), ...formsOf(word)] });
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

interface Named {
  at: number;
  ids: Ids;
}

type GistPair = readonly [Gist, Gist];

/** The places that names mean: of the forms of each the longest that is one. */
async function namedOf(c: Change, all: readonly (readonly Naming[])[]): Promise<Named[][]> {
  const forms = new Set(all.flat().flatMap((naming) => naming.forms));
  const ids = await idsOf(c, [...forms].slice(0, mostNames));
  return all.map((namings) =>
    namings.flatMap(({ at, forms }) => {
      const form = forms.find((one) => (ids.get(one)?.length ?? 0) > 0);
      return form === undefined ? [] : [{ at, ids: ids.get(form) as Ids }];
    }),
  );
}

/** Whether two names stand in one place of the same words. */
const areInOneSlot = ([a, b]: GistPair, one: Named, other: Named): boolean =>
  slotsOf(a, b).some(
    (slot) => slot.a[0] <= one.at && one.at < slot.a[1] && slot.b[0] <= other.at && other.at < slot.b[1],
  );

/**
 * Of pairs of tellings, whether each names a place that the other does not, of the same level: Nellore and Tirupati, but
 * not Kavali and the district that it lies in. The first words of a summary that say where it was written do not count.
 * Tellings that have a place below a state in common may name others each, unless these stand in the same words.
 */
export async function differInPlace(c: Change, pairs: readonly GistPair[]): Promise<boolean[]> {
  const own = pairs.map(([a, b]) => [namingsOf(a, b, false), namingsOf(b, a, false)] as const);
  const asked = own.map(([a, b]) => (a.length > 0 && b.length > 0 ? [a, b] : [[], []])) as [Naming[], Naming[]][];
  const named = await namedOf(c, asked.flat());
  const found = pairs.map((_, i) => [named[2 * i] as Named[], named[2 * i + 1] as Named[]] as const);
  const places = await placesNow(
    c.tx,
    found.flatMap(([a, b]) => (a.length > 0 && b.length > 0 ? [...a, ...b].flatMap(({ ids }) => ids) : [])),
  );
  const apart = found.map(([a, b]) =>
    a.flatMap((one) => b.flatMap((other) => (areTwo(places, one.ids, other.ids) ? [[one, other] as const] : []))),
  );
  const open = pairs.flatMap((pair, i) => ((apart[i] as unknown[]).length > 0 ? [{ pair, i }] : []));
  const shared = await namedOf(
    c,
    open.map(({ pair: [a, b] }) => namingsOf(a, b, true)),
  );
  const common = await placesNow(
    c.tx,
    shared.flat().flatMap(({ ids }) => ids),
  );
  const isLocal = (id: number): boolean => {
    const place = common.get(id);
    return place !== undefined && rankOf(place) === 2;
  };
  const verdicts = pairs.map(() => false);
  for (const [n, { pair, i }] of open.entries()) {
    const haveOne = (shared[n] as Named[]).some(({ ids }) => ids.some(isLocal));
    verdicts[i] = !haveOne || (apart[i] ?? []).some(([one, other]) => areInOneSlot(pair, one, other));
  }
  return verdicts;
}
