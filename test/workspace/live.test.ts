import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { change } from '../../src/core/api/change.ts';
import type { EventSink } from '../../src/core/api/route.ts';
import { systemActor } from '../../src/core/app.ts';
import { addUser } from '../../src/users/users.ts';
import { beginImportRun, shownImportRuns } from '../../src/workspace/import-runs.ts';
import { openLive } from '../../src/workspace/live.ts';
import { setUp } from '../news/admin-scene.ts';
import { onSqlite, password, start } from '../support/helper.ts';
import { follow } from './scene.ts';

/** Lines of the audit trail of one change; each is 15 KB. */
const linesAtOnce = 50;

/** Who may read everything. */
const reader = { id: 1, mayRead: () => true, mayReadOthers: () => true, check: async () => {} };

/** Where the text of a stream goes. */
class Sink implements EventSink {
  text = '';
  onDrain = (): void => {};
  #changed = Promise.withResolvers<void>();

  send(text: string | Buffer): void {
    this.text += String(text);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  end(text: string): void {
    this.send(text);
  }

  hasCapacity(): boolean {
    return true;
  }

  async until(fits: (text: string) => boolean): Promise<void> {
    while (!fits(this.text)) await this.#changed.promise;
  }
}

onSqlite('changes, locks and presence of others arrive, with their names', async (t, kind) => {
  const d = await setUp(t, kind);
  const viewer = await d.running.tokenOf('viewer');
  const client = await follow(t, d.running, viewer);
  assert.equal(client.status, 200);
  const start = await client.until(({ event }) => event === 'start');
  assert.deepEqual(start.data, { reload: false });
  for (const event of ['presence', 'locks', 'sends', 'runs', 'imports', 'jobs'])
    assert.ok(Array.isArray((await client.until((e) => e.event === event)).data), event);
  const { id } = await d.item({ title: 'భారీ వర్షాలు' });
  const made = await client.until(({ event, data }) => event === 'change' && data.id === String(id));
  assert.deepEqual([made.data.resource, made.data.action, made.data.by.name], ['news', 'create', 'test.editor']);
  assert.ok(made.id > start.id);
  const category = await d.add('categories', { name: 'ক্রীড়া' });
  for (const [resource, row] of [
    ['news', id],
    ['categories', category.id],
  ]) {
    const lock = await d.call('/api/admin/locks', { json: { resource, id: row } });
    assert.equal(lock.status, 200, lock.text);
    const isThere = (locks: { resource: string; id: number }[]) =>
      locks.some((one) => one.resource === resource && one.id === row);
    await client.until(({ event, data }) => event === 'locks' && isThere(data));
    const other = await d.call('/api/admin/locks', {
      json: { resource, id: row },
      token: await d.running.tokenOf('owner'),
    });
    assert.equal(other.status, 409, other.text);
    assert.match(other.body.message, /test\.editor/);
    const seen = client.heard.length;
    const released = await d.call(`/api/admin/locks/${resource}/${row}`, { method: 'DELETE' });
    assert.equal(released.status, 200, released.text);
    await client.until((e) => client.heard.indexOf(e) >= seen && e.event === 'locks' && !isThere(e.data));
  }
  const lockOf = async (json: object, token?: string) =>
    (await d.call('/api/admin/locks', { json, ...(token ? { token } : {}) })).status;
  assert.equal(await lockOf({ resource: 'categories', id: 9_999 }), 404, 'there is no such row');
  assert.equal(await lockOf({ resource: 'nothing', id: 1 }), 400, 'there is no such resource');
  const feed = await d.add('feeds', { feed_url: 'https://news.example.in/feed.xml', lang: 'te' });
  assert.equal(await lockOf({ resource: 'feeds', id: feed.id }), 200);
  const contributor = await d.running.tokenOf('contributor');
  assert.equal(
    await lockOf({ resource: 'feeds', id: feed.id, take_over: true }, contributor),
    404,
    'nor for who may not read it',
  );
  const shows = await d.call('/api/admin/presence', { json: { client: 'w-1', resource: 'news', id } });
  assert.equal(shows.status, 200, shows.text);
  const seen = await client.until(({ event, data }) => event === 'presence' && data.length === 1);
  assert.deepEqual([seen.data[0].user.name, seen.data[0].resource, seen.data[0].id], ['test.editor', 'news', id]);
  await d.call('/api/admin/presence', { json: { client: 'w-1' } });
  await client.until((e) => client.heard.indexOf(e) > client.heard.indexOf(seen) && e.event === 'presence');
});

test('nobody is told of what he may not read', async (t) => {
  const d = await setUp(t, 'sqlite');
  const owner = await d.running.tokenOf('owner');
  const [asViewer, asOwner] = [
    await follow(t, d.running, await d.running.tokenOf('viewer')),
    await follow(t, d.running, owner),
  ];
  const added = await d.call('/api/admin/users', {
    token: owner,
    json: { username: 'சரவணன்', role: 'viewer', password: 'மிக நீண்ட கடவுச்சொல் 42', current_password: password },
  });
  assert.equal(added.status, 201, added.text);
  await asOwner.until(({ event, data }) => event === 'change' && data.resource === 'users');
  const { id } = await d.item();
  await asViewer.until(({ event, data }) => event === 'change' && data.id === String(id));
  assert.ok(!asViewer.heard.some(({ data }) => data.resource === 'users'));
  const contributor = await d.running.tokenOf('contributor');
  const asContributor = await follow(t, d.running, contributor);
  await asContributor.until(({ event }) => event === 'start');
  await addUser(d.running.dinam.app, { username: 'रमेश', role: 'contributor', password });
  const login = await d.running.call('/api/auth/login', { json: { username: 'रमेश', password } });
  const { token } = login.body.data;
  const his = await d.running.call('/api/admin/news', { token, json: { title: 'बाढ़ का पानी उतरा', lang: 'hi' } });
  const news = `/api/admin/news/${his.body.data.id}`;
  assert.equal((await d.running.call(`${news}/submit`, { token, json: {} })).status, 200);
  assert.equal((await d.call(`${news}/reject`, { json: { note: 'स्रोत?' } })).status, 200);
  await asViewer.until(({ event, data }) => event === 'change' && data.resource === 'submissions');
  const own = await d.running.call('/api/admin/news', { token: contributor, json: { title: 'வெள்ளம்', lang: 'ta' } });
  await asContributor.until(({ event, data }) => event === 'change' && data.id === String(own.body.data.id));
  const told = asContributor.heard.filter(({ event }) => event === 'change').map(({ data }) => data.resource);
  assert.deepEqual(told, ['news'], 'of the own work alone');
  assert.equal((await follow(t, d.running, 'x')).status, 401);
  assert.equal((await d.call('/api/admin/live?resource=news')).status, 400, 'it takes no parameter');
});

test('a client that comes back gets what it missed, or is told to load again', async (t) => {
  const d = await setUp(t, 'sqlite');
  const token = await d.running.tokenOf('viewer');
  const first = await follow(t, d.running, token);
  const start = await first.until(({ event }) => event === 'start');
  first.leave();
  const stories = [await d.item(), await d.item({ title: 'दूसरी' }), await d.item({ title: 'تیسری', lang: 'ur' })];
  const second = await follow(t, d.running, token, start.id);
  for (const { id } of stories) await second.until(({ event, data }) => event === 'change' && data.id === String(id));
  const changes = second.heard.filter(({ event }) => event === 'change');
  assert.deepEqual(
    changes.filter(({ data }) => data.resource === 'news').map(({ data }) => data.id),
    stories.map(({ id }) => String(id)),
    'each once, in their order',
  );
  const unknown = await follow(t, d.running, token, 9_999_999);
  assert.deepEqual((await unknown.until(({ event }) => event === 'start')).data, { reload: true });
});

test('a line is not lost between the look of a new client and its stream, nor one that is committed late', async (t) => {
  const d = await setUp(t, 'sqlite');
  const { app } = d.running.dinam;
  const { write } = app.db;
  const other = await follow(t, d.running, await d.running.tokenOf('viewer'));
  await other.until(({ event }) => event === 'start');
  const open = await openLive(app, reader, undefined);
  const { id } = await d.item({ title: 'ఆలస్యం' });
  await other.until(({ event, data }) => event === 'change' && data.id === String(id));
  const sink = new Sink();
  const leave = open(sink);
  t.after(leave);
  await sink.until((text) => text.includes(`"id":"${id}"`));

  // Numbers are given before a commit: a line may come after one with a greater number.
  const { id: newest } = await write.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const line = (number: number, name: string) =>
    change(app, systemActor, async (c) => {
      await c.tx
        .insertInto('audit')
        .values({
          id: number,
          at: c.now,
          actor_id: null,
          actor_name: 'x',
          action: 'edit',
          resource: 'places',
          resource_id: name,
          detail: '{}',
        })
        .execute();
      c.touch('workspace');
    });
  await line(newest + 2, 'early');
  const late = new Sink();
  t.after((await openLive(app, reader, undefined))(late));
  await line(newest + 1, 'late');
  await late.until((text) => text.includes('"id":"late"'));
  assert.ok(!late.text.includes('"id":"early"'), 'it was there before');
  await sink.until((text) => text.includes('"id":"early"') && text.includes('"id":"late"'));
  assert.equal(sink.text.split('"id":"early"').length, 2, 'once');
});

test('the stream ends with the session', async (t) => {
  const d = await setUp(t, 'sqlite');
  const login = await d.running.call('/api/auth/login', { json: { username: 'test.editor', password } });
  const { token } = login.body.data;
  const client = await follow(t, d.running, token);
  await client.until(({ event }) => event === 'start');
  assert.equal((await d.running.call('/api/auth/logout', { method: 'POST', token, json: {} })).status, 200);
  const end = await client.until(({ event }) => event === 'end');
  assert.equal(end.data.reason, 'unauthenticated');
  await client.ended;
});

test('a client that does not read is dropped, and others get everything', async (t) => {
  // No heartbeat within the test: it would end the stream for a reason of its own.
  const running = await start(t, 'sqlite', { WORKERS: '0', LIVE_HEARTBEAT_SECONDS: '60' });
  const token = await running.tokenOf('viewer');
  const slow = connect(Number(new URL(running.url).port), '127.0.0.1');
  t.after(() => slow.destroy());
  slow.on('error', () => {});
  slow.write(`GET /api/admin/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  slow.pause();
  const streams = async () => Number((await running.call('/metrics')).text.match(/^dinam_live_streams (\d+)$/m)?.[1]);
  const quick = await follow(t, running, token);
  while ((await streams()) < 2) await nextTurn();
  let last = 0;
  while ((await streams()) === 2) {
    assert.ok(last < 100 * linesAtOnce, 'it is dropped at last');
    await change(running.dinam.app, systemActor, async (c) => {
      for (let n = 1; n <= linesAtOnce; n++) await c.audit('edit', 'news', `${last + n}-${'వార్త'.repeat(1_000)}`);
      c.touch('workspace');
    });
    last += linesAtOnce;
    await quick.until(({ event, data }) => event === 'change' && data.id.startsWith(`${last}-`));
  }
  assert.equal(await streams(), 1);
  const numbers = quick.heard.flatMap(({ event, data }) => (event === 'change' ? [Number.parseInt(data.id, 10)] : []));
  assert.deepEqual(
    numbers.filter(Number.isInteger),
    Array.from({ length: last }, (_, n) => n + 1),
  );
});

onSqlite('an import is shown while it runs, to those who may read stories', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const client = await follow(t, running, await running.tokenOf('viewer'));
  const counts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  const run = await beginImportRun(app, 'wordpress https://పాత.example.in', () => ({ ...counts }));
  const begun = await client.until(({ event, data }) => event === 'imports' && data.length > 0);
  assert.deepEqual([begun.data[0].source, begun.data[0].finished_at], ['wordpress https://పాత.example.in', null]);
  counts.added = 7;
  run.step(40, 100);
  const [step] = (await client.until(({ event, data }) => event === 'imports' && data[0]?.done === 40)).data;
  assert.deepEqual([step.total, step.added], [100, 7]);
  await run.end(new Error('డిస్క్ నిండింది'));
  const [end] = (await client.until(({ event, data }) => event === 'imports' && data[0]?.finished_at)).data;
  assert.deepEqual([end.error, end.added], ['డిస్క్ నిండింది', 7]);
  running.clock.ms += 61_000;
  assert.deepEqual(await shownImportRuns(app.db.write, running.clock.ms), [], 'a minute after its end it is over');
  await beginImportRun(app, 'ghost', () => counts);
  assert.equal((await shownImportRuns(app.db.write, running.clock.ms)).length, 1);
  running.clock.ms += 301_000;
  assert.deepEqual(
    await shownImportRuns(app.db.write, running.clock.ms),
    [],
    'one that was killed is not shown for ever',
  );
});
