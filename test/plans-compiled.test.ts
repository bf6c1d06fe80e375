// Rest: it runs every statement of the lists over tables that have statistics.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { routes } from '../src/app.ts';
import { addressOf, end, examples, publicReads } from './plans-addresses.ts';
import { compilationsOf } from './plans-compiled.ts';
import { fillAll } from './plans-data.ts';
import { fillWaiting } from './plans-partial-data.ts';
import { listenTo, type RecordedRequest } from './plans-read.ts';
import { onSqlite, type Running, start, test } from './support/helper.ts';

/** A program whose tables have rows of which the database has statistics. */
async function filled(t: TestContext): Promise<Running> {
  const running = await start(t, 'sqlite', { CACHE_MB: '0', WORKERS: '0' });
  running.clock.ms = end;
  const { app } = running.dinam;
  await fillAll(app, end);
  await fillWaiting(app, end);
  await sql`analyze`.execute(app.db.write);
  return running;
}

/** Lists of administrators, with a search and without. */
const adminLists = routes.flatMap((route) => {
  if (route.method !== 'GET' || !/^\/api\/admin\/[^:]+$/.test(route.path) || 'stream' in route) return [];
  const { query } = route as { query?: { properties: Record<string, unknown>; required?: string[] } };
  const asked = Object.keys(query?.properties ?? {});
  const needed = query?.required?.includes('lang') ? '&lang=te' : '';
  const isSearch = query?.required?.includes('search');
  const pages = isSearch
    ? []
    : asked.includes('limit')
      ? ['limit=5', ...(asked.includes('cursor') ? ['limit=5&count=false'] : [])]
      : [''];
  const searches = asked.includes('search') ? [`search=${encodeURIComponent('వార్త वर्षा')}`] : [];
  return [...pages, ...searches].map((text) => `${route.path}?${text}${needed}`);
});

test('the measure sees that SQLite chooses a plan by the values, and that it does not', async (t) => {
  const { app } = (await filled(t)).dinam;
  const compilations = compilationsOf(app);
  t.after(() => compilations.close());
  const list = (mark: string): RecordedRequest => ({
    sql: `select id from news where lang = ${mark} and title like ${mark} order by id limit ${mark}`,
    parameters: ['te', 'వార్త%', 5],
  });
  assert.equal(compilations.count(list('?')), 3);
  assert.equal(compilations.count(list('+?')), 0);
});

onSqlite('SQLite compiles no statement of a list anew when it runs again', async (t) => {
  const running = await filled(t);
  const { app } = running.dinam;
  const token = await running.tokenOf('owner');
  const sides = [listenTo(app), listenTo(app, app.db.write, true)];
  const statements = new Map<string, RecordedRequest & { address: string }>();
  const ask = async (address: string, given: { token?: string }): Promise<number> => {
    const { status } = await running.call(address, given);
    for (const query of sides.flatMap((side) => side.take())) statements.set(query.sql, { ...query, address });
    return status;
  };
  for (const { path } of publicReads())
    for (const example of examples[path] ?? []) await ask(addressOf(path, example), {});
  const ofReaders = statements.size;
  const refused: string[] = [];
  for (const address of adminLists) {
    const status = await ask(address, { token });
    if (status !== 200) refused.push(`${status} ${address}`);
  }
  assert.deepEqual(refused, []);
  assert.ok(
    ofReaders > 100 && statements.size > ofReaders + 100,
    `${ofReaders} and ${statements.size} statements were heard`,
  );
  const compilations = compilationsOf(app);
  t.after(() => compilations.close());
  const anew = [...statements.values()].filter((query) => compilations.count(query) > 0);
  assert.deepEqual(
    anew.map(({ address, sql: text }) => `${address}: ${text}`),
    [],
  );
});
