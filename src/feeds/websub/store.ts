import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import type { Config } from '../../core/config/config.ts';
import type { Db } from '../../core/db/database.ts';
import type { Stored } from '../../core/db/table.ts';
import type { NewJob } from '../../core/jobs/new-job.ts';
import { secretBox } from '../../core/secrets/secret-box.ts';
import { hostOf } from '../hosts.ts';
import type { StoredFeed } from '../store.ts';
import type { FeedRow, WebsubSubscriptionRow } from '../tables.ts';

export type WebsubSubscription = Stored<WebsubSubscriptionRow>;

/**
 * Whether hubs are used at all: a hub has to reach us, and https shows that the service is set up for that.
 */
export const isOn = ({ websub, publicUrl }: Pick<Config, 'websub' | 'publicUrl'>): boolean =>
  websub === 'true' || (websub === 'auto' && publicUrl.startsWith('https://'));

/** The callback URL of a subscription: whoever has it may confirm the subscription, so no log and no response shows it. */
export const callbackOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/api/websub/${token}`;

/** What administrators see of a feed's subscription. */
type Shown = Partial<
  Pick<FeedRow, 'websub_state' | 'websub_lease_until' | 'websub_error' | 'last_push_at' | 'push_missed_at'>
>;

export async function showState(c: Change, feed: number | null, shown: Shown): Promise<void> {
  if (feed !== null) await c.tx.updateTable('feeds').set(shown).where('id', '=', feed).execute();
}

/** Fetches the feed soon: its hub no longer notifies us. */
export async function pollSoon(c: Change, feed: number | null): Promise<void> {
  if (feed === null) return;
  const feeds = c.tx.updateTable('feeds').set({ next_fetch_at: c.now });
  await feeds.where('id', '=', feed).where('next_fetch_at', '>', c.now).execute();
}

const placeOf = (token: string): string => `websub_subscriptions.secret:${token}`;

/** What a hub signs with, as the row of a subscription keeps it. */
export const sealedSecret = (config: Config, token: string, secret: string): string =>
  secretBox(config).seal(placeOf(token), secret);

export const secretOf = (config: Config, { token, secret }: WebsubSubscription): string =>
  secretBox(config).open(placeOf(token), secret);

/** The subscription that a feed has or wants; those that are being ended are others. */
export async function websubSubscription(db: Db, feed: number): Promise<WebsubSubscription | undefined> {
  const rows = db.selectFrom('websub_subscriptions').selectAll();
  return rows.where('feed_id', '=', feed).where('mode', '=', 'subscribe').orderBy('id', 'desc').executeTakeFirst();
}

export async function subscriptionById(db: Db, id: number): Promise<WebsubSubscription | undefined> {
  return db.selectFrom('websub_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function subscriptionByToken(db: Db, token: string): Promise<WebsubSubscription | undefined> {
  // What cannot be a token costs no query.
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  return db.selectFrom('websub_subscriptions').selectAll().where('token', '=', token).executeTakeFirst();
}

/** A subscription and its feed as they are, held until the transaction ends; always the feed first. */
export async function lockSubscription(c: Change, { id, feed_id }: Pick<WebsubSubscription, 'id' | 'feed_id'>) {
  if (feed_id !== null) await c.dialect.lockRow(c.tx, 'feeds', feed_id);
  await c.dialect.lockRow(c.tx, 'websub_subscriptions', id);
  const subscription = await subscriptionById(c.tx, id);
  const feed: StoredFeed | undefined =
    subscription?.feed_id == null
      ? undefined
      : await c.tx.selectFrom('feeds').selectAll().where('id', '=', subscription.feed_id).executeTakeFirst();
  return { subscription, feed };
}

export async function setSubscription(c: Change, id: number, set: Partial<WebsubSubscription>): Promise<void> {
  const rows = c.tx.updateTable('websub_subscriptions').set({ ...set, updated_at: c.now });
  await rows.where('id', '=', id).execute();
}

export const timeFromNow = (c: Pick<Change, 'nowMs'>, ms: number): string => isoTime(c.nowMs + ms);

/** The job that sends a request to a hub; two at a time for each hub. */
export const requestJob = ({ id, hub }: Pick<WebsubSubscription, 'id' | 'hub'>): NewJob => ({
  kind: 'websub.subscribe',
  payload: { subscription: id },
  uniqueKey: `websub.subscribe:${id}`,
  queue: 'feeds',
  concurrencyKey: hostOf(hub),
});

/** The job that takes in what was pushed. */
export const ingestJob = (push: number, subscription: number): NewJob => ({
  kind: 'websub.ingest',
  payload: { subscription },
  uniqueKey: `websub.ingest:${push}`,
  queue: 'feeds',
});
