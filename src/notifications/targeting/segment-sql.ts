import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
import type { Tables } from '../../core/db/tables.ts';
import { appVersionNumbers } from '../../text/version/app-version.ts';
import { labelPattern } from '../devices/tags.ts';
import type { Segment } from './segment.ts';

type Traits = ExpressionBuilder<Tables, 'device_traits'>;

/** Devices with one of these labels. */
export const labelled = (...labels: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    labels.map((label) => sql`device_traits.labels like ${labelPattern(label)} escape '\\'`),
    sql` or `,
  )})`;

/** The labels of the places and the categories that a target names, by the text that it names them by. */
export interface NamedLabels {
  places: ReadonlyMap<string, readonly string[]>;
  categories: ReadonlyMap<string, readonly string[]>;
}

/** Numbers in pairs compare like versions; both databases know rows of values. An unknown version is -1. */
const version = (sign: '>=' | '<=', text: string) => {
  const [high, low] = appVersionNumbers(text) as [number, number];
  return sql<SqlBool>`(device_traits.version_high >= 0 and (device_traits.version_high, device_traits.version_low)
    ${sql.raw(sign)} (${high}, ${low}))`;
};

/** Devices that were chosen for a notification, which an index has; else those that want reminders of a kind. */
function reminded(e: Traits, kind: string | undefined, notification: number | undefined): Expression<SqlBool> {
  const rows = e.selectFrom('device_reminders').select('device_reminders.device_id');
  if (notification !== undefined)
    return e('device_traits.device_id', 'in', rows.where('notification_id', '=', notification));
  const wanting = rows.where('kinds', 'like', labelPattern(kind ?? ''));
  return e.exists(wanting.whereRef('device_reminders.device_id', '=', 'device_traits.device_id'));
}

const dayMs = 86_400_000;

/**
 * A segment as a condition over the traits of devices. No term of it is ever null, so `not` is the rest.
 * @param labels of all places and categories that it names
 * @param nowMs what `last_seen_days` counts from
 */
export function segmentWhere(e: Traits, segment: Segment, labels: NamedLabels, nowMs: number): Expression<SqlBool> {
  const { platform, lang, kind, app_version, last_seen_days, place, category, reminder, notification } = segment;
  const { any, all, not } = segment;
  const terms: Expression<SqlBool>[] = [];
  if (platform !== undefined) terms.push(e('device_traits.platform', '=', platform as 'android'));
  if (lang !== undefined) terms.push(e('device_traits.lang', '=', lang));
  if (kind !== undefined) terms.push(e('device_traits.kind', '=', kind as 'token'));
  if (app_version?.min !== undefined) terms.push(version('>=', app_version.min));
  if (app_version?.max !== undefined) terms.push(version('<=', app_version.max));
  if (last_seen_days !== undefined)
    terms.push(e('device_traits.seen_on', '>=', isoTime(nowMs - last_seen_days * dayMs).slice(0, 10)));
  if (place !== undefined) terms.push(labelled(...(labels.places.get(place) as readonly string[])));
  if (category !== undefined) terms.push(labelled(...(labels.categories.get(category) as readonly string[])));
  if (reminder !== undefined || notification !== undefined) terms.push(reminded(e, reminder, notification));
  if (any) terms.push(e.or(any.map((s) => segmentWhere(e, s, labels, nowMs))));
  if (all) terms.push(e.and(all.map((s) => segmentWhere(e, s, labels, nowMs))));
  if (not) terms.push(e.not(segmentWhere(e, not, labels, nowMs)));
  return e.and(terms);
}

/** The places or the categories that a segment names, as it names them. */
export function namedInSegment(segment: Segment, kind: 'place' | 'category'): string[] {
  const { any = [], all = [], not, [kind]: own } = segment;
  const parts = [...any, ...all, ...(not ? [not] : [])];
  return [...(own === undefined ? [] : [own]), ...parts.flatMap((part) => namedInSegment(part, kind))];
}
