import assert from 'node:assert/strict';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';

const names = ['రవి కుమార్', 'रवि', 'ரவி', 'রবি', 'روی'];
const written = (n: number): string => `author${n}@news.example (${names[n]})`;

onBoth('readers see names of authors and no e-mail addresses', async (t, kind) => {
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

  const found = await s.call(`/api/v1/news?lang=te&author=${encodeURIComponent('రవి కుమార్')}`);
  assert.deepEqual(
    found.body.data.map((i: Json) => i.title),
    ['వార్త 0'],
  );
});
