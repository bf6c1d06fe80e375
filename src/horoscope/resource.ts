import { type Static, Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { columns, group, inputOnly, json, lineOrNull, same, textOrNull, time } from '../core/api/columns.ts';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { Fault, invalidField } from '../core/error.ts';
import { Day, Lang } from '../core/model/common.ts';
import { cachedSettings } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { changedBy } from '../users/people.ts';
import { AdminHoroscope, Period, predictionInput } from './model.ts';
import { middleOf, periodRange } from './period.ts';
import { numberOf, SignParam } from './signs/sign-param.ts';
import * as store from './store.ts';
import { today } from './today.ts';

const key = {
  sign: SignParam,
  period: Type.Optional(Period),
  date: Type.Optional(Day),
  lang: Type.Optional(Lang),
};

export const HoroscopeInput = Type.Object(
  { ...key, ...predictionInput },
  { $id: 'HoroscopeInput', additionalProperties: false },
);
export type HoroscopeInput = Static<typeof HoroscopeInput>;

const horoscopeColumns = columns<store.StoredHoroscope, HoroscopeInput>({
  sign: inputOnly(),
  period: inputOnly(),
  date: inputOnly(),
  lang: inputOnly(),
  prediction: textOrNull(),
  title: lineOrNull(),
  love: textOrNull(),
  career: textOrNull(),
  health: textOrNull(),
  finance: textOrNull(),
  do: textOrNull(),
  avoid: textOrNull(),
  rating: same<number | null>(null),
  lucky_number: same<number | null>(null),
  lucky_color: group({
    name: ['lucky_color_name', lineOrNull()],
    hex: [
      'lucky_color_hex',
      { ...same<string | null>(null), write: (hex: string | null) => hex?.toLowerCase() ?? null },
    ],
  }),
  lucky_time: lineOrNull(),
  factors: json<NonNullable<HoroscopeInput['factors']>>([], (factors) =>
    factors.map(({ code, name, note }) => ({ code, name: tidyLine(name), note: tidyLine(note ?? '') || null })),
  ),
  source: same('editor'),
  publish_at: time(),
});

/** Predictions, for administrators. */
export const horoscopeResource = resource<store.StoredHoroscope>({
  name: 'horoscope',
  one: 'prediction',
  table: 'horoscopes',
  input: HoroscopeInput,
  noun: AdminHoroscope,
  includes: { people: changedBy('horoscope') },
  filters: {
    sign: SignParam,
    period: Period,
    lang: Lang,
    date: Day,
    from: Day,
    to: Day,
    source: predictionInput.source,
  },
  sorts: ['-start_date', 'sign', 'period', 'lang', 'source', 'rating', 'id', 'created_at', 'updated_at'],
  nullable: ['rating'],
  searchColumn: 'search_text',
  access: { read: 'horoscope.read', write: 'horoscope.write' },
  topics: (row) => [store.topic, store.horoscopeTopic(row.lang)],
  narrow(_app, query, { sign, date, from, to, search: _, ...equal }) {
    let q = whereEqual(query, equal);
    if (sign !== undefined) q = q.where('sign', '=', numberOf(sign as string));
    // A day is in the predictions of its week, month and year too.
    if (date !== undefined) q = q.where('start_date', '<=', date as string).where('end_date', '>=', date as string);
    if (from !== undefined) q = q.where('start_date', '>=', from as string);
    if (to !== undefined) q = q.where('start_date', '<=', to as string);
    return q;
  },
  toNoun(_app, row) {
    const { publish_at, is_sample, rev, created_at } = row;
    return { ...store.storedOf(row), publish_at, is_sample: is_sample === 1, rev, created_at };
  },
  async toRow(c, input, before) {
    const row = predictionColumns(c, input as Partial<HoroscopeInput>, before);
    const whole = { ...before, ...row } as store.StoredHoroscope;
    if (store.saidIn(whole).length === 0)
      throw invalidField('prediction', 'is required where nothing else is said', 'required');
    const holder = await store.idOfKey(c.tx, { ...whole, start: whole.start_date });
    if (holder !== undefined && holder !== before?.id)
      throw new Fault('conflict', `Prediction ${holder} is of the same sign, period, date and language.`, {
        errors: ['sign', 'period', 'date', 'lang'].map((field) => ({ field, message: 'is taken', code: 'taken' })),
      });
    return row;
  },
});

/** Columns that an editor's input sets: texts NFC and trimmed, an empty one null; the day becomes its period. */
export function predictionColumns(
  c: Change,
  input: Partial<HoroscopeInput>,
  before: store.StoredHoroscope | null,
): Partial<store.StoredHoroscope> {
  const { sign, period, date, lang } = input;
  const row: Partial<store.StoredHoroscope> = {
    ...(before ? {} : { ...horoscopeColumns.blank, is_sample: 0 }),
    ...horoscopeColumns.write(input),
  };
  if (sign !== undefined) row.sign = numberOf(sign);
  if (lang !== undefined || !before) row.lang = lang ?? cachedSettings(c.app).basic.default_lang;
  if (period !== undefined || date !== undefined || lang !== undefined || !before) {
    row.period = period ?? before?.period ?? 'daily';
    const { start, end } = periodRange(
      row.period,
      date ?? dayOf(before, row) ?? today(c.app).date,
      row.lang ?? (before?.lang as string),
    );
    Object.assign(row, { start_date: start, end_date: end });
  }
  // A withdrawn text is null in the row.
  const title = 'title' in row ? row.title : before?.title;
  const prediction = 'prediction' in row ? row.prediction : before?.prediction;
  row.search_text = fold([title, prediction].join(' '));
  return row;
}

/** The day of a prediction whose period changes, or its language: years of two languages overlap, most from the middle on. */
function dayOf(before: store.StoredHoroscope | null, row: Partial<store.StoredHoroscope>): string | undefined {
  if (!before || row.period !== 'yearly' || before.period !== 'yearly') return before?.start_date;
  return middleOf({ start: before.start_date, end: before.end_date });
}
