import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAtOnce } from './at-once.ts';
import { type ApiAnswer, call } from './http.ts';

interface Document<T> {
  name: string;
  value: T;
}

const path = (kind: string, name = ''): string => `/api/admin/my/${kind}${name && `/${encodeURIComponent(name)}`}`;

/** What the user has stored of a kind on the server, on whatever device, by name. */
function useMine<T>(kind: 'preferences' | 'views') {
  const queries = useQueryClient();
  const queryKey = ['my', kind];
  const { data } = useQuery({ queryKey, staleTime: 60_000, queryFn: () => call<Document<T>[]>(path(kind)) });
  const change = (name: string, to: Document<T>[], send: () => Promise<unknown>) =>
    changeAtOnce<ApiAnswer<Document<T>[]>>(
      queries,
      queryKey,
      (now) => ({ etag: null, ...now, data: [...(now?.data ?? []).filter((one) => one.name !== name), ...to] }),
      send,
    );
  return {
    list: data?.data ?? [],
    /** The newest value of a name, which may not be drawn yet. */
    now: (name: string): T | undefined =>
      queries.getQueryData<ApiAnswer<Document<T>[]>>(queryKey)?.data.find((one) => one.name === name)?.value,
    /** Shown at once. @throws DinamError */
    put: (name: string, value: T): Promise<void> =>
      change(name, [{ name, value }], () => call(path(kind, name), { method: 'PUT', body: { value } })),
    remove: (name: string): Promise<void> => change(name, [], () => call(path(kind, name), { method: 'DELETE' })),
  };
}

/** A preference of the user, the same on every device, and a function that changes what it is then. */
export function usePreference<T>(name: string, first: T): readonly [T, (change: (now: T) => T) => Promise<void>] {
  const { list, now, put } = useMine<T>('preferences');
  const value = list.find((one) => one.name === name)?.value ?? first;
  return [value, (change) => put(name, change(now(name) ?? first))];
}

export const useSavedViews = <T>() => useMine<T>('views');
