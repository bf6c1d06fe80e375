import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate, migrationNames } from '../../src/migrations/list.ts';
import { followTree } from '../../src/notifications/devices/retag.ts';
import { labelKey } from '../../src/notifications/devices/tags.ts';
import { hashOfValue } from '../../src/notifications/store.ts';
import { emptyDatabase, onBoth, type Running, start } from '../support/helper.ts';

interface Phone {
  id: string;
  lang: string;
  platform: string;
  place: string | null;
  categories: string[];
}

const phones: Phone[] = [
  { id: 'phone-of-old-1', lang: 'te', platform: 'android', place: 'వరంగల్', categories: ['weather', 'క్రీడలు'] },
  { id: 'phone-of-old-2', lang: 'hi', platform: 'ios', place: 'वाराणसी', categories: [] },
  { id: 'phone-of-old-3', lang: 'ur', platform: 'web', place: null, categories: ['موسم', '100%_'] },
  { id: 'phone-of-old-4', lang: 'bn', platform: 'android', place: null, categories: [] },
  { id: 'phone-of-old-5', lang: 'te', platform: 'android', place: null, categories: ['weather'] },
];
const seenAt = '2026-10-03T04:05:06.789Z';

/** Devices and their labels as releases before 030 wrote them. */
async function old(env: Record<string, string>): Promise<void> {
  const db = openDatabase(readConfig(env), createLog('silent'));
  await migrate(db, migrationNames[migrationNames.indexOf('030-devices') - 1]);
  for (const [n, { id, lang, platform, place, categories }] of phones.entries()) {
    const value = `token-of-old-${n + 1}`;
    await sql`insert into devices (id, installation_id, kind, value, value_hash, platform, lang, app_version, place,
      categories, last_seen_at, rev, created_at, updated_at)
      values (${n + 1}, ${id}, 'token', ${value}, ${hashOfValue(value)}, ${platform}, ${lang}, '2.4.0', ${place},
        ${JSON.stringify(categories)}, ${seenAt}, 3, ${seenAt}, ${seenAt})`.execute(db.write);
    const labels = [...categories.map((c) => ['category', c]), ...(place === null ? [] : [['place', place]])];
    for (const [kind, label] of labels)
      await sql`insert into device_labels (kind, label, device_id)
        values (${kind}, ${labelKey(label as string)}, ${n + 1})`.execute(db.write);
  }
  await sql`select setval(pg_get_serial_sequence('devices', 'id'), ${phones.length})`.execute(db.write).catch(() => {}); // SQLite counts on by itself
  await db.close();
}

const labelsOf = async (running: Running): Promise<string[][]> => {
  const rows = await running.dinam.app.db.write.selectFrom('device_traits').selectAll().orderBy('device_id').execute();
  return rows.map(({ labels }) => labels.split('\n').filter(Boolean).sort());
};

onBoth('devices of an older release are found by what they named, before they speak again', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  await old(env);
  const running = await start(t, kind, { WORKERS: '0' }, env);
  const token = await running.tokenOf('editor');
  const count = async (target: object): Promise<number> => {
    const reply = await running.call('/api/admin/notifications/preview', { token, json: { target } });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data.count;
  };
  assert.equal(await count({ type: 'all' }), 5);
  assert.equal(await count({ type: 'lang', value: 'te' }), 2);
  assert.equal(await count({ type: 'category', value: 'weather' }), 2);
  assert.equal(await count({ type: 'category', value: 'క్రీడలు' }), 1);
  assert.equal(await count({ type: 'category', value: 'موسم' }), 1);
  assert.equal(await count({ type: 'category', value: '100%_' }), 1);
  assert.equal(await count({ type: 'category', value: '100xx' }), 0);
  assert.equal(await count({ type: 'place', value: 'వరంగల్' }), 1);
  assert.equal(await count({ type: 'place', value: 'weather' }), 0, 'a category is no place');
  assert.equal(await count({ type: 'segment', value: { last_seen_days: 365, platform: 'web' } }), 1);
  assert.equal(await count({ type: 'segment', value: { not: { category: 'weather' } } }), 3);

  const json = { title: 'पुराने फ़ोन', target: { type: 'place', value: 'वाराणसी' } };
  const sent = await running.call('/api/admin/notifications', { token, json });
  await running.dinam.workers.drain();
  const { data } = (await running.call(`/api/admin/notifications/${sent.body.data.id}`, { token })).body;
  assert.deepEqual([data.status, data.counts.targets, data.counts.sent], ['logged', 1, 1]);

  const carried = await labelsOf(running);
  assert.ok(carried[0]?.includes('p:వరంగల్'), 'until the walk over all phones it is text');
  running.clock.ms += 60_000;
  await followTree(running.dinam.app, { signal: AbortSignal.timeout(60_000) });
  const before = await labelsOf(running);
  assert.ok(before[0]?.includes('p:#1252948'), 'and then a place of the tree');
  assert.deepEqual(before[3], [], 'named nothing');
  // It is no slug any more: a phone cannot say it again.
  const refused = 'c:100%_';
  assert.ok(before[2]?.includes(refused));
  for (const [n, { id, lang, platform, place, categories }] of phones.entries()) {
    const slugs = categories.filter((slug) => slug !== '100%_');
    const spoken = { installation_id: id, value: `token-of-old-${n + 1}`, lang, platform, place, categories: slugs };
    const reply = await running.call('/api/v1/devices', { json: { ...spoken, app_version: '2.4.0' } });
    assert.equal(reply.status, 200, reply.text);
  }
  assert.deepEqual(
    await labelsOf(running),
    before.map((labels) => labels.filter((label) => label !== refused)),
    'what was carried over is what it says itself',
  );
  const named = await count({ type: 'segment', value: { app_version: { min: '2.4' } } });
  assert.equal(named, 5);
  const added = await running.call('/api/v1/devices', { json: { installation_id: 'phone-new', value: 'token-new-1' } });
  assert.equal(added.status, 201, added.text);
});
