import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { fillStories } from '../plans-data.ts';
import { faultsOf, listenTo } from '../plans-read.ts';
import { onBoth, start } from '../support/helper.ts';

const end = Date.UTC(2026, 10, 20, 6);
/** Doubled nine times: 1,024,000 stories. */
const first = 2_000;
const doublings = 9;

/** Orders and filters of the list of stories whose pages must not depend on how many stories there are. */
const lists = ['', 'sort=updated_at', 'sort=-created_at', 'sort=-published_at', 'sort=-id', 'status=published'];

onBoth('a cursor page of 1,000,000 stories is a range of an index, however deep it lies', async (t, kind) => {
  const running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0' });
  running.clock.ms = end;
  const { app } = running.dinam;
  const { write } = app.db;
  await fillStories(app, end, first);
  const { id: _, ...story } = await write.selectFrom('news').selectAll().limit(1).executeTakeFirstOrThrow();
  const columns = Object.keys(story);
  const values = columns.map((name) => (name === 'slug' ? sql`slug || '-' || id` : sql.ref(name)));
  const names = sql.join(columns.map((name) => sql.ref(name)));
  for (let n = 0; n < doublings; n++)
    await sql`insert into news (${names}) select ${sql.join(values)} from news`.execute(write);
  await sql`analyze`.execute(write);
  const token = await running.tokenOf('owner');
  const heard = listenTo(app, write);
  const faults = new Map<string, string>();
  for (const list of lists) {
    const call = async (more: string) => {
      const reply = await running.call(`/api/admin/news?${list}&limit=20&${more}`, { token });
      assert.equal(reply.status, 200, reply.text);
      assert.equal(reply.body.data.length, 20);
      return reply.body;
    };
    // The position in the middle: the cursor of a page that is found by its number.
    const middle = await call('page=25000&count=false');
    heard.take();
    const began = performance.now();
    await call(`cursor=${middle.meta.next_cursor}`);
    t.diagnostic(`${kind} ${list || 'default'}: ${(performance.now() - began).toFixed(1)} ms`);
    for (const query of heard.take().filter((one) => /^select "news"\.\* from/.test(one.sql))) {
      assert.doesNotMatch(query.sql, /count\(|offset/);
      for (const fault of await faultsOf(app, query)) faults.set(`${fault.kind} ${query.sql}`, fault.detail);
    }
  }
  assert.deepEqual(Object.fromEntries(faults), {});
});
