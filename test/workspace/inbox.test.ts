import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { finishRun } from '../../src/core/jobs/outcome.ts';
import { beginImportRun } from '../../src/workspace/import-runs.ts';
import { notifyUsers, sweepInbox } from '../../src/workspace/inbox.ts';
import { type Json, onBoth, type Running, start } from '../support/helper.ts';

const path = '/api/admin/my/inbox';

const inboxOf = async (
  running: Running,
  role: 'chief' | 'editor' | 'contributor' | 'viewer' | 'owner',
): Promise<Json> => (await running.call(path, { token: await running.tokenOf(role) })).body.data;

onBoth('who is concerned finds it in the inbox, once for the same, until it is read', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const [editor, contributor] = [await running.tokenOf('editor'), await running.tokenOf('contributor')];
  const me = (await running.call('/api/auth/me', { token: contributor })).body.data.id;
  const json = { title: 'భద్రాచలంలో జాతర', lang: 'te', content: '<p>జాతర</p>' };
  const { id } = (await running.call('/api/admin/news', { token: contributor, json })).body.data;
  assert.deepEqual(await inboxOf(running, 'contributor'), { unread: 0, items: [] });
  const comment = (text: string) => running.call(`/api/admin/news/${id}/comments`, { token: editor, json: { text } });
  for (const text of ['మొదటిది', 'రెండోది']) assert.equal((await comment(text)).status, 201);
  const assigned = await running.call(`/api/admin/news/${id}/assign`, { token: editor, json: { user_id: me } });
  assert.equal(assigned.status, 200, assigned.text);
  const seen = await inboxOf(running, 'contributor');
  assert.equal(seen.unread, 2);
  assert.deepEqual(
    seen.items.map((one: Json) => [one.kind, one.resource, one.resource_id, one.title, one.by_name, one.count]).sort(),
    [
      ['assign', 'news', String(id), json.title, 'test.editor', 1],
      ['comment', 'news', String(id), json.title, 'test.editor', 2],
    ],
  );
  assert.deepEqual((await inboxOf(running, 'editor')).items, [], 'nobody is told of the own work');

  const read = (json: object, token = contributor) => running.call(`${path}/read`, { method: 'POST', token, json });
  const one = seen.items.find((item: Json) => item.kind === 'comment').id;
  assert.equal((await read({ ids: [one] }, editor)).body.data.unread, 0);
  assert.equal((await inboxOf(running, 'contributor')).unread, 2, 'nobody reads for another');
  assert.equal((await read({ ids: [one] })).body.data.unread, 1);
  assert.equal((await read({})).body.data.unread, 0);
  running.clock.ms += 1_000;
  await comment('మూడోది');
  const again = await inboxOf(running, 'contributor');
  assert.deepEqual([again.unread, again.items.length, again.items[0].kind, again.items[0].count], [1, 2, 'comment', 1]);
  assert.equal((await read({ ids: ['x'] })).status, 400);
});

onBoth('a job that dies, an import and a run of feeds are told to who looks after them', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  for (const role of ['owner', 'chief', 'viewer', 'contributor'] as const) await running.tokenOf(role);
  const { app } = running.dinam;
  const now = isoTime(app.now());
  const job = await app.db.write
    .insertInto('jobs')
    .values({
      kind: 'push.send',
      payload: '{}',
      lane: 'main',
      state: 'running',
      attempts: 8,
      max_attempts: 8,
      run_at: now,
      created_at: now,
      lease: 'mine',
      lease_until: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  assert.equal(await finishRun(app, job as never, { state: 'dead', error: 'సర్వర్ లేదు' }), true);
  assert.equal(await finishRun(app, job as never, { state: 'dead', error: 'మళ్లీ' }), false, 'only once');
  const run = await beginImportRun(app, 'wordpress https://old.example.in', () => ({
    added: 3,
    updated: 0,
    unchanged: 0,
    refused: 0,
  }));
  await run.end();
  for (const role of ['owner', 'chief'] as const)
    assert.deepEqual(
      (await inboxOf(running, role)).items.map((one: Json) => [one.kind, one.title, one.count]).sort(),
      [
        ['import_done', 'wordpress https://old.example.in', 1],
        ['job_dead', 'push.send', 1],
      ],
      role,
    );
  const done = (await inboxOf(running, 'owner')).items.find((one: Json) => one.kind === 'import_done');
  assert.deepEqual([done.resource, done.resource_id], ['imports', String(run.id)], 'it leads to its report');
  for (const role of ['viewer', 'contributor'] as const) assert.equal((await inboxOf(running, role)).unread, 0, role);

  // Who asked for a run of feeds learns of its end.
  const chief = await running.tokenOf('chief');
  const feed = { feed_url: 'https://news.example/te.xml', lang: 'te' };
  const made = await running.call('/api/admin/feeds', { token: chief, json: feed });
  assert.equal(made.status, 201, made.text);
  const asked = await running.call('/api/admin/feeds/refresh', { token: chief, json: { all: true } });
  assert.ok(asked.status < 300, asked.text);
  const { status } = await running.call(`/api/admin/feeds/${made.body.data.id}`, {
    method: 'DELETE',
    token: chief,
    headers: { 'if-match': '*' },
  });
  assert.equal(status, 200);
  await running.call(`/api/admin/feed-runs/${asked.body.data.id}`, { token: chief });
  assert.equal((await inboxOf(running, 'chief')).items[0].kind, 'refresh_done');
  assert.ok(!(await inboxOf(running, 'owner')).items.some((one: Json) => one.kind === 'refresh_done'));
});

onBoth('an inbox keeps the newest, and a change that fails tells nobody', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const me = (await running.call('/api/auth/me', { token })).body.data.id;
  const { app } = running.dinam;
  const note = (n: number) =>
    ({ kind: 'comment', resource: 'news', resource_id: String(n), title: `వార్త ${n}`, by_name: null }) as const;
  await change(app, systemActor, async (c) => {
    for (let n = 1; n <= 230; n++) await notifyUsers(app, c.tx, { users: [me, 999_999] }, note(n));
  });
  await assert.rejects(
    change(app, systemActor, async (c) => {
      await notifyUsers(app, c.tx, { users: [me] }, note(500));
      throw new Error('no');
    }),
  );
  await sweepInbox(app);
  const count = async () =>
    Number(
      (
        await app.db.write
          .selectFrom('inbox')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  assert.equal(await count(), 200);
  const { items } = await inboxOf(running, 'chief');
  assert.deepEqual([items.length, items[0].title], [50, 'వార్త 230']);
  running.clock.ms += 91 * 86_400_000;
  await sweepInbox(app);
  assert.equal(await count(), 0);
});
