import { randomBytes } from 'node:crypto';
import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, notFound } from '../../core/error.ts';
import { feedOf, type StoredFeed } from '../store.ts';
import type { NamedHub } from './hub-link.ts';
import {
  isOn,
  pollSoon,
  requestJob,
  setSubscription,
  showState,
  type WebsubSubscription,
  websubSubscription,
} from './store.ts';

/** Minutes between two visits while a hub pushes: an occasional fetch checks that it pushes everything. */
const slowMinutes = 240;

type Pushed = Pick<
  StoredFeed,
  'refresh_minutes' | 'websub_state' | 'websub_lease_until' | 'last_push_at' | 'push_missed_at'
>;

const isLeased = (feed: Pushed, now: string): boolean =>
  feed.websub_state === 'active' && feed.websub_lease_until !== null && feed.websub_lease_until > now;

/**
 * Minutes that a feed can wait for its next visit while a hub pushes; 0 when none does, or when a visit found
 * items that no push had brought and none has come since, or when an editor has set how often it is visited.
 */
export function pollSlowdown(feed: Pushed, now: string): number {
  if (!isLeased(feed, now) || feed.refresh_minutes !== null) return 0;
  const { last_push_at, push_missed_at } = feed;
  const isTrusted = push_missed_at === null || (last_push_at !== null && last_push_at > push_missed_at);
  return isTrusted ? slowMinutes : 0;
}

/** Whether items that a visit has just found should have been pushed. */
export const missedPush = (feed: Pushed, now: string, added: number): { push_missed_at?: string } =>
  added > 0 && isLeased(feed, now) ? { push_missed_at: now } : {};

const isWanted = (c: Change, feed: StoredFeed): boolean =>
  isOn(c.app.config) && feed.is_active === 1 && feed.websub_off === 0 && feed.hub_url !== null;

/**
 * What a feed says of its hub, kept with it; its subscription follows.
 * @param feed as it is in this transaction, locked
 * @returns the feed as it is then
 */
export async function updateHub(c: Change, feed: StoredFeed, named: NamedHub | null): Promise<StoredFeed> {
  if (named === null && feed.hub_url === null && feed.websub_state === 'none') return feed;
  const { hub_url, hub_topic } = named ?? { hub_url: null, hub_topic: null };
  if (hub_url !== feed.hub_url || hub_topic !== feed.hub_topic)
    await c.tx.updateTable('feeds').set({ hub_url, hub_topic }).where('id', '=', feed.id).execute();
  await syncSubscription(c, { ...feed, hub_url, hub_topic });
  return (await feedOf(c.tx, feed.id)) ?? feed;
}

/**
 * Brings the subscription of a feed in line with the hub that the feed names and with the settings of the feed:
 * requested, left as it is, or ended. Safe to repeat. A hub that has refused gets no request until the feed names
 * another or an editor requests it.
 */
export async function syncSubscription(c: Change, feed: StoredFeed): Promise<void> {
  const wanted = isWanted(c, feed);
  if (!wanted && feed.websub_state === 'none') return;
  const before = await websubSubscription(c.tx, feed.id);
  if (wanted && before?.hub === feed.hub_url && before.topic === feed.hub_topic) return;
  if (before) await endSubscription(c, before);
  if (wanted) await subscribe(c, feed);
  else await showState(c, feed.id, { websub_state: 'none', websub_lease_until: null, websub_error: null });
  if (before && feed.is_active === 1) await pollSoon(c, feed.id);
}

async function subscribe(c: Change, feed: StoredFeed): Promise<void> {
  const subscription = await c.tx
    .insertInto('websub_subscriptions')
    .values({
      feed_id: feed.id,
      token: randomBytes(24).toString('base64url'),
      hub: feed.hub_url as string,
      topic: feed.hub_topic as string,
      // Made when it is given to the hub: not every hub gets one.
      secret: '',
      mode: 'subscribe',
      asked_at: null,
      lease_until: null,
      next_at: c.now,
      tries: 0,
      created_at: c.now,
      updated_at: c.now,
    })
    .returning(['id', 'hub'])
    .executeTakeFirstOrThrow();
  await c.enqueue(requestJob(subscription));
  const shown = { websub_lease_until: null, websub_error: null, push_missed_at: null };
  await showState(c, feed.id, { websub_state: 'pending', ...shown });
}

/** Ends a subscription: at the hub too, where it was ever confirmed. What was pushed and not ingested is dropped. */
export async function endSubscription(c: Change, subscription: WebsubSubscription): Promise<void> {
  const { id, lease_until } = subscription;
  if (lease_until === null || lease_until <= c.now) {
    await c.tx.deleteFrom('websub_subscriptions').where('id', '=', id).execute();
    return;
  }
  await c.tx.deleteFrom('websub_pushes').where('subscription_id', '=', id).execute();
  await setSubscription(c, id, { mode: 'unsubscribe', next_at: c.now, tries: 0 });
  await c.enqueue(requestJob(subscription));
}

/** Before a feed is removed. */
export async function endSubscriptionOf(c: Change, feed: number): Promise<void> {
  const subscription = await websubSubscription(c.tx, feed);
  if (subscription) await endSubscription(c, subscription);
}

export const websubActions = ['subscribe', 'unsubscribe'] as const;
export type WebsubAction = (typeof websubActions)[number];

/**
 * An editor subscribes, also at a hub that has refused, or unsubscribes until an editor subscribes again.
 * @throws Fault `not_found`; `conflict` when the feed has no hub
 */
export async function setWebsub(app: App, id: number, action: WebsubAction, actor: Actor): Promise<StoredFeed> {
  return change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'feeds', id);
    const feed = await feedOf(c.tx, id);
    if (!feed) throw notFound('feed');
    if (action === 'subscribe') {
      if (!isOn(app.config)) throw new Fault('conflict', 'WebSub is off: it needs a PUBLIC_URL with https, or WEBSUB.');
      if (feed.is_active !== 1) throw new Fault('conflict', 'The feed is not active.');
      if (feed.hub_url === null) throw new Fault('conflict', 'The feed names no hub.');
    }
    const websub_off = action === 'subscribe' ? 0 : 1;
    await c.tx.updateTable('feeds').set({ websub_off }).where('id', '=', id).execute();
    await syncSubscription(c, { ...feed, websub_off });
    if (action === 'subscribe') await requestAgain(c, feed);
    await c.audit(action, 'feeds', id);
    return (await feedOf(c.tx, id)) as StoredFeed;
  });
}

async function requestAgain(c: Change, feed: StoredFeed): Promise<void> {
  const subscription = await websubSubscription(c.tx, feed.id);
  if (!subscription) return;
  await setSubscription(c, subscription.id, { next_at: c.now, tries: 0 });
  await c.enqueue(requestJob(subscription));
  if (isLeased(feed, c.now)) return;
  await showState(c, feed.id, { websub_state: 'pending', websub_error: null });
}
