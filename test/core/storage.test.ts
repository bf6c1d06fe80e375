import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { closeApp, openApp } from '../../src/app.ts';
import { categoryResource } from '../../src/categories/categories.ts';
import { type Change, change } from '../../src/core/api/change.ts';
import { createRow } from '../../src/core/api/resource.ts';
import { listRows } from '../../src/core/api/resource-list.ts';
import { systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { builtOnce } from '../../src/core/db/prepared-query.ts';
import { migrate, migrationNames } from '../../src/migrations/list.ts';
import { jobResource } from '../../src/system/jobs.ts';
import { log, noon } from '../support/ground.ts';
import { emptyDatabase, onBoth, onPostgres, onSqlite, readyDatabase, test } from '../support/helper.ts';
import { addCategory, enqueue, ground, jobsOf, together } from './storage-scene.ts';

onBoth('the schema is made once, however often and by however many', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const both = (await together(2, env, { name: 'migrate' })) as [string[], string[]];
  const names = [...migrationNames].sort();
  assert.deepEqual(both.flat().sort(), names, 'each step ran in one of the two');
  const db = openDatabase(readConfig(env), log);
  t.after(() => db.close());
  assert.deepEqual(await migrate(db), []);
  const kept = await sql<{ name: string }>`select name from migrations order by name`.execute(db.write);
  assert.deepEqual(
    kept.rows.map((r) => r.name),
    names,
  );
  assert.deepEqual(await db.write.selectFrom('news').selectAll().execute(), []);
});

onBoth('a database that a newer release has changed is refused, unless it is forced', async (t, kind) => {
  const config = readConfig(await readyDatabase(t, kind));
  const db = openDatabase(config, log);
  await sql`insert into migrations (name) values ('999-later')`.execute(db.write);
  await db.close();
  await assert.rejects(openApp(config, { log }), /made by a newer Dinam, with 999-later\. .*--force/);
  await closeApp(await openApp(config, { log, force: true }));
});

onBoth('row, version, job and audit line are written together or not at all', async (t, kind) => {
  const { app } = await ground(t, kind);
  const work =
    (name: string, fails: boolean) =>
    async (c: Change): Promise<string> => {
      await addCategory(c, name);
      c.touch('categories', 'news');
      await c.enqueue({ kind: 'work', payload: { name } });
      await c.audit('create', 'categories', name);
      if (fails) throw new Error('చివరిలో తప్పు');
      return name;
    };
  const state = async () => ({
    categories: (await app.db.write.selectFrom('categories').select('name').execute()).map((r) => r.name),
    versions: (await app.db.write.selectFrom('versions').select('topic').orderBy('topic').execute()).map(
      (r) => r.topic,
    ),
    jobs: (await jobsOf(app)).map((j) => j.payload),
    audit: (await app.db.write.selectFrom('audit').select('resource_id').execute()).map((r) => r.resource_id),
  });
  const { generation } = app.versions;
  await assert.rejects(change(app, systemActor, work('bad', true)), /చివరిలో తప్పు/);
  assert.deepEqual(await state(), { categories: [], versions: [], jobs: [], audit: [] });
  assert.equal(app.versions.generation, generation, 'nobody hears of it');
  assert.equal(app.versions.of('news'), 0);
  assert.equal(await change(app, systemActor, work('good', false)), 'good');
  assert.deepEqual(await state(), {
    categories: ['good'],
    versions: ['categories', 'news'],
    jobs: ['{"name":"good"}'],
    audit: ['good'],
  });
  assert.equal(app.versions.of('news'), noon);
  await assert.rejects(change(app, systemActor, work('good', false)), 'the slug is taken');
  assert.equal((await state()).jobs.length, 1);
  assert.equal(app.versions.of('news'), noon, 'the version is that of the last success');
});

onPostgres('of two changes that wait for each other one begins anew', async (t) => {
  const { app } = await ground(t, 'postgres');
  for (const key of ['a', 'b']) await app.db.write.insertInto('meta').values({ key, value: '' }).execute();
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const write = (c: Change, key: string, value: string) =>
    c.tx
      .updateTable('meta')
      .set({ value: sql<string>`value || cast(${value} as text)` })
      .where('key', '=', key)
      .execute();
  const work = (value: string, keys: [string, string]) => async (c: Change) => {
    await write(c, keys[0], value);
    if (++arrived === 2) both.resolve();
    await both.promise;
    await write(c, keys[1], value);
    await c.audit('edit', 'meta', value);
    c.touch('settings');
  };
  await Promise.all([change(app, systemActor, work('1', ['a', 'b'])), change(app, systemActor, work('2', ['b', 'a']))]);
  assert.equal(arrived, 3, 'they did wait for each other');
  const rows = await app.db.write.selectFrom('meta').select('value').where('key', 'in', ['a', 'b']).execute();
  assert.deepEqual(
    rows.map(({ value }) => [...value].sort().join('')),
    ['12', '12'],
    'each once',
  );
  assert.equal((await app.db.write.selectFrom('audit').select('id').execute()).length, 2);
});

onSqlite('an audit line says who, when and what', async (t, kind) => {
  const { app } = await ground(t, kind);
  const actor = { ...systemActor, id: 7, name: 'సీత', requestId: 'r-1' };
  await change(app, actor, (c) => c.audit('edit', 'news', 5, { fields: ['title'] }));
  const { id: _, ...line } = await app.db.write.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(line, {
    at: isoTime(noon),
    actor_id: 7,
    actor_name: 'సీత',
    action: 'edit',
    resource: 'news',
    resource_id: '5',
    detail: '{"fields":["title"]}',
    request_id: 'r-1',
  });
});

onPostgres('a connection that breaks within a transaction ends that transaction alone', async (t) => {
  const { env } = await ground(t, 'postgres');
  assert.deepEqual(await together(1, env, { name: 'broken' }), [[true, 0, noon]]);
});

onBoth('a list is filtered, sorted and searched, and no character of a search is a wildcard', async (t, kind) => {
  const { app } = await ground(t, kind);
  const names = ['100% सच', 'a_b', 'c\\d', 'axb', 'పోలీసు', 'हिन्दी', 'ABC', "d'arc", '%_\\', 'وزیراعلیٰ'];
  const ids = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    const input = { name, slug: `s${i}`, sort_order: i % 3, is_active: i % 2 === 0 };
    ids.set(name, (await createRow(app, categoryResource, input, systemActor)).id);
  }
  const list = async (query: Record<string, unknown>): Promise<string[]> => {
    const { data } = await listRows(app, categoryResource, { sort: 'id', ...query });
    return data.map((d) => (d as { name: string }).name);
  };
  for (const [search, found] of [
    ['%', ['100% सच', '%_\\']],
    ['_', ['a_b', '%_\\']],
    ['\\', ['c\\d', '%_\\']],
    ['%_\\', ['%_\\']],
    ['0%', ['100% सच']],
    ['a%b', []],
    ['a_b', ['a_b']],
    ['c\\\\d', []],
    ['abc', ['ABC']],
    ["d'arc", ["d'arc"]],
    ["' or 1=1 --", []],
    ['हिंदी', ['हिन्दी']],
    ['పోలీ', ['పోలీసు']],
    ['وزیراعلی', ['وزیراعلیٰ']],
    ['s4', ['పోలీసు']],
  ] as const)
    assert.deepEqual(await list({ search }), found, search);
  assert.deepEqual(await list({ is_active: false }), [names[1], names[3], names[5], names[7], names[9]]);
  assert.deepEqual(await list({ is_active: true, search: 'a' }), ['ABC']);
  assert.deepEqual(await list({ sort: '-id', limit: 3, page: 2 }), [names[6], names[5], names[4]]);
  const byOrder = [0, 3, 6, 9, 1, 4, 7, 2, 5, 8].map((i) => names[i]);
  assert.deepEqual(await list({ sort: 'sort_order' }), byOrder, 'ties go by id');
  assert.deepEqual(await list({ sort: '-sort_order' }), byOrder.toReversed());
  assert.deepEqual(await list({ ids: [ids.get('axb'), ids.get('a_b'), 987_654] }), ['a_b', 'axb']);
  assert.deepEqual(await list({ ids: [] }), []);
  const { meta } = await listRows(app, categoryResource, { limit: 4, page: 3 });
  assert.deepEqual(meta, { page: 3, limit: 4, total: 10, total_pages: 3, has_more: false, next_cursor: null });
  assert.equal((await listRows(app, categoryResource, { limit: 5 })).meta.has_more, true);
});

onBoth('rows without a value sort alike on both databases', async (t, kind) => {
  const { app } = await ground(t, kind);
  await enqueue(app, { kind: 'one' });
  await enqueue(app, { kind: 'two' });
  await app.db.write
    .updateTable('jobs')
    .set({ ended_at: isoTime(noon) })
    .where('kind', '=', 'one')
    .execute();
  const kindsOf = async (sort: string) =>
    (await listRows(app, jobResource, { sort })).data.map((d) => (d as { kind: string }).kind);
  assert.deepEqual(await kindsOf('ended_at'), ['two', 'one']);
  assert.deepEqual(await kindsOf('-ended_at'), ['one', 'two']);
});

test('SQL that is rewritten after it was built fails when it no longer has the form', async (t) => {
  const { app } = await ground(t, 'sqlite');
  const { read, dialect } = app.db;
  const query = (a: number, b: number) => ({
    compile: () => sql<{ n: number }>`select ${a} + ${b} as n`.compile(read),
  });
  const added = builtOnce(2, (_app, a: number, b: number) => query(a, b));
  assert.deepEqual(await added(app, 20, 3), [{ n: 23 }]);
  assert.deepEqual(await added(app, 4, 50), [{ n: 54 }]);
  const early = builtOnce(2, (_app, a: number, b: number) => query(a + b, b));
  assert.throws(() => early(app, 20, 3), /Value 0 is no parameter of the query/);
  const other = read.selectFrom('categories').select('id').compile();
  assert.throws(() => dialect.byIndex(other, 'news', 'news_hits'), /does not read from "news"/);
  const news = dialect.byIndex(read.selectFrom('news').select('id').compile(), 'news', 'news_hits');
  assert.match(news.sql, /from "news" indexed by "news_hits"/);
});
