import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openApp, schema } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { primaryKey } from '../../src/core/db/table.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { followTree } from '../../src/notifications/devices/retag.ts';
import { log } from '../support/ground.ts';
import { emptyDatabase, type Json, onBoth, password, start } from '../support/helper.ts';
import { exported, imported, linesOf, withDatabase } from '../support/rows.ts';

/**
 * What commit f74042af, the last with the former list of migrations, exports: rows of every table in five languages, and what
 * its API has made of vowels in pieces (अ and ा for आ), of a feed, a phone, planned and breaking stories.
 */
const file = readFileSync(join(import.meta.dirname, '../fixtures/development/f74042af.jsonl.gz'));
const lines = linesOf(gunzipSync(file));
const header: Json = JSON.parse(lines[0] as string);

/** What is otherwise after the import, with the reason. */
const changed: Readonly<Record<string, string>> = {
  'jobs.kind': 'renamed',
  'jobs.unique_key': 'renamed',
  'jobs.ended_key': 'renamed',
  schedules: 'renamed',
  'meta.places_shipped': 'the next start writes names of places anew',
  'news.breaking_until': 'a flag that was over before its story appeared',
  'categories.search_text': 'folded as today',
  'places.search_text': 'folded as today',
  'polls.search_text': 'folded as today',
  'users.username_key': 'folded as today',
};

type Row = Record<string, unknown>;

/** The rows of an export by table and primary key. */
function rowsOf(all: readonly string[]): Map<string, [table: string, row: Row]> {
  return new Map(
    all.slice(1, -1).map((line) => {
      const { table, row } = JSON.parse(line) as { table: string; row: Row };
      return [JSON.stringify([table, ...primaryKey(schema.tables, table).map((column) => row[column])]), [table, row]];
    }),
  );
}

/** The same export with other names of migrations in its header. */
function withNames(migrations: readonly string[]): Buffer {
  const text = [JSON.stringify({ ...header, migrations }), ...lines.slice(1, -1)].map((line) => `${line}\n`).join('');
  const end = { ...JSON.parse(lines.at(-1) as string), sha256: createHash('sha256').update(text).digest('hex') };
  return Buffer.from(`${text}${JSON.stringify(end)}\n`);
}

onBoth('an export of the last development version loses no row and no value', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  await imported(env, file);
  const after = linesOf(await exported(env));
  assert.deepEqual(JSON.parse(after[0] as string).migrations, [...migrationNames].sort());
  const now = rowsOf(after);
  const seen = new Set<string>();
  for (const [key, [table, before]] of rowsOf(lines)) {
    const row = now.get(key)?.[1];
    const place = table === 'meta' ? `meta.${before.key}` : table;
    const lost = row
      ? Object.entries(before).flatMap(([column, value]) => (row[column] === value ? [] : [`${table}.${column}`]))
      : [place];
    for (const name of lost) {
      assert.ok(name in changed, `${name} of ${key}`);
      seen.add(name);
    }
  }
  assert.deepEqual([...seen].sort(), Object.keys(changed).sort(), 'what is listed and occurs no more');

  const of = (table: string) => [...now.values()].flatMap(([name, row]) => (name === table ? [row] : []));
  const queued = of('jobs').filter(({ state }) => state === 'queued');
  assert.deepEqual(queued.map((job) => `${job.kind} ${String(job.unique_key).split('@')[0]}`).sort(), [
    ...['feeds.fulltext feeds.fulltext:6', 'feeds.reindex feeds.reindex'],
    ...['news.due news.due', 'news.due news.due', 'news.due news.due', 'news.reindex news.reindex'],
    ...['push.send push.send:6', 'shopping.reindex shopping.reindex', 'websub.subscribe websub.subscribe:1'],
  ]);
  const former = /^(rss\.|news\.turn|websub\.(ask|take|tend))/;
  for (const { kind: job } of of('jobs')) assert.doesNotMatch(String(job), former);
  for (const { name } of of('schedules')) assert.doesNotMatch(String(name), former);
  assert.equal(of('schedules').length, header.rows.schedules);
  assert.deepEqual(
    of('news').flatMap(({ id, breaking_until }) => (breaking_until === null ? [] : [id])),
    [7, 8],
    'breaking news and what is planned keep their end',
  );
});

onBoth('what a development version had is read, found, followed and signed in to', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  await imported(env, file);
  const running = await start(t, kind, { WORKERS: '0' }, env);
  const { call, dinam } = running;
  running.clock.ms = Math.max(running.clock.ms, Date.now()) + 60_000;
  await dinam.workers.drain();
  await followTree(dinam.app, new AbortController());

  // The name was stored in pieces.
  for (const username of ['आशा', 'अाशा']) {
    const reply = await call('/api/auth/login', { json: { username, password } });
    assert.equal(reply.status, 200, reply.text);
  }
  const token = await running.tokenOf('owner');
  const data = async (path: string): Promise<Json> => {
    const reply = await call(path, { token });
    assert.equal(reply.status, 200, `${path}: ${reply.text}`);
    return reply.body.data;
  };
  const ids = async (path: string, text: string): Promise<number[]> =>
    (await data(`${path}${encodeURIComponent(text)}`)).map((one: Json) => one.id);

  const story = await data('/api/v1/news/6');
  assert.equal(story.title, 'अाज दिल्ली में बारिश');
  assert.equal(story.category.slug, 'barish');
  assert.match(story.content, /<iframe src="https:\/\/www\.youtube\.com\/embed\/abcdefghijk"/);
  for (const tag of ['आम आदमी', 'अाम आदमी']) assert.deepEqual(await ids('/api/v1/news?lang=hi&tag=', tag), [6]);
  assert.equal((await ids('/api/v1/news?lang=hi&search=', 'आज दिल्ली'))[0], 6);
  assert.deepEqual(await ids('/api/v1/news?lang=te&search=', 'వర్షం'), [7, 1]);
  assert.deepEqual(await ids('/api/admin/categories?search=', 'आज का'), [6]);
  assert.deepEqual(await ids('/api/admin/polls?search=', 'आज बारिश'), [6]);
  assert.deepEqual(await ids('/api/v1/news?lang=hi&location=', 'आदर्श नगर'), [6], "a place of the owner's own");
  assert.ok((await ids('/api/v1/places/search?q=', 'వరంగల్')).length > 0, 'places that come with the program');
  assert.equal((await data('/api/admin/news/9')).is_breaking, false);
  const reviewed = await call('/api/admin/news/9/publish', { token, json: {} });
  assert.equal(reviewed.status, 200, reviewed.text);

  const device = (await data('/api/admin/devices?lang=hi')).find((one: Json) => one.id === 6);
  assert.deepEqual([device.categories, device.opt_outs.categories], [['barish'], ['mausam']]);
  const { category_ids } = await dinam.app.db.read
    .selectFrom('devices')
    .select('category_ids')
    .where('id', '=', 6)
    .executeTakeFirstOrThrow();
  assert.equal(category_ids, '{"barish":7,"mausam":6}');

  assert.equal((await data('/api/admin/feeds/6')).title, 'தினச் செய்திகள்');
  assert.deepEqual((await ids('/api/v1/rss?lang=', 'ta')).sort(), [3, 6, 7]);
});

onBoth('a database of a development version is refused, and so are exports of earlier ones', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  await imported(env, file);
  await withDatabase(env, async ({ write }) => {
    await sql`delete from migrations`.execute(write);
    for (const name of header.migrations) await sql`insert into migrations (name) values (${name})`.execute(write);
  });
  const advice =
    /made by (a|another) development version.* `dinam migrate` and `dinam export data\.jsonl\.gz` with commit f74042af, then `dinam import data\.jsonl\.gz`.* new, empty database/;
  await assert.rejects(openApp(readConfig(env), { log }), ({ message }: Error) => {
    assert.match(message, advice);
    assert.ok(!message.includes('\n'), 'one line');
    return true;
  });
  const fresh = await emptyDatabase(t, kind);
  for (const names of [
    header.migrations.filter((name: string) => name !== '064-health-writes'),
    header.migrations.map((name: string) => (name === '064-health-writes' ? '072-step' : name)),
    [...header.migrations, '072-step'],
  ])
    await assert.rejects(imported(fresh, withNames(names)), advice);
});
