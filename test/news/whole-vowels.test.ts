import assert from 'node:assert/strict';
import { planReindex } from '../../src/core/reindex/plan-reindex.ts';
import { onBoth, start } from '../support/helper.ts';

const typed = 'ഇൗ അാഴ്ച उाॅफिस अाज';
const whole = 'ഈ';

onBoth('what is typed in pieces is stored, tagged and found with whole vowels', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('owner');
  const made = await running.call('/api/admin/news', {
    token,
    json: { lang: 'hi', title: 'अाज आॅफिस बंद', content: 'अाज', tags: ['अाज', 'आज'] },
  });
  assert.equal(made.status, 201, made.text);
  const { id, title, tags, slug } = made.body.data;
  const published = await running.call(`/api/admin/news/${id}/publish`, { token, json: {} });
  assert.equal(published.status, 200, published.text);
  assert.equal(title, 'आज ऑफिस बंद');
  assert.deepEqual(tags, ['आज'], 'one tag');
  assert.match(slug, /^aj-(ophis|office)-band/);
  for (const query of ['search=ऑफिस', 'search=आॅफिस', 'tag=अाज', 'tag=आज']) {
    const [key, value] = query.split('=') as [string, string];
    const reply = await running.call(`/api/v1/news?lang=hi&${key}=${encodeURIComponent(value)}`);
    assert.equal(reply.body.data.length, 1, query);
  }
});

onBoth('a story that was stored in pieces is found once it is indexed anew', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app, workers } = running.dinam;
  const { write } = app.db;
  const token = await running.tokenOf('owner');
  const made = await running.call('/api/admin/news', {
    token,
    json: { lang: 'ml', title: 'x', content: 'x', tags: ['y'] },
  });
  assert.equal(made.status, 201, made.text);
  const news = made.body.data.id;
  const published = await running.call(`/api/admin/news/${news}/publish`, { token, json: {} });
  assert.equal(published.status, 200, published.text);
  await write
    .updateTable('news')
    .set({ title: typed, tags: JSON.stringify(['ഇൗ']) })
    .where('id', '=', news)
    .execute();
  await write.transaction().execute((tx) => planReindex(tx, 'news.reindex', 'news'));
  running.clock.ms = Math.max(running.clock.ms, Date.now() + 1_000); // a migration goes by the real time
  await workers.drain();
  for (const key of ['search', 'tag']) {
    const reply = await running.call(`/api/v1/news?lang=ml&${key}=${encodeURIComponent(whole)}`);
    assert.deepEqual(
      reply.body.data.map(({ id }: { id: number }) => id),
      [news],
      key,
    );
  }
});
