import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Check } from 'typebox/schema';
import { examplesOf } from '../../scripts/openapi-examples.ts';
import { api } from '../../src/app.ts';
import { labelsIn } from '../../src/core/model/field-labels.ts';
import { groups, groupsByName } from '../../src/core/model/fields.ts';
import examples from '../../src/http/docs/examples.json' with { type: 'json' };
import { apiDocument, openapiOf } from '../../src/http/docs/openapi.ts';
import { modules } from '../../src/modules.ts';
import { deskLanguages } from '../../src/workspace/model/labels.ts';
import { type Json, start } from '../support/helper.ts';

test('the OpenAPI document is valid 3.1 and describes every address', async (t) => {
  const running = await start(t, 'sqlite');
  const { body: document } = await running.call('/api/openapi.json');
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors)?.slice(0, 2_000));
  assert.equal(document.openapi, '3.1.0');
  for (const path of [
    '/api/news.php',
    '/api/v1/news',
    '/api/v1/index.php',
    '/api/auth/login',
    '/api/admin/news/{id}',
    '/api/admin/news/{id}/publish',
    '/api/admin/settings/admob',
  ])
    assert.ok(document.paths[path], path);
  const ids = Object.values(document.paths).flatMap((p) =>
    Object.values(p as Json).map((o) => (o as Json).operationId),
  );
  assert.equal(new Set(ids).size, ids.length, 'operation ids are unique');
  // What it promises is what comes: the schema of the list against a real answer.
  const token = await running.tokenOf('editor');
  await running.call('/api/news.php', { token, json: { title: 'ఒక వార్త', tags: ['వర్షం'], content: '<p>నేడు</p>' } });
  const { Compile } = await import('typebox/compile');
  for (const [path, answer] of [
    ['/api/v1/news', '/api/v1/news'],
    ['/api/v1/news/{slug}', '/api/v1/news/1'],
    ['/api/v1/config', '/api/v1/config'],
    ['/api/v1/update/latest', '/api/v1/update/latest'],
    ['/api/v1/settings/admob', '/api/v1/settings/admob'],
  ] as const) {
    const { schema } = written(document, document.paths[path].get.responses['200']).content['application/json'];
    const one = schema.anyOf ? schema.anyOf.map((s: Json) => Compile(s)) : [Compile(schema)];
    const { body } = await running.call(answer);
    assert.ok(
      one.some((c: Json) => c.Check(body)),
      `${path}: ${JSON.stringify([...one[0].Errors(body)].slice(0, 3))}`,
    );
  }
});

/** A part of the document with everything that it refers to written out. */
function written(document: Json, node: Json): Json {
  if (Array.isArray(node)) return node.map((one) => written(document, one));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...beside } = node;
  if ($ref === undefined) {
    const all = Object.fromEntries(Object.entries<Json>(node).map(([name, value]) => [name, written(document, value)]));
    return all.allOf?.length > 1 && all.allOf.every(({ properties }: Json) => properties) ? merged(all) : all;
  }
  const [, , kind, name] = $ref.split('/');
  const found = document.components[kind]?.[name];
  assert.ok(found, `nothing is at ${$ref}`);
  return kind === 'headers' || name === 'Problem' ? node : { ...written(document, found), ...beside };
}

/** A schema that extends another with the fields of both. */
function merged({ allOf, ...rest }: Json): Json {
  const properties = Object.assign({}, ...allOf.map((one: Json) => one.properties));
  const isClosed = allOf.some(({ additionalProperties }: Json) => additionalProperties === false);
  const names = new Set(allOf.flatMap(({ required = [] }: Json) => required));
  return {
    type: 'object',
    ...rest,
    ...(isClosed ? { additionalProperties: false } : {}),
    properties,
    ...(names.size ? { required: [...names].sort() } : {}),
  };
}

/** A document without the order of its lists of names, which says nothing. */
const unordered = (node: Json): Json =>
  JSON.parse(
    JSON.stringify(node, (key, value) => {
      if (key === 'example') return undefined;
      return key === 'required' && Array.isArray(value) ? value.toSorted() : value;
    }),
  );

test('the OpenAPI document names every noun once, and says the same as when all is written out', () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const text = JSON.stringify(document);
  // Below 2.3 kB for each of the 440 operations. What grows faster than they do is written out more than once.
  assert.ok(Buffer.byteLength(text) < 1_000_000, `${Buffer.byteLength(text)} bytes`);
  const { schemas } = document.components;
  for (const name of ['NewsItem', 'Category', 'PanchangDay', 'Horoscope', 'Feed', 'Notification', 'Problem'])
    assert.ok(schemas[name], name);
  const shapes = Object.values(schemas).map((schema) => JSON.stringify(schema));
  assert.equal(new Set(shapes).size, shapes.length, 'two names for one noun');
  for (const name of Object.keys(schemas))
    assert.ok(text.includes(`"#/components/schemas/${name}"`), `${name} is unused`);
  const inline: Json = JSON.parse(JSON.stringify(openapiOf(api, 'http://127.0.0.1')));
  for (const [path, operations] of Object.entries<Json>(inline.paths))
    for (const [method, operation] of Object.entries<Json>(operations))
      assert.deepEqual(
        unordered(written(document, document.paths[path][method])),
        unordered(written(inline, operation)),
        `${method} ${path}`,
      );
});

test('what a module says of a name is described wherever it occurs, and an own description wins', () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const { parameters } = written(document, document.paths['/api/v1/news'].get);
  const meaning = (name: string) => parameters.find((one: Json) => one.name === name).description;
  assert.match(meaning('updated_after'), /next_updated_after/, 'of the name');
  assert.equal(meaning('page'), 'From 1', 'its own');
  const { properties } = written(document, document.components.schemas.NewsItem);
  assert.match(properties.translation_group.description, /different languages/);
  const tag = document.tags.find(({ name }: Json) => name === 'Admin: feeds');
  assert.match(tag.description, /feed_url/);
});

/** Everything in a document with the path to it. */
function* nodesOf(node: Json, path: string[] = []): Generator<[path: string[], node: Json]> {
  if (typeof node !== 'object' || node === null) return;
  yield [path, node];
  for (const [key, inner] of Object.entries<Json>(node)) yield* nodesOf(inner, [...path, key]);
}

test('every operation says who may ask and what it is for; old addresses are deprecated', () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const ids = new Set<string>();
  for (const [path, operations] of Object.entries<Json>(document.paths))
    for (const [method, operation] of Object.entries<Json>(operations)) {
      ids.add(operation.operationId);
      const isAdmin = path.startsWith('/api/admin/');
      assert.equal(isAdmin && operation.security?.length === 0, false, `${method} ${path}`);
      assert.notEqual(operation.description, '', `${method} ${path}`);
      assert.equal(operation.deprecated ?? false, path.endsWith('.php'), `${method} ${path}`);
    }
  assert.deepEqual(
    [...api.tags.values()].flatMap(({ operations = {} }) => Object.keys(operations)).filter((id) => !ids.has(id)),
    [],
  );
  assert.deepEqual(document.security, [{ bearer: [] }]);
  assert.deepEqual(document.paths['/api/v1/news'].get.security, []);
  assert.deepEqual(document.paths['/api/news.php'].post.security, undefined);
  assert.match(document.paths['/api/news.php'].get.description, /^Old address of `GET \/api\/v1\/news`\./);
  assert.deepEqual(
    document.tags.map(({ name }: Json) => name),
    [...api.tags.keys()],
    'every tag is described, in the order of the page',
  );
});

test('no schema says nothing, and what is an instant has its format', () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const isSchema = (path: string[]) =>
    /^(schema|items|additionalProperties)$/.test(path.at(-1) as string) || path.at(-2) === 'properties';
  for (const [path, node] of nodesOf(document)) {
    if (!isSchema(path) || path.at(-1) === 'properties') continue;
    const where = path.join('/');
    assert.notEqual(Object.keys(node).filter((key) => key !== 'description').length, 0, where);
    if (path.at(-2) !== 'properties' || !/(?:_at|_until)$/.test(path.at(-1) as string)) continue;
    const full = written(document, node);
    const [one] = full.anyOf ?? [full];
    assert.equal(one.format, 'date-time', where);
  }
});

test('the examples are those of the pages whose examples a test runs', () => {
  assert.deepEqual(examples, examplesOf(), 'node scripts/openapi-examples.ts');
  assert.ok(Object.keys(examples).length > 40);
});

const widgets = new Set(
  `text textarea richtext number switch select multiselect tags url image images date datetime category categories places
  story color password translations group list json`.split(/\s+/),
);

/** Every field that has hints, with those; a field that several forms have is a component. */
function* hintsOf(document: Json, node: unknown = document): Generator<readonly [name: string, field: Json]> {
  if (typeof node !== 'object' || node === null) return;
  const { properties, additionalProperties } = node as Json;
  if (properties && additionalProperties === false)
    for (const [name, field] of Object.entries<Json>(properties)) {
      const shared = field['x-label'] === undefined && field.$ref?.split('/').at(-1);
      yield [name, shared ? document.components.schemas[shared] : field];
    }
  for (const inner of Object.values(node)) yield* hintsOf(document, inner);
}

const root = join(import.meta.dirname, '../..');

test('every field that is sent has a label in every language of the desk, a group and a widget', async () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const fields = [...hintsOf(document)];
  assert.ok(fields.length > 400, `${fields.length}`);
  for (const [name, field] of fields) {
    assert.equal(field['x-label'], `fields.${name}`);
    assert.ok((groups as readonly unknown[]).includes(field['x-group'] ?? 'main'), name);
    assert.ok(widgets.has(field['x-widget'] ?? 'text'), `${name}: ${field['x-widget']}`);
    assert.ok(field['x-group'] !== 'main' && field['x-widget'] !== 'text', `${name}: what is left out is the default`);
  }
  const names = [...new Set(fields.map(([name]) => name))].sort();
  const files = globSync('src/*/labels/en.json', { cwd: root });
  const own = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).fields)).sort();
  assert.deepEqual(own, names, 'each field has its label in one file');
  const shown = modules.flatMap(({ fields: table = {} }) => Object.keys({ ...groupsByName(table), ...table.widgets }));
  assert.deepEqual(new Set(shown).difference(new Set(names)), new Set(), 'fields that no form has');
  for (const lang of deskLanguages) {
    const texts = await labelsIn(lang);
    assert.deepEqual(Object.keys(texts.fields).sort(), names, lang);
    assert.deepEqual(Object.keys(texts.groups).sort(), [...groups].sort(), lang);
    for (const text of [...Object.values(texts.fields), ...Object.values(texts.groups)])
      assert.notEqual(text, '', lang);
  }
  for (const [lang, script] of [
    ['te', /\p{Script=Telugu}/u],
    ['ur', /\p{Script=Arabic}/u],
  ] as const)
    assert.match((await labelsIn(lang)).fields.title as string, script);
});

test('widgets say more than the type where a form needs it', () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const whole = (name: string): Json => written(document, document.components.schemas[name]).properties;
  const hints = (noun: string, field: string) => {
    const one = whole(noun)[field];
    return [one['x-group'] ?? 'main', one['x-widget'] ?? 'text'];
  };
  assert.deepEqual(hints('AdminInput', 'title'), ['main', 'text']);
  assert.deepEqual(hints('AdminInput', 'content'), ['content', 'richtext']);
  assert.deepEqual(hints('AdminInput', 'breaking_until'), ['state', 'datetime']);
  assert.deepEqual(hints('AdminInput', 'place_ids'), ['place', 'places']);
  assert.deepEqual(hints('AdminInput', 'is_featured'), ['state', 'switch']);
  assert.deepEqual(hints('AdminInput', 'content_type'), ['content', 'select']);
  assert.deepEqual(hints('CategoryInput', 'texts'), ['content', 'translations']);
  assert.equal(whole('NewsItem').title['x-label'], undefined, 'answers are no forms');
});

test('successes have examples: answers that the server gave to the examples of the pages', () => {
  const document: Json = JSON.parse(JSON.stringify(apiDocument(api, 'http://127.0.0.1')));
  const shown = { public: 0, admin: 0 };
  const without: string[] = [];
  for (const [path, operations] of Object.entries<Json>(document.paths))
    for (const { operationId, responses } of Object.values<Json>(operations))
      for (const [status, given] of Object.entries<Json>(responses)) {
        const { example, schema } = written(document, given).content?.['application/json'] ?? {};
        if (status >= '300' || schema === undefined) continue;
        if (example === undefined && !/\.php$|^\/api\/admin\//.test(path)) without.push(operationId);
        if (example === undefined) continue;
        assert.ok(Check(schema, example), `${operationId}: the example of ${status} is not as its schema says`);
        if (path.startsWith('/api/admin/')) shown.admin++;
        else shown.public++;
      }
  assert.deepEqual(without, [], 'operations for apps without an example');
  assert.ok(shown.public > 40 && shown.admin > 40, JSON.stringify(shown));
});
