import assert from 'node:assert/strict';
import { parsePlace } from '../../src/notifications/devices/place.ts';
import { followTree } from '../../src/notifications/devices/retag.ts';
import { pushTopic } from '../../src/places/tree.ts';
import { extent } from '../support/extent.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, type Kind, onBoth, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

const { signal } = new AbortController();
const minute = 60_000;

interface Scene {
  running: Running;
  /** What an editor adds or changes. */
  admin(path: string, json: object, method?: string): Promise<Json>;
  device(n: number, place: unknown, more?: object): Promise<Json>;
  /** Topics of a device as it is told them. */
  topics(n: number): Promise<string[]>;
  count(value: string): Promise<number>;
  /** What the job does when it next comes. */
  follow(): Promise<void>;
}

async function scene(running: Running): Promise<Scene> {
  const token = await running.tokenOf('owner');
  const ok = (reply: Reply): Json => {
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const device: Scene['device'] = async (n, place, more = {}) => {
    const fields = place === undefined ? {} : { place };
    const json = { installation_id: `phone-number-${n}`, value: `token-number-${n}`, lang: 'te', ...fields, ...more };
    return ok(await running.call('/api/v1/devices', { json }));
  };
  return {
    running,
    device,
    admin: async (path, json, method = 'POST') =>
      ok(await running.call(path, { method, token, json, headers: method === 'POST' ? {} : { 'if-match': '*' } })),
    topics: async (n) => (await device(n, undefined)).topics,
    async count(value) {
      const json = { target: { type: 'place', value } };
      const one = ok(await running.call('/api/admin/notifications/preview', { token, json })).count;
      const segment = { target: { type: 'segment', value: { any: [{ place: value }, { lang: 'bn', place: value }] } } };
      assert.equal(ok(await running.call('/api/admin/notifications/preview', { token, json: segment })).count, one);
      return one;
    },
    async follow() {
      running.clock.ms += minute;
      await followTree(running.dinam.app, { signal });
    },
  };
}

/** Telangana, a district of it, a mandal of that and a village, as a publisher imports them. */
const csv = `type,name,code,parent,name_te,name_hi
district,Mulugu,,telangana,ములుగు,मुलुगु
mandal,Eturnagaram,,mulugu,ఏటూరునాగారం,
city,Akulavarighanapuram,,eturnagaram,ఆకులవారిఘణపురం,
`;
const line = ['akulavarighanapuram', 'eturnagaram', 'mulugu-district', 'telangana', 'india'].map((s) =>
  pushTopic('te', s),
);
const inLine = (topics: string[]): string[] => topics.filter((topic) => topic.includes('.place.'));

onSqlite('each place of the shipped tree is found by all that the API calls it', async (t, kind) => {
  const { dinam } = await start(t, kind, { WORKERS: '0' });
  const db = dinam.app.db.write;
  const rows = await db.selectFrom('places').selectAll().orderBy('id').execute();
  const wrong: string[] = [];
  // All of them in the long tests; otherwise one in eight, and all that share their name with another.
  const named = Map.groupBy(rows, (row) => row.name);
  const isAsked = (name: string, i: number) => i % 8 === 0 || (named.get(name) ?? []).length > 1;
  for (const row of rows.filter(({ name }, i) => extent(true, isAsked(name, i)))) {
    const names = Object.values(JSON.parse(row.texts) as Record<string, { name: string }>).map(({ name }) => name);
    for (const text of [row.slug, row.name, String(row.id), row.slug.toUpperCase(), ...names])
      if (!(await parsePlace(db, text)).ids.includes(row.id)) wrong.push(`${row.slug}: ${text}`);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(await parsePlace(db, 'Akulavarighanapuram'), { ids: [], tz: null });
  assert.deepEqual(await parsePlace(db, 'New York'), { ids: [], tz: 'America/New_York' });
});

onSqlite(
  'a device in a village of the publisher gets pushes of its district, by place and by topic',
  async (t, kind) => {
    const s = await scene(await start(t, kind, { WORKERS: '0' }));
    await s.admin('/api/admin/places/import', { csv });
    const { data: village } = (await s.running.call('/api/v1/places/akulavarighanapuram?lang=te')).body;
    const named = ['ఆకులవారిఘణపురం', village.slug, village.id, ' akulavari ghanapuram '];
    for (const [n, place] of named.entries())
      assert.deepEqual(inLine((await s.device(n, place)).topics), line.toSorted(), `as ${place}`);
    assert.deepEqual(
      inLine((await s.device(8, 'mulugu-district')).topics),
      line.slice(2).toSorted(),
      'not what lies below what it named',
    );
    await s.device(9, 'సిరిసిల్ల దగ్గర మా ఊరు');
    for (const value of ['Mulugu', 'mulugu', 'ములుగు', 'मुलुगु', 'Telangana', 'IN-TS'])
      assert.equal(await s.count(value), 5, value);
    for (const value of ['Akulavarighanapuram', village.slug, String(village.id)])
      assert.equal(await s.count(value), 4);
    assert.equal(await s.count(' సిరిసిల్ల  దగ్గర మా ఊరు'), 1, 'a place that nobody knows is a text');
    assert.equal(await s.count('Kerala'), 0);
    await s.device(10, '#90000000');
    assert.equal(await s.count('india'), 5, 'nobody can name the label of a place');
    const sent = await s.admin('/api/admin/notifications', {
      title: 'వరద',
      type: 'breaking',
      target: { type: 'place', value: 'ములుగు' },
    });
    await s.running.dinam.workers.drain();
    const row = await s.running.dinam.app.db.write
      .selectFrom('notifications')
      .selectAll()
      .where('id', '=', sent.id)
      .executeTakeFirst();
    assert.equal(row?.sent, 5);
  },
);

onSqlite('of places with one name a text means all, and a slug one', async (t, kind) => {
  const s = await scene(await start(t, kind, { WORKERS: '0' }));
  const more =
    'type,name,parent,slug\ndistrict,Rampur,telangana,rampur-in-telangana\ndistrict,Rampur,kerala,rampur-in-kerala\n';
  await s.admin('/api/admin/places/import', { csv: more });
  await s.device(1, 'Rampur');
  await s.device(2, 'rampur-in-kerala');
  assert.equal(await s.count('Rampur'), 2);
  assert.equal(await s.count('rampur-in-telangana'), 1);
  assert.equal(await s.count('rampur-in-kerala'), 2);
});

onBoth('phones follow the tree: an import, another name, a move, a removal', async (t, kind) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const s = await scene(await start(t, kind, { WORKERS: '0', ...fake.env }));
  const { db } = s.running.dinam.app;
  const held = async (n: number): Promise<string[]> => {
    await s.running.dinam.workers.drain();
    return inLine(fake.topics.topicsOf(`token-number-${n}`));
  };
  for (let n = 0; n < 450; n++)
    await db.write
      .insertInto('devices')
      .values({
        installation_id: `old-phone-${n}`,
        kind: 'token',
        value: `old-token-${n}`,
        value_hash: `old-${n}`,
        platform: 'android',
        lang: 'te',
        app_version: null,
        place: null,
        categories: '[]',
        rev: 1,
        last_seen_at: '2026-01-01',
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      })
      .execute();
  await s.device(1, 'ఆకులవారిఘణపురం', { app_version: '2.4.0' });
  await s.device(2, 'Warangal');
  await s.follow();
  assert.deepEqual(await held(1), []);
  assert.equal(await s.count('telangana'), 1);
  await s.admin('/api/admin/places/import', { csv });
  await s.follow();
  assert.deepEqual(await held(1), line.toSorted(), 'its text is a place now');
  assert.equal(await s.count('mulugu'), 1);
  assert.equal(await s.count('telangana'), 2);

  const { id: mandal } = (await s.running.call('/api/v1/places/eturnagaram')).body.data;
  const { id: kerala } = (await s.running.call('/api/v1/places/kerala')).body.data;
  await s.admin(`/api/admin/places/${mandal}`, { slug: 'etur-nagaram', parent_id: kerala }, 'PATCH');
  await s.follow();
  const moved = ['akulavarighanapuram', 'etur-nagaram', 'kerala', 'india'].map((slug) => pushTopic('te', slug));
  assert.deepEqual(await held(1), moved.toSorted());
  assert.deepEqual([await s.count('mulugu'), await s.count('kerala')], [0, 1]);
  assert.deepEqual(inLine(await s.topics(1)), moved.toSorted(), 'it says the same at its next start');

  const { id: village } = (await s.running.call('/api/v1/places/akulavarighanapuram')).body.data;
  await s.admin(`/api/admin/places/${village}`, {}, 'DELETE');
  await s.follow();
  assert.deepEqual(await held(1), []);
  assert.deepEqual([await s.count('kerala'), await s.count('ఆకులవారిఘణపురం')], [0, 1], 'a text again');
});

onBoth(
  'the walk over all phones is gone about once, in steps, and fills in what older releases did not know',
  async (t, kind) => {
    const s = await scene(await start(t, kind, { WORKERS: '0' }));
    const { app } = s.running.dinam;
    for (let n = 0; n < 250; n++) await s.device(n, n % 2 ? 'Warangal' : undefined, { app_version: '2.4.1' });
    // As a database of before has it.
    await app.db.write.updateTable('devices').set({ place_ids: '[]', zone: null }).execute();
    await app.db.write.updateTable('device_traits').set({ labels: '', version_high: -1, version_low: -1 }).execute();
    assert.equal(await s.count('telangana'), 0);
    let looks = 0;
    const aborted = {
      get aborted() {
        return looks++ > 0;
      },
      reason: new Error('stopped'),
    } as AbortSignal; // after one step
    s.running.clock.ms += minute;
    await assert.rejects(followTree(app, { signal: aborted }), /stopped/);
    assert.equal(await s.count('telangana'), 100, 'of the first two hundred');
    await app.db.write.updateTable('device_traits').set({ labels: '' }).where('device_id', '<', 100).execute();
    await followTree(app, { signal });
    assert.equal(await s.count('telangana'), 125 - 49, 'it goes on where it was');
    const traits = await app.db.write.selectFrom('device_traits').selectAll().execute();
    assert.ok(traits.every((row) => row.version_high === 2_000_004 && row.version_low === 1_000_000));
    const zones = await app.db.write.selectFrom('devices').select('zone').where('zone', '=', 'Asia/Kolkata').execute();
    assert.equal(zones.length, 125);
    // Nothing has changed: nobody is looked at again.
    await app.db.write.updateTable('device_traits').set({ labels: '' }).execute();
    await s.follow();
    assert.equal(await s.count('telangana'), 0);
    await s.admin('/api/admin/places', { name: 'Mulugu', type: 'district', parent_id: 90000513 });
    await assert.rejects(followTree(app, { signal }), /later/, 'who spoke before the change may not have ended');
    await s.follow();
    assert.equal(await s.count('telangana'), 125);
  },
);

/** Categories follow the same way. */
onSqlite(
  'a category that is added later reaches devices that had named it, and clients cannot create topics',
  async (t, kind: Kind) => {
    const fake = await startFakeFcm();
    t.after(() => fake.close());
    const s = await scene(await start(t, kind, { WORKERS: '0', ...fake.env }));
    for (let n = 0; n < 20; n++)
      await s.device(n, `ఊరు ${n}`, { categories: ['weather', ...Array.from({ length: 29 }, (_, i) => `x${n}-${i}`)] });
    await s.running.dinam.workers.drain();
    assert.deepEqual([...fake.topics.members.keys()].sort(), ['news.all', 'news.te', 'news.te.breaking']);
    await s.admin('/api/admin/categories', { name: 'Weather', slug: 'weather' });
    await s.follow();
    await s.running.dinam.workers.drain();
    assert.equal(fake.topics.members.get('news.te.weather')?.size, 20);
    const tooMany = { installation_id: 'phone-with-much', value: 'token-with-much', categories: Array(31).fill('a') };
    assert.equal((await s.running.call('/api/v1/devices', { json: tooMany })).status, 400);
    const tooLong = { ...tooMany, categories: ['క'.repeat(81)] };
    assert.equal((await s.running.call('/api/v1/devices', { json: tooLong })).status, 400);
  },
);
