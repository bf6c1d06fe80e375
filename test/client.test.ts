import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dartSource } from '../client/dart.ts';
import { clientDocument } from '../client/document.ts';
import { createDinam, DinamError, type NewsItem, ok, type paths, type Tokens } from '../client/index.ts';
import { kotlinSource } from '../client/kotlin.ts';
import { modelsOf, type Type } from '../client/models.ts';
import { serve } from './support/fetch-servers.ts';
import { onSqlite, password, start } from './support/helper.ts';

/** What the program of a newsroom has from the whole document, of the operations that it calls here. */
interface Desk {
  '/api/admin/categories': { post: Operation<{ name: string; texts: object }, { id: number }> };
  '/api/admin/news': {
    get: { responses: Success<unknown[]> };
    post: Operation<{ title: string; content: string; category_id: number }, { id: number; status: string }>;
  };
  '/api/admin/news/{id}': {
    patch: Operation<{ title: string }, object> & {
      parameters: { path: { id: number }; header: { 'If-Match': string } };
    };
  };
  '/api/admin/news/{id}/publish': { post: Operation<object, object> & { parameters: { path: { id: number } } } };
}
interface Success<Data> {
  200: { content: { 'application/json': { data: Data } } };
}
interface Operation<Body, Data> {
  requestBody: { content: { 'application/json': Body } };
  responses: Success<Data>;
}

test('Kotlin and Dart have the models of what apps use, and none of the newsroom', () => {
  const document = clientDocument();
  for (const source of [kotlinSource(document), dartSource(document)]) {
    for (const name of ['NewsItem', 'PanchangDay', 'DeviceInput', 'Problem'])
      assert.match(source, new RegExp(`class ${name}\\b`));
    assert.doesNotMatch(source, /class (?:Admin\w+|User|Webhook|FeedInput)\b/);
  }
});

test('the public reads for Kotlin and Dart have the models of their answers', () => {
  const { models, operations } = modelsOf(clientDocument());
  const nameOf = ({ kind, of, name = kind }: Type): string => (of ? `${kind} of ${nameOf(of)}` : name);
  const types = new Map(operations.map(({ name, data }) => [name, nameOf(data)]));
  assert.ok(types.size >= 40, `${types.size}`);
  assert.deepEqual(
    [...types].filter(([, type]) => /any|map/.test(type)),
    [['getNewsBySlugLive', 'list of any']],
  );
  assert.equal(types.get('getNews'), 'list of NewsItem');
  assert.equal(types.get('getPanchangDay'), 'PanchangDay');
  const story = models.find(({ name }) => name === 'NewsItem');
  assert.ok(story?.fields.every(({ type }) => type.kind !== 'any'));
});

onSqlite('a day at the desk and on the phone, through the client', async (t, kind) => {
  const running = await start(t, kind);
  await running.tokenOf('editor');
  const desk = createDinam<Desk>({ baseUrl: running.url });
  const phone = createDinam({ baseUrl: running.url });
  assert.equal((await desk.login('test.editor', password)).user.role, 'editor');

  const named = { name: 'Weather', texts: { te: { name: 'వాతావరణం' } } };
  const category = (await ok(desk.api.POST('/api/admin/categories', { body: named }))).data;
  const body = { title: 'భారీ వర్షాలు', content: '<p>నేడు ఉదయం</p>', category_id: category.id };
  const draft = (await ok(desk.api.POST('/api/admin/news', { body }))).data;
  assert.equal(draft.status, 'draft');
  const path = { id: draft.id };
  await ok(desk.api.POST('/api/admin/news/{id}/publish', { params: { path }, body: {} }));
  const latest = await ok(phone.api.GET('/api/v1/news/latest', { params: { query: { lang: 'te' } } }));
  const [story]: NewsItem[] = latest.data;
  assert.equal(story?.category_name, 'వాతావరణం');

  const header = { 'If-Match': '"1"' };
  await assert.rejects(
    desk.api.PATCH('/api/admin/news/{id}', { params: { path, header }, body: { title: 'పాతది' } }),
    (error) => error instanceof DinamError && error.status === 412 && error.code === 'stale',
  );
  await assert.rejects(
    phone.api.GET('/api/v1/news', { params: { query: { limit: 0 } } }),
    (error) => error instanceof DinamError && error.errors[0]?.code === 'range' && error.requestId !== '',
  );
  const include: ('hora' | 'text')[] = ['text', 'hora'];
  const { data: day } = await ok(
    phone.api.GET('/api/v1/panchang/day', { params: { query: { date: '2026-11-20', lang: 'en', include } } }),
  );
  assert.deepEqual([day.tithi[0]?.id, day.text?.weekday, day.hora?.day.length], [10, 'Friday', 12]);
  await desk.logout();
  await assert.rejects(desk.api.GET('/api/admin/news'), (error) => error instanceof DinamError && error.status === 401);
});

test('the client waits when it is told to, renews its token once, and follows a stream', async (t) => {
  const seen: string[] = [];
  let refusals = 2;
  let streams = 0;
  const baseUrl = await serve(t, (request, response) => {
    const { url, headers } = request;
    seen.push(`${request.method} ${url} ${headers.authorization ?? headers['last-event-id'] ?? ''}`.trim());
    const say = (status: number, value: unknown, more: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value));
    if (url === '/api/v1/config')
      return refusals-- > 0 ? say(503, { code: 'unavailable' }, { 'retry-after': '0' }) : say(200, { data: 'ఇదిగో' });
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
  const dinam = createDinam<Desk & paths>({ baseUrl, tokens, onTokens: (next) => void kept.push(next) });
  assert.equal((await ok(dinam.api.GET('/api/v1/config'))).data as unknown, 'ఇదిగో');
  assert.equal(seen.length, 3, 'two refusals, then the answer');

  await Promise.all([dinam.api.GET('/api/admin/news'), dinam.api.GET('/api/admin/news')]);
  assert.deepEqual(kept, [{ token: 'new', refresh_token: 'r2' }]);
  assert.equal(seen.filter((line) => line.startsWith('POST /api/auth/refresh')).length, 1);

  seen.length = 0;
  const body = { installation_id: 'phone-1', kind: 'token' as const, value: 'x', platform: 'android' as const };
  await assert.rejects(
    dinam.api.POST('/api/v1/devices', { body }),
    (error) => error instanceof DinamError && error.status === 503 && error.retryAfter === 0,
  );
  assert.equal(seen.length, 1, 'a write without a key is not repeated');

  seen.length = 0;
  const received = await Array.fromAsync(dinam.events('/api/v1/news/1/live/stream'));
  assert.deepEqual(received, [{ id: '7', type: 'entry', data: '{"వార్త":\n1}' }]);
  assert.equal(seen.length, 2, 'it came back for what follows');
});
