import assert from 'node:assert/strict';
import pg from 'pg';
import { onPostgres, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

onPostgres('however many writers wait for a row of PostgreSQL, reads go on', async (t) => {
  const running = await start(t, 'postgres', { WORKERS: '0', DATABASE_POOL: '5' });
  const token = await running.tokenOf('editor');
  const edit = (json: unknown) => running.call('/api/news.php', { token, json });
  const { body } = await edit({ title: 'ఒక వార్త' });
  const other = new pg.Client({ connectionString: running.env.DATABASE_URL as string });
  other.on('error', () => {}); // the database goes with the test
  await other.connect();
  // Within a transaction the activity of the others stays as it was first seen.
  const watcher = new pg.Client({ connectionString: running.env.DATABASE_URL as string });
  watcher.on('error', () => {});
  await watcher.connect();
  await other.query('begin');
  await other.query('select 1 from news where id = $1 for update', [body.data.id]);
  const edits = Array.from({ length: 8 }, (_, n) => edit({ id: body.data.id, title: `మార్పు ${n}` }));
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until(
    async () => (await watcher.query<{ n: number }>(waiting)).rows[0]?.n ?? 0,
    (n) => n >= 3,
  );
  for (let limit = 1; limit <= 10; limit++)
    assert.equal((await running.call(`/api/v1/news?limit=${limit}`)).status, 200);
  const { n: still } = (await watcher.query<{ n: number }>(waiting)).rows[0] ?? { n: 0 };
  assert.ok(still >= 3, 'while the writers wait');
  await other.query('commit');
  await other.end();
  await watcher.end();
  for (const { status } of await Promise.all(edits)) assert.ok(status === 200 || status === 503, `${status}`);
});
