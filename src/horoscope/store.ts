import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import type { Lang } from '../core/model/common.ts';
import type { AdminHoroscope, Horoscope, Period } from './model.ts';
import { signView } from './signs/signs.ts';
import type { HoroscopeRow } from './tables.ts';

export type StoredHoroscope = Stored<HoroscopeRow>;

/** The unique key of a prediction; `start` is the first day of its period. */
interface Key {
  sign: number;
  period: Period;
  start: string;
  lang: string;
}

export const topic = 'horoscope';
export const horoscopeTopic = (lang: string): string => `horoscope:${lang}`;

/**
 * The predictions of a period in a language that readers get at the instant `now` (ms), by sign; at most twelve. `next` is
 * the first instant at which there will be more of them.
 */
export async function predictions(
  { db, now }: { db: Db; now: number },
  { period, start, lang, sign }: Omit<Key, 'sign'> & { sign?: number | undefined },
): Promise<{ rows: StoredHoroscope[]; next: number }> {
  let q = db
    .selectFrom('horoscopes')
    .selectAll()
    .where('lang', '=', lang)
    .where('period', '=', period)
    .where('start_date', '=', start);
  if (sign !== undefined) q = q.where('sign', '=', sign);
  const all = await q.orderBy('sign').execute();
  const held = all.filter((row) => publicFrom(row) > now);
  return { rows: all.filter((row) => !held.includes(row)), next: Math.min(...held.map(publicFrom)) };
}

/** The instant (ms) from which readers get a prediction. */
export const publicFrom = ({ publish_at }: StoredHoroscope): number =>
  publish_at === null ? Number.NEGATIVE_INFINITY : Date.parse(publish_at);

export function byId(db: Db, id: number): Promise<StoredHoroscope | undefined> {
  return db.selectFrom('horoscopes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the prediction with this key, if there is one. */
export async function idOfKey(db: Db, { sign, period, start, lang }: Key): Promise<number | undefined> {
  const row = await db
    .selectFrom('horoscopes')
    .select('id')
    .where('lang', '=', lang)
    .where('period', '=', period)
    .where('start_date', '=', start)
    .where('sign', '=', sign)
    .executeTakeFirst();
  return row?.id;
}

/** Fields of a prediction in which something may be said. */
const fields = [
  ...['title', 'prediction', 'love', 'career', 'health', 'finance', 'do', 'avoid'],
  ...['rating', 'lucky_number', 'lucky_color', 'lucky_time', 'factors'],
] as const satisfies (keyof Horoscope)[];

/** The fields in which a row says something. */
export function saidIn(row: StoredHoroscope): string[] {
  const { lucky_color_name: lucky_color, factors, ...rest } = row;
  const all: Record<string, unknown> = { ...rest, lucky_color, factors: factors === '[]' ? null : factors };
  return fields.filter((name) => all[name] !== null);
}

/** A row as editors wrote it. */
export function storedOf(
  row: StoredHoroscope,
): Omit<AdminHoroscope, 'publish_at' | 'is_sample' | 'rev' | 'created_at'> {
  const lang = row.lang as Lang;
  const { title, prediction, love, career, health, finance, rating, lucky_number, lucky_time } = row;
  return {
    id: row.id,
    sign: signView(row.sign, lang),
    period: row.period,
    date: row.start_date,
    range: { start: row.start_date, end: row.end_date },
    lang,
    title,
    prediction,
    love,
    career,
    health,
    finance,
    do: row.do,
    avoid: row.avoid,
    rating,
    lucky_number,
    lucky_color: row.lucky_color_name === null ? null : { name: row.lucky_color_name, hex: row.lucky_color_hex },
    lucky_time,
    factors: JSON.parse(row.factors) as AdminHoroscope['factors'],
    source: row.source,
    updated_at: row.updated_at,
  };
}

/** The placeholder of a sign without a prediction: sign and day, all texts null. */
export function unwritten(sign: number, lang: Lang, day: string): Horoscope {
  return {
    id: null,
    sign: signView(sign, lang),
    period: 'daily',
    date: day,
    range: { start: day, end: day },
    lang,
    title: null,
    prediction: null,
    love: null,
    career: null,
    health: null,
    finance: null,
    do: null,
    avoid: null,
    rating: null,
    lucky_number: null,
    lucky_color: null,
    lucky_time: null,
    factors: [],
    source: null,
    basis: null,
    disclaimer: null,
    updated_at: null,
    overridden: [],
  };
}
