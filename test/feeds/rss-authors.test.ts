import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { migrate } from '../../src/migrations/list.ts';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';

const names = ['రవి కుమార్', 'रवि', 'ரவி', 'রবি', 'روی'];
const written = (n: number): string => `author${n}@news.example (${names[n]})`;

onBoth('readers see names of authors and no e-mail addresses, of rows from before either', async (t, kind) => {
  const s = await feedScene(t, kind);
  s.server.rss('/f', [
    ...names.map((_, n) => item(`${n}`, `వార్త ${n}`, `<author>${written(n)}</author>`)),
    item('5', 'వార్త 5', '<author>desk@news.example</author>'),
  ]);
  await s.add('/f', { lang: 'te', publish_mode: 'link' });
  await s.turn();
  const read = async () => {
    const items = (await s.call('/api/v1/rss?lang=te&limit=100')).body.data as Json[];
    const news = (await s.call('/api/v1/news?lang=te&limit=100')).body.data as Json[];
    const authors = (list: Json[]) => list.toSorted((a, b) => a.title.localeCompare(b.title)).map((i) => i.author);
    return [authors(items), authors(news)];
  };
  const clean = [...names, null];
  assert.deepEqual(await read(), [clean, clean]);

  const { app } = s.dinam;
  for (const [n, name] of clean.entries()) {
    const author = name === null ? 'desk@news.example' : written(n);
    await sql`update feed_items set author = ${author} where title = ${`వార్త ${n}`}`.execute(app.db.write);
    await sql`update news set author = ${author} where title = ${`వార్త ${n}`}`.execute(app.db.write);
  }
  await sql`delete from news_labels where kind = 'author'`.execute(app.db.write);
  const own = await s.call('/api/admin/news', {
    token: await s.editor(),
    json: { title: 'సంపాదకీయం', content: '<p>వార్త</p>', lang: 'te', author: 'editor@news.example' },
  });
  assert.equal(own.status, 201, own.text);
  await sql`delete from migrations where name = '048-author-addresses'`.execute(app.db.write);
  assert.deepEqual(await migrate(app.db), ['048-author-addresses']);
  const rows = await sql<Json>`select author from feed_items order by title`.execute(app.db.write);
  assert.deepEqual(
    rows.rows.map((row) => row.author),
    clean,
  );
  const stories = await sql<Json>`select author from news where from_feed = 1 order by title`.execute(app.db.write);
  assert.deepEqual(
    stories.rows.map((row) => row.author),
    clean,
  );
  assert.equal(
    (await s.call(`/api/admin/news/${own.body.data.id}`, { token: await s.editor() })).body.data.author,
    'editor@news.example',
  );
  const found = await s.call(`/api/v1/news?lang=te&author=${encodeURIComponent('రవి కుమార్')}`);
  assert.deepEqual(
    found.body.data.map((i: Json) => i.title),
    ['వార్త 0'],
  );
});
