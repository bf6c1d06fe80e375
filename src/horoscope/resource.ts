import { type Static, Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { resource, whereEqual } from '../core/api/resource.ts';
import { Fault } from '../core/error.ts';
import { Day, Lang } from '../model/common.ts';
import { DeskHoroscope, Period, Prediction, predictionInput } from '../model/horoscope.ts';
import { known as knownSettings } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { rangeOf } from './period.ts';
import { numberOf, SignParam } from './sign-param.ts';
import * as store from './store.ts';
import { today } from './today.ts';

const key = {
  sign: SignParam,
  period: Type.Optional(Period),
  date: Type.Optional(Day),
  lang: Type.Optional(Lang),
};

export const HoroscopeInput = Type.Object(
  { ...key, prediction: Prediction, ...predictionInput },
  { additionalProperties: false },
);
export type HoroscopeInput = Static<typeof HoroscopeInput>;

/** Predictions, for the desk. */
export const horoscopeResource = resource<store.StoredHoroscope>({
  name: 'horoscope',
  one: 'prediction',
  table: 'horoscopes',
  input: HoroscopeInput,
  noun: DeskHoroscope,
  filters: { sign: SignParam, period: Period, lang: Lang, date: Day, source: predictionInput.source },
  sorts: ['-start_date', 'sign', 'lang', 'id', 'updated_at'],
  searchColumn: 'search_text',
  access: { read: 'viewer', write: 'editor' },
  topics: (row) => [store.topic, store.topicOf(row.lang)],
  narrow(_app, query, { sign, date, search: _, ...equal }) {
    let q = whereEqual(query, equal);
    if (sign !== undefined) q = q.where('sign', '=', numberOf(sign as string));
    // A day is in the predictions of its week, month and year too.
    if (date !== undefined) q = q.where('start_date', '<=', date as string).where('end_date', '>=', date as string);
    return q;
  },
  toNoun(_app, row) {
    const { is_sample, rev, created_at } = row;
    return { ...store.nounOf(row), is_sample: is_sample === 1, rev, created_at };
  },
  async toRow(c, input, before) {
    const row = columnsOf(c, input as Partial<HoroscopeInput>, before);
    const whole = { ...before, ...row } as store.StoredHoroscope;
    const taken = await store.idOfKey(c.tx, { ...whole, start: whole.start_date });
    if (taken !== undefined && taken !== before?.id)
      throw new Fault('conflict', `Prediction ${taken} is of the same sign, period, date and language.`, {
        errors: ['sign', 'period', 'date', 'lang'].map((field) => ({ field, message: 'is taken' })),
      });
    return row;
  },
});

const line = (text: string | null): string | null => tidyLine(text ?? '') || null;
const text = (value: string | null): string | null => tidyText(value ?? '') || null;

/** Columns that an editor's input sets: texts NFC and trimmed, an empty one null; the day becomes its period. */
export function columnsOf(
  c: Change,
  input: Partial<HoroscopeInput>,
  before: store.StoredHoroscope | null,
): Partial<store.StoredHoroscope> {
  const { sign, period, date, lang, lucky_color, factors, ...said } = input;
  const row: Partial<store.StoredHoroscope> = before ? {} : { ...blank };
  if (sign !== undefined) row.sign = numberOf(sign);
  if (lang !== undefined || !before) row.lang = lang ?? knownSettings(c.app).basic.default_lang;
  if (period !== undefined || date !== undefined || !before) {
    row.period = period ?? before?.period ?? 'daily';
    const { start, end } = rangeOf(row.period, date ?? before?.start_date ?? today(c.app).date);
    Object.assign(row, { start_date: start, end_date: end });
  }
  if (said.prediction !== undefined) row.prediction = tidyText(said.prediction);
  for (const name of ['title', 'lucky_time'] as const) if (said[name] !== undefined) row[name] = line(said[name]);
  for (const name of ['love', 'career', 'health', 'finance'] as const)
    if (said[name] !== undefined) row[name] = text(said[name]);
  for (const name of ['rating', 'lucky_number'] as const) if (said[name] !== undefined) row[name] = said[name];
  if (said.source !== undefined) row.source = said.source;
  if (lucky_color !== undefined) {
    row.lucky_color_name = lucky_color && tidyLine(lucky_color.name);
    row.lucky_color_hex = lucky_color?.hex?.toLowerCase() ?? null;
  }
  if (factors !== undefined)
    row.factors = JSON.stringify(
      factors.map(({ code, name, note }) => ({ code, name: tidyLine(name), note: line(note ?? null) })),
    );
  row.search_text = fold([row.title ?? before?.title, row.prediction ?? before?.prediction].join(' '));
  return row;
}

const blank = {
  title: null,
  love: null,
  career: null,
  health: null,
  finance: null,
  rating: null,
  lucky_number: null,
  lucky_color_name: null,
  lucky_color_hex: null,
  lucky_time: null,
  factors: '[]',
  source: 'editor',
  is_sample: 0,
} satisfies Partial<store.StoredHoroscope>;
