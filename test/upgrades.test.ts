import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readConfig } from '../src/core/config/config.ts';
import { openDatabase } from '../src/core/db/database.ts';
import { createLog } from '../src/core/log/log.ts';
import { migrate, migrationNames } from '../src/migrations/list.ts';
import { emptyDatabase, onBoth } from './support/helper.ts';
import { iso } from './support/newsroom.ts';

onBoth('stories of an older release are one group each, called by one of their items', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const db = openDatabase(readConfig(env), createLog('silent'));
  await migrate(db, migrationNames[migrationNames.indexOf('012-languages') - 1]);
  // Language, the item that it was said to translate, state; ids from 1.
  const items: [string, number | null, string][] = [
    ['te', null, 'published'], // 1: named by 2 and 3
    ['hi', 1, 'published'],
    ['hi', 1, 'published'], // a second Hindi
    ['ta', 2, 'published'], // of the translation, not of the original
    ['kn', 4, 'published'], // one more step
    ['te', 5, 'published'], // the story has its Telugu
    ['ml', 1, 'trashed'],
    ['te', 9, 'published'], // before the one that it names
    ['te', null, 'published'],
    ['en', null, 'published'], // alone
  ];
  const values = items.map(
    ([
      lang,
      group,
      status,
    ]) => sql`(${lang}, ${group}, ${status}, 'slug', 'title', '', '', 'html', 'article', '[]', '[]',
      0, 0, 0, 1, 0, 1, ${'2026-01-01T00:00:00.000Z'}, ${'2026-01-01T00:00:00.000Z'})`,
  );
  await sql`insert into news (lang, translation_group, status, slug, title, summary, content, content_format,
    content_type, tags, images, is_featured, priority, views, read_minutes, is_sample, rev, created_at, updated_at)
    values ${sql.join(values)}`.execute(db.write);
  await migrate(db);
  const rows = await db.read.selectFrom('news').select(['id', 'translation_group']).orderBy('id').execute();
  await db.close();
  assert.deepEqual(
    rows.map((row) => row.translation_group),
    [1, 1, null, 1, 1, null, 1, null, 9, null],
  );
});

onBoth('what lies in the trash of an older release is not thrown away at once', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const db = openDatabase(readConfig(env), createLog('silent'));
  await migrate(db, migrationNames[migrationNames.indexOf('010-desk') - 1]);
  const longAgo = '2026-01-01T00:00:00.000Z';
  await sql`insert into news (lang, status, slug, title, summary, content, content_format, content_type, tags, images,
    is_featured, priority, views, read_minutes, is_sample, rev, created_at, updated_at)
    values ('te', 'trashed', 'slug', 'title', '', '', 'html', 'article', '[]', '[]', 0, 0, 0, 1, 0, 1, ${longAgo},
      ${longAgo})`.execute(db.write);
  const before = iso(Date.now());
  await migrate(db);
  const row = await db.read.selectFrom('news').select(['trashed_at', 'trashed_from']).executeTakeFirstOrThrow();
  await db.close();
  assert.equal(row.trashed_from, 'draft');
  assert.ok((row.trashed_at as string) >= before, 'its days begin with the new release');
});
