import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import type { Log } from '../../src/core/log/log.ts';
import { type Json, onPostgres, readyDatabase, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { proxyTo } from './proxy.ts';

onPostgres('reads leave a replica that is unreachable or lags behind, and return to it', async (t) => {
  const env = await readyDatabase(t, 'postgres');
  // A database of its own, which follows the primary only when the test copies a version.
  const { DATABASE_URL: replica = '' } = await readyDatabase(t, 'postgres');
  const proxy = await proxyTo(t, replica);
  const lines: Json[] = [];
  const log: Log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const DATABASE_READ_URL = proxy.through(replica);
  const running = await start(t, 'postgres', { DATABASE_READ_URL, REQUEST_TIMEOUT_MS: '3000' }, env, log);
  const { db } = running.dinam.app;
  const token = await running.tokenOf('editor');
  const timesLogged = (text: string): number => lines.filter(({ msg }) => msg === text).length;
  const toReplica = () => timesLogged('public reads go to the replica');
  const post = async (title: string): Promise<void> => {
    const { status, text } = await running.call('/api/news.php', { token, json: { title } });
    assert.equal(status, 201, text);
  };
  /** As if it had replayed all that was written, as far as the versions tell. */
  const follow = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: replica });
    await client.connect();
    for (const { topic, version } of await db.write.selectFrom('versions').selectAll().execute()) {
      const text = `insert into versions (topic, version) values ($1, $2)
        on conflict (topic) do update set version = excluded.version`;
      await client.query(text, [topic, version]);
    }
    await client.end();
  };
  const titles = async (address: string): Promise<string[]> => {
    const { status, body, text } = await running.call(address);
    assert.equal(status, 200, text);
    return body.data.map((item: Json) => item.title);
  };

  await t.test('it is used', async () => {
    await until(
      async () => toReplica(),
      (n) => n === 1,
    );
  });

  await t.test('it is away: every read is answered by the primary', async () => {
    await post('కొత్త వార్త');
    proxy.swallow();
    const reads = ['/api/v1/news?limit=1', '/api/v1/news?limit=2', '/api/v1/news?search=కొత్త'];
    const answers = Promise.all(reads.map((address) => running.call(address)));
    await setTimeout(200); // they are on connections that break now
    proxy.refuse(true);
    for (const { status, text } of await answers) assert.equal(status, 200, text);
    for (let n = 3; n <= 7; n++) assert.equal((await running.call(`/api/v1/news?limit=${n}`)).status, 200);
    await until(
      () => titles('/api/v1/news?limit=10'),
      ([first]) => first === 'కొత్త వార్త',
    );
    await until(
      () => running.call('/health/ready?for=writes'),
      ({ status }) => status === 200,
    );
  });

  await t.test('it lags behind: it is not used again before it has caught up', async () => {
    proxy.refuse(false);
    await post('మరో వార్త');
    await until(
      () => titles('/api/v1/news?limit=11'),
      ([first]) => first === 'మరో వార్త',
    );
    assert.equal(toReplica(), 1);
    await follow();
    await until(
      async () => toReplica(),
      (n) => n === 2,
    );
  });
});
