import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { isExpired, isVisible, visibleAt } from './visible.ts';

const before = '2026-11-20T05:59:59.999Z';
const now = '2026-11-20T06:00:00.000Z';
const after = '2026-11-20T06:00:00.001Z';
const statuses = ['draft', 'review', 'scheduled', 'published', 'archived', 'trashed'] as const;

test('an item is visible while it is published and has not expired, in SQL as in code', async () => {
  const database = new Database(':memory:');
  database.exec('create table news (id integer primary key, status text, expires_at text)');
  const db = new Kysely<{ news: { id: number; status: (typeof statuses)[number]; expires_at: string | null } }>({
    dialect: new SqliteDialect({ database }),
  });
  const items = statuses.flatMap((status) => [null, before, now, after].map((expires_at) => ({ status, expires_at })));
  await db
    .insertInto('news')
    .values(items.map((item, id) => ({ id, ...item })))
    .execute();
  const seen = items.flatMap((item, id) => (isVisible(item, now) ? [id] : []));
  assert.deepEqual(
    seen.map((id) => items[id]),
    [null, after].map((expires_at) => ({ status: 'published', expires_at })),
  );
  const plain = await db.selectFrom('news').select('id').where(visibleAt(now)).orderBy('id').execute();
  const named = await db
    .selectFrom('news as n')
    .innerJoin('news as other', 'other.id', 'n.id')
    .select('n.id')
    .where(visibleAt(now, 'n'))
    .orderBy('n.id')
    .execute();
  for (const rows of [plain, named])
    assert.deepEqual(
      rows.map(({ id }) => id),
      seen,
    );
  const expired = items.filter((item) => isExpired(item, now));
  assert.deepEqual(
    expired,
    (['published', 'archived'] as const).flatMap((status) =>
      [before, now].map((expires_at) => ({ status, expires_at })),
    ),
  );
  await db.destroy();
});
