import assert from 'node:assert/strict';
import { shipPlaces } from '../../src/places/shipped/ship.ts';
import { type Json, onBoth } from '../support/helper.ts';
import { q, setUp } from './places-scene.ts';

onBoth('the tree reaches the mandal: lists, topics, search in any script, the chain of a point', async (t, kind) => {
  const d = await setUp(t, kind);
  const districts = await d.running.call('/api/v1/places/tree?parent=telangana&type=district&lang=te');
  assert.equal(districts.body.meta.total, 33);
  assert.ok(districts.body.data.every((one: Json) => /^[\u0C00-\u0C7F\u200C -]+$/.test(one.name)));
  const find = async (text: string, more = '') => (await d.data(`/api/v1/places/search?q=${q(text)}${more}`)) as Json[];
  const [munugode] = await find('munugode', '&type=mandal&lang=te');
  assert.deepEqual([munugode.name, munugode.lgd_code, munugode.within], ['మునుగోడు', 4647, ['నల్గొండ', 'తెలంగాణ']]);
  assert.equal(munugode.topic, `news.te.place.${munugode.slug}`);
  for (const text of ['మునుగోడు', 'మునుగో', 'munugodu', 'MUNUGO'])
    assert.ok(
      (await find(text)).some(({ id }) => id === munugode.id),
      text,
    );
  const slugOf = async (text: string, type: string) => (await find(text, `&type=${type}`))[0]?.slug;
  assert.equal(await slugOf('hanmakonda', 'district'), await slugOf('హనుమకొండ', 'district'), 'as it sounds');
  assert.equal(await slugOf('वाराणसी', 'district'), await slugOf('varanasi', 'district'));
  assert.equal(await slugOf('மயிலாப்பூர்', 'mandal'), 'mylapore');
  assert.equal(await slugOf('নন্দীগ্রাম', 'mandal'), await slugOf('nandigram', 'mandal'));
  assert.equal(await slugOf('سری نگر', 'district'), await slugOf('srinagar', 'district'));
  assert.equal((await find('a', '&limit=50')).length, 50);
  assert.deepEqual(await find('~'), []);
  const wrong = await d.running.call('/api/v1/places/search?limit=51&type=village');
  assert.deepEqual(wrong.body.errors.map((e: Json) => e.field).sort(), ['limit', 'q', 'type']);

  // A story of a mandal is one of its district and its state, and of no other mandal.
  const story = await d.story([munugode.id]);
  const other = await d.story([(await find('chityal', '&type=mandal'))[0]?.id]);
  assert.deepEqual(await d.found(munugode.slug), [story.id]);
  assert.deepEqual(await d.found('మునుగోడు'), [story.id]);
  assert.ok((await d.found('nalgonda-district')).includes(story.id));
  assert.deepEqual((await d.found('telangana')).toSorted(), [story.id, other.id].toSorted());
  const trending = await d.running.call(`/api/v1/news/trending?location=${munugode.slug}`);
  assert.equal(trending.status, 200, trending.text);
  const page = await d.running.call(`/te/place/${munugode.slug}`);
  assert.equal(page.status, 200);
  assert.match(page.text, /మునుగోడు/);

  const near = async (lat: number, lon: number) =>
    (await d.data(`/api/v1/places/near?lat=${lat}&lon=${lon}`)).chain as Json[];
  const slugs = async (lat: number, lon: number) => (await near(lat, lon)).map(({ slug }) => slug);
  assert.deepEqual(await slugs(17.0544, 79.2671), ['india', 'telangana', 'nalgonda-district', 'nalgonda-mandal']);
  assert.deepEqual((await slugs(16.5062, 80.648)).slice(0, 3), ['india', 'andhra-pradesh', 'ntr']);
  assert.deepEqual((await slugs(12.7409, 77.8253)).slice(0, 2), ['india', 'tamil-nadu'], 'Hosur, near Bengaluru');
  assert.deepEqual(await slugs(5, 65), [], 'the sea');
  assert.deepEqual(await slugs(27.7172, 85.324), [], 'Kathmandu');
  const chain = await near(17.0544, 79.2671);
  assert.deepEqual(
    chain.map(({ approximate }) => approximate),
    [false, true, true, true],
  );
  const first = await d.running.call('/api/v1/places/near?lat=17.05441&lon=79.26711');
  const second = await d.running.call('/api/v1/places/near?lat=17.0498&lon=79.2699');
  assert.equal(
    first.headers.get('etag'),
    second.headers.get('etag'),
    'one answer for all points of a square kilometre',
  );
  for (const [query, fields] of [
    ['', ['lat', 'lon']],
    ['lat=91&lon=181', ['lat', 'lon']],
    ['lat=x&lon=1', ['lat']],
  ] as const) {
    const reply = await d.running.call(`/api/v1/places/near?${query}`);
    assert.equal(reply.status, 400);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields);
  }
});

onBoth('what an owner imported before is not doubled by a release that ships it', async (t, kind) => {
  const d = await setUp(t, kind);
  const { db } = d.running.dinam.app;
  const idOf = async (slug: string) =>
    (await db.write.selectFrom('places').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const count = async () =>
    (
      await db.write
        .selectFrom('places')
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const telangana = await idOf('telangana');
  const before = await count();
  // As the database of an owner was: a release without districts, and their own rows.
  await db.write.updateTable('places').set({ parent_id: telangana }).where('type', '=', 'city').execute();
  for (const type of ['mandal', 'district'] as const)
    await db.write.deleteFrom('places').where('type', '=', type).execute();
  const add = async (name: string, type: string, parent_id: number, more: object = {}) =>
    (await d.add('places', { name, type, parent_id, ...more })).id as number;
  const own = {
    nalgonda: await add('Nalgonda', 'district', telangana, { code: '539', texts: { hi: { name: 'नलगोण्डा' } } }),
    jangaon: await add('Jangoan', 'district', telangana),
    mulugu: await add('Mulug', 'district', telangana, { code: 'LGD-720' }),
    other: await add('Navanagar', 'district', telangana, { code: '512' }),
  };
  const mandal = await add('Munugodu', 'mandal', own.nalgonda, { code: '4647', lat: 17.1, lon: 79.1 });
  const story = await d.story([mandal]);
  const ship = async () => {
    await db.write.updateTable('meta').set({ value: 'of before' }).where('key', '=', 'places_shipped').execute();
    await shipPlaces(d.running.dinam.app);
  };
  await ship();
  assert.equal(await count(), before + 1, 'all that is shipped, and the one that is not');
  const row = (id: number) => db.write.selectFrom('places').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const nalgonda = await row(own.nalgonda);
  assert.deepEqual([nalgonda.lgd_code, nalgonda.code, nalgonda.name], [514, '539', 'Nalgonda']);
  assert.deepEqual(JSON.parse(nalgonda.texts), { hi: { name: 'नलगोण्डा' }, te: { name: 'నల్గొండ' } });
  assert.deepEqual([(await row(own.jangaon)).lgd_code, (await row(own.mulugu)).lgd_code], [689, 720]);
  assert.deepEqual([(await row(own.other)).lgd_code, (await row(own.other)).is_shipped], [null, 0]);
  const kept = await row(mandal);
  assert.deepEqual([kept.lgd_code, kept.lat, kept.parent_id], [4647, 17.1, own.nalgonda]);
  const chityal = await db.write
    .selectFrom('places')
    .select('parent_id')
    .where('lgd_code', '=', 4633)
    .where('type', '=', 'mandal')
    .executeTakeFirstOrThrow();
  assert.equal(chityal.parent_id, own.nalgonda, 'the rest of the district is below the row of the owner');
  assert.deepEqual(await d.found('nalgonda-district'), [story.id]);
  await ship();
  assert.equal(await count(), before + 1, 'a second time nothing');

  // A file of the same places finds what is shipped.
  const csv = 'type,name,parent,code\ndistrict,Suryapet,IN-TS,696\nmandal,Kodad,district:696,4668\n';
  const sent = await d.call('/api/admin/places/import', { json: { csv } });
  assert.deepEqual([sent.body.data.added, sent.body.data.changed], [0, 2], sent.text);
});

onBoth('a city that was there twice is one, and its former id goes on', async (t, kind) => {
  const d = await setUp(t, kind);
  const { db } = d.running.dinam.app;
  const [former, kept] = [1260667, 7302847];
  const telangana = (await d.place('telangana')).id as number;
  const city = await db.write.selectFrom('places').selectAll().where('id', '=', kept).executeTakeFirstOrThrow();
  const old = { ...city, id: former, slug: 'paloncha', name: 'Paloncha', parent_id: telangana, texts: '{}' };
  await db.write.insertInto('places').values(old).execute();
  const story = await d.story([former]);
  await db.write.updateTable('meta').set({ value: 'of before' }).where('key', '=', 'places_shipped').execute();
  await shipPlaces(d.running.dinam.app);
  assert.equal((await d.place(String(former))).id, kept);
  for (const text of [String(former), String(kept), 'Paloncha', 'పాల్వంచ'])
    assert.deepEqual(await d.found(text), [story.id], text);
  const shown = await d.data(`/api/v1/places/search?q=paloncha&type=city`);
  assert.deepEqual(
    shown.map(({ id }: Json) => id),
    [kept],
    'offered once',
  );
});
