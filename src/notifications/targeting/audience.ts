import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { App } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import type { Tables } from '../../core/db/tables.ts';
import { invalid } from '../../core/error.ts';
import { withMovingPlaces } from '../../places/tree.ts';
import { categoryLines, namedCategory } from '../devices/catalog.ts';
import { meaningKey } from '../devices/meaning.ts';
import { placeIds } from '../devices/place.ts';
import { categoryLabel, placeIdLabel, placeTextLabel } from '../devices/tags.ts';
import type { Preview, Target } from '../model/notification.ts';
import type { StoredBatch } from '../store.ts';
import { kindsByName, kindsWithoutTopics } from '../transports/kinds.ts';
import { storedTarget } from './device-id.ts';
import type { Segment } from './segment.ts';
import { labelled, type NamedLabels, namedInSegment, segmentWhere } from './segment-sql.ts';
import { isTopicSend, targetErrors } from './target.ts';
import { browsersMeant } from './topic-browsers.ts';

type Traits = ExpressionBuilder<Tables, 'device_traits'>;

/** A target and the labels of the places and categories that it names. */
interface Meaning {
  target: Target;
  labels: NamedLabels;
}

/**
 * A place means all below it. Its text too: devices named it before it was a place of the tree. So do those of a category,
 * by any slug that it has or had.
 */
async function meaningOf(db: Db, target: Target): Promise<Meaning> {
  const { type, value } = target;
  const of = (kind: 'place' | 'category'): string[] =>
    type === kind ? [value as string] : type === 'segment' ? namedInSegment(value as Segment, kind) : [];
  const places = new Map<string, string[]>();
  for (const text of of('place'))
    places.set(text, [
      placeTextLabel(text),
      ...(await withMovingPlaces(db, await placeIds(db, text))).map(placeIdLabel),
    ]);
  const slugs = of('category');
  if (slugs.length === 0) return { target, labels: { places, categories: new Map() } };
  const lines = await categoryLines(db);
  const categories = new Map(
    slugs.map((slug) => {
      const { line, keys } = namedCategory(lines, slug);
      return [slug, [meaningKey(slug, line), ...keys].map(categoryLabel)] as const;
    }),
  );
  return { target, labels: { places, categories } };
}

function meant(e: Traits, { target: { type, value }, labels }: Meaning, nowMs: number): Expression<SqlBool> {
  if (type === 'lang') return e('device_traits.lang', '=', value as string);
  if (type === 'category') return labelled(...(labels.categories.get(value as string) as readonly string[]));
  if (type === 'place') return labelled(...(labels.places.get(value as string) as readonly string[]));
  if (type === 'segment') return segmentWhere(e, value as Segment, labels, nowMs);
  if (type === 'device') return e('device_traits.device_id', '=', value as number);
  if (type === 'all') return e.and([]);
  // A push service without topics is sent to one by one, see `browsersMeant`.
  if (type === 'topic' || type === 'condition') return e('device_traits.kind', 'in', kindsWithoutTopics);
  throw new Error(`no devices are found by ${type}`);
}

/** The devices that a target means at this moment, by their traits: those only that want pushes. */
function devicesOf(db: Db, meaning: Meaning, nowMs: number): SelectQueryBuilder<Tables, 'device_traits', object> {
  return db.selectFrom('device_traits').where((e) => meant(e, meaning, nowMs));
}

/** A part of a fan-out: devices by the range of their ids. */
export interface DeviceRange {
  from: number;
  to: number;
  size: number;
}

/** Devices that are read in one query: their ids are a fraction of a megabyte. */
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

const rangeOf = (ids: readonly number[]): DeviceRange => ({
  from: ids[0] as number,
  to: ids.at(-1) as number,
  size: ids.length,
});

async function* rangeOfOne(query: ReturnType<typeof devicesOf>, after: number): AsyncGenerator<DeviceRange> {
  const row = await query.select('device_id as id').where('device_id', '>', after).executeTakeFirst();
  if (row) yield rangeOf([row.id]);
}

/**
 * The devices of a target in ranges of `size`, in the order of their ids. However many there are, the ids of one
 * window are in memory, and all ranges together read the traits once.
 * @param after the last id of a range: goes on behind it
 */
export async function* rangesOf(
  db: Db,
  target: Target,
  size: number,
  nowMs: number,
  after = 0,
): AsyncGenerator<DeviceRange> {
  const meaning = await meaningOf(db, target);
  if (target.type === 'device') return yield* rangeOfOne(devicesOf(db, meaning, nowMs), after);
  let pending: number[] = [];
  for (let from = after; ; ) {
    const to = await windowEnd(db, from);
    if (to === null) break;
    const rows = await devicesOf(db, meaning, nowMs)
      .select('device_traits.device_id as id')
      .where('device_traits.device_id', '>', from)
      .where('device_traits.device_id', '<=', to)
      .orderBy('device_traits.device_id')
      .execute();
    pending = pending.concat(rows.map((r) => r.id));
    let at = 0;
    for (; pending.length - at >= size; at += size) yield rangeOf(pending.slice(at, at + size));
    pending = pending.slice(at);
    from = to;
    await setImmediate(); // SQLite works within our process: requests are answered in between
  }
  if (pending.length) yield rangeOf(pending);
}

/** The devices of one range that the target still means, with all that decides whether they may be sent to now. */
export async function devicesBetween(db: Db, target: Target, from: number, to: number, nowMs: number) {
  const devices = await devicesOf(db, await meaningOf(db, target), nowMs)
    .innerJoin('devices', 'devices.id', 'device_traits.device_id')
    .select([
      'devices.id',
      'devices.kind',
      'devices.value',
      'devices.platform',
      'devices.lang',
      'devices.category_ids',
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
  return isTopicSend(target) ? browsersMeant(db, target, devices) : devices;
}

/** The same of devices with these ids: those that had to wait. At most a thousand ids. */
export function devicesByIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('devices')
    .select([
      'id',
      'kind',
      'value',
      'platform',
      'lang',
      'category_ids',
      'opt_outs',
      'quiet_from',
      'quiet_to',
      'zone',
      'push_enabled',
    ])
    .where('id', 'in', ids.length ? ids : [0])
    .where('push_enabled', '=', 1)
    .orderBy('id')
    .execute();
}

/** Whether any device of a batch has a push service without topics. */
export async function hasBrowser(
  db: Db,
  part: Pick<StoredBatch, 'from_id' | 'to_id' | 'device_ids'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('device_traits')
    .select('device_id')
    .where('kind', 'in', kindsWithoutTopics)
    .where((e) =>
      part.device_ids === null
        ? e.between('device_id', part.from_id ?? 0, part.to_id ?? 0)
        : e('device_id', 'in', JSON.parse(part.device_ids) as number[]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Groups of the devices of a target. PostgreSQL makes them in one go, by several processes; SQLite works within ours, so
 * there they are made a window at a time, each group once per window, and requests are answered in between.
 */
async function* byWindows<G>({ db }: App, target: Target, groups: SelectQueryBuilder<Tables, 'device_traits', G>) {
  if (db.dialect.kind === 'postgres' || target.type === 'device') return yield* await groups.execute();
  for (let from = 0; ; ) {
    const to = await windowEnd(db.read, from);
    if (to === null) return;
    yield* await groups
      .where('device_traits.device_id', '>', from)
      .where('device_traits.device_id', '<=', to)
      .execute();
    from = to;
    await setImmediate();
  }
}

/**
 * How many devices a target means now, by platform and by language. Quiet hours, caps and opt-outs are not looked at.
 * `count` is null for a topic and a condition: only the push service has it.
 * @throws Fault `invalid` naming every bad field
 */
export async function preview(app: App, target: Target): Promise<Preview> {
  const errors = targetErrors(target);
  if (errors.length) throw invalid(errors);
  if (isTopicSend(target)) return { count: null, by_platform: {}, by_lang: {} };
  const by_platform: Record<string, number> = {};
  const by_lang: Record<string, number> = {};
  let count = 0;
  const stored = await storedTarget(app.db.read, target);
  const groups = devicesOf(app.db.read, await meaningOf(app.db.read, stored), app.now())
    .select((e) => ['device_traits.platform', 'device_traits.lang', e.fn.countAll<number>().as('n')])
    .groupBy(['device_traits.platform', 'device_traits.lang']);
  for await (const { platform, lang, n } of byWindows(app, stored, groups)) {
    by_platform[platform] = (by_platform[platform] ?? 0) + n;
    by_lang[lang] = (by_lang[lang] ?? 0) + n;
    count += n;
  }
  return { count, by_platform, by_lang };
}

/**
 * How many devices a target means now, and of each platform the first one by its id. Browsers that are reached by Web
 * Push are a platform of their own, `webpush`: their messages go another way.
 */
export async function oneOfEach(app: App, target: Target): Promise<{ count: number; ids: Map<string, number> }> {
  const groups = devicesOf(app.db.read, await meaningOf(app.db.read, target), app.now())
    .select((e) => [
      'device_traits.platform',
      'device_traits.kind',
      e.fn.countAll<number>().as('n'),
      e.fn.min<number>('device_traits.device_id').as('first'),
    ])
    .groupBy(['device_traits.platform', 'device_traits.kind']);
  const ids = new Map<string, number>();
  let count = 0;
  for await (const { platform, kind, n, first } of byWindows(app, target, groups)) {
    const name = kindsByName[kind].countedAs ?? platform;
    ids.set(name, Math.min(first, ids.get(name) ?? first));
    count += n;
  }
  return { count, ids };
}
