import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { AdminHoroscope, Horoscope, Sign } from '../../../src/horoscope/model.ts';
import { call } from '../api/http.ts';
import { useLive } from '../api/live.ts';
import type { Period, PeriodColumn } from './periods.ts';

/** What the grid shows of a prediction. */
export type Cell = Pick<
  AdminHoroscope,
  'id' | 'sign' | 'date' | 'lang' | 'title' | 'prediction' | 'source' | 'publish_at'
>;
const cellFields = 'sign,date,lang,title,prediction,source,publish_at';

export type PredictionState = 'missing' | 'scheduled' | 'computed' | 'edited';

/** @param now in ms */
export function stateOf(cell: Pick<Cell, 'publish_at' | 'source'> | undefined, now: number): PredictionState {
  if (!cell) return 'missing';
  if (cell.publish_at !== null && Date.parse(cell.publish_at) > now) return 'scheduled';
  return cell.source === 'computed' ? 'computed' : 'edited';
}

const perRequest = 100;

/** All predictions that filters leave, however many requests that takes. */
export async function allOf<T>(query: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await call<T[]>('/api/admin/horoscope', {
      query: { ...query, sort: 'sign', page, limit: perRequest },
      ...(signal ? { signal } : {}),
    });
    rows.push(...data);
    if (data.length < perRequest || rows.length >= (meta?.total ?? 0)) return rows;
  }
}

/** Filters that leave the predictions of some columns. */
export function queryOf(period: Period, columns: readonly PeriodColumn[]): Record<string, unknown> {
  const langs = new Set(columns.map(({ lang }) => lang));
  const starts = columns.map(({ start }) => start).sort();
  const [from, to] = [starts[0], starts.at(-1)];
  return { period, from, to, ...(langs.size === 1 ? { lang: [...langs][0] } : {}) };
}

const placeOf = (sign: number, { start, lang }: PeriodColumn): string => `${sign} ${start} ${lang}`;

/** The predictions of some columns, which follow what others change. */
export function usePredictions(period: Period, columns: readonly PeriodColumn[]) {
  const query = queryOf(period, columns);
  const { data, error, refetch } = useQuery({
    queryKey: ['horoscope', 'grid', query],
    enabled: columns.length > 0,
    queryFn: ({ signal }) => allOf<Cell>({ ...query, fields: cellFields }, signal),
  });
  useLive((type, change) => {
    if (type === 'change' && (change as { resource?: string }).resource === 'horoscope') void refetch();
  });
  const cells = new Map(data?.map((one) => [placeOf(one.sign.id, { start: one.date, lang: one.lang }), one]));
  return {
    isLoading: data === undefined,
    // What was read before stays when it cannot be read again.
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    at: (sign: number, column: PeriodColumn): Cell | undefined => cells.get(placeOf(sign, column)),
  };
}

/** The computed text that readers get where nobody has written one; null where nothing is computed. */
export function useComputed(
  period: Period,
  columns: readonly PeriodColumn[],
): (sign: number, column: PeriodColumn) => string | null {
  const answers = useQueries({
    queries: columns.map(({ start, lang }) => ({
      queryKey: ['horoscope', 'computed', period, start, lang],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Pick<Horoscope, 'sign' | 'prediction' | 'basis' | 'overridden'>[]>('/api/v1/horoscope', {
          query: { lang, period, date: start, fields: 'sign,prediction,basis,overridden' },
          signal,
        }).then(({ data }) => data),
    })),
  });
  const texts = new Map(
    columns.flatMap((column, i) =>
      (answers[i]?.data ?? [])
        .filter(({ basis, overridden }) => basis !== null && !overridden.includes('prediction'))
        .map((one) => [placeOf(one.sign.id, column), one.prediction] as const),
    ),
  );
  return (sign, column) => texts.get(placeOf(sign, column)) ?? null;
}

/** The twelve signs, with their names in the language of the interface. */
export function useSigns() {
  const [lang] = useLocaleState();
  return useQuery({
    queryKey: ['signs', lang],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await call<Sign[]>('/api/v1/horoscope/signs', { query: { lang } })).data,
  });
}
