import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { change } from '../../src/core/api/change.ts';
import { deleteRow } from '../../src/core/api/resource.ts';
import { system } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { searchThread } from '../../src/core/db/search-sqlite.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate, migrationNames } from '../../src/migrations/list.ts';
import { newsResource } from '../../src/news/resource.ts';
import { indexNews } from '../../src/news/search/document.ts';
import { emptyDatabase, type Json, onBoth, start } from '../support/helper.ts';

onBoth('a database of an older release is taken into the index by jobs, while it is being used', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const config = readConfig(env);
  const db = openDatabase(config, createLog('silent'));
  const before = migrationNames[migrationNames.indexOf('011-search') - 1];
  await migrate(db, before);
  const count = 1_200;
  const values = Array.from({ length: count }, (_, i) => {
    const title = i === 0 ? 'మొదటి తెలంగాణ కథ' : `వార్త సంఖ్య${i}`;
    return sql`(${'te'}, ${'published'}, ${'slug'}, ${title}, '', '', 'html', 'article', '[]', '[]', 0, 0,
      ${'2026-01-01T00:00:00.000Z'}, 0, 1, 0, 1, ${'2026-01-01T00:00:00.000Z'}, ${'2026-01-01T00:00:00.000Z'})`;
  });
  await sql`insert into news (lang, status, slug, title, summary, content, content_format, content_type, tags, images,
    is_featured, priority, published_at, views, read_minutes, is_sample, rev, created_at, updated_at)
    values ${sql.join(values)}`.execute(db.write);
  await db.close();

  const running = await start(t, kind, { WORKERS: '0' }, env);
  const found = async (q: string): Promise<number[]> => {
    const reply = await running.call(`/api/v1/search?${new URLSearchParams({ q })}`);
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data.map((item: Json) => item.id);
  };
  assert.deepEqual(await found('telangana'), [], 'nothing is indexed yet');
  const token = await running.tokenOf('editor');
  const head = await running.call('/api/admin/news/5', { token });
  const edited = await running.call('/api/admin/news/5', {
    method: 'PATCH',
    token,
    json: { title: 'సవరించిన శీర్షిక' },
    headers: { 'if-match': head.headers.get('etag') as string },
  });
  assert.equal(edited.status, 200, edited.text);
  assert.deepEqual(await found('savarinchina'), [5], 'what is edited meanwhile is found at once');
  await running.dinam.workers.drain();
  assert.deepEqual(await found('telangana'), [1], 'the oldest is there, so all are');
  assert.deepEqual(await found('savarinchina'), [5]);
  assert.deepEqual(await found('సంఖ్య4 '), [], 'the words that were there before the edit are not');
  const { app } = running.dinam;
  const { rows } = await sql<{ n: number }>`select count(*) as n from news_index`.execute(app.db.read);
  assert.equal(rows[0]?.n, count);
  const jobs = await app.db.write.selectFrom('jobs').select('state').where('kind', '=', 'news.index').execute();
  assert.deepEqual(
    jobs.map(({ state }) => state),
    ['done', 'done'],
  );
});

onBoth('what is removed while the index is made leaves nothing in it', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const token = await running.tokenOf('editor');
  for (const title of ['ఒకటి', 'రెండు'])
    assert.equal((await running.call('/api/news.php', { token, json: { title } })).status, 201);
  const [kept, removed] = (await app.db.read.selectFrom('news').select('id').orderBy('id').execute()).slice(-2);
  let job: Promise<void> | undefined;
  await change(app, system, async (c) => {
    await deleteRow(c, newsResource, removed?.id as number, null);
    job = indexNews(app, { payload: {}, signal: new AbortController().signal });
    await wait(300);
  });
  await job;
  const { rows } = await sql<{ id: number }>`select ${sql.ref(kind === 'sqlite' ? 'rowid' : 'id')} as id
    from news_index where ${sql.ref(kind === 'sqlite' ? 'rowid' : 'id')} >= ${kept?.id}`.execute(app.db.write);
  assert.deepEqual(
    rows.map(({ id }) => id),
    [kept?.id],
  );
});

test('the thread of searches comes back after it has died', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const config = readConfig(env);
  const log = createLog('silent');
  const db = openDatabase(config, log);
  await migrate(db);
  const runner = searchThread(sqliteFile(config.dataDir), log);
  const count = (n: number) =>
    sql<{
      x: number;
      text: string;
    }>`with recursive c(x) as (select 1 union all select x + 1 from c where x < ${sql.lit(n)})
      select x, x || printf('%.1000000c', 'x') as text from c`.compile(db.read);
  try {
    assert.equal((await runner.rows(count(3), 60_000)).length, 3);
    await assert.rejects(runner.rows(count(1_000), 60_000), { code: 'unavailable' }, 'its memory is bounded');
    assert.equal((await runner.rows(count(3), 60_000)).length, 3);
    await assert.rejects(runner.rows(sql`select gone from nowhere`.compile(db.read) as never, 60_000), /nowhere/);
    assert.equal((await runner.rows(count(3), 60_000)).length, 3, 'a wrong query ends nothing');
  } finally {
    await runner.close();
    await db.close();
  }
});
