import assert from 'node:assert/strict';
import { followTree } from '../../src/notifications/devices/retag.ts';
import { scene } from '../categories/merge-scene.ts';
import { type Json, onBoth } from '../support/helper.ts';

onBoth('a place goes into another with its stories, what lies below it, its names and its phones', async (t, kind) => {
  const { running, write, merge, story, at, settle } = await scene(t, kind);
  const { db } = running.dinam.app;
  const find = async (slug: string): Promise<Json> => (await running.call(`/api/v1/places/${slug}`)).body.data;
  const [telangana, andhra] = [await find('telangana'), await find('andhra-pradesh')];
  const from = await write('places', {
    name: 'Kothapalle',
    type: 'mandal',
    slug: 'kothapalle-x',
    parent_id: telangana.id,
    texts: { te: { name: 'కొత్తపల్లె' } },
  });
  const into = await write('places', { name: 'Nayagaon', type: 'mandal', slug: 'nayagaon-y', parent_id: andhra.id });
  const village = await write('places', { name: 'Chinnur', type: 'city', slug: 'chinnur-z', parent_id: from.id });
  await story('వర్షం', { place_ids: [from.id] });
  await story('వరద', { place_ids: [village.id] });
  await story('बारिश', { place_ids: [from.id, into.id] });
  const feed = await write('feeds', { feed_url: 'https://places.example.in/rss', lang: 'te', place_id: from.id });
  const device = { installation_id: 'phone-of-kothapalle', value: 'token-of-kothapalle', lang: 'te' };
  await running.call('/api/v1/devices', { json: { ...device, place: 'కొత్తపల్లె' } });
  const shipped = await merge('places', telangana.id, { into: into.id });
  assert.equal(shipped.status, 409, 'it would come again');
  const dry = await merge('places', from.id, { into: into.id, dry_run: true });
  const counts = Object.fromEntries(dry.body.data.uses.map(({ kind, count }: Json) => [kind, count]));
  assert.deepEqual(counts, { places: 1, stories: 3, feeds: 1 });
  assert.equal((await merge('places', from.id, { into: village.id })).status, 400);
  assert.equal((await merge('places', from.id, { into: into.id })).status, 200);

  const check = async (when: string): Promise<void> => {
    for (const location of ['kothapalle-x', 'nayagaon-y', 'కొత్తపల్లె', 'Kothapalle', String(from.id), 'andhra-pradesh']) {
      const { data } = (await running.call(`/api/v1/news?lang=te&location=${encodeURIComponent(location)}`)).body;
      assert.deepEqual(
        data.map((one: Json) => one.title).sort(),
        ['बारिश', 'వరద', 'వర్షం'].sort(),
        `${location} ${when}`,
      );
      const target = { type: 'place', value: location };
      const token = await running.tokenOf('editor');
      const { body } = await running.call('/api/admin/notifications/preview', { token, json: { target } });
      assert.equal(body.data.count, 1, `${location} ${when}`);
    }
    const { data } = (await running.call('/api/v1/news?lang=te&location=nayagaon-y')).body;
    const both = data.find((one: Json) => one.title === 'बारिश');
    assert.deepEqual(
      both.places.map((one: Json) => one.id),
      [into.id],
      when,
    );
    assert.deepEqual(await at('/te/place/kothapalle-x'), [301, '/te/place/nayagaon-y'], when);
    assert.deepEqual(await at('/feeds/te/place/kothapalle-x.rss'), [301, '/feeds/te/place/nayagaon-y.rss'], when);
    assert.equal((await find('kothapalle-x')).id, into.id, when);
    assert.equal((await find('chinnur-z')).parent_id, into.id, when);
    const token = await running.tokenOf('chief');
    assert.equal((await running.call(`/api/admin/feeds/${feed.id}`, { token })).body.data.place_id, into.id, when);
  };
  await check('at once');
  await settle();
  await followTree(running.dinam.app, new AbortController());
  await check('afterwards');
  const rows = await db.write.selectFrom('news').select('place_ids').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ place_ids }) => place_ids),
    [`[${into.id}]`, `[${village.id}]`, `[${into.id}]`],
  );
  const label = await db.write.selectFrom('news_labels').select('news_id').where('label', '=', `#${from.id}`).execute();
  assert.deepEqual(label, []);
  const phone = await db.write.selectFrom('devices').select('place_ids').executeTakeFirstOrThrow();
  assert.equal(phone.place_ids, `[${into.id}]`);
  // Its names stay when the other one is edited.
  await write(`places/${into.id}`, { texts: { te: { name: 'నయాగావ్' } } }, 'PATCH');
  await check('after an edit');
});
