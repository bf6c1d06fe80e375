import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { tidyLine } from '../../text/normalise.ts';
import type { StoredFeed } from '../store.ts';
import {
  lockSubscription,
  pollSoon,
  setSubscription,
  showState,
  subscriptionByToken,
  timeFromNow,
  type WebsubSubscription,
} from './store.ts';

const dayMs = 86_400_000;
/** The lease where the hub sends none, or no valid one. */
const unknownLeaseMs = dayMs;
const shortestLeaseMs = 60_000;
const longestLeaseMs = 30 * dayMs;
/** Of a lease, after which it is renewed. */
const renewAt = 0.75;
/** However short a lease is, a hub gets no more requests than that. */
const shortestRenewalMs = 300_000;

/** The query of a hub's request to a callback: `hub.mode` and the others. */
interface Confirmation {
  mode: string;
  topic: string;
  challenge: string;
  lease: string;
  reason: string;
}

/** Random text, no more: a caller must not make us answer with a page or a program. */
const isChallenge = (text: string): boolean => /^[\x20-\x7e]{1,1024}$/.test(text);

/**
 * A hub verifies a request that was sent in our name, or reports that it denies it.
 * @returns the text to answer with; null when we do not want it
 */
export async function verify(app: App, token: string, confirmation: Confirmation): Promise<string | null> {
  const stored = await subscriptionByToken(app.db.write, token);
  if (!stored) return null;
  return change(app, systemActor, async (c) => {
    const { subscription, feed } = await lockSubscription(c, stored);
    if (!subscription || subscription.asked_at === null || subscription.topic !== confirmation.topic) return null;
    if (confirmation.mode === 'denied') return denied(c, subscription, confirmation.reason);
    if (confirmation.mode !== subscription.mode || !isChallenge(confirmation.challenge)) return null;
    if (confirmation.mode === 'unsubscribe') {
      await setSubscription(c, subscription.id, { next_at: null, lease_until: null });
      return confirmation.challenge;
    }
    return feed ? confirmed(c, subscription, feed, confirmation) : null;
  });
}

/** Also answered a second time: the hub may not have received our first answer. */
async function confirmed(
  c: Change,
  { id }: WebsubSubscription,
  feed: StoredFeed,
  confirmation: Confirmation,
): Promise<string> {
  const requestedMs = /^\d{1,10}$/.test(confirmation.lease) ? Number(confirmation.lease) * 1_000 : unknownLeaseMs;
  const lease = Math.min(Math.max(requestedMs, shortestLeaseMs), longestLeaseMs);
  const lease_until = timeFromNow(c, lease);
  const next_at = timeFromNow(c, Math.max(lease * renewAt, shortestRenewalMs));
  await setSubscription(c, id, { lease_until, next_at, tries: 0 });
  await showState(c, feed.id, { websub_state: 'active', websub_lease_until: lease_until, websub_error: null });
  return confirmation.challenge;
}

async function denied(c: Change, { id, mode, feed_id }: WebsubSubscription, reason: string): Promise<string> {
  await setSubscription(c, id, { next_at: null, lease_until: null });
  if (mode === 'unsubscribe') return '';
  const why = cutGraphemes(tidyLine(reason.toWellFormed().replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, ' ')), 200);
  const websub_error = why === '' ? 'The hub refuses the subscription.' : `The hub refuses the subscription: ${why}`;
  await showState(c, feed_id, { websub_state: 'denied', websub_lease_until: null, websub_error });
  await pollSoon(c, feed_id);
  return '';
}
