import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { emptyDatabase, type Json, type Kind, onBoth, type Reply, type Running, start } from './helper.ts';
import { type Watched, watch } from './live-helper.ts';
import { login, serve, until } from './process.ts';

interface Desk {
  running: Running;
  call: Running['call'];
  /** A published story; a live blog unless told. */
  story(json?: Json): Promise<Json>;
  post(newsId: number, json: Json): Promise<Json>;
  edit(id: number, json: Json): Promise<Reply>;
  remove(id: number): Promise<Reply>;
  stream(t: TestContext, newsId: number, query?: string, headers?: Record<string, string>): Promise<Watched>;
}

async function desk(t: TestContext, kind: Kind, env: Record<string, string> = {}): Promise<Desk> {
  const running = await start(t, kind, { WORKERS: '0', ...env });
  const token = await running.tokenOf('editor');
  const call: Running['call'] = (path, request = {}) => running.call(path, { token, ...request });
  const matching = async (id: number) => {
    const { headers } = await call(`/api/admin/live-entries/${id}`);
    return { 'if-match': headers.get('etag') as string };
  };
  const added = async (path: string, json: Json): Promise<Json> => {
    const reply = await call(path, { json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  return {
    running,
    call,
    story: (json = {}) => added('/api/news.php', { title: 'ఎన్నికల ఫలితాలు', content_type: 'live', ...json }),
    post: (newsId, json) => added(`/api/admin/news/${newsId}/live`, json),
    edit: async (id, json) =>
      call(`/api/admin/live-entries/${id}`, { method: 'PATCH', json, headers: await matching(id) }),
    remove: async (id) => call(`/api/admin/live-entries/${id}`, { method: 'DELETE', headers: await matching(id) }),
    stream: (t, id, query = '', headers = {}) =>
      watch(t, `${running.url}/api/v1/news/${id}/live/stream${query}`, headers),
  };
}

const seqs = (rows: Json[]): number[] => rows.map((r) => r.seq);
const titles = (rows: Json[]): string[] => rows.map((r) => r.title);
const come = (watched: Watched, n: number) =>
  until(
    async () => watched.told,
    (told) => told.length >= n,
  );
const openStreams = async ({ running }: Desk): Promise<number> => {
  const { text } = await running.call('/metrics');
  return Number(text.match(/^dinam_live_streams (\d+)$/m)?.[1]);
};

onBoth('the desk of a live blog: entries are added, changed, removed; the blog ends and goes on', async (t, kind) => {
  const d = await desk(t, kind);
  const { id } = await d.story();
  const before = await d.call(`/api/admin/news/${id}`);
  const first = await d.post(id, {
    title: '  తొలి రౌండ్ ',
    content: '<p>लाइव</p><script>x()</script><p onclick="x()">முதல்</p>',
    at: '2026-11-20T12:00:00+05:30',
    is_key_event: true,
  });
  assert.equal(first.title, 'తొలి రౌండ్');
  assert.equal(first.content, '<p>लाइव</p><p>முதல்</p>');
  assert.equal(first.at, '2026-11-20T06:30:00.000Z');
  assert.deepEqual([first.seq, first.is_key_event, first.is_pinned, first.news_id], [1, true, false, id]);
  const second = await d.post(id, { content: '<p>দ্বিতীয়</p>' });
  assert.equal(second.seq, 2);
  assert.equal(second.at, new Date(d.running.clock.ms).toISOString(), 'now, when nothing is said');

  for (const [json, field] of [
    [{}, 'content'],
    [{ title: '   ', content: '<script>x</script>' }, 'content'],
    [{ title: 'x', at: 'soon' }, 'at'],
    [{ title: 'x', image_url: 'javascript:x()' }, 'image_url'],
    [{ title: 'x', seq: 7 }, 'seq'],
    [{ title: 'x', removed: true }, 'removed'],
    [{ title: 'x', news_id: 1 }, 'news_id'],
    [{ title: 'క'.repeat(301) }, 'title'],
    [{ content: 'x'.repeat(20_001) }, 'content'],
  ] as const) {
    const reply = await d.call(`/api/admin/news/${id}/live`, { json });
    assert.equal(reply.status, 400, JSON.stringify(json).slice(0, 100));
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      [field],
    );
  }
  assert.equal((await d.edit(second.id, { content: '' })).status, 400, 'nothing would be left of it');

  const path = `/api/admin/live-entries/${first.id}`;
  assert.equal((await d.call(path, { method: 'PATCH', json: { title: 'x' } })).status, 428);
  assert.equal((await d.call(path, { method: 'DELETE' })).status, 428);
  const changed = await d.call(path, { method: 'PATCH', json: { is_pinned: true }, headers: { 'if-match': '"1"' } });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual(
    { ...changed.body.data, updated_at: '' },
    { ...first, is_pinned: true, seq: 3, rev: 2, updated_at: '' },
  );
  for (const method of ['PATCH', 'DELETE']) {
    const stale = await d.call(path, {
      method,
      ...(method === 'PATCH' ? { json: { title: 'x' } } : {}),
      headers: { 'if-match': '"1"' },
    });
    assert.equal(stale.status, 412, 'two editors');
    assert.equal(stale.headers.get('etag'), '"2"');
  }
  assert.equal((await d.remove(second.id)).status, 200);
  assert.equal((await d.edit(second.id, { title: 'తిరిగి' })).status, 404, 'removed is removed');
  assert.equal((await d.remove(second.id)).status, 404, 'a second click');
  const list = async (query = ''): Promise<Json[]> => (await d.call(`/api/admin/news/${id}/live${query}`)).body.data;
  assert.deepEqual(seqs(await list()), [3]);
  assert.deepEqual(seqs(await list('?removed=true')), [4]);
  assert.equal((await list('?removed=true'))[0].content, '<p>দ্বিতীয়</p>', 'the desk still has it');

  const after = await d.call(`/api/admin/news/${id}`);
  assert.equal(after.headers.get('etag'), before.headers.get('etag'), 'an editor of the story is not held up');
  assert.equal(after.body.data.updated_at, before.body.data.updated_at);
  d.running.clock.ms += 61_000;
  await d.post(id, { title: 'రెండో రౌండ్' });
  const moved = (await d.call(`/api/v1/news/${id}`)).body.data.updated_at;
  assert.ok(moved > before.body.data.updated_at, 'lists show that the blog moves');
  d.running.clock.ms += 10_000;
  await d.post(id, { title: 'మూడో రౌండ్' });
  assert.equal((await d.call(`/api/v1/news/${id}`)).body.data.updated_at, moved, 'but not with every entry');

  const close = () => d.call(`/api/admin/news/${id}/live/close`, { json: {} });
  const closed = await close();
  assert.equal(closed.status, 200, closed.text);
  assert.deepEqual(closed.body.data, {
    news_id: id,
    last_seq: 6,
    live_ended_at: new Date(d.running.clock.ms).toISOString(),
  });
  d.running.clock.ms += 1_000;
  assert.deepEqual((await close()).body.data, closed.body.data, 'a second click');
  assert.equal((await d.call(`/api/v1/news/${id}`)).body.data.live_ended_at, closed.body.data.live_ended_at);
  assert.equal((await d.call(`/api/admin/news/${id}/live`, { json: { title: 'x' } })).status, 409);
  assert.equal((await d.edit(first.id, { title: 'సవరణ' })).status, 200, 'what was said may still be corrected');
  const reopened = await d.call(`/api/admin/news/${id}/live/reopen`, { json: {} });
  assert.equal(reopened.body.data.live_ended_at, null);
  await d.post(id, { title: 'మళ్లీ' });

  const article = await d.story({ content_type: 'article' });
  for (const path of ['live', 'live/close', 'live/reopen'])
    assert.equal(
      (await d.call(`/api/admin/news/${article.id}/${path}`, { json: { title: 'x' } })).status,
      path === 'live' ? 409 : 400,
    );
  assert.equal((await d.call(`/api/admin/news/${article.id}/live/close`, { json: {} })).status, 409);
  assert.equal((await d.call('/api/admin/news/999999/live', { json: { title: 'x' } })).status, 404);
  assert.equal((await d.call('/api/admin/news/999999/live/close', { json: {} })).status, 404);
  const trail = async (resource: string, of: number): Promise<string[]> =>
    (await d.call(`/api/admin/audit?resource=${resource}&resource_id=${of}&sort=id`)).body.data.map(
      (l: Json) => l.action,
    );
  assert.deepEqual(await trail('live-entries', second.id), ['create', 'remove']);
  assert.deepEqual((await trail('news', id)).slice(-2), ['live-close', 'live-reopen']);
});

onBoth('readers page through a blog, and ask for what changed', async (t, kind) => {
  const d = await desk(t, kind);
  const { id, slug } = await d.story();
  const base = `/api/v1/news/${slug}/live`;
  const get = async (query = ''): Promise<Json> => {
    const reply = await d.running.call(base + query);
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  assert.deepEqual((await get()).data, []);
  const entries: Json[] = [];
  for (let i = 0; i < 7; i++) {
    d.running.clock.ms += 1_000;
    entries.push(await d.post(id, { title: `నవీకరణ ${i}`, is_pinned: i === 2 }));
  }
  const asReader = ({ news_id: _n, deleted_at: _d, created_by: _c, rev: _r, ...entry }: Json): Json => entry;
  const newest = await get();
  assert.deepEqual(newest.data[0], asReader(entries[2]), 'the pinned one first');
  assert.deepEqual(seqs(newest.data), [3, 7, 6, 5, 4, 2, 1]);
  assert.deepEqual(newest.meta, {
    lang: 'te',
    page: null,
    limit: 20,
    total: null,
    total_pages: null,
    has_more: false,
    next_cursor: null,
    next_after: 7,
    last_seq: 7,
    ended: false,
    ended_at: null,
  });
  for (const [order, expected] of [
    ['newest', [3, 7, 6, 5, 4, 2, 1]],
    ['oldest', [1, 2, 3, 4, 5, 6, 7]],
  ] as const) {
    const found: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data, meta } = await get(`?order=${order}&limit=2&cursor=${cursor}`);
      found.push(...seqs(data));
      cursor = meta.next_cursor;
    }
    assert.deepEqual(found, expected, order);
  }

  const etag = (await d.running.call(base)).headers.get('etag') as string;
  const same = () => d.running.call(base, { headers: { 'if-none-match': etag } });
  assert.equal((await same()).status, 304);
  await d.edit(entries[0].id, { title: 'సరిచేసినది' });
  await d.remove(entries[5].id);
  assert.equal((await same()).status, 200, 'an entry makes the kept answer old');
  const changes = await get('?after=7');
  assert.deepEqual(
    changes.data.map((r: Json) => [r.id, r.seq, r.title, r.deleted]),
    [
      [entries[0].id, 8, 'సరిచేసినది', undefined],
      [entries[5].id, 9, undefined, true],
    ],
  );
  const collected: number[] = [];
  for (let [after, more] = [0, true]; more; ) {
    const { data, meta } = await get(`?after=${after}&limit=2`);
    collected.push(...seqs(data));
    [after, more] = [meta.next_after, meta.has_more];
  }
  assert.deepEqual(collected, [2, 3, 4, 5, 7, 8, 9], 'each entry once, as it is now, in the order of the changes');
  assert.deepEqual((await get('?after=9')).data, []);

  const old = await d.running.call(`/api/v1/index.php?endpoint=news&action=live&id=${id}&after=7`);
  assert.deepEqual(old.body, changes, 'the old address gives the same');
  for (const query of [
    '?after=-1',
    '?after=x',
    '?limit=0',
    '?limit=101',
    '?order=up',
    '?cursor=%00',
    '?cursor=abc',
    '?after=1&order=oldest',
  ])
    assert.equal((await d.running.call(base + query)).status, 400, query);
  const draft = await d.story({ status: 'draft' });
  const article = await d.story({ content_type: 'article' });
  for (const path of [draft.id, article.id, 999_999, 'no-number'])
    for (const end of ['live', 'live/stream'])
      assert.equal((await d.running.call(`/api/v1/news/${path}/${end}`)).status, 404, `${path}/${end}`);
  await d.call(`/api/admin/news/${id}/live/close`, { json: {} });
  assert.deepEqual([(await get()).meta.ended, (await get('?after=9')).meta.ended], [true, true]);
});

onBoth('a stream tells what happens, gives signs of life, and outlives the time limit of requests', async (t, kind) => {
  const d = await desk(t, kind, { LIVE_HEARTBEAT_SECONDS: '1', REQUEST_TIMEOUT_MS: '700' });
  const { id, slug } = await d.story();
  await d.post(id, { title: 'ముందు' });
  const watched = await d.stream(t, id);
  const all = await d.stream(t, slug, '?after=0');
  const { headers, status } = watched;
  assert.equal(status, 200);
  for (const [name, value] of Object.entries({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'access-control-allow-origin': '*',
    'content-encoding': null,
    'content-length': null,
  }))
    assert.equal(headers.get(name), value, name);
  await come(watched, 1);
  assert.deepEqual([...watched.told], [{ event: 'start', id: '1', data: { news_id: id, after: 1 } }]);
  assert.equal(await openStreams(d), 2);

  const { id: entry } = await d.post(id, { title: 'తాజా', content: '<p>పంక్తి\nమరో పంక్తి</p>' });
  await d.edit(entry, { is_key_event: true });
  await d.remove(entry);
  await come(watched, 4);
  assert.deepEqual(
    watched.told.slice(1).map((e) => [e.event, e.id, e.data.id, e.data.title, e.data.is_key_event, e.data.deleted]),
    [
      ['entry', '2', entry, 'తాజా', false, undefined],
      ['entry', '3', entry, 'తాజా', true, undefined],
      ['removed', '4', entry, undefined, undefined, true],
    ],
  );
  const read = (await d.running.call(`/api/v1/news/${id}/live`)).body.data;
  assert.deepEqual(all.told.find((e) => e.event === 'entry')?.data, read[0], 'the same as over the list');
  assert.ok(read.length > 0);

  // Two beats are more than the time limit of a request.
  const beats = all.beats;
  await until(
    async () => all.beats,
    (n) => n >= beats + 2,
  );
  assert.equal(all.isOver, false);

  const head = await fetch(`${d.running.url}/api/v1/news/${id}/live/stream`, { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers.get('content-type')], [200, 'text/event-stream; charset=utf-8']);
  const options = await d.running.call(`/api/v1/news/${id}/live/stream`, {
    method: 'OPTIONS',
    headers: { origin: 'https://example.in', 'access-control-request-method': 'GET' },
  });
  assert.deepEqual([options.status, options.headers.get('allow')], [204, 'GET, HEAD, OPTIONS']);
  assert.match(options.headers.get('access-control-allow-headers') ?? '', /Last-Event-ID/);
  assert.equal((await d.running.call(`/api/v1/news/${id}/live/stream`, { method: 'POST', json: {} })).status, 405);
  for (const bad of [d.stream(t, id, '?after=-1'), d.stream(t, id, '', { 'last-event-id': 'x' })])
    assert.equal((await bad).status, 400);

  await d.call(`/api/admin/news/${id}/live/close`, { json: {} });
  await Promise.all([watched.over, all.over]);
  const { event, id: last, data } = watched.told.at(-1) as Watched['told'][number];
  assert.deepEqual([event, last, data.reason], ['end', '4', 'closed']);
  assert.equal((await d.stream(t, id)).status, 204, 'nothing more to come');
  assert.equal((await d.stream(t, id, '', { 'last-event-id': '4' })).status, 204);
  const late = await d.stream(t, id, '?after=3');
  await late.over;
  assert.deepEqual(
    late.told.map((e) => e.event),
    ['start', 'removed', 'end'],
    'who missed something gets it first',
  );
  await d.call(`/api/admin/news/${id}/live/reopen`, { json: {} });
  assert.equal((await d.stream(t, id)).status, 200);
});

onBoth('a client that loses its connection again and again misses nothing and gets nothing twice', async (t, kind) => {
  const d = await desk(t, kind);
  const { id } = await d.story();
  const steady = await d.stream(t, id, '?after=0');
  const got: Watched['told'] = [];
  let end: string | undefined;
  const unsteady = async (): Promise<void> => {
    let last = '0';
    while (last !== end) {
      const stream = await d.stream(t, id, '?after=0', { 'last-event-id': last });
      const want = 1 + Math.floor(Math.random() * 6);
      await until(
        async () => stream.told,
        (told) => told.length > want || told.at(-1)?.id === end,
      );
      stream.drop();
      const told = stream.told.filter((e) => e.event !== 'start');
      got.push(...told);
      last = told.at(-1)?.id ?? last;
    }
  };
  const reader = unsteady();
  const writer = async (name: string): Promise<void> => {
    for (let i = 0; i < 15; i++) {
      const entry = await d.post(id, { title: `${name} ${i}`, content: '<p>வாக்கு எண்ணிக்கை</p>' });
      if (i % 3 === 0) await d.edit(entry.id, { title: `${name} ${i} సవరణ` });
      if (i % 5 === 0) await d.remove(entry.id);
    }
  };
  await Promise.all(['సీత', 'रवि', 'اردو'].map(writer));
  const { data, meta } = (await d.running.call(`/api/v1/news/${id}/live?after=0&limit=100`)).body;
  end = String(meta.last_seq);
  await until(
    async () => steady.told.at(-1)?.id,
    (id) => id === end,
  );
  await reader;
  for (const told of [got, steady.told.filter((e) => e.event !== 'start')]) {
    const numbers = told.map((e) => Number(e.id));
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].sort((a, b) => a - b),
      'in order, none twice',
    );
    const state = new Map(told.map((e) => [e.data.id, e.data]));
    assert.deepEqual(
      [...state.values()].sort((a, b) => a.seq - b.seq),
      data,
      'all of them, as they are now',
    );
  }
});

onBoth('a story that is withdrawn, removed or made an article ends its streams', async (t, kind) => {
  const d = await desk(t, kind);
  const away: Record<string, (id: number) => Promise<Reply>> = {
    unpublish: (id) => d.call(`/api/admin/news/${id}/unpublish`, { json: {} }),
    trash: (id) => d.call(`/api/admin/news/${id}/trash`, { json: {} }),
    article: async (id) => {
      const { headers } = await d.call(`/api/admin/news/${id}`);
      const etag = headers.get('etag') as string;
      return d.call(`/api/admin/news/${id}`, {
        method: 'PATCH',
        json: { content_type: 'article' },
        headers: { 'if-match': etag },
      });
    },
  };
  const other = await d.story();
  const stays = await d.stream(t, other.id);
  for (const [name, act] of Object.entries(away)) {
    const { id } = await d.story();
    await d.post(id, { title: 'ఒకటి' });
    const [one, two] = [await d.stream(t, id), await d.stream(t, id, '?after=0')];
    await come(two, 2);
    assert.equal((await act(id)).status, 200, name);
    await Promise.all([one.over, two.over]);
    for (const { told } of [one, two]) {
      const end = told.at(-1);
      assert.deepEqual([end?.event, end?.data.reason], ['end', 'withdrawn'], name);
    }
    assert.equal((await d.stream(t, id)).status, 404, name);
  }
  await d.post(other.id, { title: 'ఇంకా' });
  await come(stays, 2);
});

onBoth(
  'streams are limited, per process and per address; a place is free again when its reader leaves',
  async (t, kind) => {
    const d = await desk(t, kind, { LIVE_STREAMS: '3', LIVE_STREAMS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' });
    const { id } = await d.story();
    const from = (ip: string) => d.stream(t, id, '', { 'x-forwarded-for': ip });
    const first = await from('203.0.113.7');
    await from('203.0.113.7');
    const third = await from('203.0.113.7');
    assert.equal(third.status, 429, 'too many of one address');
    assert.ok(Number(third.headers.get('retry-after')) > 0);
    assert.equal((await from('2001:db8::1')).status, 200);
    const full = await from('198.51.100.9');
    assert.equal(full.status, 503, 'too many in all');
    assert.ok(Number(full.headers.get('retry-after')) > 0);
    assert.equal(await openStreams(d), 3);
    assert.equal((await d.running.call(`/api/v1/news/${id}/live`)).status, 200, 'readers can still ask');
    first.drop();
    const again = await until(
      () => from('198.51.100.9'),
      (s) => s.status === 200,
    );
    again.drop();
    await until(
      () => openStreams(d),
      (n) => n === 2,
    );
    for (let i = 0; i < 5; i++)
      assert.equal((await d.running.call('/api/v1/news/999999/live/stream')).status, 404, 'an error keeps no place');
  },
);

test('streams that are asked for behind another one on its connection keep no place', async (t) => {
  const d = await desk(t, 'sqlite', { LIVE_STREAMS: '4' });
  const { id } = await d.story();
  const { port } = new URL(d.running.url);
  const line = connect(Number(port), '127.0.0.1');
  t.after(() => line.destroy());
  line.on('error', () => {});
  line.write(`GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5));
  await until(
    () => openStreams(d),
    (n) => n >= 1,
  );
  assert.equal(await openStreams(d), 1);
  line.destroy();
  await until(
    () => openStreams(d),
    (n) => n === 0,
  );
  for (let i = 0; i < 4; i++) assert.equal((await d.stream(t, id)).status, 200, 'every place is free again');
});

test('a reader that takes nothing is let go, and the others get everything', async (t) => {
  const d = await desk(t, 'sqlite', { LIVE_HEARTBEAT_SECONDS: '1' });
  const { id } = await d.story();
  const { port } = new URL(d.running.url);
  const slow = connect(Number(port), '127.0.0.1');
  t.after(() => slow.destroy());
  slow.on('error', () => {});
  slow.write(`GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
  slow.pause();
  const quick = await d.stream(t, id);
  await until(
    () => openStreams(d),
    (n) => n === 2,
  );
  const content = `<p>${'వాన '.repeat(4_990)}</p>`;
  let posted = 0;
  while ((await openStreams(d)) === 2) {
    assert.ok(posted < 1_000, 'it is let go at last');
    await d.post(id, { content });
    posted++;
  }
  assert.equal(await openStreams(d), 1);
  const told = await come(quick, posted + 1);
  assert.deepEqual(
    told.map((e) => Number(e.id)),
    Array.from({ length: posted + 1 }, (_, i) => i),
  );
});

onBoth('a thousand entries that were missed come whole', async (t, kind) => {
  const d = await desk(t, kind);
  const { id } = await d.story();
  const now = new Date(d.running.clock.ms).toISOString();
  const { write } = d.running.dinam.app.db;
  const row = (seq: number) => ({
    news_id: id,
    seq,
    title: `నవీకరణ ${seq}`,
    content: `<p>${'বৃষ্টি '.repeat(200)}</p>`,
    at: now,
    is_pinned: 0,
    is_key_event: 0,
    rev: 1,
    created_at: now,
    updated_at: now,
  });
  for (let from = 1; from <= 901; from += 100)
    await write
      .insertInto('live_entries')
      .values(Array.from({ length: 100 }, (_, i) => row(from + i)))
      .execute();
  await write.updateTable('news').set({ live_seq: 1_000 }).where('id', '=', id).execute();
  const stream = await d.stream(t, id, '?after=0');
  const told = await come(stream, 1_001);
  assert.deepEqual(
    told.map((e) => Number(e.id)),
    Array.from({ length: 1_001 }, (_, i) => i),
  );
  const other = await d.stream(t, id, '?after=5000');
  assert.equal((await come(other, 1))[0]?.id, '0', 'a number of another history begins anew');
});

const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'ఒక-మంచి-password-1' };

/** Any request to a process, logged in. */
async function posting(url: string): Promise<(path: string, json: Json) => Promise<Json>> {
  const token = await login(url, owner.ADMIN_USERNAME, owner.ADMIN_PASSWORD);
  return async (path, json) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    assert.ok(response.ok, `${path}: ${response.status}`);
    return ((await response.json()) as Json).data;
  };
}

onBoth('SIGTERM ends the streams with a time to come back, and the process ends', async (t, kind) => {
  const env = { ...(await emptyDatabase(t, kind)), ...owner };
  const one = await serve(t, env);
  const post = await posting(one.url);
  const { id } = await post('/api/news.php', { title: 'ప్రత్యక్షం', content_type: 'live' });
  const stream = `${one.url}/api/v1/news/${id}/live/stream`;
  const streams = await Promise.all(Array.from({ length: 20 }, () => watch(t, stream)));
  await post(`/api/admin/news/${id}/live`, { title: 'ఒకటి' });
  await Promise.all(streams.map((s) => come(s, 2)));
  const { port } = new URL(one.url);
  const deaf = connect(Number(port), '127.0.0.1');
  deaf.on('error', () => {}).write(`GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
  deaf.pause();
  t.after(() => deaf.destroy());
  await until(
    async () => (await fetch(`${one.url}/metrics`)).text(),
    (text) => text.includes('\ndinam_live_streams 21\n'),
  );
  one.child.kill('SIGTERM');
  assert.equal(await one.ended, 0);
  await Promise.all(streams.map((s) => s.over));
  for (const s of streams) {
    assert.equal(s.retries.length, 2, 'one at the start, one at the end');
    assert.ok((s.retries[1] as number) >= 1_000);
    assert.deepEqual(
      s.told.map((e) => e.event),
      ['start', 'entry'],
    );
  }
  assert.ok(
    !one.lines.some((line) => line.includes('/live/stream') && line.includes('"warn"')),
    'a stream is not slow',
  );
  const two = await serve(t, env);
  const resumed = await watch(t, `${two.url}/api/v1/news/${id}/live/stream`, { 'last-event-id': '0' });
  assert.equal((await come(resumed, 2))[1]?.data.title, 'ఒకటి');
  two.child.kill('SIGTERM');
  assert.equal(await two.ended, 0);
});

test('two programs on one PostgreSQL: what one takes in, the streams of the other tell', async (t) => {
  const env = { ...(await emptyDatabase(t, 'postgres')), ...owner };
  const [a, b] = await Promise.all([serve(t, env), serve(t, env)]);
  const [toA, toB] = await Promise.all([posting(a.url), posting(b.url)]);
  const { id } = await toA('/api/news.php', { title: 'ప్రత్యక్షం', content_type: 'live' });
  const streams = await Promise.all([a, b].map(({ url }) => watch(t, `${url}/api/v1/news/${id}/live/stream?after=0`)));
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? toA : toB)(`/api/admin/news/${id}/live`, { title: `మార్పు ${i}` })),
  );
  for (const stream of streams) {
    const told = await come(stream, 21);
    assert.deepEqual(
      told.map((e) => Number(e.id)),
      Array.from({ length: 21 }, (_, i) => i),
    );
    assert.equal(new Set(titles(told.slice(1).map((e) => e.data))).size, 20);
  }
  await toA(`/api/admin/news/${id}/live/close`, {});
  await Promise.all(streams.map((s) => s.over));
  for (const s of streams) assert.equal(s.told.at(-1)?.event, 'end');
  for (const { child, ended } of [a, b]) {
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  }
});
