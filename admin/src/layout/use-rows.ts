import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/http.ts';
import { useLive } from '../api/live.ts';

const perPage = 20;

/** A row as the list has it now; as it was, where it is no more in the list. */
export const newestOf = <T extends { id: number }>(list: readonly T[], row: T): T =>
  list.find(({ id }) => id === row.id) ?? row;

/**
 * A page of a list of the administration API; it follows what others change.
 * @param options.everyMs milliseconds until it is read again, where the stream of changes does not name the resource
 */
export function useRows<T>(
  resource: string,
  query: Readonly<Record<string, unknown>>,
  { everyMs = 0 }: { everyMs?: number } = {},
) {
  const [page, setPage] = useState(1);
  const filters = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters begin with the first page
  useEffect(() => setPage(1), [filters]);
  const answer = useQuery({
    queryKey: [resource, 'rows', query, page],
    queryFn: ({ signal }) => call<T[]>(`/api/admin/${resource}`, { query: { ...query, page, limit: perPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs || false,
  });
  useLive((type, data) => {
    if (type === 'change' && (data as { resource?: string }).resource === resource) void answer.refetch();
  });
  const meta = answer.data?.meta;
  return {
    list: answer.data?.data ?? [],
    isLoading: answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
    page,
    setPage,
    /** Of a list that is not counted (`count: false` in the query): as far as it was read. */
    pages: meta?.total == null ? page + Number(meta?.has_more ?? false) : Math.ceil(meta.total / perPage),
  };
}
