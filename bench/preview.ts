import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeGround, openGround } from '../src/app.ts';
import type { App } from '../src/core/app.ts';
import { readConfig } from '../src/core/config.ts';
import type { Target } from '../src/model/notification.ts';
import { preview, rangesOf } from '../src/notifications/target-devices.ts';

/**
 * How long the preview of a target takes, and the ranges of its fan-out: `node bench/preview.ts [devices]`. On
 * PostgreSQL with DATABASE_URL, which has to be an empty database, else on SQLite in a folder of its own.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const runs = 7;
const part = 50_000;

const folder = mkdtempSync(join(tmpdir(), 'dinam-bench-'));
const url = process.env.DATABASE_URL;
const app = await openGround(
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    REQUEST_TIMEOUT_MS: '600000',
    ...(url ? { DATABASE_URL: url } : {}),
  }),
);

/** Phones of which most are Android and Telugu, of seven versions and 270 days, with a place and two of five categories. */
async function fill({ db }: App): Promise<void> {
  const now = new Date().toISOString();
  const known = await db.write.selectFrom('devices').select('id').limit(1).execute();
  if (known.length) return;
  for (let at = 0; at < count; at += part) {
    const series = sql`(with recursive s(n) as (select cast(${at} as bigint) union all
      select n + 1 from s where n + 1 < ${Math.min(count, at + part)}) select n from s) as series`;
    await sql`insert into devices (installation_id, kind, value, value_hash, platform, lang, categories, last_seen_at,
        rev, created_at, updated_at)
      select 'installation-' || n, 'token', ${'x'.repeat(140)} || n, 'hash-' || n,
        case when n % 10 < 8 then 'android' when n % 10 = 8 then 'ios' else 'web' end,
        case n * 7 % 11 when 0 then 'hi' when 1 then 'hi' when 2 then 'ta' when 3 then 'kn' when 4 then 'ur' else 'te' end,
        '[]', cast(${now} as text), 1, cast(${now} as text), cast(${now} as text) from ${series}`.execute(db.write);
  }
  const names = ['business', 'cinema', 'politics', 'sports', 'weather'];
  const name = (n: string) => sql.raw(`case ${n} ${names.map((l, k) => `when ${k} then '${l}'`).join(' ')} end`);
  await sql`insert into device_traits (device_id, platform, lang, kind, seen_on, version_high, version_low, labels)
    select id, platform, lang, kind, '2026-' || (10 + id * 13 % 3) || '-' || (10 + id * 17 % 19), 2000000 + id * 31 % 7,
      id * 17 % 5 * 1000000,
      ${'\nc:'} || ${name('id * 7 % 5')} || ${'\nc:'} || ${name('id * 3 % 5')} || ${'\np:place '} || (id * 7919 % 700) || ${'\n'}
    from devices order by id`.execute(db.write);
  await sql`analyze`.execute(db.write);
}

const targets: Record<string, Target> = {
  all: { type: 'all' },
  lang: { type: 'lang', value: 'te' },
  category: { type: 'category', value: 'sports' },
  place: { type: 'place', value: 'place 7' },
  'segment: platform, version, last seen': {
    type: 'segment',
    value: { platform: 'android', app_version: { min: '2.3' }, last_seen_days: 30 },
  },
  'segment: language and category': { type: 'segment', value: { lang: 'te', category: 'sports' } },
  'segment: category or place, not a language': {
    type: 'segment',
    value: { any: [{ category: 'sports' }, { place: 'place 7' }], not: { lang: 'hi' } },
  },
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

try {
  await fill(app);
  for (const [name, target] of Object.entries(targets)) {
    const times: number[] = [];
    let found = 0;
    for (let i = 0; i < runs; i++) {
      const start = performance.now();
      found = (await preview(app, target)).count ?? 0;
      times.push(performance.now() - start);
    }
    const start = performance.now();
    let ranges = 0;
    for await (const { size } of rangesOf(app.db.write, target, 500, app.now())) ranges += size > 0 ? 1 : 0;
    const [least, middle] = [Math.min(...times), median(times)].map((ms) => ms.toFixed(0));
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const heap = Math.round(process.memoryUsage().rss / 1_048_576);
    console.log(
      `${name}: ${found} devices, preview ${middle} ms (least ${least}), ${ranges} ranges in ${seconds} s, ${heap} MB`,
    );
  }
} finally {
  await closeGround(app);
  rmSync(folder, { recursive: true, force: true });
}
