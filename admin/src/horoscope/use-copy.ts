import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchReport } from '../../../src/core/model/batch.ts';
import type { AdminHoroscope } from '../../../src/horoscope/model.ts';
import { call } from '../api/http.ts';
import { columnIn, type Period, type PeriodColumn } from './periods.ts';
import { allOf, queryOf } from './predictions.ts';

type Known = Pick<AdminHoroscope, 'sign' | 'date'>;
const placeOf = ({ sign, date }: Known): string => `${sign.id} ${date}`;

/** The first day of the period of a prediction in another language. */
const dateIn = ({ period, date, lang }: AdminHoroscope, to: string): string =>
  columnIn(period, { start: date, lang }, to).start;

/** A prediction as it is written in another language. */
function copyOf(one: AdminHoroscope, lang: string, publish_at: string | null): object {
  const { title, prediction, love, career, health, finance, rating, lucky_number, lucky_color, lucky_time } = one;
  return {
    sign: one.sign.id,
    period: one.period,
    date: dateIn(one, lang),
    lang,
    source: 'editor',
    factors: one.factors,
    title,
    prediction,
    love,
    career,
    health,
    finance,
    do: one.do,
    avoid: one.avoid,
    rating,
    lucky_number,
    lucky_color,
    lucky_time,
    publish_at: publish_at ?? one.publish_at,
  };
}

/** What has become of the copies in a language. */
interface Copied {
  lang: string;
  report: BatchReport | null;
  error: unknown;
}

/**
 * Copies the predictions of some columns of a language into others.
 * @param isWritten whether there is one to copy
 */
export function useCopy(
  period: Period,
  columns: readonly PeriodColumn[],
  langs: readonly string[],
  isWritten: (sign: number, start: string) => boolean,
) {
  const queries = useQueryClient();
  const [copied, setCopied] = useState<readonly Copied[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const queryIn = (lang: string) => ({
    ...queryOf(
      period,
      columns.map((one) => columnIn(period, one, lang)),
    ),
    fields: 'sign,date',
  });
  const there = useQueries({
    queries: langs.map((lang) => {
      const query = queryIn(lang);
      return {
        queryKey: ['horoscope', 'there', query],
        enabled: columns.length > 0,
        queryFn: ({ signal }: { signal: AbortSignal }) => allOf<Known>(query, signal),
      };
    }),
  });
  const starts = new Set(columns.map(({ start }) => start));
  const byLang = new Map(
    langs.map((lang, i) => {
      const originals = new Map(columns.map((one) => [columnIn(period, one, lang).start, one.start]));
      const isCopied = ({ sign, date }: Known): boolean => isWritten(sign.id, originals.get(date) ?? '');
      return [lang, there[i]?.data?.filter(isCopied)];
    }),
  );
  const copy = async (isReplacing: boolean, publish_at: string | null) => {
    setBusy(true);
    setError(null);
    try {
      const all = await allOf<AdminHoroscope>(queryOf(period, columns));
      const results: Copied[] = [];
      for (const lang of langs) {
        const own = new Set((await allOf<Known>(queryIn(lang))).map(placeOf));
        const items = all
          .filter(
            (one) =>
              starts.has(one.date) && (isReplacing || !own.has(placeOf({ sign: one.sign, date: dateIn(one, lang) }))),
          )
          .map((one) => copyOf(one, lang, publish_at));
        results.push({ lang, ...(await written(items)) });
      }
      setCopied(results);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['horoscope'] });
    }
  };
  return {
    /** How many of them are there in a language; undefined while that is loading. */
    there: (lang: string): number | undefined => byLang.get(lang)?.length,
    readError: there.find((one) => one.error)?.error ?? null,
    copy,
    copied,
    isBusy,
    error,
  };
}

/** Writes all of them or none. */
async function written(items: object[]): Promise<Omit<Copied, 'lang'>> {
  if (items.length === 0) return { report: null, error: null };
  try {
    const { data } = await call<BatchReport>('/api/admin/horoscope/batch', { method: 'POST', body: { items } });
    return { report: data, error: null };
  } catch (error) {
    return { report: null, error };
  }
}
