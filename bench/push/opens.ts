import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeApp, openApp } from '../../src/app.ts';
import type { App } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { backlogOf } from '../../src/notifications/backlog.ts';
import { opened, opensOf } from '../../src/notifications/opens/record.ts';

/**
 * What a burst of opens costs beside an insert of the same rows by itself, and what a look at the metrics costs:
 * `node bench/push/opens.ts [devices] [opens]`. On PostgreSQL with DATABASE_URL, which has to be an empty database, else on
 * SQLite in a folder of its own.
 */
const devices = Number(process.argv[2] ?? 1_000_000);
const opens = Number(process.argv[3] ?? 10_000);
const rounds = 5;
const part = 50_000;
/** Batches of notifications of before, all through, and of one that is due. */
const batches = { done: 200_000, due: 2_000 };

const folder = mkdtempSync(join(tmpdir(), 'dinam-bench-'));
const url = process.env.DATABASE_URL;
const app = await openApp(
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    REQUEST_TIMEOUT_MS: '600000',
    ...(url ? { DATABASE_URL: url } : {}),
  }),
);

const series = (from: number, to: number) =>
  sql`(with recursive s(n) as (select cast(${from} as bigint) union all
    select n + 1 from s where n + 1 < ${to}) select n from s) as series`;

async function fill({ db }: App): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < devices; at += part)
    await sql`insert into devices (installation_id, kind, value, value_hash, platform, lang, categories, last_seen_at,
        rev, created_at, updated_at)
      select 'installation-' || n, 'token', ${'x'.repeat(140)} || n, 'hash-' || n,
        case when n % 10 < 8 then 'android' else 'ios' end, case n % 5 when 0 then 'hi' when 1 then 'ta' else 'te' end,
        '[]', cast(${now} as text), 1, cast(${now} as text), cast(${now} as text)
      from ${series(at, Math.min(devices, at + part))}`.execute(db.write);
  const due = new Date(Date.now() - 60_000).toISOString();
  await sql`insert into notifications (title, body, type, target_type, target_value, data, priority, spread_seconds, status,
      sent, failed, failed_by_code, removed, opened, batches, batches_done, search_text, rev, created_at, updated_at)
    select 'వార్త', '', 'news', 'all', 'null', '{}', 'high', 0, 'sending', 0, 0, '{}', 0, 0, 1, 0, '', 1,
      cast(${now} as text), cast(${now} as text) from ${series(0, rounds + 1)}`.execute(db.write);
  const { id } = await db.write.selectFrom('notifications').select('id').orderBy('id').executeTakeFirstOrThrow();
  for (const [status, first, last] of [
    ['done', 0, batches.done],
    ['pending', batches.done, batches.done + batches.due],
  ] as const)
    await sql`insert into notification_batches (notification_id, batch, from_id, to_id, due_at, status, targets, sent,
        failed, failed_by_code, removed)
      select cast(${id} as bigint), n, n * 500, n * 500 + 499, cast(${due} as text), cast(${status} as text), 500, 0, 0,
        '{}', 0 from ${series(first, last)}`.execute(db.write);
  await sql`analyze`.execute(db.write);
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
const summary = (values: number[]): string =>
  `${median(values).toFixed(0)} ms (least ${Math.min(...values).toFixed(0)})`;

/** Of all devices some, as they come: in no order. */
const some = Array.from({ length: opens }, (_, n) => (n * 7_919) % devices);

/** By how much the event loop was late at most: for so long nobody is answered. */
function lateness(): { end(): number } {
  let [last, worst] = [performance.now(), 0];
  const look = (): void => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 1);
  return {
    end() {
      look();
      clearInterval(timer);
      return worst;
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

try {
  await fill(app);
  const { write } = app.db;
  const ids = await write.selectFrom('notifications').select('id').orderBy('id').execute();
  const [inMemory, written, bare, latest]: number[][] = [[], [], [], []];
  for (const { id } of ids.slice(1)) {
    inMemory?.push(
      await timed(async () => {
        for (const [at, n] of some.entries())
          await opened(app, id, `installation-${n}`, `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
      }),
    );
    const loop = lateness();
    written?.push(await timed(() => opensOf(app).flush()));
    latest?.push(loop.end());
    const rows = some.map((n) => ({ notification_id: id, device_id: n + 1 }));
    await write.deleteFrom('notification_opens').execute();
    bare?.push(
      await timed(async () => {
        for (let at = 0; at < rows.length; at += 500)
          await write
            .insertInto('notification_opens')
            .values(rows.slice(at, at + 500))
            .execute();
      }),
    );
    await write.deleteFrom('notification_opens').execute();
  }
  const counted = await write
    .selectFrom('notifications')
    .select('opened')
    .where('id', '=', ids[1]?.id ?? 0)
    .execute();
  const ratio = (median(written as number[]) / median(bare as number[])).toFixed(2);
  console.log(`${opens} opens, of ${devices} devices (${counted[0]?.opened} counted)`);
  console.log(`  counted in memory: ${summary(inMemory as number[])}`);
  console.log(
    `  written: ${summary(written as number[])}, ${ratio} times the bare rows; loop late by ${summary(latest as number[])}`,
  );
  console.log(`  the bare rows: ${summary(bare as number[])}`);
  const withTopics = { ...app, config: { ...app.config, fcmCredentials: 'some' } };
  const looks: number[] = [];
  let backlog = {};
  for (let n = 0; n < 9; n++)
    looks.push(
      await timed(async () => {
        backlog = await backlogOf(withTopics);
      }),
    );
  console.log(`a look at the backlog: ${summary(looks)} ${JSON.stringify(backlog)}`);
} finally {
  await closeApp(app);
  rmSync(folder, { recursive: true, force: true });
}
