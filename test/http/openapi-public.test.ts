import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { api } from '../../src/app.ts';
import { apiDocument } from '../../src/http/docs/openapi.ts';
import { newsroomSteps, publicDocument } from '../../src/http/docs/public.ts';
import { finish } from '../../src/http/docs/steps.ts';
import { type Json, start } from '../support/helper.ts';

const whole: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
const open: Json = JSON.parse(JSON.stringify(publicDocument(whole)));
const newsroom: Json = JSON.parse(JSON.stringify(finish(newsroomSteps(whole))));

/** `get /api/v1/news` with its operation. */
const operationsOf = (document: Json): Map<string, Json> =>
  new Map(
    Object.entries<Json>(document.paths).flatMap(([path, operations]) =>
      Object.entries<Json>(operations).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    ),
  );

test('the public document has each operation that needs no sign-in, as the whole one has it, and no other', () => {
  const shown = operationsOf(open);
  for (const [name, operation] of operationsOf(whole)) {
    const [tag] = operation.tags;
    const isForApps =
      operation.security?.length === 0 && !operation.deprecated && !['Login', 'Hubs'].includes(tag as string);
    assert.equal(shown.has(name), isForApps, name);
    if (isForApps) assert.deepEqual(shown.get(name), operation);
  }
  assert.ok(shown.size > 70, `${shown.size}`);
  for (const name of ['get /api/v1/news', 'post /api/v1/devices', 'get /feeds/{lang}.rss', 'get /api/v1/search'])
    assert.ok(shown.has(name), name);
  assert.ok(![...shown.keys()].some((name) => /\/api\/(admin|auth)\/|\.php$/.test(name)));
  assert.deepEqual([...new Set([...shown.values()].flatMap(({ tags }) => tags))].sort(), open.tags.map(nameOf).sort());
});

const nameOf = ({ name }: Json): string => name;

test('an operation is public, one of the newsroom, an old address or a callback of hubs', () => {
  const [ofOpen, ofNewsroom] = [operationsOf(open), operationsOf(newsroom)];
  for (const [name, operation] of operationsOf(whole)) {
    const isOther = operation.deprecated || operation.tags[0] === 'Hubs';
    assert.equal(Number(ofOpen.has(name)) + Number(ofNewsroom.has(name)), isOther ? 0 : 1, name);
    if (ofNewsroom.has(name)) assert.deepEqual(ofNewsroom.get(name), operation);
  }
  assert.deepEqual(newsroom.webhooks, whole.webhooks);
  assert.deepEqual(newsroom.security, whole.security);
});

test('each component of a part of the document is reached, and none is missing', () => {
  for (const part of [open, newsroom]) assertReached(part);
  for (const name of Object.keys(open.components.schemas)) assert.doesNotMatch(name, /^Admin/);
  assert.ok(open.components.schemas.NewsItem && !open.components.schemas.Webhook);
});

function assertReached(document: Json): void {
  const found = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref') look(value);
      else if (!found.has(value)) {
        found.add(value);
        const [, , kind, name] = value.split('/');
        assert.ok(document.components[kind]?.[name], value);
        look(document.components[kind][name]);
      }
    }
  };
  look(document.paths);
  look(document.webhooks);
  const { securitySchemes, ...components } = document.components;
  assert.equal(securitySchemes !== undefined, document.security.length > 0);
  const all = Object.entries<Json>(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  assert.deepEqual(
    all.filter((one) => !found.has(one)),
    [],
  );
}

test('the public document is valid, and is served as the whole one is', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { status, headers, body } = await running.call('/api/openapi-public.json');
  assert.equal(status, 200);
  for (const document of [body, newsroom]) {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    assert.ok(valid, JSON.stringify(errors)?.slice(0, 2_000));
  }
  assert.equal(headers.get('cache-control'), 'public, max-age=300');
  assert.equal(headers.get('access-control-allow-origin'), '*');
  const etag = headers.get('etag') as string;
  const again = await running.call('/api/openapi-public.json', { headers: { 'if-none-match': etag } });
  assert.equal(again.status, 304);
  const other = await running.call('/api/openapi.json');
  assert.notEqual(other.headers.get('etag'), etag);
  assert.ok(Object.keys(other.body.paths).length > Object.keys(body.paths).length);
});
