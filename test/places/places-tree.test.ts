import assert from 'node:assert/strict';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { createLog } from '../../src/core/log/log.ts';
import { shipPlaces } from '../../src/places/shipped/ship.ts';
import { emptyDatabase, type Json, onBoth, onSqlite } from '../support/helper.ts';
import { q, setUp, telangana } from './places-scene.ts';

onSqlite('India, its states and its cities are there, in every language that they have a name in', async (t, kind) => {
  const d = await setUp(t, kind);
  const [india, ...others] = await d.data('/api/v1/places/tree?lang=te');
  assert.deepEqual(others, []);
  assert.deepEqual([india.name, india.type, india.code, india.child_count], ['భారతదేశం', 'country', 'IN', 36]);
  assert.equal(india.topic, 'news.te.place.india');
  const states = await d.data(`/api/v1/places/tree?parent=${india.id}&lang=ta`);
  assert.equal(states.length, 36);
  assert.deepEqual(states, await d.data('/api/v1/places/tree?parent=india&type=state&lang=ta'));
  assert.deepEqual(states, await d.data('/api/v1/places/tree?type=state&lang=ta'));
  assert.equal(states.find((s: Json) => s.code === 'IN-TN').name, 'தமிழ்நாடு');
  for (const lang of ['ta', 'te', 'ur', 'bn', 'en']) {
    const names = (await d.data(`/api/v1/places/tree?type=state&lang=${lang}`)).map((s: Json) => s.name);
    assert.deepEqual(names, names.toSorted(new Intl.Collator(lang).compare), lang);
    const paged = [1, 2, 3].map((page) => d.data(`/api/v1/places/tree?type=state&lang=${lang}&limit=15&page=${page}`));
    assert.deepEqual(
      (await Promise.all(paged)).flat().map((s: Json) => s.name),
      names,
      lang,
    );
  }
  for (const [at, lang, name] of [
    [telangana, 'te', 'తెలంగాణ'],
    ['IN-TS', 'hi', 'तेलंगाना'],
    ['in-tg', 'bn', 'তেলেঙ্গানা'],
    [telangana, 'ur', 'تلنگانہ'],
    [telangana, 'gu', 'તેલંગાણા'],
    [telangana, 'mr', 'तेलंगणा'],
    [telangana, 'ne', 'तेलंगाना'], // in Hindi: the script is the same
    ['1253184', 'gu', 'Vijayawada'], // not in Telugu, the default language: readers of Gujarati cannot read it
    [telangana, 'as', 'তেলেঙ্গানা'],
    ['1255364', 'as', 'Surat'],
  ] as const)
    assert.equal((await d.data(`/api/v1/places/${at}?lang=${lang}`)).name, name, `${at} ${lang}`);
  const hyderabad = await d.data('/api/v1/places/1269843?lang=te');
  assert.deepEqual([hyderabad.slug, hyderabad.type, hyderabad.child_count], ['hyderabad', 'city', 0]);
  assert.deepEqual(
    hyderabad.ancestors.map((a: Json) => [a.slug, a.name, a.topic]),
    [
      ['india', 'భారతదేశం', 'news.te.place.india'],
      ['telangana', 'తెలంగాణ', 'news.te.place.telangana'],
      ['hyderabad-district', 'హైదరాబాద్', 'news.te.place.hyderabad-district'],
    ],
  );
  const page = await d.running.call('/api/v1/places/tree?type=city&limit=3&page=2');
  assert.equal(page.body.data.length, 3);
  assert.deepEqual([page.body.meta.page, page.body.meta.has_more], [2, true]);
  assert.equal(page.body.meta.total, (await d.data('/api/v1/places/tree?type=city&limit=500&page=3')).length + 1_000);
  assert.equal((await d.running.call('/api/v1/places/atlantis')).status, 404);
  const wrong = await d.running.call('/api/v1/places/tree?parent=atlantis&type=village&limit=501');
  assert.deepEqual(wrong.body.errors.map((e: Json) => e.field).sort(), ['limit', 'type']);
  assert.equal((await d.running.call('/api/v1/places/tree?parent=atlantis')).body.errors[0].field, 'parent');
  assert.equal((await d.data('/api/v1/places?search=hyd'))[0].id, 1269843, 'the cities to choose from are as before');
});

onSqlite('what is shipped is written once, and what an editor made of it stays', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const open = () => openApp(readConfig(env), { log: createLog('silent') });
  // Two instances start at once.
  const both = await Promise.all(kind === 'postgres' ? [open(), open()] : [open()]);
  for (const one of both.slice(1)) await closeApp(one);
  const app = both[0] as Awaited<ReturnType<typeof open>>;
  const all = () => app.db.write.selectFrom('places').selectAll().orderBy('id').execute();
  const names = () => app.db.write.selectFrom('place_names').selectAll().orderBy('label').orderBy('place_id').execute();
  const [first, firstNames] = [await all(), await names()];
  assert.ok(first.length > 700 && firstNames.length > first.length);
  const version = () =>
    app.db.write.selectFrom('versions').selectAll().where('topic', '=', 'places').executeTakeFirst();
  const before = await version();
  await shipPlaces(app);
  assert.deepEqual([await version(), await all()], [before, first]);

  // As another release that has other names and one city more.
  const hyderabad = 1269843;
  await app.db.write
    .updateTable('places')
    .set({ name: 'Bhagyanagar', is_edited: 1 })
    .where('id', '=', hyderabad)
    .execute();
  await app.db.write.updateTable('places').set({ name: 'Dilli' }).where('slug', '=', 'delhi').execute();
  const warangal = first.find((p) => p.slug === 'warangal');
  await app.db.write.deleteFrom('places').where('slug', '=', 'warangal').execute();
  await app.db.write.updateTable('meta').set({ value: 'of before' }).where('key', '=', 'places_shipped').execute();
  await shipPlaces(app);
  const after = new Map((await all()).map((p) => [p.id, p]));
  assert.equal(after.get(hyderabad)?.name, 'Bhagyanagar');
  assert.equal([...after.values()].find((p) => p.slug === 'delhi')?.name, 'Delhi');
  assert.equal(after.get(warangal?.id as number)?.slug, 'warangal');
  assert.equal(after.size, first.length);
  assert.notDeepEqual(await version(), before);
  await closeApp(app);
});

onBoth('an editor adds, changes, moves and removes a place', async (t, kind) => {
  const d = await setUp(t, kind);
  const state = await d.place(telangana);
  const district = await d.add('places', {
    name: 'Warangal Rural',
    type: 'district',
    parent_id: state.id,
    code: 'lgd-522',
    texts: { te: { name: 'వరంగల్ గ్రామీణ' }, hi: { name: 'वरंगल ग्रामीण' } },
  });
  assert.ok(district.id > 100_000_000, 'ids of what is shipped are not given out');
  assert.deepEqual([district.slug, district.code, district.rev], ['warangal-rural', 'LGD-522', 1]);
  assert.equal(district.topics.hi, 'news.hi.place.warangal-rural');
  const mandal = await d.add('places', {
    name: 'Navapuram',
    type: 'taluk',
    parent_id: district.id,
    lat: 18.2,
    lon: 79.7,
  });
  assert.equal(mandal.type, 'mandal');
  assert.equal((await d.place(telangana)).child_count, state.child_count + 1);
  assert.deepEqual(
    (await d.place('lgd-522')).ancestors.map((a: Json) => a.slug),
    ['india', 'telangana'],
  );
  const second = await d.add('places', { name: 'Navapuram', type: 'mandal', parent_id: district.id });
  assert.equal(second.slug, 'navapuram-mandal', 'a slug is one place');

  const bad: [object, number, string[]][] = [
    [{ name: '', type: 'village', lat: 91, slug: 'Tree' }, 400, ['lat', 'name', 'slug', 'type']],
    [{ name: 'X', type: 'district' }, 400, ['parent_id']],
    [{ name: 'X', type: 'country', parent_id: state.id }, 400, ['parent_id']],
    [{ name: 'X', type: 'state', parent_id: district.id }, 400, ['parent_id']],
    [{ name: 'X', type: 'district', parent_id: 424_242_424 }, 400, ['parent_id']],
    [{ name: 'X', type: 'city', parent_id: state.id, lat: 1 }, 400, ['lon']],
    [{ name: 'X', type: 'city', parent_id: state.id, tz: 'Mars/Base' }, 400, ['tz']],
    [{ name: 'X', type: 'city', parent_id: state.id, slug: 'tree' }, 400, ['slug']],
    [{ name: 'X', type: 'city', parent_id: state.id, slug: '123' }, 400, ['slug']],
    [{ name: 'X', type: 'city', parent_id: state.id, slug: 'hyderabad' }, 409, ['slug']],
    [{ name: 'X', type: 'district', parent_id: state.id, code: 'LGD-522' }, 409, ['code']],
  ];
  for (const [json, status, fields] of bad) {
    const reply = await d.call('/api/admin/places', { json });
    assert.equal(reply.status, status, `${JSON.stringify(json)}\n${reply.text}`);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields, JSON.stringify(json));
  }
  assert.equal((await d.edit('places', district.id, { parent_id: mandal.id })).status, 400, 'not below itself');
  const wide = await d.edit('places', district.id, { type: 'mandal' });
  assert.equal(wide.body.errors[0].field, 'type', wide.text);
  assert.equal((await d.call(`/api/admin/places/${district.id}`, { method: 'PATCH', json: {} })).status, 428);

  const renamed = await d.edit('places', district.id, { name: 'Hanamkonda', texts: { ur: { name: 'ہنمکنڈہ' } } });
  assert.equal(renamed.status, 200, renamed.text);
  assert.equal(renamed.body.data.slug, 'warangal-rural', 'an address stays');
  assert.equal((await d.data('/api/v1/places/warangal-rural?lang=ur')).name, 'ہنمکنڈہ');
  const listed = await d.call(`/api/admin/places?search=${q('ہنمکنڈہ')}&type=district&is_shipped=false`);
  assert.deepEqual(
    listed.body.data.map((p: Json) => p.id),
    [district.id],
  );
  const found = async (words: string, more = ''): Promise<string[]> => {
    const answer = await d.call(`/api/admin/places?search=${q(words)}${more}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data.map((p: Json) => p.name);
  };
  for (const sound of ['hanmakonda', 'హన్మకొండ', 'हनमकोंडा'])
    assert.ok((await found(sound, '&is_shipped=false')).includes('Hanamkonda'), `${sound}, by its sound`);
  assert.deepEqual(await found('Telengana', '&type=state'), ['Telangana']);
  assert.deepEqual(await found('తెలంగ', '&type=state'), ['Telangana'], 'by a part of its name');
  for (const nothing of ['%', '_', '؟'] as const) assert.deepEqual(await found(nothing), [], nothing);
  const remove = (id: number) => d.edit('places', id, undefined, 'DELETE');
  assert.equal((await remove(district.id)).status, 409, 'places lie below it');
  assert.match((await remove(1269843)).body.message, /comes with Dinam/);
  const story = await d.story([mandal.id]);
  assert.match((await remove(mandal.id)).body.message, new RegExp(`item ${story.id}`));
  const withoutPlace = { method: 'PATCH', json: { place_ids: [] }, headers: { 'if-match': '*' } };
  assert.equal((await d.call(`/api/admin/news/${story.id}?apply=now`, withoutPlace)).status, 200);
  assert.equal((await remove(mandal.id)).status, 200);
  assert.equal((await d.running.call('/api/v1/places/navapuram')).status, 404);
  const hidden = await d.edit('places', 1269843, { is_active: false });
  assert.equal(hidden.status, 200, hidden.text);
  assert.equal((await d.running.call('/api/v1/places/hyderabad')).status, 404);
});
