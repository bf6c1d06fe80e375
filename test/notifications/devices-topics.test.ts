import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { syncTopics } from '../../src/notifications/devices/topics-sync.ts';
import { categories, id, patch, post, remove, subscription, token } from '../support/device-requests.ts';
import { addDevices, deviceRow } from '../support/devices.ts';
import { type FakeFcm, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Kind, onSqlite, type Running, start } from '../support/helper.ts';

/** The program over a stand-in for FCM. */
async function withFcm(
  t: TestContext,
  kind: Kind,
): Promise<{ running: Running; fake: FakeFcm; sync(): Promise<void> }> {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const running = await start(t, kind, { WORKERS: '0', ...fake.env });
  return { running, fake, sync: () => running.dinam.workers.drain() };
}

onSqlite('FCM knows the topics that a device follows, and no others', async (t, kind) => {
  const { running, fake, sync } = await withFcm(t, kind);
  await categories(running, 'weather', 'sports');
  const held = (n: number): string[] => fake.topics.topicsOf(token(n));
  await post(running, 1, { lang: 'te', categories: ['weather'] });
  await post(running, 2, { lang: 'te', kind: 'fid', place: 'Warangal' });
  await post(running, 3, { lang: 'ta', categories: ['weather'] });
  await post(running, 4, { lang: 'te', value: subscription() });
  await sync();
  assert.deepEqual(held(1), ['news.all', 'news.te', 'news.te.breaking', 'news.te.weather']);
  const line = ['india', 'telangana', 'warangal', 'warangal-district', 'warangal-mandal'].map(
    (slug) => `news.te.place.${slug}`,
  );
  assert.deepEqual(held(2), ['news.all', 'news.te', 'news.te.breaking', ...line]);
  assert.deepEqual(held(3), ['news.all', 'news.ta', 'news.ta.breaking', 'news.ta.weather']);
  const all = fake.topics.calls.filter((c) => c.topic === 'news.all');
  assert.deepEqual(all.map((c) => c.tokens).sort(), [1, 2], 'tokens go together, an installation ID by itself');
  fake.topics.calls.length = 0;
  await post(running, 1);
  await sync();
  assert.deepEqual(fake.topics.calls, [], 'nothing has changed');

  await patch(running, 1, { lang: 'hi', categories: ['weather', 'sports'], opt_outs: { categories: ['weather'] } });
  await patch(running, 2, { place: null });
  await sync();
  assert.deepEqual(held(1), ['news.all', 'news.hi', 'news.hi.breaking', 'news.hi.sports']);
  assert.deepEqual(held(2), ['news.all', 'news.te', 'news.te.breaking']);
  await patch(running, 1, { push_enabled: false });
  await remove(running, 3);
  await sync();
  assert.deepEqual([held(1), held(3)], [[], []]);
  const leavers = await running.dinam.app.db.write.selectFrom('topic_leavers').selectAll().execute();
  assert.deepEqual(leavers, [], 'and the token is forgotten');
});

onSqlite('another token is subscribed anew, and a token that moves takes its topics along', async (t, kind) => {
  const { running, fake, sync } = await withFcm(t, kind);
  const held = (value: string): string[] => fake.topics.topicsOf(value);
  await post(running, 1, { lang: 'te' });
  await sync();
  await post(running, 1, { value: 'another-token-of-1' });
  await sync();
  assert.deepEqual(held(token(1)), []);
  assert.deepEqual(held('another-token-of-1'), ['news.all', 'news.te', 'news.te.breaking']);
  await post(running, 2, { value: 'another-token-of-1', lang: 'hi' });
  await sync();
  assert.deepEqual(held('another-token-of-1'), ['news.all', 'news.hi', 'news.hi.breaking']);
  // It went and came back before anybody was told.
  await remove(running, 2);
  await post(running, 3, { value: 'another-token-of-1', lang: 'ta' });
  await sync();
  assert.deepEqual(held('another-token-of-1'), ['news.all', 'news.ta', 'news.ta.breaking']);
  const listed = await running.call(`/api/admin/devices?installation_id=${id(3)}`, {
    token: await running.tokenOf('editor'),
  });
  const removed = await running.call(`/api/admin/devices/${listed.body.data[0].id}`, {
    method: 'DELETE',
    token: await running.tokenOf('editor'),
    headers: { 'if-match': '*' },
  });
  assert.equal(removed.status, 200, removed.text);
  await sync();
  assert.deepEqual(held('another-token-of-1'), []);
});

onSqlite('what FCM does not take is tried again, and what it never will is left', async (t, kind) => {
  const { running, fake, sync } = await withFcm(t, kind);
  const { app } = running.dinam;
  const due = async (): Promise<number> =>
    (await app.db.write.selectFrom('devices').select('id').where('topics_due', '=', 1).execute()).length;
  const { signal } = new AbortController();
  await post(running, 1, { lang: 'te' });
  await post(running, 2, { lang: 'te', kind: 'fid' });
  fake.topics.next.push(503, 500);
  await assert.rejects(syncTopics(app, { signal }), /answers 50/);
  assert.equal(await due(), 2, 'whoever is next would only hear the same');
  assert.deepEqual(fake.topics.topicsOf(token(1)), []);
  await assert.rejects(syncTopics(app, { signal }), /answers 500/);
  await syncTopics(app, { signal });
  assert.equal(await due(), 0);
  for (const n of [1, 2]) assert.deepEqual(fake.topics.topicsOf(token(n)), ['news.all', 'news.te', 'news.te.breaking']);
  await sync();
  fake.topics.unknown.add(token(3));
  await post(running, 3, { lang: 'te' });
  await syncTopics(app, { signal });
  assert.equal(await due(), 0, 'it is asked for once; the next message finds that it is gone');
});

onSqlite('a thousand tokens go in a call, and those of before wait for credentials', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const rows = Array.from({ length: 1_500 }, (_, n) =>
    deviceRow(n, running.clock.ms, { installation_id: id(n), value: token(n), lang: 'bn' }),
  );
  await addDevices(app.db.write, rows);
  const { signal } = new AbortController();
  await syncTopics(app, { signal }); // there is nobody to tell
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const again = await start(t, kind, { WORKERS: '0', ...fake.env }, running.env);
  await syncTopics(again.dinam.app, { signal });
  assert.deepEqual(
    fake.topics.calls.filter((c) => c.topic === 'news.bn').map((c) => c.tokens),
    [1_000, 500],
  );
  assert.equal(fake.topics.members.get('news.bn.breaking')?.size, 1_500);
});
