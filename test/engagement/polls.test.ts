import assert from 'node:assert/strict';
import { sweepEngagement } from '../../src/engagement/sweep.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { day, fieldsOf, is, iso, minute, phone, type Scene, setUp } from './scene.ts';

const question = 'ఈసారి ఎవరు గెలుస్తారు?';
const input = {
  question,
  lang: 'te',
  options: [{ text: 'అధికార పక్షం' }, { text: 'ప్రతిపక్షం' }, { text: 'ఇతరులు' }],
  texts: {
    hi: { question: 'इस बार कौन जीतेगा?', options: ['सत्ता पक्ष', 'विपक्ष', 'अन्य'] },
    ur: { question: 'اس بار کون جیتے گا؟', options: ['حکومت', 'اپوزیشن', 'دیگر'] },
  },
};

async function opened(v: Scene, json: object = {}): Promise<number> {
  const { id } = is(await v.admin('/api/admin/polls', { json: { ...input, ...json } }), 201);
  is(await v.admin(`/api/admin/polls/${id}/open`, { json: {} }), 200);
  return id;
}

const vote = (v: Scene, poll: number, n: number, option_id: number, ip = '203.0.113.5') =>
  v.call(`/api/v1/polls/${poll}/vote`, {
    json: { installation_id: phone(n), option_id },
    headers: { 'x-forwarded-for': ip },
  });

const votesOf = (poll: Json): number[] => poll.options.map((o: Json) => o.votes);

onSqlite('a poll is written, opened, read in each language, voted on and closed', async (t, kind) => {
  const v = await setUp(t, kind);
  const news_id = await v.story();
  const made = is(await v.admin('/api/admin/polls', { json: { ...input, news_id } }), 201);
  assert.equal(made.status, 'draft');
  assert.deepEqual(
    made.options.map((o: Json) => o.id),
    [1, 2, 3],
  );
  const path = `/api/v1/polls/${made.id}`;
  is(await v.call(path), 404);
  is(await vote(v, made.id, 1, 1), 404);
  assert.deepEqual(is(await v.call('/api/v1/polls'), 200), []);

  assert.equal(is(await v.admin(`/api/admin/polls/${made.id}/open`, { json: {} }), 200).status, 'open');
  const again = await v.admin(`/api/admin/polls/${made.id}/open`, { json: {} });
  assert.equal(again.headers.get('etag'), '"2"', 'a second click is no edit');

  const te = is(await v.call(path), 200);
  assert.deepEqual([te.lang, te.question, te.is_fallback, te.total], ['te', question, false, 0]);
  assert.deepEqual(te.options[0], { id: 1, text: 'అధికార పక్షం', votes: 0, percent: 0 });
  const ur = is(await v.call(`${path}?lang=ur`), 200);
  assert.deepEqual([ur.lang, ur.options[1].text, ur.is_fallback], ['ur', 'اپوزیشن', false]);
  const ta = is(await v.call(`${path}?lang=ta`), 200);
  assert.deepEqual([ta.lang, ta.question, ta.is_fallback], ['te', question, true]);

  const ids = async (query: string) => is(await v.call(`/api/v1/polls?${query}`), 200).map((p: Json) => p.id);
  assert.deepEqual(await ids('lang=hi'), [made.id]);
  assert.deepEqual(await ids('lang=ta'), [], 'it cannot be read in Tamil');
  assert.deepEqual(await ids(`lang=ta&news_id=${news_id}`), [made.id], 'the story shows its poll all the same');
  assert.deepEqual(await ids(`news_id=${news_id + 1}`), []);

  const first = await vote(v, made.id, 1, 2);
  const data = is(first, 200);
  assert.equal(first.headers.get('cache-control'), 'no-store');
  assert.deepEqual([data.option_id, data.poll.total, votesOf(data.poll)], [2, 1, [0, 1, 0]]);
  assert.deepEqual(
    data.poll.options.map((o: Json) => o.percent),
    [0, 100, 0],
  );
  assert.equal(is(await vote(v, made.id, 1, 2), 200).poll.total, 1, 'the same vote again changes nothing');
  const other = await vote(v, made.id, 1, 3);
  is(other, 409);
  assert.match(other.body.errors[0].message, /is 2 already/);
  is(await vote(v, made.id, 2, 9), 400);
  is(await vote(v, made.id + 1, 2, 1), 404);
  const bad = await v.call(`/api/v1/polls/${made.id}/vote`, { json: { installation_id: 'short', option_id: '1' } });
  is(bad, 400);
  assert.deepEqual(fieldsOf(bad), ['installation_id', 'option_id']);

  assert.equal(is(await v.admin(`/api/admin/polls/${made.id}/close`, { json: {} }), 200).status, 'closed');
  is(await vote(v, made.id, 3, 1), 409);
  const over = is(await v.call(path), 200);
  assert.deepEqual([over.status, votesOf(over)], ['closed', [0, 1, 0]]);
  assert.deepEqual(await ids('lang=te'), []);
  assert.deepEqual(await ids('lang=te&status=closed'), [made.id]);
});

onBoth('fifty votes at once, of forty installations, are forty votes', async (t, kind) => {
  const v = await setUp(t, kind);
  const poll = await opened(v);
  const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => vote(v, poll, n % 40, (n % 40) % 3 ? 1 : 3)));
  assert.deepEqual(
    replies.map((r) => r.status),
    Array(50).fill(200),
  );
  const { total, options } = is(await v.admin(`/api/admin/polls/${poll}`), 200);
  assert.deepEqual([total, votesOf({ options })], [40, [26, 0, 14]]);
  const { write } = v.running.dinam.app.db;
  assert.equal((await write.selectFrom('poll_votes').selectAll().execute()).length, 40);

  const fickle = await Promise.all(Array.from({ length: 20 }, (_, n) => vote(v, poll, 77, 1 + (n % 3))));
  const taken = fickle.filter((r) => r.status === 200);
  assert.equal(new Set(taken.map((r) => r.body.data.option_id)).size, 1, 'of one installation one vote wins');
  assert.equal(is(await v.admin(`/api/admin/polls/${poll}`), 200).total, 41);
});

onBoth('a vote may be changed where the poll allows it, and counts once', async (t, kind) => {
  const v = await setUp(t, kind);
  const poll = await opened(v, { can_change: true });
  is(await vote(v, poll, 1, 1), 200);
  assert.deepEqual(votesOf(is(await vote(v, poll, 1, 3), 200).poll), [0, 0, 1]);
  const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => vote(v, poll, 1 + (n % 5), 1 + (n % 3))));
  for (const reply of replies) is(reply, 200);
  const { total, options } = is(await v.admin(`/api/admin/polls/${poll}`), 200);
  assert.equal(total, 5);
  assert.ok(options.every((o: Json) => o.votes >= 0));
});

onSqlite('results are shown when the poll says so', async (t, kind) => {
  const v = await setUp(t, kind);
  const [afterVote, afterClose] = [
    await opened(v, { show_results: 'after_vote' }),
    await opened(v, { show_results: 'after_close' }),
  ];
  for (const id of [afterVote, afterClose]) {
    const { total, options } = is(await v.call(`/api/v1/polls/${id}`), 200);
    assert.deepEqual([total, options[0].votes, options[0].percent], [null, null, null]);
  }
  assert.equal(is(await vote(v, afterVote, 1, 1), 200).poll.total, 1);
  assert.equal(is(await vote(v, afterClose, 1, 1), 200).poll.total, null);
  assert.equal(is(await v.call(`/api/v1/polls/${afterVote}`), 200).total, null, 'others see nothing');
  for (const id of [afterVote, afterClose]) {
    is(await v.admin(`/api/admin/polls/${id}/close`, { json: {} }), 200);
    assert.equal(is(await v.call(`/api/v1/polls/${id}`), 200).total, 1);
  }
});

onSqlite('votes show within ten seconds and raise no version; the clock opens and closes', async (t, kind) => {
  const v = await setUp(t, kind);
  const { clock, dinam } = v.running;
  clock.ms = Math.ceil(clock.ms / minute) * minute;
  const poll = await opened(v, { opens_at: iso(clock.ms + 2 * minute), closes_at: iso(clock.ms + 10 * minute) });
  const path = `/api/v1/polls/${poll}`;
  is(await v.call(path), 404);
  assert.deepEqual(is(await v.call('/api/v1/polls'), 200), []);
  is(await vote(v, poll, 1, 1), 404);
  clock.ms += 2 * minute;
  assert.equal(is(await v.call('/api/v1/polls'), 200).length, 1, 'the list that was kept ends when a poll opens');
  const before = await v.call(path);
  assert.equal(is(before, 200).total, 0);
  assert.match(before.headers.get('cache-control') as string, /max-age=10, s-maxage=10,/);
  const version = dinam.app.versions.of('polls');
  for (let n = 0; n < 5; n++) is(await vote(v, poll, n, 1), 200);
  assert.equal(dinam.app.versions.of('polls'), version, 'a storm of votes makes no list anew');
  const etag = before.headers.get('etag') as string;
  assert.equal((await v.call(path, { headers: { 'if-none-match': etag } })).status, 304);
  clock.ms += 10_000;
  const after = await v.call(path, { headers: { 'if-none-match': etag } });
  assert.equal(is(after, 200).total, 5);

  clock.ms += 8 * minute - 10_001;
  is(await vote(v, poll, 9, 1), 200);
  assert.equal(is(await v.call(path), 200).status, 'open');
  clock.ms += 1;
  const closed = is(await v.call(path), 200);
  assert.deepEqual([closed.status, closed.total], ['closed', 6]);
  is(await vote(v, poll, 10, 1), 409);
  clock.ms += 2 * minute;
  const rest = await v.call(path);
  assert.match(rest.headers.get('cache-control') as string, /max-age=30,/, 'it changes no more');
});

onSqlite('a poll outlives its story, and says so', async (t, kind) => {
  const v = await setUp(t, kind);
  const news_id = await v.story();
  const poll = await opened(v, { news_id, show_results: 'after_close' });
  assert.equal(is(await v.call(`/api/v1/polls/${poll}`), 200).news_id, news_id);
  is(await v.admin(`/api/admin/news/${news_id}/trash`, { json: {} }), 200);
  const etag = (await v.admin(`/api/admin/news/${news_id}`)).headers.get('etag') as string;
  is(await v.admin(`/api/admin/news/${news_id}`, { method: 'DELETE', headers: { 'if-match': etag } }), 200);
  assert.equal(is(await v.call(`/api/v1/polls/${poll}`), 200).news_id, null);
  is(await vote(v, poll, 1, 1), 200);
});

onSqlite('options that were voted on stay; texts may be mended and options added', async (t, kind) => {
  const v = await setUp(t, kind);
  const poll = await opened(v, { texts: {} });
  const path = `/api/admin/polls/${poll}`;
  const [a, b, c] = [
    { id: 1, text: 'ఒకటి' },
    { id: 2, text: 'రెండు' },
    { id: 3, text: 'మూడు' },
  ];
  const swapped = is(await v.edit(path, { options: [b, a] }), 200);
  assert.deepEqual(
    swapped.options.map((o: Json) => o.id),
    [2, 1],
    'without votes anything goes',
  );
  const replaced = is(await v.edit(path, { options: [a, b, { text: 'నాలుగు' }] }), 200);
  assert.deepEqual(
    replaced.options.map((o: Json) => o.id),
    [1, 2, 4],
    'no id comes back for another answer',
  );
  is(await v.edit(path, { options: [a, b, c] }), 400);
  is(await vote(v, poll, 1, 4), 200);
  for (const options of [
    [a, b],
    [b, a, { id: 4, text: 'x' }],
    [{ text: 'ఒకటి' }, { text: 'రెండు' }, { text: 'x' }],
  ]) {
    const refused = await v.edit(path, { options });
    is(refused, 409);
    assert.deepEqual(fieldsOf(refused), ['options']);
  }
  const mended = is(await v.edit(path, { options: [a, b, { id: 4, text: 'নতুন' }, { text: 'ஐந்து' }] }), 200);
  assert.deepEqual(
    mended.options.map((o: Json) => [o.id, o.text, o.votes]),
    [
      [1, 'ఒకటి', 0],
      [2, 'రెండు', 0],
      [4, 'নতুন', 1],
      [5, 'ஐந்து', 0],
    ],
  );
});

onSqlite('errors of a poll are reported by field, and nothing is written', async (t, kind) => {
  const v = await setUp(t, kind);
  const now = v.running.clock.ms;
  const two = [{ text: 'అవును' }, { text: 'కాదు' }];
  const cases: [object, string[]][] = [
    [{ question: ' ', options: [{ text: 'ఒకటే' }] }, ['options', 'question']],
    [{ question, options: Array.from({ length: 11 }, (_, n) => ({ text: `${n}` })) }, ['options']],
    [{ question, options: [{ text: 'హిందీ' }, { text: ' హిందీ ' }] }, ['options.1.text']],
    [{ question, options: two, news_id: 4711 }, ['news_id']],
    [{ question, options: two, closes_at: iso(now - minute) }, ['closes_at']],
    [{ question, options: two, opens_at: iso(now + 2 * minute), closes_at: iso(now + minute) }, ['closes_at']],
    [
      { question, options: two, texts: { hi: { question: 'क्या?', options: ['हाँ', 'नहीं', 'पता नहीं'] } } },
      ['texts.hi.options'],
    ],
    [{ question, options: two, texts: { xx: { question: 'x', options: ['a', 'b'] } } }, ['texts.xx']],
    [{ question, options: two, status: 'open', votes: 5 }, ['status', 'votes']],
    [{ question, options: [{ id: 1, text: 'అవును' }, { text: 'కాదు' }] }, ['options.0.id']],
  ];
  for (const [json, fields] of cases) {
    const reply = await v.admin('/api/admin/polls', { json });
    is(reply, 400);
    assert.deepEqual(fieldsOf(reply), fields, reply.text);
  }
  assert.deepEqual(is(await v.admin('/api/admin/polls'), 200), []);
});

onSqlite(
  'a poll that ended forgets who voted after thirty days; until then it may be opened again',
  async (t, kind) => {
    const v = await setUp(t, kind);
    const { app } = v.running.dinam;
    const poll = await opened(v, { closes_at: iso(v.running.clock.ms + minute) });
    const path = `/api/admin/polls/${poll}`;
    is(await vote(v, poll, 1, 1), 200);
    v.running.clock.ms += 2 * minute;
    const listed = async (status: string) => is(await v.admin(`/api/admin/polls?status=${status}`), 200).length;
    assert.deepEqual([await listed('closed'), await listed('open'), await listed('draft')], [1, 0, 0]);
    assert.deepEqual(fieldsOf(await v.admin(`${path}/open`, { json: {} })), ['closes_at']);
    assert.equal(is(await v.edit(path, { closes_at: null }), 200).status, 'closed', 'an edit opens nothing');
    assert.equal(is(await v.admin(`${path}/open`, { json: {} }), 200).status, 'open');
    is(await vote(v, poll, 1, 2), 409);
    is(await v.admin(`${path}/close`, { json: {} }), 200);
    const links = async () => (await app.db.write.selectFrom('poll_votes').selectAll().execute()).length;
    v.running.clock.ms += 29 * day;
    await sweepEngagement(app);
    assert.equal(await links(), 1);
    v.running.clock.ms += 2 * day;
    await sweepEngagement(app);
    assert.equal(await links(), 0);
    assert.equal(is(await v.call(`/api/v1/polls/${poll}`), 200).total, 1, 'the counts stay');
  },
);

onSqlite('one address cannot vote without end', async (t, kind) => {
  const v = await setUp(t, kind);
  const poll = await opened(v);
  const replies = [];
  for (let n = 0; n < 310; n += 62)
    replies.push(...(await Promise.all(Array.from({ length: 62 }, (_, i) => vote(v, poll, n + i, 1)))));
  const refused = replies.filter((r) => r.status === 429);
  assert.equal(refused.length, 10);
  assert.match(refused[0]?.headers.get('retry-after') ?? '', /^\d+$/);
  assert.equal(is(await v.admin(`/api/admin/polls/${poll}`), 200).total, 300);
  is(await vote(v, poll, 999, 1, '2001:db8:1:2::1'), 200);
});
