import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { Fault } from '../../core/error.ts';
import { countUpTo } from '../../core/merge/count.ts';
import { type Merging, replacedId, type Use } from '../../core/merge/uses.ts';
import { placeLabel } from '../../places/tree.ts';
import { topicsOfRow } from '../view.ts';
import { relabelRow } from './write.ts';

// What stories name: categories, and places by their ids and by the labels that follow from these. Revisions stay as they
// are: one that is brought back means what the other one is now.

type Field = 'category_id' | 'place_ids';
type Fields = Partial<{ category_id: number | null; place_ids: number[] }>;

/** The JSON of fields with the other one; null where they do not name it. */
function replacedField(json: string, field: Field, merging: Merging): string | null {
  const fields = JSON.parse(json) as Fields;
  if (field === 'category_id')
    return fields.category_id === merging.from ? JSON.stringify({ ...fields, category_id: merging.into }) : null;
  const ids = fields.place_ids && replacedId(JSON.stringify(fields.place_ids), merging);
  return ids == null ? null : JSON.stringify({ ...fields, place_ids: JSON.parse(ids) });
}

/** What the changes that wait beside these stories name, and what the stories said when they were made. */
async function followCopies(c: Change, ids: readonly number[], field: Field, merging: Merging): Promise<void> {
  const copies = await c.tx
    .selectFrom('news_working_copies')
    .select(['news_id', 'input', 'base'])
    .where('news_id', 'in', ids)
    .execute();
  for (const { news_id, ...copy } of copies) {
    const [input, base] = [copy.input, copy.base].map((json) => replacedField(json, field, merging));
    if (input == null && base == null) continue;
    await c.tx
      .updateTable('news_working_copies')
      .set({ input: input ?? copy.input, base: base ?? copy.base })
      .where('news_id', '=', news_id)
      .execute();
  }
}

/** Submissions of stories say what the stories say. */
const submissions = (column: 'category_id' | 'place_id'): Use => ({
  columns: [`news_submissions.${column}`],
  async move(c, { from, into }, most) {
    const rows = await c.tx
      .selectFrom('news_submissions')
      .select('id')
      .where(column, '=', from)
      .orderBy('id')
      .limit(most)
      .execute();
    if (rows.length === 0) return 0;
    await c.tx
      .updateTable('news_submissions')
      .set({ [column]: into })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.length;
  },
});

const inCategory: Use = {
  columns: ['news.category_id'],
  kind: 'stories',
  count: (db, id, most) => countUpTo(db, 'news', sql`category_id = ${id}`, most),
  async refuse(c, id) {
    const used = await c.tx.selectFrom('news').select('id').where('category_id', '=', id).limit(1).executeTakeFirst();
    if (used)
      throw new Fault('conflict', 'There is news in this category; move it first, or merge the category into another.');
  },
  async move(c, merging, most) {
    const { from, into } = merging;
    const query = c.tx.selectFrom('news').select(['id', 'lang', 'published_at']).where('category_id', '=', from);
    const rows = await c.dialect.holdRows(query.orderBy('id').limit(most)).execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await c.tx.updateTable('news').set({ category_id: into, updated_at: c.now }).where('id', 'in', ids).execute();
    await followCopies(c, ids, 'category_id', merging);
    c.touch(...rows.flatMap(topicsOfRow));
    return rows.length;
  },
};

/** A place that a story names, or what it names lies below. */
const atPlace: Use = {
  columns: ['news.place_ids'],
  kind: 'stories',
  count: (db, id, most) => countUpTo(db, 'news_labels', sql`kind = 'place' and label = ${placeLabel(id)}`, most),
  async refuse(c, id) {
    const story = await c.tx
      .selectFrom('news_labels')
      .select('news_id')
      .where('kind', '=', 'place')
      .where('label', '=', placeLabel(id))
      .limit(1)
      .executeTakeFirst();
    if (story)
      throw new Fault(
        'conflict',
        `There is news of this place (item ${story.news_id}); give it another first, or merge the place into another.`,
      );
  },
  async move(c, merging, most) {
    const label = placeLabel(merging.from);
    const labelled = c.tx.selectFrom('news_labels').select('news_id').where('kind', '=', 'place');
    const found = await labelled.where('label', '=', label).orderBy('news_id').limit(most).execute();
    for (const { news_id } of found) {
      await c.dialect.lockRow(c.tx, 'news', news_id);
      const row = await c.tx.selectFrom('news').selectAll().where('id', '=', news_id).executeTakeFirst();
      if (!row) continue;
      const place_ids = replacedId(row.place_ids, merging) ?? row.place_ids;
      await c.tx.updateTable('news').set({ place_ids, updated_at: c.now }).where('id', '=', news_id).execute();
      await relabelRow(c, { ...row, place_ids });
      c.touch(...topicsOfRow(row));
    }
    const ids = found.map(({ news_id }) => news_id);
    if (ids.length > 0) await followCopies(c, ids, 'place_ids', merging);
    return found.length;
  },
};

export const usesOfCategories: readonly Use[] = [inCategory, submissions('category_id')];
export const usesOfPlaces: readonly Use[] = [atPlace, submissions('place_id')];
