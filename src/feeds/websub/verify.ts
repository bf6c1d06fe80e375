import { type Change, change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { tidyLine } from '../../text/normalise.ts';
import type { StoredFeed } from '../store.ts';
import { held, inMs, pollSoon, type Subscription, setSubscription, show, subscriptionByToken } from './store.ts';

const dayMs = 86_400_000;
/** A lease that the hub does not tell, or tells nonsense about. */
const unknownLeaseMs = dayMs;
const shortestLeaseMs = 60_000;
const longestLeaseMs = 30 * dayMs;
/** Of a lease, after which it is renewed. */
const renewAt = 0.75;
/** However short a lease is, a hub is not asked more often. */
const shortestRenewalMs = 300_000;

/** What a hub asks at a callback: `hub.mode` and the others. */
interface Asked {
  mode: string;
  topic: string;
  challenge: string;
  lease: string;
  reason: string;
}

/** Random text, no more: what a stranger makes us send must be no page and no program. */
const isChallenge = (text: string): boolean => /^[\x20-\x7e]{1,1024}$/.test(text);

/**
 * A hub asks whether we want what it was asked for in our name, or tells that it will not do it.
 * @returns the text to answer with; null when we do not want it
 */
export async function verify(app: App, token: string, asked: Asked): Promise<string | null> {
  const known = await subscriptionByToken(app.db.write, token);
  if (!known) return null;
  return change(app, system, async (c) => {
    const { subscription, feed } = await held(c, known);
    if (!subscription || subscription.asked_at === null || subscription.topic !== asked.topic) return null;
    if (asked.mode === 'denied') return denied(c, subscription, asked.reason);
    if (asked.mode !== subscription.mode || !isChallenge(asked.challenge)) return null;
    if (asked.mode === 'unsubscribe') {
      await setSubscription(c, subscription.id, { next_at: null, lease_until: null });
      return asked.challenge;
    }
    return feed ? confirmed(c, subscription, feed, asked) : null;
  });
}

/** Also said a second time: the hub may not have heard our first answer. */
async function confirmed(c: Change, { id }: Subscription, feed: StoredFeed, asked: Asked): Promise<string> {
  const told = /^\d{1,10}$/.test(asked.lease) ? Number(asked.lease) * 1_000 : unknownLeaseMs;
  const lease = Math.min(Math.max(told, shortestLeaseMs), longestLeaseMs);
  const lease_until = inMs(c, lease);
  const next_at = inMs(c, Math.max(lease * renewAt, shortestRenewalMs));
  await setSubscription(c, id, { lease_until, next_at, tries: 0 });
  await show(c, feed.id, { websub_state: 'active', websub_lease_until: lease_until, websub_error: null });
  return asked.challenge;
}

async function denied(c: Change, { id, mode, feed_id }: Subscription, reason: string): Promise<string> {
  await setSubscription(c, id, { next_at: null, lease_until: null });
  if (mode === 'unsubscribe') return '';
  const why = cutGraphemes(tidyLine(reason.toWellFormed().replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, ' ')), 200);
  const websub_error = why === '' ? 'The hub refuses the subscription.' : `The hub refuses the subscription: ${why}`;
  await show(c, feed_id, { websub_state: 'denied', websub_lease_until: null, websub_error });
  await pollSoon(c, feed_id);
  return '';
}
