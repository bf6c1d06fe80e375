import { type Change, change } from '../core/api/change.ts';
import { lockRow } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { cachedSettings } from '../settings/settings.ts';
import { sendJob } from './jobs.ts';
import type { Notification, Target } from './model/notification.ts';
import { notificationResource } from './resource.ts';
import { notificationOf, type StoredNotification, updateNotification } from './store.ts';
import { cancelOpen } from './stories/cancel.ts';
import { checkNotification } from './stories/limits.ts';
import type { Segment } from './targeting/segment.ts';
import { viewOne } from './view.ts';

/** The topic that every device with the app is subscribed to. */
const topicOfAll = 'news.all';

/** Whether a segment reaches the readers of some language, place or category only. */
function narrows({ lang, place, category, all = [], any }: Segment): boolean {
  if (lang !== undefined || place !== undefined || category !== undefined || all.some(narrows)) return true;
  return any !== undefined && any.length > 0 && any.every(narrows);
}

/** Whether a target reaches readers of every language, place and category. Needs the right `push.all`. */
export function isToEverybody({ type, value }: Target): boolean {
  if (type === 'all') return true;
  if (type === 'topic') return value === topicOfAll;
  if (type === 'condition') return String(value).includes(`'${topicOfAll}'`);
  return type === 'segment' && !narrows(value as Segment);
}

/** Whether a notification waits for a second person; the setting `newsroom.push_approval`. */
export const needsApproval = (app: App, target: Target): boolean =>
  cachedSettings(app).newsroom.push_approval && isToEverybody(target);

async function decide(
  app: App,
  id: number,
  rev: number | null,
  actor: Actor,
  work: (c: Change, row: StoredNotification) => Promise<void>,
): Promise<Notification> {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, notificationResource, id, rev);
    await checkNotification(c, before);
    if (before.status !== 'awaiting_approval')
      throw new Fault('conflict', `The notification is ${before.status}; it does not wait for approval.`);
    await work(c, before);
    return (await notificationOf(c.tx, id)) as StoredNotification;
  });
  return viewOne(app, row);
}

/**
 * Approves a notification to everybody: it is sent now, or at its planned time.
 * @throws Fault `not_found`, `stale`, `conflict` when it does not wait for approval, `forbidden` for its own author
 */
export const approve = (app: App, id: number, rev: number | null, actor: Actor): Promise<Notification> =>
  decide(app, id, rev, actor, async (c, row) => {
    if (row.created_by === actor.id) throw new Fault('forbidden', 'Another person has to approve it.');
    const isPlanned = row.scheduled_at !== null && row.scheduled_at > c.now;
    await updateNotification(c.tx, id, {
      status: isPlanned ? 'scheduled' : 'queued',
      approved_by: actor.id,
      rev: row.rev + 1,
      updated_at: c.now,
    });
    await c.enqueue(sendJob(id, isPlanned ? row.scheduled_at : null));
    await c.audit('approve', 'notifications', id);
  });

/**
 * Rejects a notification that waits for approval: it is cancelled. Its author may do so, too.
 * @throws Fault `not_found`, `stale`, `conflict` when it does not wait for approval
 */
export const reject = (
  app: App,
  id: number,
  note: string | null,
  rev: number | null,
  actor: Actor,
): Promise<Notification> =>
  decide(app, id, rev, actor, async (c, row) => {
    await cancelOpen(c, row, 'not_approved');
    await c.audit('reject', 'notifications', id, note === null ? {} : { note });
  });
