import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';

const perPage = 40;

const isTrash = (filters: unknown): boolean => (filters as { is_trashed?: boolean } | undefined)?.is_trashed === true;

/** A page of the library. It is read again while pictures are being processed. */
export function useMediaList(first: Record<string, unknown> = {}) {
  const [filters, setFilters] = useState(first);
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['media', filters, page],
    queryFn: ({ signal }) =>
      call<Media[]>('/api/admin/media', { query: { ...filters, page, limit: perPage, sort: '-created_at' }, signal }),
    // Files of the library do not stay on the screen while the trash is read, nor the other way round: the buttons would
    // act on the wrong files.
    placeholderData: (before, query) => (isTrash(query?.queryKey[1]) === isTrash(filters) ? before : undefined),
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
