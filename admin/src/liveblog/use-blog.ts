import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useSyncExternalStore } from 'react';
import type { AdminLiveEntry } from '../../../src/liveblog/model.ts';
import type { AdminItem } from '../../../src/news/model/news.ts';
import { call, idempotencyKey, ifMatch, messageOf } from '../api/http.ts';
import { useLive } from '../api/live.ts';
import { useText } from '../i18n/use-text.ts';
import { useUndoNotice } from '../layout/undo.tsx';
import { onOutbox, sendWaiting, waitingEntries } from './outbox.ts';

const perPage = 50;

/** What is shown of the story. */
export type BlogStory = Pick<
  AdminItem,
  | 'id'
  | 'title'
  | 'lang'
  | 'category_id'
  | 'places'
  | 'status'
  | 'published_at'
  | 'content_type'
  | 'live_ended_at'
  | 'share_url'
>;
export type EntryChange = Partial<Pick<AdminLiveEntry, 'title' | 'content' | 'at' | 'is_pinned' | 'is_key_event'>>;

/** A live blog: its story, its entries newest first, what waits on this device, and what may be done. */
export function useBlog(id: number) {
  const text = useText();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const queries = useQueryClient();
  const story = useQuery({ queryKey: ['live-story', id], queryFn: () => call<BlogStory>(`/api/admin/news/${id}`) });
  const entries = useInfiniteQuery({
    queryKey: ['live', id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call<AdminLiveEntry[]>(`/api/admin/news/${id}/live`, { query: { page: pageParam, limit: perPage }, signal }),
    getNextPageParam: (last, _all, page) => (page * perPage < (last.meta?.total ?? 0) ? page + 1 : undefined),
  });
  const waiting = useSyncExternalStore(onOutbox, waitingEntries).filter(({ newsId }) => newsId === id);
  const read = () => void queries.invalidateQueries({ queryKey: ['live', id] });
  const readStory = () => void queries.invalidateQueries({ queryKey: ['live-story', id] });

  useLive((type, data) => {
    const { resource, id: row, reload } = data as { resource?: string; id?: string; reload?: boolean };
    if (type === 'change' && resource === 'live-entries') read();
    if (type === 'change' && resource === 'news' && row === String(id)) readStory();
    if (type === 'start' && reload) read();
  });
  useEffect(() => void sendWaiting(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry that waits no more is on the server
  useEffect(read, [waiting.length]);

  /** Tells what a change failed with. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      read();
    }
  };
  const verb = (name: 'close' | 'reopen') =>
    call(`/api/admin/news/${id}/live/${name}`, { method: 'POST', body: {} }).finally(readStory);
  return {
    story,
    entries,
    list: entries.data?.pages.flatMap(({ data }) => data) ?? [],
    waiting,
    change: ({ id: entry, rev }: AdminLiveEntry, body: EntryChange) =>
      attempt(() => call(`/api/admin/live-entries/${entry}`, { method: 'PATCH', body, headers: ifMatch(rev) })),
    remove: ({ id: entry, rev, title, content, image_url, at, is_pinned, is_key_event }: AdminLiveEntry) =>
      attempt(async () => {
        await call(`/api/admin/live-entries/${entry}`, { method: 'DELETE', headers: ifMatch(rev) });
        const headers = idempotencyKey();
        const body = { title, content, image_url, at, is_pinned, is_key_event };
        notifyUndo(text('live.removed'), () =>
          call(`/api/admin/news/${id}/live`, { method: 'POST', body, headers }).finally(read),
        );
      }),
    close: () =>
      attempt(async () => {
        await verb('close');
        notifyUndo(text('live.closed'), () => verb('reopen'));
      }),
    reopen: () => attempt(() => verb('reopen')),
  };
}

export type Blog = ReturnType<typeof useBlog>;
