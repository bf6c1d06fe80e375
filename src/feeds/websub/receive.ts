import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import { limiter, tooMany } from '../../core/rate-limit.ts';
import { mostDocumentBytes } from '../parse/in-thread.ts';
import { requestVisit } from '../request-visit.ts';
import { type Signature, verifySignature } from './signature.ts';
import { ingestJob, lockSubscription, secretOf, showState, subscriptionByToken } from './store.ts';

/** The largest body that a hub may send. */
export const pushBytes = mostDocumentBytes;

/** Pushes of one hub for one feed in ten minutes. */
const pushLimit = { points: 120, seconds: 600 };
/** Limits of what may wait to be ingested: of one subscription, and of all, in stored bytes. */
const mostWaiting = 20;
const mostWaitingBytes = 100_000_000;

const compress = promisify(gzip);

/**
 * Whether anything may be pushed to this callback, before it is read. False for one that is not there (any more).
 * @throws Fault `rate_limited`
 */
export async function admitPush(app: App, token: string): Promise<boolean> {
  const subscription = await subscriptionByToken(app.db.write, token);
  if (subscription?.mode !== 'subscribe' || subscription.feed_id === null) return false;
  const standing = await limiter(app, 'websub', pushLimit.points, pushLimit.seconds).take(token);
  if (standing.exceeded) throw tooMany(standing, 'Too many pushes.');
  return true;
}

interface Sent {
  bytes: Buffer;
  signature: string | undefined;
  contentType: string | undefined;
}

/**
 * Keeps what a hub has pushed, with the job that takes it in. What is not signed with our secret is passed over in
 * silence, as the recommendation says: an unknown sender learns nothing. Nothing is read of what is signed by sha1, nor of what
 * comes from a hub that accepts no secret: it only announces news, and the feed is fetched from its own server.
 * @returns false when the subscription is gone
 * @throws Fault `unavailable` when too much waits; the hub comes again
 */
export async function receivePush(app: App, token: string, { bytes, signature, contentType }: Sent): Promise<boolean> {
  const stored = await subscriptionByToken(app.db.write, token);
  if (stored?.mode !== 'subscribe') return false;
  const { feed_id: feed } = stored;
  const secret = secretOf(app.config, stored);
  const verdict: Signature = secret === '' ? 'weak' : verifySignature(bytes, signature, secret);
  if (verdict === 'invalid') {
    app.log.warn({ feed, signature: signature === undefined ? 'none' : 'wrong' }, 'a push was not signed as agreed');
    return true;
  }
  const body = bytes.length === 0 || verdict === 'weak' ? '' : (await compress(bytes, { level: 1 })).toString('base64');
  return change(app, systemActor, async (c) => {
    const { subscription, feed } = await lockSubscription(c, stored);
    if (subscription?.mode !== 'subscribe' || !feed) return false;
    await showState(c, feed.id, { last_push_at: c.now });
    // Some hubs only say that there is news.
    if (body === '') await requestVisit(c, feed.id);
    else {
      await checkCapacity(c, subscription.id);
      const { id } = await c.tx
        .insertInto('websub_pushes')
        .values({
          subscription_id: subscription.id,
          content_type: contentType?.slice(0, 200) ?? null,
          body,
          bytes: body.length,
          job_id: null,
          lease_until: null,
          created_at: c.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await c.enqueue(ingestJob(id, subscription.id));
    }
    return true;
  });
}

/** A hub that sends faster than we can read has to wait: it tries again, and nothing that was accepted is dropped. */
async function checkCapacity(c: Change, subscription: number): Promise<void> {
  const pushes = c.tx.selectFrom('websub_pushes');
  const own = await pushes
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('subscription_id', '=', subscription)
    .executeTakeFirstOrThrow();
  const all = await pushes.select((e) => e.fn.sum<number | null>('bytes').as('n')).executeTakeFirstOrThrow();
  if (Number(own.n) < mostWaiting && Number(all.n ?? 0) < mostWaitingBytes) return;
  throw new Fault('unavailable', 'Too much waits to be read.', { headers: { 'retry-after': '60' } });
}
