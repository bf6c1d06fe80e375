import { type Change, change } from '../core/api/change.ts';
import { type RepeatableRequest, runOnce } from '../core/api/idempotency.ts';
import { lockRow } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import { Fault, invalidField } from '../core/error.ts';
import { requireRight, requireScope } from '../core/permission.ts';
import { currentSettings, linkSchemes } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { isToEverybody, needsApproval } from './approval.ts';
import { sendJob } from './jobs.ts';
import type { Followed, Notification, NotificationInput, Origin } from './model/notification.ts';
import { notificationResource } from './resource.ts';
import { notificationOf, type StoredNotification, targetOfRow } from './store.ts';
import { cancelOpen } from './stories/cancel.ts';
import { checkNotification } from './stories/limits.ts';
import { aboutStory } from './stories/story.ts';
import { storedTarget } from './targeting/device-id.ts';
import { checkTarget } from './targeting/limits.ts';
import { isTopicSend } from './targeting/target.ts';
import { checkInput } from './validate.ts';
import { viewAccepted, viewOne } from './view.ts';

interface Accepted {
  notification: Notification;
  /** True when the key was stored: nothing was done, and this is the earlier answer. */
  replayed: boolean;
}

/** A plan for later than this is a slip of the pen. */
const furthestMs = 366 * 86_400_000;

/** @throws Fault `invalid` for a time that is past, or too far away */
function plannedTime(c: Change, at: string | null | undefined): string | null {
  if (at == null) return null;
  const ms = instant(at);
  if (ms <= c.nowMs) throw invalidField('scheduled_at', 'must be a time to come; leave it out to send now', 'range');
  if (ms > c.nowMs + furthestMs) throw invalidField('scheduled_at', 'must be within a year', 'range');
  return isoTime(ms);
}

/** Where a notification comes from that no editor wrote as such. */
interface Cause {
  origin?: Origin;
  /** It goes out with the publication of this story, planned for `at` (ISO time). */
  waits?: { story: number; at: string };
  follows?: readonly Followed[];
  /** One phone gets it at once, and its story need not be out. */
  isTest?: boolean;
}

/** The row of a notification that is accepted now. @throws Fault `invalid`, `conflict` as sending does */
export async function notificationColumns(
  c: Change,
  input: NotificationInput,
  { origin = 'desk', waits, follows = [], isTest = false }: Cause = {},
): Promise<Omit<StoredNotification, 'id'>> {
  requireScope(c.actor, 'notifications:write');
  if (isToEverybody(input.target)) requireRight(c.actor, 'push.all');
  await checkTarget(c, input.target, input.news_id != null);
  const isHeld = waits === undefined && needsApproval(c.app, input.target);
  const scheduled_at = waits?.at ?? plannedTime(c, input.scheduled_at);
  const target = await storedTarget(c.tx, input.target);
  // What publishes a story names it in the transaction in which it appears.
  const isChecked = origin === 'desk' && !isTest;
  const about = await aboutStory(c, input, isChecked ? (scheduled_at ?? c.now) : null);
  const title = tidyLine(input.title);
  const body = tidyText(input.body ?? '');
  return {
    title,
    body,
    image_url: input.image_url ?? null,
    type: input.type ?? 'general',
    target_type: target.type,
    target_value: JSON.stringify(target.value ?? null),
    data: JSON.stringify(input.data ?? {}),
    deep_link: input.deep_link ?? null,
    ttl_seconds: input.ttl_seconds ?? null,
    priority: input.priority ?? 'normal',
    ...about,
    needs_story: +(about.news_id !== null),
    origin,
    goes_with: waits?.story ?? null,
    follows: JSON.stringify(follows),
    cancel_code: null,
    scheduled_at,
    spread_seconds: input.spread_seconds ?? 0,
    approved_by: null,
    status: isHeld ? 'awaiting_approval' : scheduled_at === null ? 'queued' : 'scheduled',
    targets: null,
    sent: 0,
    failed: 0,
    failed_by_code: '{}',
    skipped: '{}',
    removed: 0,
    opened: 0,
    batches: null,
    batches_done: 0,
    search_text: fold(`${title} ${body}`),
    sent_at: null,
    first_sent_at: null,
    last_sent_at: null,
    sending_ms: 0,
    created_by: c.actor.id,
    rev: 1,
    created_at: c.now,
    updated_at: c.now,
  };
}

/**
 * Takes a notification that was checked, within a change that may do more; its fan-out is a job of the same change.
 * One that waits for a story gets its job when that appears, and one that waits for approval when it is approved.
 * @throws Fault as sending does
 */
export async function takeNotification(
  c: Change,
  input: NotificationInput,
  cause: Cause = {},
): Promise<StoredNotification> {
  const columns = await notificationColumns(c, input, cause);
  const row = await c.tx.insertInto('notifications').values(columns).returningAll().executeTakeFirstOrThrow();
  const { id, scheduled_at, origin, news_id } = row;
  const isHeld = row.status === 'awaiting_approval';
  if (row.goes_with === null && !isHeld) await c.enqueue(sendJob(id, scheduled_at));
  const about = origin === 'desk' ? {} : { origin, news_id };
  const action = isHeld ? 'request_approval' : scheduled_at === null ? 'send' : 'schedule';
  await c.audit(action, 'notifications', id, { target: targetOfRow(row), scheduled_at, ...about });
  return row;
}

/**
 * Takes a notification for sending, now or at `scheduled_at`; the fan-out is a job of the same transaction.
 * @param request of a client that may send it again: it gets the first answer
 * @throws Fault `invalid` naming every bad field, `conflict` for a key that came with another body
 */
export async function acceptNotification(
  app: App,
  input: NotificationInput,
  request: RepeatableRequest | null,
  actor: Actor,
): Promise<Accepted> {
  checkInput(input, linkSchemes(await currentSettings(app)));
  const { result: notification, replayed } = await change(app, actor, (c) =>
    runOnce(
      c,
      request,
      async () => viewAccepted(await takeNotification(c, input)),
      ({ id }) => id,
    ),
  );
  return { notification, replayed };
}

/** Warnings for the editor that the fields of a notification do not show. */
export function notesOf({ target, status }: Notification): string[] {
  const held = status === 'awaiting_approval' ? ['Another person has to approve it before it is sent.'] : [];
  if (!isTopicSend(target)) return held;
  return [
    ...held,
    'A topic send is one message: its recipients are unknown, and quiet hours, caps and opt-outs do not apply to it. Browsers of Web Push get it one by one, and for them they apply.',
  ];
}

const ended: readonly string[] = ['sent', 'logged', 'failed'];

/**
 * Stops a notification: what has gone out stays out, the batches that are left are skipped. Once more changes nothing.
 * @param rev what `if-match` named; null when the route does not require it
 * @throws Fault `not_found`, `stale`, `conflict` when it has ended
 */
export async function cancel(app: App, id: number, rev: number | null, actor: Actor): Promise<Notification> {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, notificationResource, id, rev);
    await checkNotification(c, before);
    if (before.status === 'cancelled') return before;
    if (ended.includes(before.status))
      throw new Fault('conflict', `The notification is ${before.status}; it cannot be cancelled any more.`);
    await cancelOpen(c, before, null);
    return (await notificationOf(c.tx, id)) as StoredNotification;
  });
  return viewOne(app, row);
}
