import assert from 'node:assert/strict';
import { onSqlite, type Reply } from '../support/helper.ts';
import { until } from '../support/process.ts';
import type { Watched } from './live-helper.ts';
import { come, openStreams, setUp } from './live-scene.ts';

onSqlite(
  'a stream tells what happens, gives signs of life, and outlives the time limit of requests',
  async (t, kind) => {
    const d = await setUp(t, kind, { LIVE_HEARTBEAT_SECONDS: '1', REQUEST_TIMEOUT_MS: '700' });
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
    assert.deepEqual([...watched.received], [{ event: 'start', id: '1', data: { news_id: id, after: 1 } }]);
    assert.equal(await openStreams(d), 2);

    const { id: entry } = await d.post(id, { title: 'తాజా', content: '<p>పంక్తి\nమరో పంక్తి</p>' });
    // A change that comes before the last one was told is told instead of it.
    await come(watched, 2);
    await d.edit(entry, { is_key_event: true });
    await come(watched, 3);
    await d.remove(entry);
    await come(watched, 4);
    assert.deepEqual(
      watched.received
        .slice(1)
        .map((e) => [e.event, e.id, e.data.id, e.data.title, e.data.is_key_event, e.data.deleted]),
      [
        ['entry', '2', entry, 'తాజా', false, undefined],
        ['entry', '3', entry, 'తాజా', true, undefined],
        ['removed', '4', entry, undefined, undefined, true],
      ],
    );
    const read = (await d.running.call(`/api/v1/news/${id}/live`)).body.data;
    assert.deepEqual(all.received.find((e) => e.event === 'entry')?.data, read[0], 'the same as over the list');
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
    const { event, id: last, data } = watched.received.at(-1) as Watched['received'][number];
    assert.deepEqual([event, last, data.reason], ['end', '4', 'closed']);
    assert.equal((await d.stream(t, id)).status, 204, 'nothing more to come');
    assert.equal((await d.stream(t, id, '', { 'last-event-id': '4' })).status, 204);
    const late = await d.stream(t, id, '?after=3');
    await late.over;
    assert.deepEqual(
      late.received.map((e) => e.event),
      ['start', 'removed', 'end'],
      'who missed something gets it first',
    );
    await d.call(`/api/admin/news/${id}/live/reopen`, { json: {} });
    assert.equal((await d.stream(t, id)).status, 200);
  },
);

onSqlite(
  'a client that loses its connection again and again misses nothing and gets nothing twice',
  async (t, kind) => {
    const d = await setUp(t, kind);
    const { id } = await d.story();
    const steady = await d.stream(t, id, '?after=0');
    const got: Watched['received'] = [];
    let end: string | undefined;
    const unsteady = async (): Promise<void> => {
      let last = '0';
      while (last !== end) {
        const stream = await d.stream(t, id, '?after=0', { 'last-event-id': last });
        const want = 1 + Math.floor(Math.random() * 6);
        await until(
          async () => stream.received,
          (received) => received.length > want || received.at(-1)?.id === end,
        );
        stream.drop();
        const received = stream.received.filter((e) => e.event !== 'start');
        got.push(...received);
        last = received.at(-1)?.id ?? last;
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
      async () => steady.received.at(-1)?.id,
      (id) => id === end,
    );
    await reader;
    for (const received of [got, steady.received.filter((e) => e.event !== 'start')]) {
      const numbers = received.map((e) => Number(e.id));
      assert.deepEqual(
        numbers,
        [...new Set(numbers)].sort((a, b) => a - b),
        'in order, none twice',
      );
      const state = new Map(received.map((e) => [e.data.id, e.data]));
      assert.deepEqual(
        [...state.values()].sort((a, b) => a.seq - b.seq),
        data,
        'all of them, as they are now',
      );
    }
  },
);

onSqlite('a story that is withdrawn, removed or made an article ends its streams', async (t, kind) => {
  const d = await setUp(t, kind);
  const away: Record<string, (id: number) => Promise<Reply>> = {
    unpublish: (id) => d.call(`/api/admin/news/${id}/unpublish`, { json: {} }),
    trash: (id) => d.call(`/api/admin/news/${id}/trash`, { json: {} }),
    article: async (id) => {
      const { headers } = await d.call(`/api/admin/news/${id}`);
      const etag = headers.get('etag') as string;
      return d.call(`/api/admin/news/${id}?apply=now`, {
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
    for (const { received: told } of [one, two]) {
      const end = told.at(-1);
      assert.deepEqual([end?.event, end?.data.reason], ['end', 'withdrawn'], name);
    }
    assert.equal((await d.stream(t, id)).status, 404, name);
  }
  await d.post(other.id, { title: 'ఇంకా' });
  await come(stays, 2);
});

onSqlite('a thousand entries that were missed come whole', async (t, kind) => {
  const d = await setUp(t, kind);
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
  const received = await come(stream, 1_001);
  assert.deepEqual(
    received.map((e) => Number(e.id)),
    Array.from({ length: 1_001 }, (_, i) => i),
  );
  const other = await d.stream(t, id, '?after=5000');
  assert.equal((await come(other, 1))[0]?.id, '0', 'a number of another history begins anew');
});
