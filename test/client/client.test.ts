import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDinam, DinamError, keyValueStore, memoryStore, type NewsItem, type Tokens } from '../../client/index.ts';
import { serve } from '../support/fetch-servers.ts';
import { onSqlite, password, start } from '../support/helper.ts';

onSqlite('a day at the desk and on the phone, through the client', async (t, kind) => {
  const running = await start(t, kind);
  await running.tokenOf('editor');
  const desk = createDinam({ baseUrl: running.url });
  const phone = createDinam({ baseUrl: running.url, lang: 'te' });
  assert.equal((await desk.login('test.editor', password)).user.role, 'editor');

  // A tool of the newsroom takes `fetch` for the client that it generates from the whole document.
  async function admin<T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const init = { method, headers: { 'content-type': 'application/json', ...headers } };
    const request = new Request(
      `${running.url}/api/admin${path}`,
      body ? { ...init, body: JSON.stringify(body) } : init,
    );
    const response = await desk.fetch(request);
    if (!response.ok) throw await DinamError.of(response);
    return ((await response.json()) as { data: T }).data;
  }
  const named = { name: 'Weather', texts: { te: { name: 'వాతావరణం' } } };
  const category = await admin<{ id: number }>('POST', '/categories', named);
  const body = { title: 'భారీ వర్షాలు', content: '<p>నేడు ఉదయం</p>', category_id: category.id };
  const draft = await admin<{ id: number; status: string }>('POST', '/news', body);
  assert.equal(draft.status, 'draft');
  await admin('POST', `/news/${draft.id}/publish`, {});
  const [story]: NewsItem[] = (await phone.news.latest()).data;
  assert.equal(story?.category_name, 'వాతావరణం');

  await assert.rejects(
    admin('PATCH', `/news/${draft.id}`, { title: 'పాతది' }, { 'if-match': '"1"' }),
    (error) => error instanceof DinamError && error.status === 412 && error.code === 'stale',
  );
  await assert.rejects(
    phone.news.list({ limit: 0 }),
    (error) => error instanceof DinamError && error.errors[0]?.code === 'range' && error.requestId !== '',
  );
  const include: ('hora' | 'text')[] = ['text', 'hora'];
  const { data: day } = await phone.panchang.day({ date: '2026-11-20', lang: 'en', include });
  assert.deepEqual([day.tithi[0]?.id, day.text?.weekday, day.hora?.day.length], [10, 'Friday', 12]);
  await desk.logout();
  await assert.rejects(admin('GET', '/news'), (error) => error instanceof DinamError && error.status === 401);
});

test('the client waits when it is told to, renews its token once, and follows a stream', async (t) => {
  const seen: string[] = [];
  const answer = { success: true, message: 'OK', data: 'ఇదిగో', meta: {} };
  let refusals = 2;
  let streams = 0;
  const baseUrl = await serve(t, (request, response) => {
    const { url, headers } = request;
    seen.push(`${request.method} ${url} ${headers.authorization ?? headers['last-event-id'] ?? ''}`.trim());
    const say = (status: number, value: unknown, more: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value));
    if (url === '/api/v1/config')
      return refusals-- > 0 ? say(503, { code: 'unavailable' }, { 'retry-after': '0' }) : say(200, answer);
    if (url === '/api/auth/refresh') return say(200, { data: { token: 'new', refresh_token: 'r2' } });
    if (url === '/api/admin/news') {
      if (headers.authorization === 'Bearer new') return say(200, { data: [] });
      return say(401, { code: 'unauthenticated' });
    }
    if (url === '/api/v1/devices') return say(503, { code: 'unavailable', message: 'Later.' }, { 'retry-after': '0' });
    if (streams++ > 0) return void response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(': hello\nretry: 0\n\nid: 7\nevent: entry\ndata: {"వార్త":\ndata: 1}\n\n');
  });
  const kept: (Tokens | null)[] = [];
  const tokens = { token: 'old', refresh_token: 'r1' };
  const onTokens = (next: Tokens | null): void => void kept.push(next);
  const dinam = createDinam({ baseUrl, installationId: 'phone-1', tokens, onTokens });
  assert.equal((await dinam.config.get()).data as unknown, 'ఇదిగో');
  assert.equal(seen.length, 3, 'two refusals, then the answer');

  const desk = (): Promise<Response> => dinam.fetch(new Request(`${baseUrl}/api/admin/news`));
  await Promise.all([desk(), desk()]);
  assert.deepEqual(kept, [{ token: 'new', refresh_token: 'r2' }]);
  assert.equal(seen.filter((line) => line.startsWith('POST /api/auth/refresh')).length, 1);

  seen.length = 0;
  await assert.rejects(
    dinam.devices.register({ value: 'x', platform: 'android' }),
    (error) => error instanceof DinamError && error.status === 503 && error.retryAfter === 0,
  );
  assert.equal(seen.length, 1, 'a write without a key is not repeated');

  seen.length = 0;
  const received = await Array.fromAsync(dinam.events('/api/v1/news/1/live/stream'));
  assert.deepEqual(received, [{ id: '7', type: 'entry', data: '{"వార్త":\n1}' }]);
  assert.equal(seen.length, 2, 'it came back for what follows');
});

test('the last answers are there without a network, and unchanged ones are not sent again', async (t) => {
  const seen: string[] = [];
  let answer: 'good' | 'away' | 'busy' | 'portal' | 'gone' = 'good';
  const baseUrl = await serve(t, (request, response) => {
    seen.push(`${request.method} ${request.headers['if-none-match'] ?? ''}`.trim());
    if (answer === 'away') return void request.socket.destroy();
    if (answer === 'busy') return void response.writeHead(503, { 'retry-after': '1' }).end();
    if (answer === 'portal') return void response.writeHead(200, { etag: '"p"' }).end('<html>Wi-Fi</html>');
    if (answer === 'gone') return void response.writeHead(404).end();
    if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
    const more = request.url?.includes('bookmarks') ? {} : { etag: '"1"' };
    response.writeHead(200, { 'content-type': 'application/json', ...more });
    response.end(JSON.stringify({ success: true, message: 'OK', data: [{ id: 17, title: 'வானிலை' }], meta: {} }));
  });
  const kept = new Map<string, string>();
  const storage = {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
  };
  for (const store of [memoryStore(), keyValueStore(storage)]) {
    answer = 'good';
    seen.length = 0;
    const open = () => createDinam({ baseUrl, lang: 'ta', installationId: 'phone-2', store, timeoutMs: 5_000 });
    const read = async (dinam = open()) => {
      const { data, isSaved } = await dinam.news.latest();
      return [data[0]?.title, isSaved];
    };
    await assert.rejects(
      open().saved.news.latest(),
      (error) => error instanceof DinamError && error.code === 'not_saved',
    );
    assert.deepEqual(await read(), ['வானிலை', false]);
    assert.deepEqual(await read(), ['வானிலை', false], 'a second start');
    assert.deepEqual(seen, ['GET', 'GET "1"']);
    await open().bookmarks.list();
    for (const state of ['away', 'busy', 'portal'] as const) {
      answer = state;
      assert.deepEqual(await read(), ['வானிலை', true], state);
    }
    assert.equal(seen.length, 6, 'nobody waits for a second attempt where an answer is at hand');
    assert.deepEqual((await open().saved.news.latest()).data[0]?.title, 'வானிலை');
    const fails = (code: string) => (error: unknown) => error instanceof DinamError && error.code === code;
    await assert.rejects(open().saved.news.latest({ lang: 'bn' }), fails('not_saved'));
    await assert.rejects(open().bookmarks.list(), fails('network'), 'an answer without ETag is not kept');
    answer = 'gone';
    await assert.rejects(open().news.latest(), (error) => error instanceof DinamError && error.status === 404);
  }
  assert.equal(kept.size, 2, 'the answer and the list of keys');

  const broken = { get: () => Promise.reject(new Error('disk')), set: () => Promise.reject(new Error('disk full')) };
  answer = 'good';
  assert.equal((await createDinam({ baseUrl, store: broken }).news.latest()).data.length, 1);
});

test('a store keeps as many answers as it may', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  for (const store of [memoryStore(2), keyValueStore(storage, { limit: 2 })]) {
    await Promise.all(['క', 'ख', 'க'].map((key) => store.set(key, { etag: key, body: key })));
    assert.deepEqual(
      [await store.get('క'), (await store.get('ख'))?.body, (await store.get('க'))?.etag],
      [null, 'ख', 'க'],
    );
  }
  assert.equal(kept.size, 3);
});

test('a call ends after its time, and when it is given up', async (t) => {
  const baseUrl = await serve(t, () => {});
  const dinam = createDinam({ baseUrl, timeoutMs: 50 });
  await assert.rejects(dinam.status.get(), (error) => error instanceof DinamError && error.code === 'timeout');
  const controller = new AbortController();
  const asked = createDinam({ baseUrl }).status.get({ signal: controller.signal });
  controller.abort();
  await assert.rejects(asked, (error) => error instanceof Error && error.name === 'AbortError');
});
