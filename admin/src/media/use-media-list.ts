import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '../../../client/schema.ts';
import { call } from '../api/http.ts';

const perPage = 40;

/** A page of the library. It is read again while pictures are being processed. */
export function useMediaList(first: Record<string, unknown> = {}) {
  const [filters, setFilters] = useState(first);
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['media', filters, page],
    queryFn: ({ signal }) =>
      call<Media[]>('/api/admin/media', { query: { ...filters, page, limit: perPage, sort: '-created_at' }, signal }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'processing') ? 1_500 : false),
  });
  const total = query.data?.meta?.total ?? 0;
  return {
    list: query.data?.data ?? [],
    pages: Math.max(1, Math.ceil(total / perPage)),
    page,
    setPage,
    filters,
    set(change: Record<string, unknown>) {
      setPage(1);
      setFilters({ ...filters, ...change });
    },
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
