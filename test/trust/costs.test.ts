// Rest: it measures the cost of every public address.
// Alone: it measures the CPU time of its process.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { parseFields, splitUrl } from '../../src/core/api/query-string.ts';
import { type Effort, effortOf, isScan, type Read } from '../../src/core/api/read.ts';
import { parseQuery } from '../../src/core/api/validate.ts';
import type { App } from '../../src/core/app.ts';
import { start } from '../support/helper.ts';
import { readingMs } from '../support/main-thread.ts';
import { operations } from './document.ts';
import { Known } from './inputs.ts';
import { Dice } from './random.ts';
import { requestOf } from './requests.ts';
import { sender } from './wire.ts';

/**
 * CPU time, threads included, that one request of a stranger may take when nothing of its answer is in memory, in megabytes
 * of JSON read: three times what the dearest takes, and far below what an address takes that does work without a bound.
 */
const mostCost = 30;
/** The collector, the compiler, or a table that is made once may fall into one of the tries, not into all. */
const tries = 6;
const mostBytes = 2_000_000;

/**
 * The dearest that were found, and what each has to be counted as, so that it waits for its turn and is computed off the
 * main thread. `N` differs from call to call, so that nothing is in memory.
 */
const dear: [path: string, effort: Effort][] = [
  ['/api/v1/panchang?from=2026-01-01&to=2026-03-02&include=all&lat=1N.5&lon=78.5&tz=Asia/Kolkata', 'almanac'],
  ['/api/v1/panchang/month?month=2026-03&lat=1N.5&lon=78.5&tz=Asia/Kolkata', 'almanac'],
  ['/api/v1/panchang/festivals?year=203N&lat=17.5&lon=78.5&tz=Asia/Kolkata', 'almanac'],
  ['/api/v1/panchang/calendar.ics?year=203N&lat=17.5&lon=78.5&tz=Asia/Kolkata', 'almanac'],
  ['/api/v1/panchang/holidays?year=203N&lat=17.5&lon=78.5&tz=Asia/Kolkata', 'almanac'],
  ['/api/v1/panchang/muhurta/find?for=marriage&from=2031-01-01&to=2031-12-31&lat=1N.5&lon=78.5', 'almanac'],
  ['/api/v1/panchang/transits?year=203N&lat=17.5&lon=78.5&tz=Asia/Kolkata', 'almanac'],
  ['/api/v1/news?fallback=true&lang=ur', 'heavy'],
  ['/api/v1/news?sort=-views', 'heavy'],
  ['/api/v1/news?limit=9N', 'heavy'],
  ['/api/v1/news?page=10N', 'heavy'],
  ['/api/v1/news?fallback=true&sort=-views&limit=9N', 'heavy'],
  ['/api/v1/news?page=10N&limit=80', 'heavy'],
  ['/api/v1/bundle?lat=1N.5&lon=78.5', 'heavy'],
  ['/api/v1/search?q=%E0%B0%B5%E0%B0%B0%E0%B1%8D%E0%B0%B7%E0%B0%BEN&limit=100', 'search'],
  ['/api/v1/search/suggest?q=vN&lang=ur', 'search'],
  ['/feeds/te.rss?limit=5N', 'heavy'],
];

/** The read behind an address, and its query as the cache knows it. */
function readOf(app: App, url: string): { read: Read; query: Record<string, unknown> } {
  const [path, text] = splitUrl(url);
  for (const route of routes) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map((m) => m[1] as string);
    const at = new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (!at || !('reads' in route) || route.method !== 'GET') continue;
    const params = Object.fromEntries(names.map((name, i) => [name, at[i + 1] as string]));
    const fields = { ...parseFields(text), ...params };
    const read = route.choose?.(fields) ?? (route.reads[0] as Read);
    return { read, query: read.normalise(app, parseQuery(read.query, fields) as never) };
  }
  throw new Error(`nothing is read at ${path}`);
}

test('what is dear waits for its turn, and is computed off the main thread', async (t) => {
  const { app } = (await start(t, 'sqlite', { WORKERS: '0' })).dinam;
  for (const [path, effort] of dear) {
    const { read, query } = readOf(app, path.replace('N', '1'));
    assert.equal(effortOf(read, query), effort, path);
    // The almanac has a thread of its own; the queries of all others run in those of the database.
    assert.equal(isScan(read, query), effort !== 'almanac', path);
  }
});

test('no public address costs much, however cold its answer', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'true' });
  const send = sender(t, running.url);
  const dice = new Dice(6);
  const open = operations.filter((o) => o.method === 'GET' && !o.security?.length);
  assert.ok(open.length > 60, `${open.length}`);
  const known = new Known();
  const table = open.map((operation): [string, () => string] => [
    operation.path,
    () => requestOf(operation, dice, known).path,
  ]);
  for (const [path] of dear) {
    let n = 0;
    table.push([path, () => path.replace('N', String(++n))]);
  }
  const tooMuch: string[] = [];
  let worst = ['', 0] as [string, number];
  for (const [name, pathOf] of table) {
    const costs: number[] = [];
    while (costs.length < tries && !costs.some((cost) => cost < mostCost)) {
      const path = pathOf();
      const from = `10.9.${dice.int(0, 255)}.${dice.int(1, 254)}`;
      const unit = readingMs(costs.length > 0);
      const before = process.cpuUsage();
      const { status, text } = await send({ method: 'GET', path, headers: { 'x-forwarded-for': from } });
      const { user, system } = process.cpuUsage(before);
      const cost = (user + system) / 1_000 / unit;
      costs.push(cost);
      if (cost > worst[1] && cost < mostCost) worst = [path, cost];
      assert.ok(status < 500, `${path}: ${status}`);
      if (text.length > mostBytes) tooMuch.push(`${path}: ${text.length} bytes`);
    }
    if (costs.every((cost) => cost >= mostCost)) tooMuch.push(`${name}: ${costs.map((cost) => cost.toFixed(1))}`);
  }
  t.diagnostic(`dearest: ${worst[1].toFixed(1)}, ${worst[0]}`);
  assert.deepEqual(tooMuch, []);
});
