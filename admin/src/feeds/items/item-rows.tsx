import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminFeedItem } from '../../../../src/feeds/model/feed.ts';
import { call, ifMatch, messageOf } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { Confirm } from '../../layout/confirm.tsx';
import { Rows } from '../../layout/rows.tsx';
import { useRows } from '../../layout/use-rows.ts';
import type { ItemAction } from './item-buttons.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { JoinDialog } from './join-dialog.tsx';

/** Milliseconds between two looks: items come in without anybody doing anything. */
const lookMs = 30_000;

/** Actions that need a confirmation. */
const actions = { publish: 'verbs.publish', remove: 'editor.remove', part: 'feeds.part' } as const;

/** Items of feeds and what an editor does with them. */
export function ItemRows({ query, none }: { query: Readonly<Record<string, unknown>>; none: string }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const rows = useRows<AdminFeedItem>('feed-items', { ...query, sort: '-first_seen_at' }, { everyMs: lookMs });
  const [read, setRead] = useState<number | null>(null);
  const [confirmation, setConfirmation] = useState<{ item: AdminFeedItem; action: keyof typeof actions } | null>(null);
  const [joined, setJoined] = useState<AdminFeedItem | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    await queries.invalidateQueries({ queryKey: ['feed-items'] });
  };
  const make = async (item: AdminFeedItem, body: { draft?: boolean; mode?: 'link' }) => {
    const path = `/api/admin/feed-items/${item.id}/publish`;
    const { data } = await call<AdminFeedItem>(path, { method: 'POST', body });
    void queries.invalidateQueries({ queryKey: ['news'] });
    return data.news_id;
  };
  const remove = (item: AdminFeedItem) =>
    call(`/api/admin/feed-items/${item.id}`, { method: 'DELETE', headers: ifMatch(item.rev) });
  const group = async ({ id, rev }: AdminFeedItem, verb: 'part' | 'join', body?: { item_id: number }) => {
    const path = `/api/admin/feed-items/${id}/${verb}`;
    await call(path, { method: 'POST', headers: ifMatch(rev), ...(body ? { body } : {}) });
    void queries.invalidateQueries({ queryKey: ['news'] });
    void queries.invalidateQueries({ queryKey: ['feeds'] });
    notify(text(verb === 'part' ? 'feeds.parted' : 'feeds.joined'), { type: 'success' });
  };
  const act = (item: AdminFeedItem, action: ItemAction) => {
    if (action === 'read') setRead(item.id);
    else if (action === 'draft') void attempt(async () => navigate(`/news/${await make(item, { draft: true })}`));
    else if (action === 'join') setJoined(item);
    else setConfirmation({ item, action });
  };
  const confirmed = ({ item, action }: NonNullable<typeof confirmation>) =>
    attempt(async () => {
      if (action === 'remove') return remove(item);
      if (action === 'part') return group(item, 'part');
      await make(item, {});
      notify(text('feeds.published'), { type: 'success' });
    });
  return (
    <>
      <Rows rows={rows} label={text('feeds.items')} none={none}>
        {(item) => <ItemRow item={item} act={act} />}
      </Rows>
      {read !== null && <ItemDialog id={read} act={act} onClose={() => setRead(null)} />}
      {joined && (
        <JoinDialog
          item={joined}
          onChoose={(story) => {
            setJoined(null);
            void attempt(() => group(joined, 'join', { item_id: story.id }));
          }}
          onClose={() => setJoined(null)}
        />
      )}
      {confirmation && (
        <Confirm
          title={text(`feeds.${confirmation.action}_item`)}
          about={confirmation.item.title}
          action={text(actions[confirmation.action])}
          onConfirm={() => void confirmed(confirmation)}
          onClose={() => setConfirmation(null)}
        />
      )}
    </>
  );
}
