import assert from 'node:assert/strict';
import { isoTime } from '../../src/core/clock.ts';
import { viewCounter } from '../../src/news/trending/views.ts';
import { onSqlite, start } from '../support/helper.ts';
import { storyRow } from '../support/news-rows.ts';

onSqlite('an answer has its own length, also where the numbers of views in it changed', async (t, kind) => {
  const running = await start(t, kind, { CACHE_MB: '1', WORKERS: '0' });
  const { app } = running.dinam;
  const published = (n: number) => ({
    published_at: isoTime(app.now() - n * 60_000),
    content: `<p>${'వర్షం '.repeat(60)}</p>`,
  });
  const rows = Array.from({ length: 100 }, (_, n) => storyRow({ id: n + 1, slug: `v-${n}`, ...published(n) }));
  await app.db.write.insertInto('news').values(rows).execute();
  const view = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) viewCounter(app).count(1, undefined, `10.0.0.${i}`);
    await viewCounter(app).flush();
  };
  const first = '/api/v1/news?lang=te&limit=5';
  const spelledOtherwise = '/api/v1/news?limit=5&lang=te';
  const headers = { 'accept-encoding': 'identity' };
  await view(9);
  await running.call(first, { headers });
  await running.call(first, { headers }); // from memory
  await view(1); // the number has one digit more, and no version is raised
  for (let limit = 40; limit <= 100; limit++) await running.call(`/api/v1/news?lang=te&limit=${limit}`); // evicts it
  await running.call(spelledOtherwise); // computes it again
  const reply = await running.call(first, { headers });
  assert.equal(reply.body?.data[0].views, 10, reply.text);
  assert.equal(Number(reply.headers.get('content-length')), Buffer.byteLength(reply.text));
});
