import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { callsSource } from '../../client/generator/calls.ts';
import { clientDocument } from '../../client/generator/document.ts';
import { nameOf } from '../../client/generator/names.ts';
import { apiOf } from '../../client/generator/operations.ts';
import { clientVersion, packages } from '../../client/generator/packages.ts';
import { camel, pascal } from '../../client/generator/types.ts';

const document = clientDocument();
const { models, operations } = apiOf(document);
const files = packages(document);

/** Apps call these names: one that changes breaks them. */
const names = `
settings: get app admob contacts
status: get
places: list tree search near get
panchang: days day month muhurta findMuhurta festivals holidays next prayerTimes tithiDates transits convert
horoscope: predictions today signs transits compatibility birth
shopping: deals products product featured categories
update: check latest
push: key
notifications: opened
devices: register update remove
news: list changes latest breaking categories trending get related view live report
search: stories suggest
previews: get
polls: list get vote
bookmarks: list add remove
rss: list get
config: get
bundle: get
installation: erase
`;

test('names of calls, for good', () => {
  const groups = Map.groupBy(operations, ({ group }) => group);
  const lines = [...groups].map(([group, some]) => `${group}: ${some.map(({ name }) => name).join(' ')}`);
  assert.equal(`\n${lines.join('\n')}\n`, names);
  const all = operations.map(({ group, name }) => `${group}.${name}`);
  assert.equal(new Set(all).size, all.length);
  for (const name of all) assert.ok(name.length <= 24, `${name} is long`);
});

test('the rule for names', () => {
  const of = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, isList = false) =>
    Object.values(nameOf(method, `/api/v1/${path}`, isList)).join('.');
  assert.equal(of('get', 'letters', true), 'letters.list');
  assert.equal(of('get', 'letters/{id}'), 'letters.get');
  assert.equal(of('get', 'letters/{id}/answers', true), 'letters.answers');
  assert.equal(of('get', 'letters/by-month', true), 'letters.byMonth');
  assert.equal(of('post', 'letters'), 'letters.create');
  assert.equal(of('patch', 'letters/{id}'), 'letters.update');
  assert.equal(of('put', 'installations/{installation_id}/letters/{id}'), 'letters.add');
  assert.equal(of('delete', 'installations/{installation_id}/letters/{id}'), 'letters.remove');
});

test('every call of the public document is there, once', () => {
  const isCall = ([path, method]: readonly [string, string]): boolean =>
    // Feeds and sitemaps are files; the calendar is one that another app subscribes to; the stream has `events`.
    path.startsWith('/api/v1') && !/\.ics$|\/stream$/.test(path) && method !== '';
  const asked = Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [path, method] as const))
    .filter(isCall)
    .map(([path, method]) => `${method} ${path}`);
  const made = operations.filter(({ name }) => name !== 'changes').map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(made.sort(), asked.sort());
});

test('calls.ts in git is that of the document: run `npm run client`', () => {
  const path = join(import.meta.dirname, '../../client/calls.ts');
  assert.equal(readFileSync(path, 'utf8'), callsSource(operations));
});

test('Kotlin, Dart and Swift have every call and every model, and none of the newsroom', () => {
  const languages = {
    kotlin: { folder: 'kotlin/src/main/kotlin/dinam/', end: 'kt', call: 'suspend fun NAME\\(', model: 'data class' },
    dart: { folder: 'dart/lib/src/', end: 'dart', call: '> NAME\\(', model: 'class' },
    swift: { folder: 'swift/Sources/DinamClient/', end: 'swift', call: 'func NAME\\(', model: 'struct' },
  };
  assert.ok(models.length > 100, `${models.length}`);
  for (const [language, { folder, end, call, model }] of Object.entries(languages)) {
    const [M, C] = language === 'dart' ? ['models', 'calls'] : ['Models', 'Calls'];
    const modelSource = files[`${folder}${M}.${end}`] ?? '';
    const calls = files[`${folder}${C}.${end}`] ?? '';
    for (const { name, fields } of models) {
      const [, body] = modelSource.split(new RegExp(`\\b${model} ${name}\\b`));
      assert.ok(body, `${language} has ${name}`);
      for (const { json } of fields) {
        const names = new RegExp(`["']${json}["']|\\b${camel(json)}\\b`);
        assert.match(body.split(new RegExp(`\\b${model} `))[0] as string, names, `${language}: ${json} of ${name}`);
      }
    }
    for (const { group, name, path, method } of operations) {
      const [, body] = calls.split(new RegExp(`(?:class|struct) ${pascal(group)}Calls\\b.*\\{`));
      assert.match(body as string, new RegExp(call.replace('NAME', name)), `${language} has ${group}.${name}`);
      const last = path.split('/').at(-1)?.replace(/\{.*/, '') as string;
      assert.ok(body?.includes(`'${method.toUpperCase()}'`) || body?.includes(`"${method.toUpperCase()}"`), name);
      assert.ok(body?.includes(last), `${language}: ${path}`);
    }
    assert.doesNotMatch(modelSource, /\b(?:class|struct) (?:Admin\w+|User|Webhook|FeedInput)\b/);
  }
});

test('packages are ready to publish, with the version of the server', () => {
  assert.equal(clientVersion('1.4.7'), '1.4.0');
  const { version: server } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const version = clientVersion(server);
  const npm = JSON.parse(files['npm/package.json'] as string);
  assert.deepEqual(
    [npm.name, npm.version, npm.private, npm.dependencies],
    ['dinam-client', version, undefined, undefined],
  );
  assert.match(files['kotlin/build.gradle.kts'] as string, new RegExp(`^version = "${version}"$`, 'm'));
  assert.match(files['dart/pubspec.yaml'] as string, new RegExp(`^version: ${version}$`, 'm'));
  assert.match(files['swift/Package.swift'] as string, new RegExp(`Version ${version}:`));
  for (const name of ['npm', 'kotlin', 'dart', 'swift'])
    assert.match(files[`${name}/LICENSE`] as string, /Apache License/);
});
