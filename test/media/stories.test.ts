import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { systemActor } from '../../src/core/app.ts';
import { filesOf } from '../../src/core/files/file-store.ts';
import { fileKeysIn } from '../../src/media/uses.ts';
import { edit } from '../../src/settings/settings.ts';
import { type Json, onBoth, onSqlite, type Reply, type Running, start, test } from '../support/helper.ts';
import { formOf, uploaded } from '../support/media.ts';
import { mp3, picture } from '../support/pictures.ts';
import { storedKeys } from '../support/stores.ts';

const drain = ({ dinam: { workers } }: Running) => workers.drain();

async function publish(running: Running, json: Json): Promise<Json> {
  const token = await running.tokenOf('chief');
  const { status, body, text } = await running.call('/api/admin/news', { token, json });
  assert.equal(status, 201, text);
  const done = await running.call(`/api/admin/news/${body.data.id}/publish`, { token, json: {} });
  assert.equal(done.status, 200, done.text);
  return done.body.data;
}

const read = async (running: Running, id: number): Promise<Json> =>
  (await running.call(`/api/v1/news/${id}?lang=te`)).body.data;

onSqlite('a story shows pictures of the library: sizes, words of its language, srcset', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const main = await uploaded(running, 'a.jpg', await picture('jpeg', 1_400, 700));
  const more = await uploaded(running, 'b.png', await picture('png', 700, 900));
  const token = await running.tokenOf('chief');
  const described = { alt: { te: 'వరద నీరు', hi: 'बाढ़' }, caption: { te: 'విజయవాడలో' }, credit: 'రాము' };
  const edit = (id: number, json: Json, method = 'PATCH', query = '') =>
    running.call(`/api/admin/media/${id}${query}`, { token, method, json, headers: { 'if-match': '*' } });
  assert.equal((await edit(main.id, described)).status, 200);
  const external = { url: 'https://example.in/c.jpg', width: 3, height: 2, alt: 'పాతది' };
  const story = await publish(running, {
    title: 'వరద',
    lang: 'te',
    media_id: main.id,
    gallery: [more.id, main.id],
    images: [external],
    image_url: 'https://example.in/old.jpg',
  });
  assert.deepEqual([story.media_id, story.gallery], [main.id, [more.id, main.id]]);
  const shown = await read(running, story.id);
  assert.deepEqual([shown.image_url, shown.thumbnail_url], [main.url, main.thumbnail_url]);
  const [first, second, third] = shown.images;
  assert.equal(shown.images.length, 3);
  const { srcset, thumbnail_url, url, blurhash } = main;
  const words = { alt: 'వరద నీరు', caption: 'విజయవాడలో', credit: 'రాము' };
  assert.deepEqual(first, { url, thumbnail_url, width: 1_280, height: 640, blurhash, srcset, ...words });
  assert.deepEqual([second.url, second.alt, second.caption, second.credit], [more.url, '', null, null]);
  assert.deepEqual(third, external, 'pictures of other servers as before');
  const list = (await running.call('/api/v1/news?lang=te')).body.data;
  assert.equal(list[0].image_url, main.url);

  // Another crop gives other addresses, and readers get them.
  assert.equal((await edit(main.id, { focal: { x: 0.1, y: 0.1 } })).status, 200);
  await drain(running);
  const after = await read(running, story.id);
  assert.notEqual(after.thumbnail_url, shown.thumbnail_url);
  const uses = (await running.call(`/api/admin/media/${main.id}/uses`, { token })).body.data;
  assert.deepEqual(uses, [{ resource: 'news', id: story.id, title: 'వరద', status: 'published', news_id: story.id }]);
  assert.equal((await edit(main.id, undefined, 'DELETE')).status, 409);
  assert.equal((await edit(main.id, undefined, 'DELETE', '?force=true')).status, 200);
  const without = await read(running, story.id);
  assert.deepEqual([without.image_url, without.images.length], ['https://example.in/old.jpg', 2]);

  // What the story no longer shows is in use no more.
  const patch = { gallery: [], media_id: null };
  const saved = await running.call(`/api/admin/news/${story.id}?apply=now`, {
    token,
    method: 'PATCH',
    json: patch,
    headers: { 'if-match': '*' },
  });
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual((await running.call(`/api/admin/media/${more.id}/uses`, { token })).body.data, []);

  // A revision comes back without the picture that is in the trash.
  const back = await running.call(`/api/admin/news/${story.id}/revisions/1/restore`, {
    token,
    json: {},
    headers: { 'if-match': '*' },
  });
  assert.deepEqual([back.status, back.body.data?.media_id, back.body.data?.gallery], [200, null, [more.id]], back.text);
});

onBoth(
  'a picture within a text is replaced: the text shows the new one, and so does a change that waits',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    const token = await running.tokenOf('editor');
    const media = await uploaded(running, 'వరద.png', await picture('png', 60, 40));
    const content = `<p>వరద</p><img src="${media.original_url}" alt="వరద">`;
    const made = await running.call('/api/admin/news', { token, json: { title: 'వరద', lang: 'te', content } });
    const { id } = made.body.data;
    assert.equal((await running.call(`/api/admin/news/${id}/publish`, { token, json: {} })).status, 200);
    const waiting = await running.call(`/api/admin/news/${id}`, {
      token,
      method: 'PATCH',
      json: { content: `${content}<p>రెండు</p>` },
      headers: { 'if-match': '*' },
    });
    assert.equal(waiting.status, 200, waiting.text);
    const form = formOf({ 'b.jpg': await picture('jpeg', 80, 50) });
    const replaced = (await running.call(`/api/admin/media/${media.id}/replace`, { token, body: form })).body.data;
    assert.notEqual(replaced.original_url, media.original_url);
    await drain(running);
    const shown = await read(running, id);
    const now = (await running.call(`/api/admin/media/${media.id}`, { token })).body.data;
    assert.match(now.url, /\/files\/v\/.*-card\.jpg$/);
    assert.equal(shown.content.match(/src="([^"]+)"/)[1], now.url, 'readers get a variant');
    const row = (await running.call(`/api/admin/news/${id}`, { token })).text;
    assert.ok(row.includes(replaced.original_url) && !row.includes(media.original_url), row);
    const useCount = async () => (await running.call(`/api/admin/media/${media.id}`, { token })).body.data.use_count;
    assert.equal(await useCount(), 1);

    // Texts from before two replacements: a revision, and the page of an editor that was open meanwhile.
    const form2 = formOf({ 'c.jpg': await picture('jpeg', 90, 60) });
    const present = (await running.call(`/api/admin/media/${media.id}/replace`, { token, body: form2 })).body.data;
    const shows = async (reply: Reply) => {
      assert.equal(reply.status, 200, reply.text);
      const { content: saved } = (await running.call(`/api/admin/news/${id}`, { token })).body.data;
      assert.deepEqual(fileKeysIn(saved), fileKeysIn(present.original_url));
      assert.equal(await useCount(), 1);
    };
    const headers = { 'if-match': '*' };
    await shows(await running.call(`/api/admin/news/${id}/revisions/1/restore`, { token, json: {}, headers }));
    for (const stale of [media, replaced]) {
      const json = { content: `<p>వరద</p><img src="${stale.original_url}">` };
      await shows(await running.call(`/api/admin/news/${id}?apply=now`, { token, method: 'PATCH', json, headers }));
    }
  },
);

test('a picture that is not there is named; a contributor uses his own', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const theirs = await uploaded(running, 'a.png', await picture('png', 30, 20));
  const song = await uploaded(running, 'a.mp3', mp3());
  const token = await running.tokenOf('editor');
  const post = (json: Json, by = token) =>
    running.call('/api/admin/news', { token: by, json: { title: 'x', ...json } });
  const fieldsOf = ({ status, body }: { status: number; body: Json }) => [
    status,
    body.errors.map(({ field, code }: Json) => `${field} ${code}`),
  ];
  assert.deepEqual(fieldsOf(await post({ media_id: 999, gallery: [theirs.id, 998] })), [
    400,
    ['media_id not_found', 'gallery.1 not_found'],
  ]);
  assert.deepEqual(fieldsOf(await post({ media_id: song.id })), [400, ['media_id not_found']], 'no picture');
  const contributor = await running.tokenOf('contributor');
  assert.deepEqual(fieldsOf(await post({ media_id: theirs.id }, contributor)), [400, ['media_id not_found']]);
});

test('the old address takes a picture with the story; when the story is refused, the picture is not kept', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const image: Record<string, Buffer> = { 'వరద.jpg': await picture('jpeg', 500, 300) };
  const post = (fields: Record<string, string>, files = image) =>
    running.call('/api/news.php', { token, body: formOf(files, fields, 'image') });
  const refused = await post({ title: 'వరద', category: 'none' });
  assert.equal(refused.status, 400, refused.text);
  const wrong = await post({ title: 'వరద' }, { 'a.jpg': Buffer.from('<svg/>') });
  assert.deepEqual(
    [wrong.status, wrong.body.errors[0].field, wrong.body.errors[0].code],
    [400, 'image', 'unsupported'],
  );
  await drain(running);
  const files = await filesOf(running.dinam.app);
  assert.deepEqual([await storedKeys(files), (await running.call('/api/v1/news')).body.meta.total], [[], 0]);
  const { status, body, text } = await post({ title: 'వరద', lang: 'te' });
  assert.equal(status, 201, text);
  await drain(running);
  const shown = await read(running, body.data.id);
  assert.match(shown.image_url, /\/files\/v\/.*\.jpg$/);
  assert.equal(shown.images[0].width, 500);
});

test('files of a text are found by an index, however many there are', async (t) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0' });
  const query = sql<{
    detail: string;
  }>`explain query plan select id from media where original_key in ('o/ab/x', 'o/ab/y')`;
  const { rows } = await query.execute(dinam.app.db.write);
  assert.match(rows.map(({ detail }) => detail).join('\n'), /USING (COVERING )?INDEX media_original/);
});

onBoth('a picture that only unpublished changes show is in use', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const token = await running.tokenOf('chief');
  const [named, chosen, old] = await Promise.all(
    ['వరద.png', 'बाढ़.png', 'வெள்ளம்.png'].map(async (name, i) =>
      uploaded(running, name, await picture('png', 60 + i, 40)),
    ),
  );
  const story = await publish(running, { title: 'వరద', lang: 'te', media_id: old.id });
  const patch = (json: Json, query = '') =>
    running.call(`/api/admin/news/${story.id}${query}`, {
      token,
      method: 'PATCH',
      json,
      headers: { 'if-match': '*' },
    });
  const json = { content: `<p>వరద</p><img src="${named.original_url}">`, media_id: chosen.id, gallery: [old.id] };
  assert.equal((await patch(json)).status, 200);
  const usesOf = async ({ id }: Json): Promise<string[]> =>
    (await running.call(`/api/admin/media/${id}/uses`, { token })).body.data.map(
      ({ resource, news_id }: Json) => `${resource} ${news_id}`,
    );
  const all = async () => [await usesOf(named), await usesOf(chosen), await usesOf(old)];
  const [inStory, inChanges] = [[`news ${story.id}`], [`working-copies ${story.id}`]];
  assert.deepEqual(await all(), [inChanges, inChanges, inStory]);
  const trashUnused = async () =>
    (
      await running.call('/api/admin/media/trash-unused', {
        token,
        json: { ids: [named.id, chosen.id, old.id] },
      })
    ).body.data;
  assert.deepEqual(await trashUnused(), {
    trashed: [],
    in_use: [named.id, chosen.id, old.id].toSorted((a, b) => a - b),
  });
  const removed = await running.call(`/api/admin/media/${named.id}`, {
    token,
    method: 'DELETE',
    headers: { 'if-match': '*' },
  });
  assert.equal(removed.status, 409, removed.text);

  // An editor who may not publish crops what readers do not see yet, and nothing else.
  await edit(app, 'newsroom', { editors_may: [] }, null, systemActor);
  const crop = async ({ id }: Json) =>
    (
      await running.call(`/api/admin/media/${id}`, {
        token: await running.tokenOf('editor'),
        method: 'PATCH',
        json: { credit: 'రాము' },
        headers: { 'if-match': '*' },
      })
    ).status;
  assert.deepEqual([await crop(named), await crop(chosen), await crop(old)], [200, 200, 403]);

  assert.equal((await patch({ media_id: null }, '?apply=now')).status, 200);
  assert.deepEqual(await all(), [inChanges, inChanges, inChanges], 'the story let go of it');
  assert.equal((await running.call(`/api/admin/news/${story.id}/discard`, { token, json: {} })).status, 200);
  assert.deepEqual(await all(), [[], [], []]);
  const back = await running.call(`/api/admin/news/${story.id}/working-copy/revisions`, { token });
  const number = back.body.data[0]?.number;
  const again = await running.call(`/api/admin/news/${story.id}/working-copy/revisions/${number}/restore`, {
    token,
    json: {},
    headers: { 'if-match': '"0"' },
  });
  assert.equal(again.status, 200, again.text);
  assert.deepEqual((await all())[1], inChanges);
  const published = await running.call(`/api/admin/news/${story.id}/publish-changes`, {
    token,
    json: { overwrite: true },
    headers: { 'if-match': '*' },
  });
  assert.equal(published.status, 200, published.text);
  assert.deepEqual([(await all())[0], (await all())[1]], [inStory, inStory]);
});
