import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { type Json, onPostgres, type Reply, readyDatabase, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { proxyTo } from './proxy.ts';

const maxAge = (reply: Reply): number => Number(reply.headers.get('cache-control')?.match(/max-age=(\d+)/)?.[1]);

onPostgres('while the database is unreachable every cached answer is served, however old', async (t) => {
  const env = await readyDatabase(t, 'postgres');
  const direct = env.DATABASE_URL as string;
  const proxy = await proxyTo(t, direct);
  const running = await start(t, 'postgres', { DATABASE_URL: proxy.through(direct) }, env);
  const token = await running.tokenOf('editor');
  const post = async (json: Json): Promise<Json> => {
    const reply = await running.call('/api/news.php', { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const breakingUntil = new Date(running.clock.ms + 600_000).toISOString();
  const story = await post({ title: 'తాజా వార్త', is_breaking: true, breaking_until: breakingUntil });
  await post({ title: 'ताज़ा ख़बर', lang: 'hi' });
  const addresses = [
    ...['te', 'hi'].flatMap((lang) => [1, 2, 3].map((limit) => `/api/v1/news?lang=${lang}&limit=${limit}`)),
    `/api/v1/news/${story.id}`,
    '/api/v1/news?breaking=true',
    '/api/v1/config',
    '/api/v1/index.php?endpoint=news&lang=te&page=1&limit=3',
  ];
  const before = new Map<string, Reply>();
  for (const address of addresses) before.set(address, await running.call(address));
  for (const [address, { status }] of before) assert.equal(status, 200, address);
  // Each answer of the language, and what follows from the settings, is out of date when the database goes.
  await post({ title: 'మరో వార్త' });
  await post({ title: 'एक और ख़बर', lang: 'hi' });
  await change(running.dinam.app, systemActor, async (c) => c.touch('settings'));
  running.clock.ms += 601_000; // and the breaking flag has ended
  proxy.refuse(true);

  await t.test('the old answers, which nobody may keep for long', async () => {
    for (let round = 0; round < 3; round++)
      for (const [address, { text }] of before) {
        const reply = await running.call(address);
        assert.equal(reply.status, 200, `${address} ${reply.text}`);
        assert.equal(reply.text, text, address);
        assert.ok(maxAge(reply) <= 5, address);
      }
    assert.ok(running.dinam.app.cache.counts.stale > 0);
    assert.equal((await running.call('/api/v1/news?limit=47')).status, 503, 'what was never asked for');
  });

  await t.test('health and metrics tell it', async () => {
    await until(
      async () => running.dinam.app.versions.isUnreachable,
      (away) => away,
    );
    const ready = await running.call('/health/ready');
    assert.deepEqual([ready.status, ready.body], [200, { status: 'ok', database: 'unreachable' }]);
    assert.equal((await running.call('/health/ready?for=writes')).status, 503);
    const metrics = await running.call('/metrics');
    assert.equal(metrics.status, 200);
    assert.match(metrics.text, /^dinam_database_up 0$/m);
    assert.match(metrics.text, /^dinam_cache_total\{result="stale"\} [1-9]/m);
    assert.doesNotMatch(metrics.text, /^dinam_push_due_batches \d/m);
  });

  await t.test('when it is back, so are new answers and the figures', async () => {
    proxy.refuse(false);
    await until(
      () => running.call('/api/v1/news?lang=te&limit=3'),
      ({ body }) => body?.data?.[0]?.title === 'మరో వార్త',
      30_000,
    );
    await until(
      () => running.call('/health/ready?for=writes'),
      ({ status, body }) => status === 200 && body.database === 'ok',
    );
    assert.match((await running.call('/metrics')).text, /^dinam_database_up 1$/m);
  });
});
