import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './http.ts';

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
  const show = (change: (list: Document<T>[]) => Document<T>[]) =>
    queries.setQueryData(queryKey, { ...data, data: change(data?.data ?? []) });
  const others = (name: string) => (data?.data ?? []).filter((one) => one.name !== name);
  return {
    list: data?.data ?? [],
    /** Shown at once. @throws DinamError */
    async put(name: string, value: T): Promise<void> {
      show(() => [...others(name), { name, value }]);
      await call(path(kind, name), { method: 'PUT', body: { value } }).finally(() =>
        queries.invalidateQueries({ queryKey }),
      );
    },
    async remove(name: string): Promise<void> {
      show(() => others(name));
      await call(path(kind, name), { method: 'DELETE' }).finally(() => queries.invalidateQueries({ queryKey }));
    },
  };
}

/** A preference of the user: the same on every device. */
export function usePreference<T>(name: string, first: T): readonly [T, (value: T) => Promise<void>] {
  const { list, put } = useMine<T>('preferences');
  return [list.find((one) => one.name === name)?.value ?? first, (value) => put(name, value)];
}

export const useSavedViews = <T>() => useMine<T>('views');
