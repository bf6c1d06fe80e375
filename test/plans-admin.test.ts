import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { fillStories } from './plans-data.ts';
import { faultsOf, listenTo } from './plans-read.ts';
import { onBoth, start } from './support/helper.ts';

/** 11:30 of the 20th in India. */
const end = Date.UTC(2026, 10, 20, 6);

/** Lists that editors page through, whatever their size. */
const lists = [
  '/api/admin/news?',
  '/api/admin/news?sort=updated_at',
  '/api/admin/news?status=published',
  '/api/admin/news?sort=-created_at',
  '/api/admin/news?sort=-published_at',
  '/api/admin/news?sort=published_at',
  '/api/admin/news?updated_by=1',
  '/api/admin/news?assigned_to=1',
  '/api/admin/news?sort=-id',
  ...['-priority', 'title', 'status', 'lang', 'category_id', 'content_type', 'author', 'views', 'expires_at'].map(
    (sort) => `/api/admin/news?sort=${sort}`,
  ),
  '/api/admin/news?tag=common',
  '/api/admin/news?sort=-created_by',
  '/api/admin/news?sort=updated_by',
  '/api/admin/audit?',
  '/api/admin/audit?resource=news&resource_id=5',
  '/api/admin/audit?actor_id=1',
  '/api/admin/audit?sort=-at&from=2026-11-01',
  '/api/admin/devices?sort=-last_seen_at',
  '/api/admin/devices?sort=-last_seen_at&lang=te',
];

onBoth('a page of an admin list by cursor is a range of an index, whatever its order', async (t, kind) => {
  const running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0' });
  running.clock.ms = end;
  const { app } = running.dinam;
  await fillStories(app, end, 2_000);
  await app.db.write.updateTable('news').set({ updated_by: 1, assigned_to: 1 }).execute();
  await sql`insert into news_labels (kind, label, news_id, lang, published_at)
    select 'tag', 'common', id, lang, published_at from news`.execute(app.db.write);
  const line = { at: new Date(end).toISOString(), actor_id: 1, actor_name: 'సరిత', action: 'edit', resource: 'news' };
  for (let at = 0; at < 1_000; at += 250)
    await app.db.write
      .insertInto('audit')
      .values(
        Array.from({ length: 250 }, (_, i) => ({
          ...line,
          resource_id: String(i % 20),
          detail: '{}',
          request_id: null,
        })),
      )
      .execute();
  // Most of them were last seen in one second, as after a push to all.
  const seen = new Date(end).toISOString();
  await sql`insert into devices (installation_id, kind, value, value_hash, platform, lang, categories, last_seen_at, rev,
      created_at, updated_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    select 'phone-' || i, 'token', 'token-' || i, 'hash-' || i, 'android', 'te', '[]', ${sql.lit(seen)}, 1, ${sql.lit(seen)},
      ${sql.lit(seen)} from n`.execute(app.db.write);
  await sql`analyze`.execute(app.db.write);
  const token = await running.tokenOf('owner');
  const heard = listenTo(app, app.db.write);
  const wrong = new Map<string, string>();
  let requestCount = 0;
  for (const list of lists) {
    const first = await running.call(`${list}&count=false&limit=5`, { token });
    assert.equal(first.status, 200, first.text);
    for (const query of heard.take().filter((one) => /^select "(news|audit|devices)"\.\* from/.test(one.sql)))
      for (const { kind, detail } of await faultsOf(app, query))
        if (kind === 'sort') wrong.set(`${kind} ${query.sql}`, `first page of ${list}: ${detail}`);
    const reply = await running.call(`${list}&limit=5&cursor=${first.body.meta.next_cursor}`, { token });
    assert.equal(reply.body.data.length, 5, reply.text);
    for (const query of heard.take().filter((one) => /^select "(news|audit|devices)"\.\* from/.test(one.sql))) {
      requestCount++;
      assert.doesNotMatch(query.sql, /count\(|offset/);
      assert.doesNotMatch(query.sql, /, id\) [<>] \(/, 'SQLite finds a row of values by its first alone');
      if (list.includes('tag='))
        assert.match(query.sql, /limit (\+\?|\$\d+)\) is not null/, 'the stories of a common tag are not listed');
      for (const { kind, detail } of await faultsOf(app, query))
        wrong.set(`${kind} ${query.sql}`, `${list}: ${detail}`);
    }
  }
  assert.ok(requestCount >= lists.length, `${requestCount} queries were heard`);
  assert.deepEqual(Object.fromEntries(wrong), {});
});
