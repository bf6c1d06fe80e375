import assert from 'node:assert/strict';
import { sweepEngagement } from '../../src/engagement/sweep.ts';
import { type Json, onBoth, onSqlite, password } from '../support/helper.ts';
import { day, fieldsOf, is, phone, type Scene, setUp } from './scene.ts';

const send = (v: Scene, story: number, n: number, json: object = {}, ip = '203.0.113.5') =>
  v.call(`/api/v1/news/${story}/report`, {
    json: { installation_id: phone(n), reason: 'wrong_fact', ...json },
    headers: { 'x-forwarded-for': ip },
  });
const listed = async (v: Scene, query = ''): Promise<Json[]> => is(await v.admin(`/api/admin/reports?${query}`), 200);

onSqlite('a reader reports a story, and an editor answers', async (t, kind) => {
  const v = await setUp(t, kind);
  const story = await v.story({ title: 'సమీక్ష' });
  const note = '  మృతుల సంఖ్య తప్పు\r\n<script>alert("ఇది")</script> ';
  const reply = await send(v, story, 1, { note });
  const sent = is(reply, 202);
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.deepEqual([sent.news_id, sent.reason, sent.status], [story, 'wrong_fact', 'open']);
  assert.equal(Date.parse(sent.due_at) - Date.parse(sent.received_at), 15 * day);
  assert.deepEqual(is(await send(v, story, 1, { note }), 202), sent, 'the same again changes nothing');
  assert.equal(is(await send(v, story, 1, { reason: 'misleading', note: 'ఎ\u0C46\u0C56' }), 202).id, sent.id);
  is(await send(v, story, 2, { reason: 'hateful' }), 202);

  const rows = await listed(v, 'sort=id');
  assert.deepEqual(
    rows.map((r) => [r.reason, r.note, r.news_title]),
    [
      ['misleading', 'ఎ\u0C46\u0C56'.normalize('NFC'), 'సమీక్ష'],
      ['hateful', '', 'సమీక్ష'],
    ],
  );
  assert.equal(JSON.stringify(rows).includes(phone(1)), false);
  assert.deepEqual((await listed(v, 'reason=hateful')).length, 1);
  assert.deepEqual((await listed(v, `news_id=${story + 1}`)).length, 0);

  const path = `/api/admin/reports/${sent.id}`;
  const resolved = await v.admin(`${path}/resolve`, { json: { note: 'సరిచేశాం' } });
  assert.deepEqual([is(resolved, 200).status, resolved.body.data.answer], ['resolved', 'సరిచేశాం']);
  assert.ok(resolved.body.data.handled_by);
  const again = await v.admin(`${path}/resolve`, { json: {} });
  assert.equal(again.headers.get('etag'), resolved.headers.get('etag'), 'a second click is no edit');
  is(await v.admin(`${path}/dismiss`, { json: {}, headers: { 'if-match': '"1"' } }), 412);
  is(await v.admin(`${path}/dismiss`, { json: { why: 'x' } }), 400);
  assert.deepEqual(
    (await listed(v, 'status=open')).map((r) => r.reason),
    ['hateful'],
  );
  const trail = is(await v.admin(`/api/admin/audit?resource=reports&resource_id=${sent.id}`), 200);
  assert.deepEqual(
    trail.map((line: Json) => [line.action, line.detail]),
    [['resolve', { status: 'resolved' }]],
  );

  v.running.clock.ms += 1_000;
  const anew = is(await send(v, story, 1, { reason: 'privacy' }), 202);
  assert.deepEqual([anew.id, anew.status], [sent.id, 'open']);
  assert.ok(anew.received_at > sent.received_at, 'a new complaint has a new term');
  is(await v.admin(`${path}/dismiss`, { json: {} }), 200);

  is(await v.admin(`/api/admin/news/${story}/trash`, { json: {} }), 200);
  is(await send(v, story, 3), 404);
  assert.equal((await listed(v)).length, 2, 'a complaint outlives its story');
});

onSqlite('errors are reported by field; what is too long is refused', async (t, kind) => {
  const v = await setUp(t, kind);
  const story = await v.story();
  const cases: [object, string[]][] = [
    [{ reason: 'spam' }, ['reason']],
    [{ reason: undefined, note: 5 }, ['note', 'reason']],
    [{ installation_id: 'x y', extra: 1 }, ['extra', 'installation_id']],
    [{ note: 'క్షి'.repeat(1_001) }, ['note']],
    [{ note: 'a\ud800b' }, ['note']],
  ];
  for (const [json, fields] of cases) {
    const reply = await send(v, story, 1, json);
    is(reply, 400);
    assert.deepEqual(fieldsOf(reply), fields);
  }
  is(await send(v, story, 1, { note: `అ${'\u0c3f'.repeat(100_000)}` }), 413);
  is(await send(v, 4711, 1), 404);
  assert.deepEqual(await listed(v), []);
  is(await send(v, story, 1, { note: 'క్షి'.repeat(1_000) }), 202);
});

onBoth('twenty reports of one installation at once are one; of one address sixty an hour', async (t, kind) => {
  const v = await setUp(t, kind);
  const [story, other] = [await v.story(), await v.story()];
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => send(v, story, 1, { note: `${n % 2}` })));
  for (const reply of replies) is(reply, 202);
  assert.equal((await listed(v)).length, 1);
  is(await send(v, other, 1, {}, '198.51.100.1'), 429);
  const many = await Promise.all(Array.from({ length: 45 }, (_, n) => send(v, other, 100 + n)));
  assert.equal(many.filter((r) => r.status === 202).length, 40);
  const refused = many.filter((r) => r.status === 429);
  assert.equal(refused.length, 5);
  assert.match(refused[0]?.headers.get('retry-after') ?? '', /^\d+$/);
});

onSqlite('reports are due after fifteen days, and nameless half a year after they were answered', async (t, kind) => {
  const v = await setUp(t, kind);
  const story = await v.story();
  const { id } = is(await send(v, story, 1, { note: 'என் பெயர் முருகன்' }), 202);
  is(await send(v, story, 2, { note: 'আমার নাম রহিম' }), 202);
  is(await v.admin(`/api/admin/reports/${id}/resolve`, { json: { note: 'முருகன் சொன்னது சரி' } }), 200);
  const { app } = v.running.dinam;
  assert.deepEqual((await listed(v, 'is_overdue=true')).length, 0);
  v.running.clock.ms += 15 * day;
  const login = await v.call('/api/auth/login', { json: { username: 'test.editor', password } });
  const { token } = is(login, 200);
  const overdue = is(await v.call('/api/admin/reports?is_overdue=true', { token }), 200);
  assert.deepEqual(
    overdue.map((r: Json) => [r.id, r.is_overdue]),
    [[id + 1, true]],
  );
  v.running.clock.ms += 166 * day;
  await sweepEngagement(app);
  const rows = await app.db.write.selectFrom('reports').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map((r) => [r.reader_key === null, r.note, r.answer, r.status]),
    [
      [true, '', '', 'resolved'],
      [false, 'আমার নাম রহিম', '', 'open'],
    ],
  );
});
