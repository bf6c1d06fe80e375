import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, onBoth, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

interface Scene {
  running: Running;
  call: Running['call'];
  item(json: unknown): Promise<Json>;
  get(id: number): Promise<Json>;
  edit(id: number, json: unknown): Promise<Reply>;
  verb(id: number, verb: string, json?: unknown): Promise<Reply>;
  begin(id: number, json: unknown): Promise<Reply>;
  group(id: number): Promise<Json>;
}

async function setUp(t: TestContext, kind: Kind): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const call: Running['call'] = (path, request = {}) => running.call(path, { token, ...request });
  const good = (reply: Reply, status: number): Json => {
    assert.equal(reply.status, status, reply.text);
    return reply.body.data;
  };
  return {
    running,
    call,
    item: async (json) => good(await call('/api/admin/news', { json }), 201),
    get: async (id) => good(await call(`/api/admin/news/${id}`), 200),
    edit: (id, json) =>
      call(`/api/admin/news/${id}?apply=now`, { method: 'PATCH', json, headers: { 'if-match': '*' } }),
    verb: (id, verb, json = {}) => call(`/api/admin/news/${id}/${verb}`, { json }),
    begin: (id, json) => call(`/api/admin/news/${id}/translations`, { json }),
    group: async (id) => good(await call(`/api/admin/news/${id}/translations`), 200),
  };
}

/** Refused with 409 that names the item which has the language. */
function taken(reply: Reply, by: number): void {
  assert.equal(reply.status, 409, reply.text);
  assert.equal(reply.body.code, 'conflict');
  assert.match(reply.body.detail, new RegExp(`\\b${by}\\b`));
  assert.equal(reply.body.errors[0].field, 'lang');
}

const story = {
  title: 'హైదరాబాద్‌లో భారీ వర్షాలు',
  content: '<p>నగరంలో వర్షాలు.</p>',
  lang: 'te',
  tags: ['వర్షం', 'నగరం'],
  location: { state: 'Telangana', district: 'Hyderabad' },
  image_url: 'https://example.in/rain.jpg',
  images: [{ url: 'https://example.in/rain.jpg', width: 1200, height: 675, alt: 'వర్షం' }],
  video_url: 'https://example.in/rain.mp4',
  content_type: 'video',
  source: { name: 'డెస్క్', url: 'https://example.in/' },
  author: 'రవి',
};

onSqlite('a draft in another language takes over what languages share', async (t, kind) => {
  const d = await setUp(t, kind);
  const category = await d.call('/api/admin/categories', { json: { name: 'Weather' } });
  const te = await d.item({ ...story, category_id: category.body.data.id });
  assert.deepEqual(await d.group(te.id), {
    translation_group: null,
    items: [
      {
        id: te.id,
        lang: 'te',
        status: 'draft',
        title: te.title,
        rev: 1,
        updated_at: te.updated_at,
        outdated_since: null,
      },
    ],
    missing: (await d.call('/api/v1/settings')).body.data.languages.filter((lang: string) => lang !== 'te'),
  });

  const reply = await d.begin(te.id, { lang: 'hi', title: 'हैदराबाद में भारी बारिश', tags: ['बारिश'] });
  assert.equal(reply.status, 201, reply.text);
  const hi = reply.body.data;
  const { publicUrl } = d.running.dinam.app.config;
  assert.equal(reply.headers.get('location'), `${publicUrl}/api/admin/news/${hi.id}`);
  assert.equal(reply.headers.get('etag'), '"1"');
  for (const key of ['category_id', 'content_type', 'image_url', 'thumbnail_url', 'images', 'video_url', 'location'])
    assert.deepEqual(hi[key], te[key], key);
  assert.deepEqual(hi.source, te.source);
  assert.deepEqual([hi.lang, hi.status, hi.tags, hi.author], ['hi', 'draft', ['बारिश'], null]);
  assert.deepEqual([hi.content, hi.summary], ['', ''], 'nobody has written it yet');
  assert.equal(hi.translation_group, te.id);
  assert.equal((await d.get(te.id)).translation_group, te.id, 'the first item is in the group that it began');

  const ta = (await d.begin(hi.id, { lang: 'ta', title: 'மழை', content: '<p>மழை</p>' })).body.data;
  assert.equal(ta.translation_group, te.id);
  for (const id of [te.id, hi.id, ta.id]) {
    const { translation_group, items, missing } = await d.group(id);
    assert.equal(translation_group, te.id);
    assert.deepEqual(
      items.map((i: Json) => [i.lang, i.id, i.rev]),
      [
        ['te', te.id, 2],
        ['hi', hi.id, 1],
        ['ta', ta.id, 1],
      ],
    );
    assert.ok(!missing.includes('ta') && missing.includes('ur'));
  }
});

onSqlite('a story has one item of a language', async (t, kind) => {
  const d = await setUp(t, kind);
  const te = await d.item(story);
  const hi = (await d.begin(te.id, { lang: 'hi', title: 'बारिश' })).body.data;
  const count = async () => (await d.call('/api/admin/news')).body.meta.total;
  const before = await count();
  taken(await d.begin(te.id, { lang: 'hi', title: 'फिर' }), hi.id);
  taken(await d.begin(hi.id, { lang: 'te', title: 'మళ్ళీ' }), te.id);
  taken(await d.call('/api/admin/news', { json: { title: 'फिर', lang: 'hi', translation_group: te.id } }), hi.id);
  taken(
    await d.call('/api/news.php', { json: { title: 'फिर', lang: 'hi', translation_group: te.id, status: 'draft' } }),
    hi.id,
  );
  assert.equal(await count(), before, 'nothing is half written');

  const other = await d.item({ title: 'दूसरी', lang: 'hi' });
  taken(await d.edit(other.id, { translation_group: te.id }), hi.id);
  const bn = await d.item({ title: 'বৃষ্টি', lang: 'bn', translation_group: hi.id });
  assert.equal(bn.translation_group, te.id, 'an item of the group names it too');
  taken(await d.edit(bn.id, { lang: 'hi' }), hi.id);
  assert.equal((await d.edit(bn.id, { lang: 'ur', title: 'بارش' })).status, 200);
  assert.equal((await d.edit(hi.id, { title: 'भारी बारिश', translation_group: te.id })).status, 200, 'it stays');

  for (const translation_group of [999_999, 0, 'x'])
    assert.equal((await d.call('/api/admin/news', { json: { title: 'x', translation_group } })).status, 400);
  assert.equal((await d.call('/api/admin/news/999999/translations')).status, 404);
  assert.equal((await d.begin(999_999, { lang: 'hi', title: 'x' })).status, 404);
  for (const [json, field] of [
    [{ lang: 'hi' }, 'title'],
    [{ title: 'x' }, 'lang'],
    [{ title: 'x', lang: 'xx' }, 'lang'],
    [{ title: 'x', lang: 'ml', translation_group: 1 }, 'translation_group'],
    [{ title: 'x', lang: 'ml', category_id: 999 }, 'category_id'],
  ] as const) {
    const reply = await d.begin(te.id, json);
    assert.equal(reply.status, 400, reply.text);
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      [field],
    );
  }
});

onSqlite('an item in the trash leaves its place in the group, and is restored only to a free one', async (t, kind) => {
  const d = await setUp(t, kind);
  const te = await d.item(story);
  const hi = (await d.begin(te.id, { lang: 'hi', title: 'पहली' })).body.data;
  assert.equal((await d.verb(hi.id, 'trash')).status, 200);
  assert.ok((await d.group(te.id)).missing.includes('hi'));
  const second = await d.begin(te.id, { lang: 'hi', title: 'दूसरी' });
  assert.equal(second.status, 201, second.text);
  taken(await d.verb(hi.id, 'restore'), second.body.data.id);
  assert.equal((await d.get(hi.id)).status, 'trashed');
  assert.equal((await d.verb(second.body.data.id, 'trash')).status, 200);
  assert.equal((await d.verb(hi.id, 'restore')).status, 200);
  assert.deepEqual(
    (await d.group(te.id)).items.map((i: Json) => [i.lang, i.id, i.status]),
    [
      ['te', te.id, 'draft'],
      ['hi', hi.id, 'draft'],
      ['hi', second.body.data.id, 'trashed'],
    ],
  );
  assert.equal((await d.begin(second.body.data.id, { lang: 'ml', title: 'മഴ' })).status, 409, 'it is in the trash');
});

onBoth('an item leaves its group, and the number of a group never means two stories', async (t, kind) => {
  const d = await setUp(t, kind);
  const te = await d.item(story);
  const hi = (await d.begin(te.id, { lang: 'hi', title: 'बारिश' })).body.data;
  const ta = (await d.begin(te.id, { lang: 'ta', title: 'மழை' })).body.data;
  assert.equal((await d.verb(ta.id, 'publish')).status, 200);
  const was = (await d.get(ta.id)).rev;
  d.running.clock.ms += 1_000;
  assert.equal((await d.edit(te.id, { translation_group: null })).status, 200);
  assert.equal((await d.get(te.id)).translation_group, null);
  const left = await d.get(ta.id);
  assert.deepEqual([left.translation_group, left.rev], [hi.id, was + 1], 'called by the oldest that is left');
  assert.equal((await d.call(`/api/v1/news/${ta.id}`)).body.data.translation_group, hi.id, 'readers learn of it');

  const again = await d.begin(te.id, { lang: 'hi', title: 'नई कहानी' });
  assert.equal(again.status, 201, again.text);
  assert.equal(again.body.data.translation_group, te.id, 'a story of its own');
  assert.equal((await d.get(hi.id)).translation_group, hi.id);
  taken(await d.edit(te.id, { translation_group: hi.id, lang: 'ta' }), ta.id);
  assert.equal((await d.get(te.id)).translation_group, te.id, 'nothing was half written');
  assert.equal((await d.edit(te.id, { translation_group: hi.id })).status, 200);
  assert.equal((await d.get(again.body.data.id)).translation_group, again.body.data.id);
  assert.equal((await d.group(te.id)).items.length, 3);
  const lines = (await d.call(`/api/admin/audit?resource=news&resource_id=${ta.id}&sort=id`)).body.data;
  assert.deepEqual(lines.at(-1).detail, { fields: ['translation_group'] });
});

onBoth('of editors who add a language at once one gets it', async (t, kind) => {
  const d = await setUp(t, kind);
  const te = await d.item(story);
  const loose = await Promise.all(['क', 'ख', 'ग'].map((title) => d.item({ title, lang: 'hi' })));
  const replies = await Promise.all([
    ...['ఒ', 'రె', 'మూ'].map((title) => d.begin(te.id, { lang: 'hi', title })),
    ...loose.map(({ id }) => d.edit(id, { translation_group: te.id })),
  ]);
  const statuses = replies.map((r) => r.status);
  assert.equal(statuses.filter((s) => s < 300).length, 1, statuses.join());
  assert.equal(statuses.filter((s) => s === 409).length, 5, statuses.join());
  const winner = replies.find((r) => r.status < 300)?.body.data.id;
  for (const reply of replies) if (reply.status === 409) taken(reply, winner);
  assert.equal((await d.group(te.id)).items.length, 2);
  assert.equal((await d.get(te.id)).rev, 2);
});

onSqlite('readers of an item are shown it in other languages, as far as they may see them', async (t, kind) => {
  const d = await setUp(t, kind);
  const te = await d.item(story);
  const hi = (await d.begin(te.id, { lang: 'hi', title: 'बारिश' })).body.data;
  const ur = (await d.begin(te.id, { lang: 'ur', title: 'بارش' })).body.data;
  await d.verb(te.id, 'publish');
  const address = `/api/v1/news/${te.id}`;
  const shown = async (headers: Record<string, string> = {}) => d.running.call(address, { headers });
  const first = await shown();
  assert.deepEqual(first.body.data.translations, []);

  await d.verb(hi.id, 'publish');
  const etag = first.headers.get('etag') as string;
  const second = await shown({ 'if-none-match': etag });
  assert.equal(second.status, 200, 'another language is out');
  const { publicUrl } = d.running.dinam.app.config;
  const slug = (await d.get(hi.id)).slug;
  assert.deepEqual(second.body.data.translations, [
    { lang: 'hi', id: hi.id, slug, url: `${publicUrl}/api/v1/news/${slug}`, title: 'बारिश' },
  ]);

  const at = d.running.clock.ms + 20_000;
  await d.verb(ur.id, 'publish', { published_at: new Date(at).toISOString() });
  const until = (await shown()).headers.get('cache-control')?.match(/max-age=(\d+)/)?.[1];
  assert.ok(Number(until) <= 20, 'no cache keeps it past the hour at which the next one appears');
  await d.edit(hi.id, { expires_at: new Date(d.running.clock.ms + 5_000).toISOString() });
  assert.equal((await shown()).body.data.translations.length, 1);
  d.running.clock.ms += 6_000;
  assert.deepEqual(
    (await shown()).body.data.translations,
    [],
    'expired by the clock, whether or not the state was updated',
  );

  const list = await d.running.call('/api/v1/news?lang=te');
  assert.ok(!('translations' in list.body.data[0]), 'a list does not say');
  const one = await d.running.call(`${address}?fields=translations,title&lang=hi`);
  assert.deepEqual(Object.keys(one.body.data), ['id', 'title', 'translations']);
  assert.equal(one.body.data.title, story.title, 'the id decides, whatever lang says');
  assert.equal((await d.running.call('/api/v1/news?fields=translations')).status, 400);
});
