import assert from 'node:assert/strict';
import { relabelNews } from '../../src/news/labels/relabel.ts';
import { type Json, onBoth } from '../support/helper.ts';
import { q, setUp, telangana } from './places-scene.ts';

onBoth('a story shows its places in its language, and every place above finds it', async (t, kind) => {
  const d = await setUp(t, kind);
  const state = await d.place(telangana);
  const district = await d.add('places', {
    name: 'Nalgonda District',
    type: 'district',
    parent_id: state.id,
    code: '542',
    texts: {
      te: { name: 'నల్గొండ జిల్లా' },
      hi: { name: 'नलगोंडा ज़िला' },
      ta: { name: 'நல்கொண்டா மாவட்டம்' },
      bn: { name: 'নালগোন্ডা জেলা' },
      ur: { name: 'نلگنڈہ ضلع' },
    },
  });
  const mandal = await d.add('places', {
    name: 'Munugode',
    type: 'mandal',
    parent_id: district.id,
    texts: { te: { name: 'మునుగోడు' } },
  });
  const inMandal = await d.story([mandal.id, 1269843]);
  assert.deepEqual(inMandal.places, [
    { id: mandal.id, name: 'మునుగోడు', type: 'mandal', within_ids: [district.id, state.id, 90_000_000] },
    { id: 1269843, name: 'హైదరాబాద్', type: 'city', within_ids: [91000507, state.id, 90_000_000] },
  ]);
  assert.deepEqual(inMandal.location, { state: 'తెలంగాణ', district: 'నల్గొండ జిల్లా', mandal: 'మునుగోడు' });
  const inState = await d.story([state.id]);
  const written = await d.story([], { location: { state: 'తెలంగాణ', district: 'ఖమ్మం' } });
  assert.deepEqual(written.location, { state: 'తెలంగాణ', district: 'ఖమ్మం', mandal: null });
  await d.story([1264527]); // Chennai
  const hindi = await d.story([mandal.id], { lang: 'hi' });
  assert.deepEqual(hindi.location, { state: 'तेलंगाना', district: 'नलगोंडा ज़िला', mandal: 'Munugode' });

  for (const text of ['542', 'nalgonda-district', 'Nalgonda district', 'నల్గొండ జిల్లా', 'नलगोंडा जिला', 'நல்கொண்டா மாவட்டம்'])
    assert.deepEqual(await d.found(text), [inMandal.id], text);
  for (const text of ['নালগোন্ডা জেলা', 'نلگنڈہ ضلع', String(district.id)])
    assert.deepEqual(await d.found(text, '&lang=hi'), [hindi.id], text);
  for (const text of ['తెలంగాణ', 'तेलंगाना', 'IN-TS', 'telangana'])
    assert.deepEqual(await d.found(text), [written.id, inState.id, inMandal.id], text);
  assert.deepEqual(await d.found('ఖమ్మం'), [written.id], 'what an editor only wrote is found as before');
  assert.equal((await d.found('india')).length, 3);
  assert.deepEqual(await d.found('Atlantis'), []);
  // Together with others, and in pages.
  assert.deepEqual(await d.found('తెలంగాణ', '&sort=published_at'), [inMandal.id, inState.id, written.id]);
  assert.deepEqual(await d.found('తెలంగాణ', '&sort=-updated_at'), [written.id, inState.id, inMandal.id]);
  assert.deepEqual(await d.found('తెలంగాణ', '&limit=1&page=2'), [inState.id]);
  assert.deepEqual(
    await d.found('తెలంగాణ', `&search=${q('వార్త')}`).then((ids) => ids.toSorted()),
    [inMandal.id, inState.id, written.id].toSorted(),
  );
  const first = await d.running.call(`/api/v1/news?location=${q('తెలంగాణ')}&limit=2`);
  assert.equal(first.body.meta.total, 3);
  assert.deepEqual(await d.found('తెలంగాణ', `&limit=2&cursor=${first.body.meta.next_cursor}`), [inMandal.id]);
  const tagged = await d.story([mandal.id], { tags: ['వర్షం'], author: 'సీత' });
  assert.deepEqual(await d.found('542', `&tag=${q('వర్షం')}&author=${q('సీత')}`), [tagged.id]);
  assert.deepEqual(
    (await d.data(`/api/v1/news?tag=${q('వర్షం')}`)).map((n: Json) => n.id),
    [tagged.id],
  );

  const bad = await d.call('/api/news.php', { json: { title: 'x', place_ids: [state.id, 5, 1.5] } });
  assert.deepEqual(
    bad.body.errors.map((e: Json) => e.field),
    ['place_ids.2', 'place_ids.1'],
  );
  const unknown = await d.call('/api/news.php', { json: { title: 'x', place_ids: [state.id, 5] } });
  assert.deepEqual(unknown.body.errors, [
    { field: 'place_ids.1', code: 'not_found', params: {}, message: 'does not exist' },
  ]);
  const many = await d.call('/api/news.php', { json: { title: 'x', place_ids: Array(21).fill(state.id) } });
  assert.equal(many.status, 400);
});

onBoth('a place that moves takes its stories along, and clients that ask for changes learn of it', async (t, kind) => {
  const d = await setUp(t, kind);
  const { app } = d.running.dinam;
  const [ts, ap] = [await d.place(telangana), await d.place('andhra-pradesh')];
  const district = await d.add('places', { name: 'Bhadrachalam', type: 'district', parent_id: ts.id });
  const mandal = await d.add('places', { name: 'Kunavaram', type: 'mandal', parent_id: district.id });
  const stories = [];
  for (let i = 0; i < 3; i++) stories.push((await d.story([mandal.id])).id);
  const draft = await d.add('news', { title: 'చిత్తు', place_ids: [district.id] });
  assert.equal((await d.found('తెలంగాణ')).length, 3);
  assert.equal((await d.found('andhra-pradesh')).length, 0);
  const since = new Date(d.running.clock.ms + 1).toISOString();
  d.running.clock.ms += 60_000;

  const moved = await d.edit('places', district.id, { parent_id: ap.id });
  assert.equal(moved.status, 200, moved.text);
  const [shown] = await d.data(`/api/v1/news?limit=1`);
  assert.equal(shown.location.state, 'ఆంధ్ర ప్రదేశ్', 'the place is the truth at once');
  const jobs = await app.db.write
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'news.relabel')
    .orderBy('run_at')
    .execute();
  assert.equal(jobs.length, 2, 'now, and once more for stories that were being saved');
  const { payload } = jobs[0] as { payload: string };
  const stopped = { payload: JSON.parse(payload), signal: AbortSignal.abort() };
  await assert.rejects(relabelNews(app, stopped), /stopped/, 'a job that is not done must not look done');
  await d.running.dinam.workers.drain();
  assert.deepEqual(await d.found('తెలంగాణ'), []);
  assert.deepEqual(await d.found('ఆంధ్రప్రదేశ్'), stories.toReversed());
  const gone = await d.data(`/api/v1/news?location=telangana&updated_after=${since}`);
  assert.deepEqual(
    gone.map((n: Json) => [n.id, n.deleted]),
    stories.map((id) => [id, true]),
  );
  const labels = await app.db.write.selectFrom('news_labels').select('label').where('news_id', '=', draft.id).execute();
  assert.deepEqual(
    labels.map((l) => l.label).sort(),
    [`#${ap.id}`, `#${district.id}`, `#${(await d.place('india')).id}`].sort(),
  );
  const version = app.versions.generation;
  d.running.clock.ms += 61_000;
  await d.running.dinam.workers.drain();
  assert.equal(app.versions.generation, version, 'what is right already is not written again');

  const before = await d.running.call('/api/v1/news?limit=1');
  const renamed = await d.edit('places', mandal.id, { texts: { te: { name: 'కూనవరం' } } });
  assert.equal(renamed.status, 200, renamed.text);
  const after = await d.running.call('/api/v1/news?limit=1');
  assert.equal(after.body.data[0].places[0].name, 'కూనవరం');
  assert.notEqual(after.headers.get('etag'), before.headers.get('etag'));
  assert.deepEqual(await d.found('కూనవరం'), stories.toReversed());
});
