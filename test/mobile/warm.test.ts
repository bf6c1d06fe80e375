import assert from 'node:assert/strict';
import { sql } from 'kysely';
import pg from 'pg';
import { pushScene } from '../news/story-pushes.ts';
import { onPostgres, onSqlite } from '../support/helper.ts';

const title = 'శ్రీహరికోట నుంచి ప్రయోగం విజయవంతం';

onSqlite('what phones ask for when they open a push is there before it has gone out', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const metrics = async () => {
    const { text } = await d.running.call('/metrics');
    const number = (name: string): number => Number(text.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);
    return { misses: number('dinam_cache_total\\{result="misses"\\}'), bytes: number('dinam_cache_bytes') };
  };
  /** How many of these answers had to be made, and by how much the cache grew. */
  const made = async (paths: string[]) => {
    const before = await metrics();
    for (const path of paths)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const reply = await d.running.call(path, { headers: { 'accept-encoding': encoding } });
        assert.equal(reply.status, 200, `${path}\n${reply.text}`);
      }
    const after = await metrics();
    return { misses: after.misses - before.misses, bytes: after.bytes - before.bytes };
  };
  const addressesOf = (id: number) => [
    `/api/v1/news/${id}`,
    `/api/v1/news/anything-${id}`,
    `/api/news.php?id=${id}`,
    `/api/v1/index.php?endpoint=news&action=item&id=${id}`,
    `/api/v1/news/${id}/related`,
    '/api/v1/news?lang=te',
    '/api/news.php?lang=te',
    '/api/v1/news/breaking?lang=te',
  ];
  const cold = await d.story({ title, content: `<p>${'ఉపగ్రహం కక్ష్యలోకి. '.repeat(80)}</p>` });
  await d.move(cold.id, 'publish');
  const first = await made(addressesOf(cold.id));
  assert.ok(first.misses === 4 && first.bytes > 0, 'without a push the first phones wait for the database');

  const story = await d.story({ title, content: `<p>${'రాకెట్ నింగిలోకి. '.repeat(80)}</p>` });
  await d.notifyStory(story.id);
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1']);
  assert.deepEqual(await made(addressesOf(story.id)), { misses: 0, bytes: 0 });

  // By a link of ours alone, as an ordinary notification may have it.
  for (const link of [`dinam://news/${cold.id}`, `${d.running.url}/api/v1/news/any-words-${cold.id}`]) {
    await d.edit(story.id, { title: `${title} ${link}` }); // all of news is out of date now
    await d.post({ deep_link: link, type: 'breaking' });
    await d.pass();
    assert.deepEqual(await made(addressesOf(cold.id)), { misses: 0, bytes: 0 }, link);
  }
  await d.edit(story.id, { title });
  await d.post({ deep_link: 'https://elsewhere.example/news/1', type: 'breaking' });
  await d.pass();
  assert.equal((await made([`/api/v1/news/${cold.id}`])).misses, 1);
});

onSqlite('a story that cannot be made ready keeps no push back', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  await d.post({ deep_link: 'dinam://news/99999' });
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1'], 'a link to no story');
  const story = await d.story({ title });
  await d.notifyStory(story.id);
  await sql`alter table news_labels rename to news_labels_away`.execute(d.running.dinam.app.db.write);
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1'], 'a database that does not answer');
  assert.equal((await d.running.call(`/api/v1/news/${story.id}/related`)).status, 500);
});

onPostgres('a database that keeps its reader waiting keeps no push waiting', async (t) => {
  const d = await pushScene(t, 'postgres', ['te']);
  const story = await d.story({ title });
  await d.notifyStory(story.id);
  const other = new pg.Client({ connectionString: d.running.env.DATABASE_URL as string });
  await other.connect();
  await other.query('begin; lock table news_labels in access exclusive mode');
  try {
    await d.pass();
    assert.deepEqual(Object.keys(d.arrived()), ['token-te-1']);
    const waiting = await other.query(
      "select 1 from pg_locks where relation = 'news_labels'::regclass and not granted",
    );
    assert.ok(waiting.rows.length > 0, 'it still waits, and the push has gone out');
  } finally {
    await other.end();
  }
});
