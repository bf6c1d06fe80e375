import assert from 'node:assert/strict';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { type Json, onBoth, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

const minute = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();

async function post(running: Running, json: unknown): Promise<Json> {
  const reply = await running.call('/api/news.php', { token: await running.tokenOf('editor'), json });
  assert.ok(reply.status === 201 || reply.status === 200, reply.text);
  return reply.body.data;
}

const titles = (reply: Reply): string[] => reply.body.data.map((n: Json) => n.title);
const maxAge = (reply: Reply): number => Number(reply.headers.get('cache-control')?.match(/max-age=(\d+)/)?.[1]);
const sharedAge = (reply: Reply): number => Number(reply.headers.get('cache-control')?.match(/s-maxage=(\d+)/)?.[1]);

/** The next tick of the clockwork, without waiting for it. */
async function work(running: Running): Promise<void> {
  await running.dinam.workers.drain();
}

onSqlite('a second request is served from memory, an edit is seen at once', async (t, kind) => {
  const running = await start(t, kind);
  const { counts } = running.dinam.app.cache;
  const item = await post(running, { title: 'మొదటి శీర్షిక' });
  const first = await running.call('/api/v1/news');
  const misses = counts.misses;
  const second = await running.call('/api/v1/news?utm_source=whatsapp');
  const third = await running.call('/api/v1/index.php?endpoint=news&lang=te&page=1&limit=20');
  assert.equal(counts.misses, misses, 'unknown keys and defaults do not enter the cache key');
  assert.equal(second.text, first.text);
  assert.equal(third.text, first.text);
  await post(running, { id: item.id, title: 'రెండవ శీర్షిక' });
  assert.deepEqual(titles(await running.call('/api/v1/news')), ['రెండవ శీర్షిక']);
});

onSqlite('304 while nothing changed, 200 after a change, also without an entry', async (t, kind) => {
  for (const CACHE_MB of ['64', '0']) {
    const running = await start(t, kind, { CACHE_MB });
    const item = await post(running, { title: 'ఒక వార్త' });
    const first = await running.call('/api/v1/news');
    const etag = first.headers.get('etag') as string;
    const again = (headers: Record<string, string>) => running.call('/api/v1/news', { headers });
    const same = await again({ 'if-none-match': etag });
    assert.equal(same.status, 304);
    assert.equal(same.text, '');
    assert.equal(same.headers.get('etag'), etag);
    assert.equal(same.headers.get('cache-control'), first.headers.get('cache-control'));
    assert.equal((await again({ 'if-none-match': `W/${etag}` })).status, 304, 'a proxy may have weakened it');
    assert.equal((await again({ 'if-none-match': `"x", ${etag}` })).status, 304, 'one of several');
    assert.equal((await again({ 'if-none-match': '"x"' })).status, 200);
    assert.equal(
      (await running.call('/api/v1/news?lang=hi', { headers: { 'if-none-match': etag } })).status,
      200,
      'another answer',
    );
    assert.equal(
      (await running.call('/api/v1/news?limit=0', { headers: { 'if-none-match': etag } })).status,
      400,
      'bad input is bad first',
    );
    const category = await running.call('/api/admin/categories', {
      token: await running.tokenOf('editor'),
      json: { name: 'Crime' },
    });
    assert.equal(category.status, 201);
    assert.equal((await again({ 'if-none-match': etag })).status, 200, 'all topics count, not the main one alone');
    await post(running, { id: item.id, title: 'మార్చిన వార్త' });
    assert.equal((await again({ 'if-none-match': etag })).status, 200);
  }
});

onSqlite('a breaking flag ends by itself, and no 304 hides it', async (t, kind) => {
  const running = await start(t, kind);
  const until = running.clock.ms + 10 * minute;
  await post(running, { title: 'తాజా వార్త', is_breaking: true, breaking_until: iso(until) });
  const first = await running.call('/api/v1/news');
  assert.equal(first.body.data[0].is_breaking, true);
  assert.equal(maxAge(first), 30);
  running.clock.ms = until - 5_000;
  const near = await running.call('/api/v1/news');
  assert.ok(
    maxAge(near) <= 5 && sharedAge(near) <= 5,
    `no cache keeps it past the end: ${near.headers.get('cache-control')}`,
  );
  const etag = first.headers.get('etag') as string;
  const sendRequest = (path: string) => running.call(path, { headers: { 'if-none-match': etag } });
  assert.equal((await sendRequest('/api/v1/news')).status, 304);
  running.clock.ms = until + 1;
  // The clockwork has not run yet: the answer must be right all the same.
  const after = await sendRequest('/api/v1/news');
  assert.equal(after.status, 200, 'a 304 becomes 200 at that instant');
  assert.equal(after.body.data[0].is_breaking, false);
  assert.notEqual(after.headers.get('etag'), etag);
  assert.deepEqual(titles(await running.call('/api/v1/news/breaking')), []);
  const before = after.body.data[0].updated_at;
  running.clock.ms += 1_000;
  await work(running);
  const turned = await running.call('/api/v1/news');
  assert.ok(turned.body.data[0].updated_at > before, 'clients that ask for changes learn of it');
  assert.equal(turned.body.data[0].breaking_until, null);
});

onSqlite('a scheduled story appears by itself, an expiring one goes', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const at = running.clock.ms + 30 * minute;
  await post(running, { title: 'ఇప్పటి వార్త', expires_at: iso(at + minute) });
  const planned = await post(running, { title: 'రేపటి వార్త', published_at: iso(at) });
  assert.equal(planned.status, 'scheduled');
  const first = await running.call('/api/v1/news');
  assert.deepEqual(titles(first), ['ఇప్పటి వార్త']);
  assert.equal((await running.call(`/api/v1/news/${planned.id}`)).status, 404);
  running.clock.ms = at - 10_000;
  assert.ok(maxAge(await running.call('/api/v1/news')) <= 10);
  running.clock.ms = at + 500;
  await work(running);
  const both = await running.call('/api/v1/news', {
    headers: { 'if-none-match': first.headers.get('etag') as string },
  });
  assert.deepEqual(titles(both), ['రేపటి వార్త', 'ఇప్పటి వార్త']);
  assert.equal(both.body.data[0].published_at, iso(at), 'at the time that was planned');
  running.clock.ms = at + minute + 1;
  assert.deepEqual(titles(await running.call('/api/v1/news')), ['రేపటి వార్త'], 'expired, even before the clockwork ran');
  await work(running);
  assert.deepEqual(titles(await running.call('/api/v1/news')), ['రేపటి వార్త']);
  const changes = await running.call(`/api/v1/news?updated_after=${iso(at)}`);
  const gone = changes.body.data.find((n: Json) => n.deleted);
  assert.equal(gone?.deleted, true, 'an expired item is a tombstone for clients that have it');
});

onSqlite('gzip and brotli forms hold the same bytes', async (t, kind) => {
  const running = await start(t, kind);
  for (let i = 0; i < 5; i++)
    await post(running, { title: `ఒక పొడవైన వార్త ${i}`, content: '<p>వార్తలు ప్రభుత్వం ముఖ్యమంత్రి హైదరాబాద్ వర్షం</p>' });
  const get = (encoding: string): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }> =>
    new Promise((resolve, reject) => {
      request(`${running.url}/api/v1/news`, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (c: Buffer) => chunks.push(c))
          .on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });
  const first = await get('gzip, deflate, br');
  assert.equal(
    first.headers['content-encoding'],
    'gzip',
    'what nobody has asked for before comes in what is made soonest',
  );
  const plain = await get('identity');
  const gzip = await get('gzip, deflate');
  const br = await get('gzip, deflate, br');
  const not = await get('br;q=0, gzip;q=0');
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(not.headers['content-encoding'], undefined);
  assert.equal(first.headers.etag, gzip.headers.etag);
  assert.ok(gunzipSync(gzip.body).equals(plain.body));
  assert.ok(brotliDecompressSync(br.body).equals(plain.body));
  assert.equal(new Set([plain, gzip, br].map((r) => r.headers.etag)).size, 3, 'each form has an ETag of its own');
  const again = await get('br');
  assert.equal(again.headers.etag, br.headers.etag);
});

onSqlite('many at once for one answer make it once', async (t, kind) => {
  const running = await start(t, kind);
  await post(running, { title: 'ఒకే వార్త' });
  const { counts } = running.dinam.app.cache;
  const misses = counts.misses;
  const replies = await Promise.all(Array.from({ length: 50 }, () => running.call('/api/v1/news/latest')));
  assert.ok(replies.every((r) => r.status === 200 && r.text === replies[0]?.text));
  assert.equal(counts.misses, misses + 1);
});

onBoth('cursor pages stay right while news arrives', async (t, kind) => {
  const running = await start(t, kind);
  const start0 = running.clock.ms - 100 * minute;
  for (let i = 0; i < 12; i++)
    await post(running, { title: `వార్త ${i}`, published_at: iso(start0 + Math.floor(i / 3) * minute) });
  const seen: number[] = [];
  let cursor = '';
  for (let page = 0; page < 10; page++) {
    const reply = await running.call(`/api/v1/news?limit=5${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...reply.body.data.map((n: Json) => n.id));
    await post(running, { title: `కొత్తది ${page}` });
    if (!reply.body.meta.has_more) break;
    cursor = reply.body.meta.next_cursor;
  }
  assert.equal(seen.length, 12, 'each of the first twelve once, ties in time included');
  assert.equal(new Set(seen).size, 12);
});

onBoth('changes since a time: edits, what left, and the way on', async (t, kind) => {
  const running = await start(t, kind);
  const editor = await running.tokenOf('editor');
  const made: Json[] = [];
  for (let i = 0; i < 6; i++) {
    running.clock.ms += 1_000;
    made.push(await post(running, { title: `వార్త ${i}` }));
  }
  running.clock.ms += minute;
  const since = iso(running.clock.ms);
  running.clock.ms += 1_000;
  await post(running, { id: made[0].id, title: 'మార్పు' });
  const trash = await running.call(`/api/admin/news/${made[1].id}/trash`, { method: 'POST', token: editor });
  assert.equal(trash.status, 200);
  await running.call(`/api/admin/news/${made[2].id}/trash`, { method: 'POST', token: editor });
  const removed = await running.call(`/api/admin/news/${made[2].id}`, {
    method: 'DELETE',
    token: editor,
    headers: { 'if-match': '"2"' },
  });
  assert.equal(removed.status, 200);
  await post(running, { id: made[3].id, lang: 'hi', title: 'हिन्दी में' });
  await post(running, { title: 'ముసాయిదా', status: 'draft' });
  const found = new Map<number, Json>();
  let query = `updated_after=${since}&limit=2`;
  let meta: Json;
  for (let page = 0; page < 10; page++) {
    const reply = await running.call(`/api/v1/news?${query}`);
    assert.equal(reply.status, 200, reply.text);
    for (const row of reply.body.data) found.set(row.id, row);
    meta = reply.body.meta;
    if (!meta.has_more) break;
    query = `updated_after=${since}&limit=2&cursor=${meta.next_cursor}`;
  }
  assert.equal(found.get(made[0].id)?.title, 'మార్పు');
  for (const i of [1, 2, 3]) assert.equal(found.get(made[i].id)?.deleted, true, `item ${i} left`);
  assert.equal(found.size, 4, 'nothing that did not change, and no draft');
  const next = Date.parse(meta.next_updated_after);
  assert.ok(next < running.clock.ms && next >= Date.parse(since), 'overlaps');
});

onBoth('an edit is learned of though it waited while others were saved, or the clock was set back', async (t, kind) => {
  const running = await start(t, kind);
  const { write, dialect } = running.dinam.app.db;
  const [slow, other] = [await post(running, { title: 'నెమ్మది' }), await post(running, { title: 'మరొకటి' })];
  running.clock.ms += minute;
  let after = iso(running.clock.ms);
  /** What a client that comes back learns of, by the titles. */
  const learned = async (): Promise<string[]> => {
    const reply = await running.call(`/api/v1/news?updated_after=${after}`);
    assert.equal(reply.status, 200, reply.text);
    after = reply.body.meta.next_updated_after;
    return reply.body.data.map((row: Json) => row.title);
  };
  const edit = (item: Json, title: string): Promise<Json> => post(running, { id: item.id, title });
  running.clock.ms += 1_000;
  if (kind === 'postgres') {
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = write.transaction().execute(async (tx) => {
      await dialect.lockRow(tx, 'news', slow.id);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const waiting = edit(slow, 'ఎదురు చూసింది');
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`.execute(write);
      return rows.length > 0;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
    running.clock.ms += 8_000;
    await edit(other, 'ముందుగా');
    assert.deepEqual(await learned(), ['ముందుగా']);
    release.resolve();
    await Promise.all([holding, waiting]);
    assert.ok((await learned()).includes('ఎదురు చూసింది'));
  }
  await edit(other, 'గడియారానికి ముందు');
  assert.ok((await learned()).includes('గడియారానికి ముందు'));
  running.clock.ms -= 2 * minute;
  await edit(slow, 'గడియారం వెనక్కి');
  assert.ok((await learned()).includes('గడియారం వెనక్కి'));
  const token = await running.tokenOf('editor');
  await running.call(`/api/admin/news/${other.id}/trash`, { method: 'POST', token });
  const removed = await running.call(`/api/admin/news/${other.id}`, {
    method: 'DELETE',
    token,
    headers: { 'if-match': '*' },
  });
  assert.equal(removed.status, 200, removed.text);
  const reply = await running.call(`/api/v1/news?updated_after=${after}`);
  assert.ok(
    reply.body.data.some((row: Json) => row.id === other.id && row.deleted),
    'also what is gone',
  );
});
