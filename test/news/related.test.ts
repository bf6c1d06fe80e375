import assert from 'node:assert/strict';
import { type Json, kinds, onBoth, onPostgres, onSqlite, type Running, start } from '../support/helper.ts';

const day = 86_400_000;

async function post(running: Running, json: Record<string, unknown>): Promise<number> {
  const { age, ...fields } = json;
  const published_at = new Date(running.clock.ms - 60_000 - Number(age ?? 0) * day).toISOString();
  const reply = await running.call('/api/news.php', {
    token: await running.tokenOf('editor'),
    json: { published_at, ...fields },
  });
  assert.ok(reply.status === 201 || reply.status === 200, reply.text);
  return reply.body.data.id;
}

async function categoryOf(running: Running, name: string): Promise<number> {
  const reply = await running.call('/api/admin/categories', { token: await running.tokenOf('editor'), json: { name } });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

async function related(running: Running, of: number | string, query = ''): Promise<number[]> {
  const reply = await running.call(`/api/v1/news/${of}/related${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data.map((item: Json) => item.id);
}

onBoth(
  'tags, place, rare words of the title and the category decide, then the newest of the category',
  async (t, kind) => {
    const running = await start(t, kind);
    const weather = await categoryOf(running, 'Weather');
    const sports = await categoryOf(running, 'Sports');
    const story = await post(running, {
      title: 'హైదరాబాద్‌లో భారీ వర్షాలు, మూసీకి వరద',
      category_id: weather,
      tags: ['వర్షాలు', 'మూసీ'],
      location: { state: 'Telangana', district: 'Hyderabad' },
      age: 1,
    });
    const both = await post(running, {
      title: 'నదిలో నీటిమట్టం పెరిగింది',
      category_id: weather,
      tags: ['వర్షాలు', 'మూసీ'],
      location: { district: 'Hyderabad' },
      age: 3,
    });
    const tag = await post(running, { title: 'పంటలకు నష్టం', category_id: sports, tags: ['మూసీ'], age: 3 });
    const word = await post(running, { title: 'మూసీకి కొత్త వంతెన', category_id: sports, age: 3 });
    const place = await post(running, { title: 'మెట్రో రైలు', location: { district: 'hyderabad' }, age: 4 });
    const sameCategory = await post(running, { title: 'చలి పెరిగింది', category_id: weather, age: 5 });
    const other = await post(running, { title: 'క్రికెట్ జట్టు విజయం', category_id: sports, age: 0.5 });

    const ids = await related(running, story);
    assert.equal(ids[0], both);
    assert.ok(!ids.includes(story), 'never itself');
    assert.deepEqual(new Set(ids), new Set([both, tag, word, place, sameCategory, other]), 'it is filled up');
    for (const near of [tag, word, place]) {
      assert.ok(
        ids.indexOf(near) < ids.indexOf(sameCategory),
        'what has something in common stands before what fills up',
      );
      assert.ok(ids.indexOf(near) < ids.indexOf(other));
    }
    assert.ok(ids.indexOf(sameCategory) < ids.indexOf(other), 'the category fills up before the rest');
    assert.deepEqual(await related(running, story, '?limit=2'), ids.slice(0, 2));
    assert.deepEqual(await related(running, `any-words-${story}`), ids);

    const old = await running.call(`/api/v1/index.php?endpoint=news&action=related&id=${story}&limit=2`);
    assert.deepEqual(
      old.body.data.map((item: Json) => item.id),
      ids.slice(0, 2),
    );
    const { misses } = running.dinam.app.cache.counts;
    const again = await running.call(`/api/v1/news/${story}/related`);
    assert.equal(running.dinam.app.cache.counts.misses, misses, 'it is kept');
    const same = await running.call(`/api/v1/news/${story}/related`, {
      headers: { 'if-none-match': again.headers.get('etag') as string },
    });
    assert.equal(same.status, 304);
  },
);

onSqlite('the language is that of the story; translations, drafts and expired ones stay out', async (t, kind) => {
  const running = await start(t, kind);
  const story = await post(running, { title: 'బడ్జెట్ సమావేశాలు', tags: ['బడ్జెట్'] });
  const hindi = await post(running, { title: 'बजट सत्र', lang: 'hi', tags: ['బడ్జెట్'], translation_group: story });
  const telugu = await post(running, { title: 'బడ్జెట్‌పై చర్చ', tags: ['బడ్జెట్'] });
  await post(running, { title: 'బడ్జెట్ ముసాయిదా', tags: ['బడ్జెట్'], status: 'draft', published_at: undefined });
  const expires_at = new Date(running.clock.ms + 3_600_000).toISOString();
  const short = await post(running, { title: 'బడ్జెట్ నేడు', tags: ['బడ్జెట్'], expires_at });
  assert.deepEqual(new Set(await related(running, story)), new Set([telugu, short]));
  assert.deepEqual(await related(running, hindi), [], 'there is no other story in Hindi');
  const token = await running.tokenOf('editor');
  await running.call(`/api/admin/news/${telugu}/archive`, { method: 'POST', token });
  assert.deepEqual(await related(running, story), [short]);
  running.clock.ms += 3_600_000;
  assert.deepEqual(await related(running, story), [], 'it ends with the item, without a job');
});

onSqlite(
  'of two that are alike the newer one comes first, and an old story leads to what followed',
  async (t, kind) => {
    const running = await start(t, kind);
    const story = await post(running, { title: 'ঘূর্ণিঝড়ের আশঙ্কা', lang: 'bn', tags: ['ঘূর্ণিঝড়'], age: 100 });
    const before = await post(running, { title: 'পুরোনো খবর', lang: 'bn', tags: ['ঘূর্ণিঝড়'], age: 300 });
    const after = await post(running, { title: 'নতুন খবর', lang: 'bn', tags: ['ঘূর্ণিঝড়'], age: 2 });
    assert.deepEqual(await related(running, story), [after, before]);
  },
);

onSqlite('a bad parameter is reported by its name', async (t, kind) => {
  const running = await start(t, kind);
  const story = await post(running, { title: 'வானிலை செய்தி', lang: 'ta' });
  assert.equal((await running.call('/api/v1/news/999999/related')).status, 404);
  assert.equal((await running.call('/api/v1/news/no-number/related')).status, 404);
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['fields=titel', 'fields'],
  ]) {
    const reply = await running.call(`/api/v1/news/${story}/related?${query}`);
    assert.deepEqual([reply.status, reply.body.errors.map((e: Json) => e.field)], [400, [field]]);
  }
  assert.deepEqual(await related(running, story), []);
});

onPostgres('both databases give the same order', async (t) => {
  const orders: string[] = [];
  for (const kind of kinds) {
    const running = await start(t, kind);
    running.clock.ms = Date.UTC(2026, 10, 20, 6);
    const words = 'ప్రభుత్వం వర్షాలు రైతులు ధరలు జిల్లా పరీక్షలు క్రికెట్ సినిమా ఎన్నికలు రోడ్డు'.split(' ');
    for (let i = 0; i < 40; i++)
      await post(running, {
        title: [words[i % 10], words[(i * 3) % 10], words[(i * 7) % 9]].join(' '),
        tags: [words[(i * 2) % 10], words[(i * 5) % 7]],
        location: { district: `జిల్లా ${i % 4}` },
        age: (i * 13) % 60,
      });
    const lists = [];
    for (const id of [1, 7, 20, 33]) lists.push(await related(running, id, '?limit=30'));
    orders.push(JSON.stringify(lists));
  }
  assert.equal(orders[0], orders[1]);
});

/** Ids and titles of the stories that the page of a story leads to. */
async function shownBelow(running: Running, id: number): Promise<[number, string][]> {
  await running.dinam.app.versions.read(); // what another process wrote
  const { status, text } = await running.call(`/n/story-${id}`);
  assert.equal(status, 200, text);
  const [, part = ''] = text.split('<section class="related">');
  return [...part.matchAll(/<a href="\/n\/[^"]*?-(\d+)">([^<]*)<\/a>/g)].map(([, of, title]) => [
    Number(of),
    title as string,
  ]);
}

onBoth('below a story are those that readers see at the moment, whichever process changed them', async (t, kind) => {
  const first = await start(t, kind, { WORKERS: '0' });
  const second = await start(t, kind, { WORKERS: '0' }, first.env);
  const hour = 3_600_000;
  const at = (ms: number): string => new Date(first.clock.ms + ms).toISOString();
  second.clock.ms = first.clock.ms;
  const below = async (id: number): Promise<[number, string][]> => {
    const shown = await shownBelow(first, id);
    assert.deepEqual(await shownBelow(second, id), shown, 'the other process');
    return shown;
  };
  const idsBelow = async (id: number): Promise<number[]> => (await below(id)).map(([one]) => one);
  const edit = async (by: Running, id: number, json: Json): Promise<void> => {
    const request = { token: await first.tokenOf('chief'), method: 'PATCH', json, headers: { 'if-match': '*' } };
    const reply = await by.call(`/api/admin/news/${id}?apply=now`, request);
    assert.equal(reply.status, 200, reply.text);
  };

  const story = await post(first, { title: 'కృష్ణా నదికి వరద', tags: ['వరద'] });
  const near = await post(first, { title: 'వరద తగ్గింది', tags: ['వరద'], age: 1 });
  await post(first, { title: 'नदी में बाढ़', lang: 'hi', tags: ['వరద'] });
  await post(first, { title: 'వరద ముసాయిదా', tags: ['వరద'], status: 'draft', published_at: undefined });
  const planned = await post(first, { title: 'వరద సాయం', tags: ['వరద'], age: -3 / 24 });
  assert.deepEqual(await below(story), [[near, 'వరద తగ్గింది']]);

  await edit(second, near, { title: 'వరద తగ్గుముఖం' });
  assert.deepEqual(await below(story), [[near, 'వరద తగ్గుముఖం']]);
  const short = await post(first, { title: 'వరద నేడు', tags: ['వరద'], expires_at: at(hour) });
  assert.deepEqual(await idsBelow(story), [short, near]);
  const token = await first.tokenOf('chief');
  const trashed = await second.call(`/api/admin/news/${near}/trash`, { token, json: {} });
  assert.equal(trashed.status, 200, trashed.text);
  assert.deepEqual(await idsBelow(story), [short]);
  for (const { clock } of [first, second]) clock.ms += hour;
  assert.deepEqual(await idsBelow(story), [], 'it has expired, without a write');

  for (const { clock } of [first, second]) clock.ms += 3 * hour;
  await first.dinam.workers.drain();
  assert.deepEqual(await idsBelow(story), [planned], 'its time has come');
  await edit(first, planned, { lang: 'ta' });
  assert.deepEqual(await idsBelow(story), [], 'it is of another language now');
  await edit(second, planned, { lang: 'te', tags: [], title: 'క్రికెట్' });
  assert.deepEqual(await below(story), [[planned, 'క్రికెట్']], 'the newest of the language');
});
