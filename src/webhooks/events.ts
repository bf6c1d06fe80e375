import { randomUUID } from 'node:crypto';
import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { withoutKeys } from '../core/hide-keys.ts';
import { feedHealthChanges } from '../feeds/health-changes.ts';
import { mediaChanges } from '../media/hooks.ts';
import type { StoredMedia } from '../media/store.ts';
import { viewMedia } from '../media/view.ts';
import { type ChangedStory, storyChanges } from '../news/story-changes.ts';
import { storyAddress } from '../news/view.ts';
import { notificationEnds } from '../notifications/ends.ts';
import { countOf } from '../system/dashboard/count.ts';
import { attentionChecks } from '../system/dashboard/hooks.ts';
import type { EventData, WebhookEvent } from './model.ts';
import { deliveryJob, insertDeliveries, type NewDelivery } from './store.ts';

/** Deliveries that may wait for one receiver; further ones fail at once, and can be replayed. */
export const mostPending = 5_000;

/** Writes a delivery of the event, and its job, for each active webhook that wants it: in the transaction of the change. */
async function enqueueEvents<E extends WebhookEvent>(
  c: Change,
  type: E,
  events: readonly EventData<E>[],
): Promise<void> {
  const hooks = await c.tx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
  const wanted = hooks.filter((hook) => (JSON.parse(hook.events) as string[]).includes(type));
  if (wanted.length === 0) return;
  const messages = events.map((data) => ({
    message_id: `msg_${randomUUID().replaceAll('-', '')}`,
    // Receivers, and the table of deliveries, learn no key of an address.
    payload: JSON.stringify({ type, timestamp: c.now, data: withoutKeys(data) }),
  }));
  for (const { id } of wanted) {
    const isFull = await hasBacklog(c, id);
    const end = isFull ? { status: 'failed' as const, ended_at: c.now, error: 'Too many deliveries wait.' } : {};
    const rows = messages.map((message): NewDelivery => ({ webhook_id: id, event: type, ...message, ...end }));
    const ids = await insertDeliveries(c, rows);
    if (!isFull) for (const delivery of ids) await c.enqueue(deliveryJob(id, delivery));
  }
}

async function hasBacklog(c: Change, hook: number): Promise<boolean> {
  const pending = c.tx.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', hook);
  const rows = await pending.where('status', '=', 'pending').orderBy('id').limit(1).offset(mostPending).execute();
  return rows.length > 0;
}

function storyData(app: App, story: ChangedStory): EventData<'news.published'> {
  const { id, lang, title, category_id, status, published_at, updated_at } = story;
  return { id, lang, ...storyAddress(app, story), title, category_id, status, published_at, updated_at };
}

function mediaData(app: App, file: StoredMedia): EventData<'media.ready'> {
  const { id, kind, name, mime_type, bytes, width, height, url, error, updated_at } = viewMedia(
    app.config,
    file,
    0,
    null,
  );
  return { id, kind, name, mime_type, bytes, width, height, url, error, updated_at };
}

/** How webhooks take part in the changes of earlier modules. */
export function addHooks(app: App): void {
  storyChanges.add(app, (c, change, stories) =>
    enqueueEvents(
      c,
      `news.${change}`,
      stories.map((story) => storyData(c.app, story)),
    ),
  );
  notificationEnds.add(app, (c, { id, type, title, news_id, status, targets, sent, failed }) => {
    const data = { id, type, title, news_id, status: status as 'sent' | 'logged' | 'failed', targets, sent, failed };
    return enqueueEvents(c, status === 'failed' ? 'notification.failed' : 'notification.sent', [data]);
  });
  feedHealthChanges.add(app, (c, change, { id, title, feed_url, error_count, last_error }) =>
    enqueueEvents(c, `feed.${change}`, [{ id, title, feed_url, error_count, last_error }]),
  );
  attentionChecks.add(app, {
    code: 'stopped_webhooks',
    right: 'webhooks.write',
    count: ({ db }) => countOf(db.read.selectFrom('webhooks').where('stopped_reason', 'is not', null)),
  });
  mediaChanges.add(app, (c, change, file) => enqueueEvents(c, `media.${change}`, [mediaData(c.app, file)]));
}
