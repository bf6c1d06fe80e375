import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { memo } from '../../src/core/cache/memo.ts';
import { noon, openApp } from '../support/ground.ts';
import { onBoth, onSqlite } from '../support/helper.ts';
import type { Task } from '../support/instance.ts';
import { ground, together, until } from './storage-scene.ts';

onBoth('versions only grow, also when the clock goes back', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  const bump = (...topics: string[]) => change(app, systemActor, async (c) => c.touch(...topics));
  const seen: number[] = [];
  for (const ms of [noon, noon, noon - 3_600_000, noon + 5, noon + 2, 0]) {
    clock.ms = ms;
    await bump('news');
    seen.push(app.versions.of('news'));
  }
  assert.deepEqual(seen, [noon, noon + 1, noon + 2, noon + 5, noon + 6, noon + 7]);
  await bump('news', 'news', 'settings');
  assert.equal(app.versions.of('news'), noon + 8, 'a topic twice is raised once');
  assert.equal(app.versions.of('settings'), 0, 'at the time of the clock, which stands at 1970');
  const stored = await app.db.write.selectFrom('versions').selectAll().orderBy('topic').execute();
  assert.deepEqual(stored, [
    { topic: 'news', version: noon + 8 },
    { topic: 'settings', version: 0 },
  ]);
});

onBoth('transactions of two instances on the same topics: no deadlock, none lost', async (t, kind) => {
  const { app, env } = await ground(t, kind);
  const task: Task = { name: 'bump', rounds: 12, atOnce: 5, topics: ['a', 'b', 'news:te', 'news:hi'] };
  await together(2, env, task);
  const rows = await app.db.write.selectFrom('versions').selectAll().execute();
  const total = 2 * task.rounds * task.atOnce;
  assert.equal(rows.length, task.topics.length);
  for (const row of rows) assert.equal(row.version, noon + total - 1, `${row.topic}: each raised it by one`);
  const { n } = await app.db.write
    .selectFrom('audit')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  assert.equal(n, total);
});

onBoth('another instance learns of a write by itself', async (t, kind) => {
  const { app, env, open } = await ground(t, kind);
  const other = await openApp(env, () => noon);
  open.push(other);
  const { generation } = other.versions;
  await change(app, systemActor, async (c) => c.touch('news:te'));
  assert.equal(app.versions.of('news:te'), noon, 'this one knows at once');
  await until(async () => other.versions.of('news:te') === noon);
  assert.ok(other.versions.generation > generation);
  assert.equal(other.versions.stamp(['news:te', 'nothing']), `news:te=${noon};nothing=0;`);
});

onBoth('a reading that began before a write does not take it back', async (t, kind) => {
  const { app } = await ground(t, kind);
  const reading = app.versions.read();
  await change(app, systemActor, async (c) => c.touch('news'));
  await reading;
  assert.equal(app.versions.of('news'), noon);
});

onSqlite('a memo is made once per version of its topics', async (t, kind) => {
  const { app } = await ground(t, kind);
  let made = 0;
  const value = (key = 'k') => memo(app, key, ['news', 'settings'], async () => ++made);
  assert.equal(await value(), 1);
  assert.equal(await value(), 1);
  assert.equal(await value('other'), 2, 'another key');
  await change(app, systemActor, async (c) => c.touch('categories'));
  assert.equal(await value(), 1, 'another topic');
  await change(app, systemActor, async (c) => c.touch('settings'));
  assert.equal(await value(), 3);
  await memo(app, 'early', ['news'], async () => {
    await change(app, systemActor, async (c) => c.touch('news'));
    return 'పాత';
  });
  assert.equal(await memo(app, 'early', ['news'], async () => 'కొత్త'), 'కొత్త', 'what a write overtook is not kept');
  const failing = memo(app, 'bad', ['news'], async () => {
    throw new Error('చదవలేము');
  });
  await assert.rejects(failing, /చదవలేము/);
  assert.equal(await memo(app, 'bad', ['news'], async () => 'మంచి'), 'మంచి');
  for (let i = 0; i < 2_100; i++) await memo(app, `many${i}`, [], async () => i);
  assert.equal(await value(), 4, 'it does not keep without end');
  assert.equal(await memo(app, 'many2099', [], async () => -1), 2_099);
});
