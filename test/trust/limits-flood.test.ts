import assert from 'node:assert/strict';
import pg from 'pg';
import { limiter } from '../../src/core/rate-limit.ts';
import { onPostgres, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

const proxied = { WORKERS: '0', TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '5' };

/** A request that is counted for its address and then finds nothing. */
const leave = (running: Running, address: string) =>
  running.call('/api/v1/devices/no-such-phone', { method: 'DELETE', headers: { 'x-forwarded-for': address } });

onPostgres('what is refused costs PostgreSQL nothing', async (t) => {
  const running = await start(t, 'postgres', proxied);
  const { pool } = running.dinam.app.db;
  assert.ok(pool);
  const statuses: number[] = [];
  const flood = async (times: number): Promise<void> => {
    const replies = await Promise.all(Array.from({ length: times }, () => leave(running, '203.0.113.7')));
    statuses.push(...replies.map(({ status }) => status));
  };
  for (let i = 0; i < 8; i++) await flood(50);
  assert.equal(statuses.filter((status) => status === 404).length, 300);
  assert.equal(statuses.filter((status) => status === 429).length, 100);
  const query = pool.query;
  let requestCount = 0;
  pool.query = ((...args: unknown[]) => {
    requestCount++;
    return (query as (...a: unknown[]) => unknown).apply(pool, args);
  }) as typeof query;
  for (let i = 0; i < 4; i++) await flood(50);
  pool.query = query;
  assert.equal(statuses.filter((status) => status === 429).length, 300);
  assert.ok(requestCount < 10, `${requestCount} statements for 200 refusals`);
  const { rows } = await pool.query('select points from rate_limits');
  assert.deepEqual(rows, [{ points: 300 }], 'what was refused was not counted');
  assert.equal((await leave(running, '203.0.113.8')).status, 404);
});

onPostgres('requests of one address wait for its counter with one connection, and the rest goes on', async (t) => {
  const running = await start(t, 'postgres', proxied);
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: running.env.DATABASE_URL as string });
    client.on('error', () => {}); // the database goes with the test
    await client.connect();
    return client;
  };
  await leave(running, '203.0.113.7');
  const [holder, watcher] = [await connect(), await connect()];
  await holder.query('begin');
  await holder.query('select 1 from rate_limits for update');
  const flood = Array.from({ length: 40 }, () => leave(running, '203.0.113.7'));
  const locked = async (): Promise<number> => {
    const { rows } = await watcher.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.n ?? 0;
  };
  await until(locked, (n) => n >= 1);
  for (let limit = 1; limit <= 5; limit++)
    assert.equal((await running.call(`/api/v1/news?limit=${limit}`)).status, 200);
  assert.equal((await leave(running, '203.0.113.8')).status, 404, 'another address');
  assert.equal(await locked(), 1);
  await holder.query('rollback');
  await holder.end();
  await watcher.end();
  for (const { status } of await Promise.all(flood)) assert.equal(status, 404);
});

onPostgres('points given back reach an instance that refuses, and leave no row behind', async (t) => {
  const running = await start(t, 'postgres', proxied);
  const { app } = running.dinam;
  const limited = limiter(app, 'test', 3, 60);
  const take = async (): Promise<boolean> => (await limited.take('రవి')).exceeded;
  assert.deepEqual(await Promise.all([take(), take(), take(), take(), take()]), [false, false, false, true, true]);
  await limited.giveBack('రవి');
  assert.deepEqual([await take(), await take()], [false, true]);
  await Promise.all([1, 2, 3].map(() => limited.giveBack('రవి')));
  const { rows } = (await app.db.pool?.query('select * from rate_limits')) ?? {};
  assert.deepEqual(rows, []);
});
