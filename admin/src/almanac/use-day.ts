import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FactName, fieldKinds } from '../../../src/almanac/day/facts.ts';
import type { PanchangDay } from '../../../src/almanac/model/panchang.ts';
import type { StoredDay } from '../../../src/almanac/model/panchang-input.ts';
import { call, idempotencyKey, ifMatch } from '../api/http.ts';
import type { View } from './view.ts';

/** What an editor may give of a day. */
export type DayField = FactName | 'festivals';
export const fields = [...(Object.keys(fieldKinds) as FactName[]), 'festivals'] as const satisfies readonly DayField[];

/** Where a correction holds: everywhere, or in the city of the view. */
export type CorrectionScope = 'all' | 'city';
export type StoredDays = Readonly<Record<CorrectionScope, StoredDay | null>>;

/** What a stored day has of a field, as it can be sent again; null: nothing. */
export function storedValue(day: StoredDay | null, field: DayField): Readonly<Record<string, unknown>> | null {
  if (!day) return null;
  if (field !== 'festivals') return day[field] === null ? null : { [field]: day[field] };
  const { festivals, festivals_replace } = day;
  return festivals.length > 0 || festivals_replace ? { festivals, festivals_replace } : null;
}

const nothing = (field: DayField) =>
  field === 'festivals' ? { festivals: null, festivals_replace: false } : { [field]: null };

/** A day as it is computed and as readers get it, with what editors have stored of it. */
export function useDay(date: string, view: View) {
  const { query, city, isReady } = view;
  const queries = useQueryClient();
  const path = '/api/admin/panchang';
  const places: Readonly<Record<CorrectionScope, string | null>> = { all: null, city: city && String(city.id) };
  const answer = useQuery({
    queryKey: ['panchang', 'day', date, query],
    enabled: isReady,
    queryFn: async ({ signal }) => {
      const parameters = { ...query, date, include: 'text', digits: 'native' };
      const day = (more: object) =>
        call<PanchangDay>('/api/v1/panchang/day', { query: { ...parameters, ...more }, signal, cache: 'no-cache' });
      const stored = async (place: string | null) =>
        place === null
          ? null
          : ((await call<StoredDay[]>('/api/admin/panchang', { query: { date, city: place }, signal })).data[0] ??
            null);
      const [shown, computed, everywhere, here] = await Promise.all([
        day({}),
        day({ source: 'computed' }),
        stored('all'),
        stored(places.city),
      ]);
      const layers: StoredDays = { all: everywhere, city: here };
      return { shown: shown.data, computed: computed.data, stored: layers };
    },
  });
  const stored = answer.data?.stored ?? { all: null, city: null };
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['panchang'] }),
      queries.invalidateQueries({ queryKey: ['almanac', 'month'] }),
    ]);

  /** Lays fields over the computed day; null takes one away. */
  const save = async (scope: CorrectionScope, change: Readonly<Record<string, unknown>>): Promise<void> => {
    const lang = query.lang;
    const row = stored[scope];
    if (row)
      await call(`/api/admin/panchang/${row.id}`, {
        method: 'PATCH',
        body: { lang, ...change },
        headers: ifMatch(row.rev),
      });
    else
      await call(path, {
        method: 'POST',
        body: { lang, date, city: places[scope], ...change },
        headers: idempotencyKey(),
      });
    await refresh();
  };
  return {
    ...answer,
    save,
    /**
     * Takes a correction away: the computed value holds again, or that of all places.
     * @returns what puts it back
     */
    async undo(scope: CorrectionScope, field: DayField): Promise<() => Promise<void>> {
      const row = stored[scope];
      const before = storedValue(row, field);
      if (!row || !before) return async () => {};
      const isLast = fields.every((one) => one === field || storedValue(row, one) === null);
      const headers = ifMatch(row.rev);
      if (isLast) await call(`/api/admin/panchang/${row.id}`, { method: 'DELETE', headers });
      else await call(`/api/admin/panchang/${row.id}`, { method: 'PATCH', body: nothing(field), headers });
      await refresh();
      return async () => {
        if (isLast)
          await call(path, {
            method: 'POST',
            body: { date, city: places[scope], ...before },
            headers: idempotencyKey(),
          });
        else
          await call(`/api/admin/panchang/${row.id}`, { method: 'PATCH', body: before, headers: { 'if-match': '*' } });
        await refresh();
      };
    },
  };
}

export type ViewedDay = NonNullable<ReturnType<typeof useDay>['data']>;
