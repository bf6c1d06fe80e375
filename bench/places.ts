import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { closeApp, openApp } from '../src/app.ts';
import type { App } from '../src/core/app.ts';
import { readConfig } from '../src/core/config/config.ts';
import { viewCounter } from '../src/news/trending/views.ts';
import { lineOf, placeLabel, placesNow } from '../src/places/tree.ts';
import { type BenchDatabase, copyData, type Place, settleData, withDatabase } from './databases.ts';
import { get } from './load.ts';
import { latency, type Plan, type Result } from './measure.ts';
import type { Client, Running } from './processes.ts';

/** LGD 36 with its districts and mandals, as it comes with Dinam. */
const state = 'telangana';
/** Mandals that are requested, one after the other. */
const requests = 20;
/** Views of each of the newest stories, so that something trends in every mandal. */
const mostViewed = 20_000;
const goalMs = 25;

interface Asked {
  mandals: number[];
  districts: number[];
}

/** Ids of the mandals of the state. */
async function mandalsOf(app: App): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select mandal.id as id from places mandal
    join places district on district.id = mandal.parent_id join places state on state.id = district.parent_id
    where mandal.type = 'mandal' and state.slug = ${state} order by mandal.id`.execute(app.db.read);
  return rows.map(({ id }) => id);
}

/** Gives each story a mandal, in turn, with the labels that follow: its own, of its district and of the state. */
async function placeStories(place: Place): Promise<Asked> {
  const app = await openApp(
    readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn', SAMPLE_CONTENT: 'false', ...place }),
  );
  try {
    const { write } = app.db;
    const mandals = await mandalsOf(app);
    assert.ok(mandals.length > 500, `${mandals.length} mandals`);
    const places = await placesNow(app.db.read, mandals);
    const lines = mandals.flatMap((id, n) => lineOf(places, id).map((one) => ({ n, label: placeLabel(one.id) })));
    const table = app.db.dialect.rowTable(lines, { int: ['n'], text: ['label'] });
    await write.connection().execute(async (connection) => {
      if (app.db.dialect.kind === 'postgres') await sql`set statement_timeout = 0`.execute(connection);
      await sql`insert into news_labels (kind, label, news_id, lang, published_at)
        select 'place', line.label, news.id, news.lang, news.published_at from news
        join ${table} as line on line.n = (news.id * 7919) % ${sql.lit(mandals.length)}`.execute(connection);
    });
    const { rows } = await sql<{ id: number }>`select id from news order by id desc
      limit ${sql.lit(mostViewed)}`.execute(app.db.read);
    for (const { id } of rows)
      for (let n = 0; n < 1 + (id % 5); n++) viewCounter(app).count(id, undefined, `10.0.0.${n}`);
    await viewCounter(app).flush();
    const some = mandals.filter((_, n) => n % Math.floor(mandals.length / requests) === 0).slice(0, requests);
    const districts = some.map((id) => lineOf(places, id).find(({ type }) => type === 'district')?.id ?? id);
    return { mandals: some, districts: [...new Set(districts)] };
  } finally {
    await closeApp(app);
  }
}

async function measured(client: Client, plan: Plan, server: Running, { mandals, districts }: Asked): Promise<Result[]> {
  const results: Result[] = [];
  const read = async (path: string) =>
    (await (await fetch(`http://127.0.0.1:${server.port}${path}`)).json()) as {
      data: unknown[];
      meta: { next_cursor?: string | null };
    };
  const measure = async (name: string, paths: string[]): Promise<void> => {
    for (const path of paths) assert.ok((await read(path)).data.length > 0, `${path} has nothing`);
    const { detail, ...result } = await latency(client, plan, name, {
      server,
      requests: paths.map((path) => get(path)),
    });
    results.push({ ...result, goal: goalMs, dinam: detail.p99 as number, detail });
  };
  const list = (id: number, more = ''): string => `/api/v1/news?lang=te&limit=10&location=${id}${more}`;
  const deep = async (id: number): Promise<string> => list(id, `&cursor=${(await read(list(id))).meta.next_cursor}`);
  await measure(
    'list of a mandal',
    mandals.map((id) => list(id)),
  );
  await measure('second page of a district by cursor', await Promise.all(districts.map(deep)));
  await measure(
    'list of a district',
    districts.map((id) => list(id)),
  );
  await measure(
    'list of a district in a category',
    districts.map((id) => list(id, '&category=weather')),
  );
  await measure('list of the state', [`/api/v1/news?lang=te&limit=10&location=${state}`]);
  const trending = (location: number | string): string => `/api/v1/news/trending?lang=te&location=${location}`;
  await measure('trending in a mandal', mandals.map(trending));
  await measure('trending in a district', districts.map(trending));
  await measure('trending in the state', [trending(state)]);
  return results;
}

/** Lists and trending by place, one request after the other, nothing kept: every story is of a mandal of one state. */
export async function placeLists(
  client: Client,
  plan: Plan,
  folder: string,
  database: BenchDatabase,
): Promise<Result[]> {
  const fill = async (place: Place): Promise<Asked> => {
    await copyData(folder, place);
    const filled = await placeStories(place);
    await settleData(place);
    return filled;
  };
  return withDatabase(database, fill, (server, filled) => measured(client, plan, server, filled), {
    READS_PER_MINUTE: '0',
  });
}

/** A Markdown table. */
export function placesTable(results: readonly Result[]): string {
  const rows = results.map(
    ({ name, detail: { p50 = 0, p99 = 0 } }) => `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
  );
  return ['| ms | p50 | p99 |', '|---|---:|---:|', ...rows].join('\n');
}
