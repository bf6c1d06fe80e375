import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { storyFiles } from './story-pairs.ts';

const telugu = storyFiles.find(({ lang }) => lang === 'te')?.stories ?? [];
const [holidays, gates] = telugu as [(typeof telugu)[number], (typeof telugu)[number]];

const entry = (guid: string, [title, summary]: readonly [string, string]): string =>
  item(guid, title, `<description>${summary}</description>`);

const items = async (s: FeedScene, query: string): Promise<Json[]> => {
  const reply = await s.call(`/api/admin/feed-items?sort=id&limit=100&${query}`, { token: await s.editor() });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data;
};
const verb = async (s: FeedScene, id: number, name: 'part' | 'join', rev: number | null, json: unknown = {}) =>
  s.call(`/api/admin/feed-items/${id}/${name}`, {
    method: 'POST',
    token: await s.editor(),
    json,
    headers: rev === null ? {} : { 'if-match': `"${rev}"` },
  });
const newsTitles = async (s: FeedScene): Promise<string[]> =>
  (await s.call('/api/news.php?lang=te&limit=100')).body.data.map((n: Json) => n.title).toSorted();
const auditOf = async (s: FeedScene, id: number): Promise<[string, Json][]> =>
  (await s.dinam.app.db.write.selectFrom('audit').selectAll().where('resource', '=', 'feed-items').execute())
    .filter((line) => line.resource_id === String(id))
    .map((line) => [line.action, JSON.parse(line.detail)]);

onBoth('look-alikes are news each; a copy is held back, told, parted and joined again', async (t, kind) => {
  const s = await feedScene(t, kind);
  const own = { lang: 'te', publish_mode: 'link' };
  s.server.rss('/a', [entry('a1', holidays.first), entry('a2', gates.first)]);
  const a = await s.add('/a', own);
  await s.turn();
  s.server.rss('/b', [entry('b1', holidays.lookalike), entry('b2', gates.copy), entry('b3', gates.lookalike)]);
  const b = await s.add('/b', own);
  await s.turn(1);
  const ofStories = [holidays.first, gates.first, holidays.lookalike, gates.lookalike].map(([title]) => title);
  assert.deepEqual(await newsTitles(s), ofStories.toSorted());

  // What an automatic feed held back is counted at the feed, listed, and on the dashboard.
  const [copy, ...none] = await items(s, 'is_held_back=true');
  assert.deepEqual([copy.guid, copy.feed_id, copy.news_id, none], ['b2', b, null, []]);
  assert.equal((await items(s, `is_held_back=false&feed_id=${b}`)).length, 2);
  const heldBack = async (): Promise<number[]> => [(await s.feed(a)).held_back, (await s.feed(b)).held_back];
  assert.deepEqual(await heldBack(), [0, 1]);
  const dashboard = await s.call('/api/admin/dashboard', { token: await s.editor() });
  assert.equal(dashboard.body.data.feeds.held_back_today, 1);
  const head = (await items(s, 'duplicates=groups'))[0];
  assert.deepEqual([head.guid, copy.duplicate_of], ['a2', head.id]);

  // Parted: a story of its own and news, once, also when the request comes again.
  assert.equal((await verb(s, copy.id, 'part', copy.rev + 1)).status, 412);
  assert.equal((await verb(s, head.id, 'part', null)).status, 409, 'it represents the story');
  const parted = await verb(s, copy.id, 'part', copy.rev);
  assert.equal(parted.status, 200, parted.text);
  const { duplicate_of, is_parted, is_held_back, news_id, rev } = parted.body.data;
  assert.deepEqual([duplicate_of, is_parted, is_held_back, rev], [null, true, false, copy.rev + 1]);
  assert.equal(parted.headers.get('etag'), `"${rev}"`);
  const again = await verb(s, copy.id, 'part', copy.rev);
  assert.deepEqual([again.status, again.body.data], [200, parted.body.data]);
  const all = [...ofStories, gates.copy[0]].toSorted();
  assert.deepEqual(await newsTitles(s), all);
  assert.deepEqual(await heldBack(), [0, 0]);
  assert.deepEqual(await auditOf(s, copy.id), [['part', { from: head.id, published: true }]]);

  // It stays parted at later visits, also when its text changes, and is found by others from now on.
  const [title, summary] = gates.copy;
  s.server.rss('/b', [entry('b1', holidays.lookalike), entry('b2', [title, `${summary} తాజా సమాచారం.`])]);
  await s.turn(1_000);
  const [visited] = await items(s, `feed_id=${b}&search=${encodeURIComponent('తాజా')}`);
  assert.deepEqual(
    [visited.id, visited.duplicate_of, visited.is_parted, visited.news_id],
    [copy.id, null, true, news_id],
  );
  s.server.rss('/c', [entry('c1', [title, `${summary} తాజా సమాచారం.`])]);
  const c = await s.add('/c', own);
  await s.turn(1);
  const [late] = await items(s, `feed_id=${c}`);
  assert.deepEqual([late.duplicate_of, late.is_held_back], [copy.id, true]);

  // Joined again, with what hung on it.
  const refusal = async (item_id: number): Promise<string> =>
    (await verb(s, copy.id, 'join', null, { item_id })).body.errors?.[0]?.field;
  assert.deepEqual([await refusal(copy.id), await refusal(9_999)], ['item_id', 'item_id']);
  assert.equal((await verb(s, copy.id, 'join', 1, { item_id: head.id })).status, 412);
  const joined = await verb(s, copy.id, 'join', visited.rev, { item_id: head.id });
  assert.deepEqual([joined.status, joined.body.data.duplicate_of, joined.body.data.is_parted], [200, head.id, false]);
  assert.deepEqual((await verb(s, copy.id, 'join', visited.rev, { item_id: late.id })).body, joined.body, 'once more');
  assert.deepEqual(
    (await items(s, `duplicate_of=${head.id}`)).map((one) => one.id),
    [copy.id, late.id],
  );
  assert.deepEqual(await newsTitles(s), all, 'its news stays');
  assert.deepEqual((await auditOf(s, copy.id)).at(-1), ['join', { with: head.id, story: head.id }]);
});

onSqlite('a place tells apart, the place that it lies in does not, nor where it was written', async (t, kind) => {
  const s = await feedScene(t, kind);
  const cut = (where: string, desk = ''): readonly [string, string] => [
    'రేపు విద్యుత్ సరఫరాలో అంతరాయం: అధికారులు',
    `${desk}మరమ్మతుల కారణంగా ${where} రేపు ఉదయం తొమ్మిది నుంచి మధ్యాహ్నం రెండు గంటల వరకు విద్యుత్ సరఫరా నిలిపివేస్తారు.`,
  ];
  const texts = [cut('వరంగల్‌లో'), cut('నిజామాబాద్‌లో'), cut('తెలంగాణలో'), cut('వరంగల్‌లో', 'హైదరాబాద్: ')];
  for (const [i, text] of texts.entries()) {
    s.server.rss(`/${i}`, [entry(`g${i}`, text)]);
    await s.add(`/${i}`, { lang: 'te' });
    await s.turn(1);
  }
  const [warangal, nizamabad, state, desk] = await items(s, 'lang=te');
  assert.deepEqual([warangal.duplicate_of, nizamabad.duplicate_of], [null, null]);
  assert.ok([warangal.id, nizamabad.id].includes(state.duplicate_of), 'the state has both of them');
  assert.equal(desk.duplicate_of, warangal.id);

  // By hand, an item of another language is no part of a story; a viewer changes nothing.
  s.server.rss('/hi', [entry('h', ['वारंगल में कल बिजली कटौती', ''])]);
  await s.add('/hi', { lang: 'hi' });
  await s.turn(1);
  const [hindi] = await items(s, 'lang=hi');
  const reply = await verb(s, hindi.id, 'join', null, { item_id: warangal.id });
  assert.deepEqual([reply.status, reply.body.errors[0].field], [400, 'item_id']);
  const token = await s.tokenOf('viewer');
  assert.equal((await s.call(`/api/admin/feed-items/${desk.id}/part`, { method: 'POST', token })).status, 403);
  assert.equal((await verb(s, 9_999, 'part', null)).status, 404);
});
