import type { App } from '../core/app.ts';
import { invalidField } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { addDays } from '../panchang/zone.ts';
import type { HoroscopeCoverage, Period } from './model.ts';
import { type PeriodRange, periodRange } from './period.ts';
import { signNumbers } from './signs/signs.ts';

/** Periods of a language that one answer looks at. */
const mostPeriods = 31;

/** The periods of a language that begin with the one of `from` and end with the one of `to`. @throws Fault `invalid` */
function periodsOf(period: Period, from: string, to: string, lang: string): PeriodRange[] {
  if (to < from) throw invalidField('to', 'must not be before from');
  const all: PeriodRange[] = [];
  for (let day = from; ; ) {
    const range = periodRange(period, day, lang);
    if (all.length === mostPeriods) throw invalidField('to', `is too late: an answer has ${mostPeriods} periods`);
    all.push(range);
    if (range.end >= to) return all;
    day = addDays(range.end, 1);
  }
}

/**
 * What editors have written of the periods from one day to another, by language and period: for which signs they wrote the
 * text, for which a part of the fields, and for which nothing, so that readers get what is computed, or nothing where that is
 * switched off.
 * @throws Fault `invalid` for days out of order, or more than 31 periods
 */
export async function coverageOf(
  app: App,
  { period, from, to, langs }: { period: Period; from: string; to: string; langs: readonly Lang[] },
): Promise<HoroscopeCoverage[]> {
  const periods = langs.map((lang) => ({ lang, ranges: periodsOf(period, from, to, lang) }));
  const starts = periods.flatMap(({ ranges }) => ranges.map(({ start }) => start)).sort();
  const rows = await app.db.read
    .selectFrom('horoscopes')
    .select(['sign', 'lang', 'start_date', 'prediction'])
    .where('period', '=', period)
    .where('lang', 'in', langs)
    .where('start_date', '>=', starts[0] as string)
    .where('start_date', '<=', starts.at(-1) as string)
    .where('source', '=', 'editor')
    .execute();
  const keyOf = (lang: string, start: string): string => `${lang} ${start}`;
  const written = Map.groupBy(rows, (row) => keyOf(row.lang, row.start_date));
  return periods.flatMap(({ lang, ranges }) =>
    ranges.map((range) => {
      const textOf = new Map((written.get(keyOf(lang, range.start)) ?? []).map((row) => [row.sign, row.prediction]));
      return {
        lang,
        period,
        date: range.start,
        range,
        edited: signNumbers.filter((n) => (textOf.get(n) ?? null) !== null),
        partial: signNumbers.filter((n) => textOf.get(n) === null),
        unwritten: signNumbers.filter((n) => !textOf.has(n)),
      };
    }),
  );
}
