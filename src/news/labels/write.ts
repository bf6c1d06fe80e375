import type { Change } from '../../core/api/change.ts';
import { invalidField } from '../../core/error.ts';
import { lineOf, placeLabel, placesNow } from '../../places/tree.ts';
import { fold } from '../../text/fold.ts';
import type { StoredNews } from '../tables.ts';
import { storyPlaceIds } from '../view.ts';

type Label = ['tag' | 'place' | 'author', string];

/** What the row itself says it is found by. Free text of a place counts only where no place is given. */
function ownLabels(row: StoredNews): Label[] {
  const tags = (JSON.parse(row.tags) as string[]).map((tag): Label => ['tag', fold(tag)]);
  const texts = row.place_ids === '[]' ? [row.state, row.district, row.mandal] : [];
  const places = texts.flatMap((text): Label[] => (text ? [['place', fold(text)]] : []));
  return [...tags, ...places, ...(row.author ? [['author', fold(row.author)] as Label] : [])];
}

/** With each place all above it, so that a state finds the stories of its villages by one label. */
async function labelsOf(c: Change, row: StoredNews): Promise<Label[]> {
  const ids = storyPlaceIds(row);
  if (ids.length === 0) return ownLabels(row);
  const places = await placesNow(c.tx, ids);
  const all = new Set(ids.flatMap((id) => lineOf(places, id).map((place) => place.id)));
  return [...ownLabels(row), ...[...all].map((id): Label => ['place', placeLabel(id)])];
}

/** All that labels follow from, but the tree. */
const basis = (row: StoredNews): string => JSON.stringify([ownLabels(row), row.place_ids, row.lang, row.published_at]);

/** Writes the labels of a row where what they follow from is another than before. */
export async function writeLabels(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  if (!before || basis(before) !== basis(row)) await replaceLabels(c, row, await labelsOf(c, row), before !== null);
}

async function replaceLabels(c: Change, row: StoredNews, labels: Label[], isOld: boolean): Promise<void> {
  if (isOld) await c.tx.deleteFrom('news_labels').where('news_id', '=', row.id).execute();
  const { lang, published_at } = row;
  const rows = labels.map(([kind, label]) => ({ kind, label, news_id: row.id, lang, published_at }));
  if (rows.length)
    await c.tx
      .insertInto('news_labels')
      .values(rows)
      .onConflict((o) => o.doNothing())
      .execute();
}

const keysOf = (labels: Iterable<Label>): string => [...new Set([...labels].map((l) => l.join(' ')))].sort().join('\n');

/** Labels by the tree as it is now. False when they are that already. */
export async function relabelRow(c: Change, row: StoredNews): Promise<boolean> {
  const labels = await labelsOf(c, row);
  const there = await c.tx.selectFrom('news_labels').select(['kind', 'label']).where('news_id', '=', row.id).execute();
  if (keysOf(labels) === keysOf(there.map(({ kind, label }): Label => [kind, label]))) return false;
  await replaceLabels(c, row, labels, true);
  return true;
}

/** The column of the places that an editor names. @throws Fault `invalid` naming the one that is none */
export async function placeColumn(c: Change, given: readonly number[]): Promise<string> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return '[]';
  const rows = await c.tx.selectFrom('places').select('id').where('id', 'in', ids).execute();
  const existing = new Set(rows.map((r) => r.id));
  const wrong = given.findIndex((id) => !existing.has(id));
  if (wrong >= 0) throw invalidField(`place_ids.${wrong}`, 'is no place', 'not_found');
  return JSON.stringify(ids);
}
