import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db.ts';
import { invalid } from '../core/error.ts';
import type { Tables } from '../core/tables.ts';
import type { Preview, Target } from '../model/notification.ts';
import type { Segment } from './segment.ts';
import { labelled, segmentWhere } from './segment-where.ts';
import { isTopicSend, targetErrors } from './target.ts';

type Traits = ExpressionBuilder<Tables, 'device_traits'>;

function meant(e: Traits, { type, value }: Target, nowMs: number): Expression<SqlBool> {
  if (type === 'lang') return e('device_traits.lang', '=', value as string);
  if (type === 'category' || type === 'place') return labelled(type, value as string);
  if (type === 'segment') return segmentWhere(e, value as Segment, nowMs);
  if (type === 'device')
    return e('device_traits.device_id', '=', (from: Traits) =>
      from
        .selectFrom('devices')
        .select('devices.id')
        .where('installation_id', '=', value as string),
    );
  if (type === 'all') return e.and([]);
  throw new Error(`no devices are found by ${type}`);
}

/** The devices that a target means at this moment, by their traits: those only that want pushes. */
function devicesOf(db: Db, target: Target, nowMs: number): SelectQueryBuilder<Tables, 'device_traits', object> {
  return db.selectFrom('device_traits').where((e) => meant(e, target, nowMs));
}

/** A part of a fan-out: devices by the range of their ids. */
export interface Range {
  from: number;
  to: number;
  size: number;
}

/** Devices that are looked at in one go: their ids are a fraction of a megabyte. */
const window = 20_000;

/** The last id of the next devices after one; null when there are no more. Whatever is meant, it is read in their order. */
async function windowEnd(db: Db, after: number): Promise<number | null> {
  const next = db
    .selectFrom('device_traits')
    .select('device_id as id')
    .where('device_id', '>', after)
    .orderBy('device_id')
    .limit(window);
  const { last } = await db
    .selectFrom(next.as('next'))
    .select((e) => e.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

const rangeOf = (ids: readonly number[]): Range => ({
  from: ids[0] as number,
  to: ids.at(-1) as number,
  size: ids.length,
});

/**
 * The devices of a target in ranges of `size`, in the order of their ids. However many there are, the ids of one
 * window are in memory, and all ranges together read the traits once.
 * @param after the last id of a range: goes on behind it
 */
export async function* rangesOf(db: Db, target: Target, size: number, nowMs: number, after = 0): AsyncGenerator<Range> {
  let held: number[] = [];
  for (let from = after; ; ) {
    const to = await windowEnd(db, from);
    if (to === null) break;
    const rows = await devicesOf(db, target, nowMs)
      .select('device_traits.device_id as id')
      .where('device_traits.device_id', '>', from)
      .where('device_traits.device_id', '<=', to)
      .orderBy('device_traits.device_id')
      .execute();
    held = held.concat(rows.map((r) => r.id));
    let at = 0;
    for (; held.length - at >= size; at += size) yield rangeOf(held.slice(at, at + size));
    held = held.slice(at);
    from = to;
  }
  if (held.length) yield rangeOf(held);
}

/** The devices of one range that the target still means, with all that decides whether they may be sent to now. */
export function devicesBetween(db: Db, target: Target, from: number, to: number, nowMs: number) {
  return devicesOf(db, target, nowMs)
    .innerJoin('devices', 'devices.id', 'device_traits.device_id')
    .select([
      'devices.id',
      'devices.kind',
      'devices.value',
      'devices.lang',
      'devices.opt_outs',
      'devices.quiet_from',
      'devices.quiet_to',
      'devices.zone',
      'devices.push_enabled',
    ])
    .where('device_traits.device_id', '>=', from)
    .where('device_traits.device_id', '<=', to)
    .orderBy('device_traits.device_id')
    .execute();
}

/** The same of devices that are known by their ids: those that had to wait. At most a thousand ids. */
export function devicesByIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('devices')
    .select(['id', 'kind', 'value', 'lang', 'opt_outs', 'quiet_from', 'quiet_to', 'zone', 'push_enabled'])
    .where('id', 'in', ids.length ? ids : [0])
    .where('push_enabled', '=', 1)
    .orderBy('id')
    .execute();
}

/**
 * Devices by platform and language. PostgreSQL counts them in one go, by several processes; SQLite works within ours,
 * so there they are counted a window at a time, and requests are answered in between.
 */
async function* groupsOf({ db, now }: App, target: Target) {
  const groups = devicesOf(db.read, target, now())
    .select((e) => ['device_traits.platform', 'device_traits.lang', e.fn.countAll<number>().as('n')])
    .groupBy(['device_traits.platform', 'device_traits.lang']);
  if (db.dialect.kind === 'postgres') return yield* await groups.execute();
  for (let from = 0; ; ) {
    const to = await windowEnd(db.read, from);
    if (to === null) return;
    yield* await groups
      .where('device_traits.device_id', '>', from)
      .where('device_traits.device_id', '<=', to)
      .execute();
    from = to;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * How many devices a target means now, by platform and by language. Quiet hours, caps and opt-outs are not looked at.
 * `count` is null for a topic and a condition: only the push service knows.
 * @throws Fault `invalid` naming every bad field
 */
export async function preview(app: App, target: Target): Promise<Preview> {
  const errors = targetErrors(target);
  if (errors.length) throw invalid(errors);
  if (isTopicSend(target)) return { count: null, by_platform: {}, by_lang: {} };
  const by_platform: Record<string, number> = {};
  const by_lang: Record<string, number> = {};
  let count = 0;
  for await (const { platform, lang, n } of groupsOf(app, target)) {
    by_platform[platform] = (by_platform[platform] ?? 0) + n;
    by_lang[lang] = (by_lang[lang] ?? 0) + n;
    count += n;
  }
  return { count, by_platform, by_lang };
}
