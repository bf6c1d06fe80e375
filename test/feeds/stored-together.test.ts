import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { storeTogether } from '../../src/feeds/fetch/store-readings.ts';
import { faultsOf, listenTo } from '../plans-read.ts';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';
import { readAll } from '../support/read-feeds.ts';

const items = (s: FeedScene, query = ''): Promise<Json[]> =>
  s.call(`/api/v1/rss?lang=te&duplicates=true&limit=100${query}`).then(({ body }) => body.data);

const agency = 'ఎగువ ప్రాంతాల నుంచి వస్తున్న వరదతో శ్రీశైలం జలాశయం నిండుకుండలా మారింది అని అధికారులు చెప్పారు';

onBoth('feeds that bring little are stored in one transaction, each as if it came by itself', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { app } = s.dinam;
  const bodies = (f: number, ...more: string[]) => s.server.rss(`/${f}`, [...more, item(`old${f}`, `పాత వార్త ${f}`)]);
  const ids: number[] = [];
  for (let f = 0; f < 8; f++) {
    bodies(f);
    ids.push(await s.add(`/${f}`, { lang: 'te', ...(f === 6 ? { publish_mode: 'link' } : {}) }));
  }
  await s.turn();
  // One story in three feeds, a new and an edited item, nothing new, a publishing feed, many items.
  for (const f of [0, 1, 2]) bodies(f, item(`copy${f}`, agency));
  s.server.rss('/3', [item('own3', 'నెల్లూరులో కొత్త వంతెన ప్రారంభం'), item('old3', 'సవరించిన పాత వార్త 3')]);
  s.server.rss('/4', [item('old4', 'పాత వార్త 4'), item('old4', 'పాత వార్త 4')]);
  bodies(5, item('gone5', 'తొలగించిన వార్త'));
  bodies(6, item('news6', 'ప్రచురించే వార్త ఒకటి'));
  bodies(7, ...Array.from({ length: 9 }, (_, i) => item(`many${i}`, `చాలా వార్తలు ${i}`)));
  s.clock.ms += 60 * 60_000;
  const heard = listenTo(app, app.db.write);
  const readings = await readAll(s);
  assert.equal(readings.length, 8);
  const edit = { method: 'PATCH', token: await s.editor(), json: { title: 'కొత్త పేరు' }, headers: { 'if-match': '*' } };
  assert.equal((await s.call(`/api/admin/feeds/${ids[5]}`, edit)).status, 200);
  heard.take();
  const before = app.versions.of('rss:te');
  const stored = [...(await storeTogether(app, readings))].map(({ leased }) => leased.id);
  assert.deepEqual(stored, ids.slice(0, 5), 'not those that were edited, publish, or bring much');
  const after = app.versions.of('rss:te');
  assert.ok(after === Math.max(before + 1, s.clock.ms), `one transaction: ${before}, ${after}`);

  const feeds = new Map((await app.db.write.selectFrom('feeds').selectAll().execute()).map((feed) => [feed.id, feed]));
  for (const id of stored) {
    const { lease, fetch_count, item_count, error_count, last_status } = feeds.get(id) ?? {};
    const expected = [null, 2, id === ids[4] ? 1 : 2, 0, 200];
    assert.deepEqual([lease, fetch_count, item_count, error_count, last_status], expected);
  }
  const kept = await app.db.write.selectFrom('feed_fetches').selectAll().where('fetch_no', '=', 2).execute();
  const visits = new Map(kept.map((visit) => [visit.feed_id, [visit.outcome, visit.added, visit.changed]]));
  assert.deepEqual(visits.get(ids[0] as number), ['changed', 1, 0]);
  assert.deepEqual(visits.get(ids[3] as number), ['changed', 1, 1]);
  assert.deepEqual(visits.get(ids[4] as number), ['unchanged', 0, 0]);
  assert.equal(visits.size, 5);
  const all = await items(s);
  const copies = all.filter(({ title }) => title === agency).sort((a, b) => a.id - b.id);
  assert.deepEqual(
    copies.map(({ feed, duplicate_of }) => [feed.id, duplicate_of]),
    [0, 1, 2].map((f) => [ids[f], f === 0 ? null : copies[0]?.id]),
  );
  assert.deepEqual(
    (await items(s, '&search=సవరించిన')).map(({ guid }) => guid),
    ['old3'],
    'the index follows',
  );

  const lookups = heard.take().filter((query) => /feed_item_keys|from "feed_items" where "id" in/.test(query.sql));
  assert.equal(lookups.length, 2, 'a look-up of the keys of all feeds, one of the rows');
  for (const isAnalyzed of [false, true]) {
    if (isAnalyzed) await sql`analyze`.execute(app.db.write);
    for (const query of lookups)
      assert.deepEqual(
        (await faultsOf(app, query)).filter((fault) => fault.kind === 'scan'),
        [],
        query.sql,
      );
  }
});

onBoth('a reading that cannot be stored takes none along that is stored with it', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { write } = s.dinam.app.db;
  const ids: number[] = [];
  for (let f = 0; f < 5; f++) {
    s.server.rss(`/${f}`, [item(`a${f}`, `మొదటి వార్త ${f}`)]);
    ids.push(await s.add(`/${f}`, { lang: 'te' }));
  }
  await s.turn();
  if (kind === 'postgres') await sql`alter table feed_items add constraint none check (guid <> 'b2')`.execute(write);
  else
    await sql`create trigger none before insert on feed_items when new.guid = 'b2'
      begin select raise(abort, 'refused'); end`.execute(write);
  for (let f = 0; f < 5; f++) s.server.rss(`/${f}`, [item(`b${f}`, `రెండవ వార్త ${f}`), item(`a${f}`, `మొదటి వార్త ${f}`)]);
  await s.turn(60);
  const feeds = await write.selectFrom('feeds').selectAll().orderBy('id').execute();
  assert.deepEqual(
    feeds.map(({ item_count, error_count, lease }) => [item_count, error_count, lease]),
    ids.map((_, f) => (f === 2 ? [1, 1, null] : [2, 0, null])),
  );
  assert.match(feeds[2]?.last_error ?? '', /^Fetching it failed: /);
  assert.equal((await items(s)).length, 9);
});
