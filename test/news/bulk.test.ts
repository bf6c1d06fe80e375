import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createRow } from '../../src/core/api/resource.ts';
import { systemActor } from '../../src/core/app.ts';
import { newsResource } from '../../src/news/resource.ts';
import { extent } from '../support/extent.ts';
import { type Json, onBoth, onPostgres, onSqlite, password, type Reply } from '../support/helper.ts';
import { day, ids, iso, type Scene, setUp } from '../support/newsroom.ts';
import { login, serve } from '../support/process.ts';
import { withDatabase } from '../support/rows.ts';

const path = '/api/admin/news/bulk';
const bulk = (d: Scene, json: object): Promise<Reply> => d.call(path, { json });

async function items(d: Scene, count: number, json: object = {}): Promise<number[]> {
  const made: number[] = [];
  for (let n = 0; n < count; n++) made.push((await d.item({ title: `వార్త ${n}`, ...json })).id);
  return made;
}

/** All that a bulk could have changed. */
async function stateOf(d: Scene): Promise<unknown> {
  const { write } = d.running.dinam.app.db;
  return [
    await write.selectFrom('news').selectAll().orderBy('id').execute(),
    await write.selectFrom('audit').select(['id', 'action']).orderBy('id').execute(),
    await write.selectFrom('news_revisions').select('id').orderBy('id').execute(),
    await write.selectFrom('jobs').select(['id', 'kind', 'unique_key']).orderBy('id').execute(),
    await write.selectFrom('versions').selectAll().orderBy('topic').execute(),
  ];
}

onBoth('each verb for many, once; a repeat changes nothing', async (t, kind) => {
  const d = await setUp(t, kind);
  const category = (await d.call('/api/admin/categories', { json: { name: 'ক্রীড়া' } })).body.data;
  const list = await items(d, 5);
  for (const [body, look] of [
    [{ verb: 'publish' }, (i: Json) => i.status === 'published'],
    [{ verb: 'move', category_id: category.id }, (i: Json) => i.category_id === category.id],
    [{ verb: 'move', category_id: null }, (i: Json) => i.category_id === null],
    [{ verb: 'tag', tags: ['వర్షం', 'রাজ্\u200cকুমার', ' వర్షం '] }, (i: Json) => i.tags.length === 2],
    [{ verb: 'untag', tags: ['রাজ্কুমার'] }, (i: Json) => i.tags.join() === 'వర్షం'],
    [{ verb: 'unpublish' }, (i: Json) => i.status === 'draft'],
    [{ verb: 'archive' }, (i: Json) => i.status === 'archived'],
    [{ verb: 'trash' }, (i: Json) => i.status === 'trashed'],
    [{ verb: 'restore' }, (i: Json) => i.status === 'archived'],
  ] as [object, (item: Json) => boolean][]) {
    const name = JSON.stringify(body);
    const reply = await bulk(d, { ids: list, ...body });
    assert.equal(reply.status, 200, `${name}: ${reply.text}`);
    assert.deepEqual([reply.body.data.changed, reply.body.data.unchanged], [5, 0], name);
    const after = await d.list('sort=id');
    assert.ok(after.every(look), `${name}: ${JSON.stringify(after)}`);
    assert.deepEqual(
      reply.body.data.items,
      after.map((i) => ({ id: i.id, status: i.status, rev: i.rev })),
    );
    const state = await stateOf(d);
    const again = await bulk(d, { ids: list.toReversed(), ...body });
    assert.deepEqual([again.body.data.changed, again.body.data.unchanged], [0, 5], name);
    assert.deepEqual(await stateOf(d), state, `${name}: a repeat changes nothing`);
  }
  const history = (await d.call(`/api/admin/news/${list[0]}/history`)).body.data;
  assert.deepEqual(
    history.map((l: Json) => [l.action, l.detail.bulk]).toReversed(),
    ['create', 'publish', 'move', 'move', 'tag', 'untag', 'unpublish', 'archive', 'trash', 'restore'].map((a) => [
      a,
      a === 'create' ? undefined : 5,
    ]),
    'a line for each item',
  );
});

onSqlite('notify sends each story once to the phones of its language', async (t, kind) => {
  const d = await setUp(t, kind);
  const list = await items(d, 2);
  const hindi = (await d.item({ title: 'बाढ़ की चेतावनी', lang: 'hi' })).id;
  const all = [...list, hindi];
  assert.equal((await bulk(d, { ids: all, verb: 'publish' })).status, 200);
  const before = (await d.call(`/api/admin/news/${list[0]}/publish-and-notify`, { json: {} })).body.data
    .notifications[0];
  const sent = await bulk(d, { ids: all, verb: 'notify' });
  assert.equal(sent.status, 200, sent.text);
  assert.deepEqual([sent.body.data.changed, sent.body.data.unchanged], [2, 1], 'one was pushed before');
  const rows = (await d.call('/api/admin/notifications?sort=id')).body.data;
  assert.deepEqual(
    rows.map((n: Json) => [n.news_id, n.title, n.target.value]),
    [
      [list[0], 'వార్త 0', 'te'],
      [list[1], 'వార్త 1', 'te'],
      [hindi, 'बाढ़ की चेतावनी', 'hi'],
    ],
  );
  assert.deepEqual(
    sent.body.data.items.map((one: Json) => [one.id, one.notification.id]),
    rows.map((n: Json) => [n.news_id, n.id]),
  );
  assert.equal(sent.body.data.items[0].notification.id, before.id);
  const state = await stateOf(d);
  const again = await bulk(d, { ids: all.toReversed(), verb: 'notify' });
  assert.deepEqual([again.body.data.changed, again.body.data.unchanged], [0, 3], again.text);
  assert.deepEqual(await stateOf(d), state, 'a second click sends nothing');
});

onSqlite('all of them or none, and each that cannot is named', async (t, kind) => {
  const d = await setUp(t, kind);
  const list = await items(d, 6);
  const [first, trashed, expired, full] = list as [number, number, number, number];
  await d.verb(trashed, 'trash');
  await d.edit(expired, { expires_at: iso(d.running.clock.ms + 1_000) });
  await d.edit(full, { tags: Array.from({ length: 30 }, (_, n) => `ట్యాగు ${n}`) });
  d.running.clock.ms += 2_000;
  const refused = async (json: object, status: number, fields: string[]): Promise<Json> => {
    const before = await stateOf(d);
    const reply = await bulk(d, json);
    assert.equal(reply.status, status, reply.text);
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      fields,
    );
    assert.deepEqual(await stateOf(d), before, 'nothing was changed');
    return reply.body;
  };
  const body = await refused({ ids: list, verb: 'publish' }, 409, ['ids.1', 'ids.2']);
  assert.match(body.errors[0].message, /trash/);
  assert.match(body.errors[1].message, /expires_at/);
  await refused({ ids: [first, 987_654, trashed], verb: 'publish' }, 400, ['ids.1', 'ids.2']);
  await refused({ ids: list, verb: 'tag', tags: ['మరొకటి'] }, 409, ['ids.1', 'ids.3']);
  await refused({ ids: [first, trashed], verb: 'move', category_id: null }, 409, ['ids.1']);
  await refused({ ids: list.toReversed(), verb: 'notify' }, 409, [
    'ids.0',
    'ids.1',
    'ids.2',
    'ids.3',
    'ids.4',
    'ids.5',
  ]);
  await refused({ ids: Array.from({ length: 21 }, (_, n) => n + 1), verb: 'notify' }, 400, ['ids']);
  await refused({ ids: list, verb: 'move', category_id: 987_654 }, 400, ['category_id']);
  await refused({ ids: list, verb: 'move' }, 400, ['category_id']);
  await refused({ ids: list, verb: 'tag' }, 400, ['tags']);
  await refused({ ids: list, verb: 'publish', tags: ['x'], category_id: 1 }, 400, ['category_id', 'tags']);
  await refused({ ids: [], verb: 'publish' }, 400, ['ids']);
  await refused({ ids: Array.from({ length: 201 }, (_, n) => n + 1), verb: 'publish' }, 400, ['ids']);
  await refused({ ids: ['x', 0], verb: 'remove' }, 400, ['ids.0', 'ids.1', 'verb']);
  const hindi = async () => {
    const reply = await d.call(`/api/admin/news/${first}/translations`, { json: { lang: 'hi', title: 'बाढ़' } });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data.id;
  };
  const older = await hindi();
  await d.verb(older, 'trash');
  await hindi();
  await refused({ ids: [first, older], verb: 'restore' }, 409, ['ids.1']);
  const viewer = await d.running.tokenOf('viewer');
  assert.equal((await d.call(path, { json: { ids: list, verb: 'trash' }, token: viewer })).status, 403);
  const twice = await bulk(d, { ids: [first, first], verb: 'publish' });
  assert.deepEqual([twice.body.data.changed, twice.body.data.unchanged], [1, 0], 'an id that comes twice is one');
});

/** Every second one, in both orders, with turns at times that both share. */
async function crossed(d: Scene, other: Scene): Promise<void> {
  const { clock } = d.running;
  const times = [1, 2, 3, 4].map((n) => iso(clock.ms + n * day));
  const list: number[] = [];
  for (let n = 0; n < 24; n++) list.push((await d.item({ expires_at: times[n % 4] })).id);
  const halves = [list.filter((_, n) => n % 2 === 0), list.filter((_, n) => n % 2 === 1).toReversed()];
  const overlapping = [list, list.toReversed(), ...halves];
  for (const verbs of [
    ['publish', 'publish', 'publish', 'publish'],
    ['unpublish', 'archive', 'unpublish', 'archive'],
    ['publish', 'trash', 'trash', 'trash'],
  ]) {
    const replies = await Promise.all(
      overlapping.map((some, n) => bulk(n % 2 ? other : d, { ids: some, verb: verbs[n] })),
    );
    for (const reply of replies) assert.ok([200, 409].includes(reply.status), reply.text);
    const statuses = (await d.list('')).map((i) => i.status);
    assert.equal(statuses.length, 24);
    if (new Set(verbs).size === 1) assert.deepEqual([...new Set(statuses)], ['published']);
  }
  assert.deepEqual(ids(await d.list('status=trashed')), list);
  const restored = await Promise.all(
    overlapping.map((some, n) => bulk(n % 2 ? other : d, { ids: some, verb: 'restore' })),
  );
  for (const reply of restored) assert.equal(reply.status, 200, reply.text);
}

onBoth('bulks that cross each other follow each other', async (t, kind) => {
  const d = await setUp(t, kind);
  await crossed(d, d);
});

onPostgres('of two programs on one database, too', async (t) => {
  const d = await setUp(t, 'postgres');
  const other = await setUp(t, 'postgres', d.running.env);
  await crossed(d, other);
  const { id } = await d.item();
  const [one, two] = await Promise.all([
    d.edit(id, { title: 'ఒకరిది' }, '"1"'),
    other.edit(id, { title: 'మరొకరిది' }, '"1"'),
  ]);
  assert.deepEqual([one.status, two.status].sort(), [200, 412], 'of two edits of one version one is refused');
  const view = one.status === 412 ? one : two;
  assert.equal(view.headers.get('etag'), '"2"');
});

onPostgres('the clock turns what is in a bulk, and neither waits for the other for ever', async (t) => {
  const d = await setUp(t, 'postgres');
  const { clock, dinam } = d.running;
  const list: number[] = [];
  for (let n = 0; n < 30; n++) {
    const { id } = await d.item();
    await d.verb(id, 'publish', { published_at: iso(clock.ms + 60_000) });
    list.push(id);
  }
  clock.ms += 60_000;
  const { applyDue } = await import('../../src/news/workflow/due.ts');
  const [, ...replies] = await Promise.all([
    applyDue(dinam.app),
    bulk(d, { ids: list.toReversed(), verb: 'tag', tags: ['ఒకటి'] }),
    bulk(d, { ids: list, verb: 'tag', tags: ['రెండు'] }),
  ]);
  for (const reply of replies) assert.equal(reply.status, 200, reply.text);
  const after = await d.list('status=published');
  assert.equal(after.length, 30);
  assert.ok(after.every((i) => i.tags.length === 2));
});

/** Kills a program in that part of a bulk, by what one of the same size took just before; gives how many it changed. */
async function killed(d: Scene, list: number[], part: number): Promise<number> {
  const { env } = d.running;
  const program = await serve(d.t, { ...env, PORT: '0' });
  const token = await login(program.url, 'test.editor', password);
  const tag = (name: string): Promise<unknown> =>
    fetch(program.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: list, verb: 'tag', tags: [`${name}-${part}`] }),
    }).catch(() => null);
  const begun = performance.now();
  await tag('whole');
  const took = performance.now() - begun;
  const sent = tag('killed');
  await sleep(took * part);
  program.child.kill('SIGKILL');
  await program.ended;
  await sent;
  return withDatabase(env, async (db) => {
    const like = `%killed-${part}%`;
    const { rows } = await sql<{ tags: number; lines: number }>`select
      (select count(*) from news where tags like ${like}) as tags,
      (select count(*) from audit where action = 'tag' and detail like ${like}) as lines`.execute(db.write);
    const [counted] = rows as [{ tags: number; lines: number }];
    assert.equal(Number(counted.tags), Number(counted.lines));
    return Number(counted.tags);
  });
}

onBoth('a program that is killed in the middle of a bulk leaves all or nothing', async (t, kind) => {
  const d = await setUp(t, kind);
  const list: number[] = [];
  for (let n = 0; n < 100; n++) {
    const input = { title: `వార్త ${n}`, content: `<p>${'వాన '.repeat(100)}</p>`, lang: 'te' };
    list.push((await createRow(d.running.dinam.app, newsResource, input, systemActor)).id);
  }
  const counts: number[] = [];
  for (const part of extent([0.3, 0.6, 0.9], [0.6])) counts.push(await killed(d, list, part));
  assert.deepEqual(
    counts.filter((n) => n !== 0 && n !== list.length),
    [],
    `${counts}`,
  );
});
