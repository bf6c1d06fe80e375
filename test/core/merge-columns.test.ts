import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { categoryUses } from '../../src/categories/categories.ts';
import { placeUses } from '../../src/places/hooks.ts';
import { productCategoryUses } from '../../src/shopping/categories.ts';
import { onBoth, start } from '../support/helper.ts';

/** Columns that look like ids of what is merged, and are none, or are moved with the row itself. */
const others: Readonly<Record<string, string>> = {
  'panchang_days.place_id': 'a city of the shipped list, which is not merged',
  'place_names.place_id': 'names go with their place',
  'former_slugs.row_id': 'is what a merge writes',
  'merged_rows.row_id': 'is what a merge writes',
  'media_uses.row_id': 'what shows a file: the icon of the one that goes is let go',
  'notifications.category': 'a slug, as it was then',
  'devices.categories': 'slugs, as phones said them',
  'devices.place': 'text, as the phone said it',
  'feed_items.categories': 'words of the feed',
};

onBoth('every column that may name a category or a place belongs to one use', async (t, kind) => {
  const { dinam } = await start(t, kind, { WORKERS: '0' });
  const { app } = dinam;
  const columns =
    kind === 'sqlite'
      ? sql<{ t: string; c: string }>`select m.name as t, p.name as c from sqlite_master m, pragma_table_info(m.name) p
          where m.type = 'table'`
      : sql<{ t: string; c: string }>`select table_name as t, column_name as c from information_schema.columns
          where table_schema = current_schema()`;
  const keys =
    kind === 'sqlite'
      ? sql<{ t: string; c: string }>`select m.name as t, f."from" as c from sqlite_master m,
          pragma_foreign_key_list(m.name) f where m.type = 'table'
          and f."table" in ('categories', 'places', 'product_categories')`
      : sql<{ t: string; c: string }>`select conrelid::regclass::text as t, a.attname as c from pg_constraint k
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          where k.contype = 'f' and k.confrelid::regclass::text in ('categories', 'places', 'product_categories')`;
  const named = (await columns.execute(app.db.write)).rows.filter(
    ({ c }) => /(^|_)(category|categories|places?)(_|$)/.test(c) || c === 'row_id',
  );
  const all = [...named, ...(await keys.execute(app.db.write)).rows].map(({ t, c }) => `${t}.${c}`);
  assert.ok(all.length > 20, String(all));
  const uses = [...categoryUses(app), ...placeUses(app), ...productCategoryUses(app)].flatMap((use) => use.columns);
  const known = new Set([...uses, ...Object.keys(others)]);
  assert.deepEqual(
    [...new Set(all)].filter((column) => !known.has(column)),
    [],
    'a merge would forget these',
  );
  assert.deepEqual(
    [...known].filter((column) => !all.includes(column)),
    [],
    'there are no such columns',
  );
});
