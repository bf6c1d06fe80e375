import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FeedRun } from '../../../src/feeds/model/feed-admin.ts';
import { call } from '../api/http.ts';
import { useLive } from '../api/live.ts';

/** Milliseconds between two looks at a run: its progress is counted when somebody looks. */
const lookMs = 2_000;

/** A refresh of many feeds; while it runs it is followed. */
export function useRun(id: number) {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['feed-runs', id],
    queryFn: ({ signal }) => call<FeedRun>(`/api/admin/feed-runs/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.data.running === false || state.error ? false : lookMs),
  });
  const done = data?.data.done;
  // The feeds that were fetched have another health now.
  useEffect(() => {
    if (done) void queries.invalidateQueries({ queryKey: ['feeds'] });
  }, [queries, done]);
  return { run: data?.data, error };
}

/** Runs that are on their way, whoever began them, and those that were begun here, until they are closed. */
export function useRuns() {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const add = (more: readonly number[]) => setIds((before) => [...new Set([...before, ...more])]);
  useLive((type, data) => {
    if (type !== 'runs') return;
    const running = (data as { id: number; finished_at: string | null }[]).filter((run) => run.finished_at === null);
    if (running.some(({ id }) => !ids.includes(id))) add(running.map(({ id }) => id));
  });
  return {
    ids: ids.filter((id) => !closed.includes(id)),
    add: (id: number) => add([id]),
    close: (id: number) => setClosed([...closed, id]),
  };
}
