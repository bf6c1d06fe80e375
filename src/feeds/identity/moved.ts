import type { Db } from '../../core/db/database.ts';
import type { Dialect } from '../../core/db/dialect.ts';
import { pause } from '../../core/threads/turn.ts';
import { areApart } from '../stories/differences.ts';
import { listNames } from '../stories/named.ts';
import { gistOf as tellingOf } from '../stories/similarity.ts';
import { wordsOf } from './alike.ts';
import type { ReadItem } from './candidates.ts';
import {
  comparedHtml,
  type Gist,
  gistOf,
  isAlikeText,
  relationOfTexts,
  relationToSketch,
  type TextRelation,
} from './gist.ts';
import type { PreviousItem, PreviousRow } from './previous-items.ts';
import { isRun, type Verdict, verdictOf, withoutColumns } from './verdict.ts';
import { pairsOf, type WordPair } from './word-pairs.ts';

// A feed that moves to another domain or system brings its items under new guids, links and forms of text. Items that
// match none by their keys are compared by their words with previous items that match none either.

/**
 * Completes the matches of a reading by words. Nothing is asked of the database, and nothing compared, unless an item
 * without a match has a title or a date of a previous item; each is compared with `mostCompared` of them at most.
 * @param matched by item; null for one that is new by its keys
 * @returns the same with those that are the same by what they say
 */
export async function matchMoved(
  db: Db,
  dialect: Dialect,
  items: readonly ReadItem[],
  matched: readonly (PreviousItem | null)[],
  previous: readonly PreviousItem[],
): Promise<(PreviousItem | null)[]> {
  const used = new Set(matched.flatMap((one) => one?.id ?? []));
  const left = items.flatMap((item, i) => (matched[i] === null ? [{ item, i }] : []));
  const free = previous.filter(({ id }) => !used.has(id));
  if (left.length === 0 || free.length === 0) return [...matched];
  const pairs = pairsOf(left, free);
  if (pairs.length === 0) return [...matched];
  const contents = await contentsOf(db, dialect, pairs);
  const gists = new Map<object, Gist>();
  const gist = (of: ReadItem | PreviousRow): Gist => {
    const found = gists.get(of) ?? gistOf('content' in of ? of : { ...of, content: contents.get(of.id) ?? '' });
    gists.set(of, found);
    return found;
  };
  const judged: (WordPair & Verdict)[] = [];
  await listNames(left.flatMap(({ item }) => item.title.trim().split(/\s+/u, 1)));
  for (const pair of pairs) {
    await pause();
    const verdict = verdictOf(pair, relation(pair, gist), {
      isTemplate: () => isTemplate(pair, left, gist),
      isApart: () => tellsApart(pair, contents),
    });
    if (verdict) judged.push({ ...pair, ...verdict });
  }
  const chosen = withoutColumns(choose(judged));
  const known = matched.filter((one, i) => one !== null && isAddressed(items[i] as ReadItem, one)).length;
  const accepted = isRun(chosen, { left: left.length, known }) ? chosen : choose(judged.filter(({ isSure }) => isSure));
  const whole = [...matched];
  for (const { i, previous: one } of accepted) whole[i] = one;
  return whole;
}

/** It has a guid or link of the previous item. */
const isAddressed = ({ keys: { guid, full, page } }: ReadItem, { held }: PreviousItem): boolean =>
  [guid, full, page].some((key) => key !== null && held.has(key));

function relation({ item, previous }: WordPair, gist: (of: ReadItem | PreviousRow) => Gist): TextRelation {
  if (previous.row === null) return relationToSketch(gist(item), previous.sketch);
  return relationOfTexts(gist(item), gist(previous.row));
}

/** Two accidents of one day in the same words: another village, person or number makes another story. */
function tellsApart({ item, previous: { row } }: WordPair, contents: ReadonlyMap<number, string>): boolean {
  if (row === null) return false;
  const [one, other] = [item, { ...row, content: contents.get(row.id) ?? '' }].map((of) =>
    tellingOf({ ...wordsOf(of), link: null }),
  );
  return one !== undefined && other !== undefined && areApart(one, other);
}

/** The items beside it that have no match either say the same: one text for each place, sign or day proves nothing. */
function isTemplate(
  { item, at }: WordPair,
  left: readonly { item: ReadItem }[],
  gist: (of: ReadItem | PreviousRow) => Gist,
): boolean {
  const beside = [left[at - 1], left[at + 1]].flatMap((one) => one?.item ?? []);
  return beside.some((one) => isTemplateText(relationOfTexts(gist(one), gist(item))));
}

const isTemplateText = (text: TextRelation): boolean => isAlikeText(text) || text === 'vague';

/** The surest pairs first, each item and each previous item once. */
function choose<T extends WordPair & Verdict>(pairs: readonly T[]): T[] {
  const [items, ids] = [new Set<number>(), new Set<number>()];
  const chosen: T[] = [];
  const sorted = pairs.toSorted((a, b) => b.weight - a.weight || b.previous.id - a.previous.id || a.i - b.i);
  for (const pair of sorted) {
    if (items.has(pair.i) || ids.has(pair.previous.id)) continue;
    items.add(pair.i);
    ids.add(pair.previous.id);
    chosen.push(pair);
  }
  return chosen;
}

/** The beginnings of the texts of previous items, by id. */
async function contentsOf(db: Db, dialect: Dialect, pairs: readonly WordPair[]): Promise<Map<number, string>> {
  const ids = [...new Set(pairs.flatMap(({ previous: { row } }) => row?.id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('feed_items')
    .select(['id', (e) => e.fn<string>('substr', ['content', e.lit(1), e.lit(comparedHtml)]).as('content')])
    .where('id', 'in', dialect.idList(ids))
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
