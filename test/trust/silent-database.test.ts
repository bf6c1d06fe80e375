import assert from 'node:assert/strict';
import { pino } from 'pino';
import { type Json, onPostgres, readyDatabase, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { proxyTo } from './proxy.ts';

const lines: Json[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const timesLogged = (text: string): number => lines.filter(({ msg }) => msg.includes(text)).length;

onPostgres('connections to PostgreSQL that go silent are given up, and everything goes on over new ones', async (t) => {
  const env = await readyDatabase(t, 'postgres');
  const direct = env.DATABASE_URL as string;
  const proxy = await proxyTo(t, direct);
  const DATABASE_URL = proxy.through(direct);
  const running = await start(t, 'postgres', { DATABASE_URL, REQUEST_TIMEOUT_MS: '1500' }, env, log);
  const { app } = running.dinam;
  const token = await running.tokenOf('editor');
  const post = (title: string) => running.call('/api/news.php', { token, json: { title } });
  assert.equal((await post('వర్షం మొదలైంది')).status, 201);

  /** The pool is full of idle connections, each of them silent: whatever asks next gets one, and no new one is made. */
  const silenceAll = async (): Promise<void> => {
    const pool = app.db.pool as NonNullable<typeof app.db.pool>;
    const held = await Promise.all(Array.from({ length: app.config.databasePool }, () => pool.connect()));
    proxy.swallow();
    for (const client of held) client.release();
  };
  let requestCount = 0;
  const uncached = () => running.call(`/api/v1/news?limit=${1 + (requestCount++ % 50)}&lang=te&q=${requestCount}`);
  await t.test('all of them', async () => {
    await silenceAll();
    assert.notEqual((await uncached()).status, 200, 'the network is silent');
    await until(uncached, ({ status }) => status === 200, 30_000);
    assert.equal((await post('మళ్ళీ రాస్తున్నాం')).status, 201);
    assert.ok(timesLogged('went silent') > 0);
    assert.equal((await running.call('/health/ready')).status, 200);
  });

  await t.test('jobs and schedules as well', async () => {
    const slot = async (): Promise<string> => {
      const rows = await app.db.write.selectFrom('schedules').selectAll().where('name', '=', 'feeds.tend').execute();
      return rows[0]?.next_at ?? '';
    };
    const before = await until(slot, (next) => next !== '');
    proxy.swallow();
    running.clock.ms += 120_000;
    await until(
      () => slot().catch(() => ''),
      (next) => next > before,
      30_000,
    );
  });

  await t.test(
    'an edit that another instance makes meanwhile is seen, and the log tells why it was late',
    async (t) => {
      const other = await start(t, 'postgres', {}, { ...env, DATABASE_URL: direct });
      await until(
        () => running.call('/api/v1/news'),
        ({ status }) => status === 200,
      );
      // The end of an earlier silence is logged before: the lines that follow are of this one alone.
      await until(
        async () => app.versions.isUnreachable,
        (isUnreachable) => !isUnreachable,
      );
      lines.length = 0;
      await silenceAll();
      const late = app.versions.read().catch(() => {}); // else a second may pass until the next
      const edit = { token, json: { title: 'కొత్త వార్త' } };
      assert.equal((await other.call('/api/news.php', edit)).status, 201);
      await until(
        () => running.call('/api/v1/news'),
        ({ body }) => body?.data?.[0]?.title === 'కొత్త వార్త',
        30_000,
      );
      await late;
      // Told once; or never, where the versions were being read over another connection when all went silent.
      const times = timesLogged('versions cannot be read');
      assert.ok(times <= 1, `told ${times} times`);
      await until(
        async () => timesLogged('versions can be read again'),
        (n) => n === times,
      );
    },
  );
});
