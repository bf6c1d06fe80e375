import { randomBytes } from 'node:crypto';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { backoff } from '../../core/backoff.ts';
import { FetchError, type Fetched, fetchGuarded, isConfidential } from '../../core/fetch/fetch.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import { requestedWaitMs } from '../requested-wait.ts';
import {
  callbackOf,
  lockSubscription,
  sealedSecret,
  secretOf,
  setSubscription,
  showState,
  subscriptionById,
  timeFromNow,
  type WebsubSubscription,
} from './store.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** The requested lease; the hub decides which it grants. */
const leaseSeconds = 10 * 86_400;
/** Failures in a row after which a hub counts as failed; it then gets one request a day. */
const mostTries = 5;
const mostRedirects = 3;

/** Wait after try number `tries` failed: 1, 4, 16, 64 minutes, then a day. */
const afterFailure = (tries: number): number =>
  tries >= mostTries ? dayMs : backoff(tries, { first: minuteMs, longest: dayMs, factor: 4 });

/** Wait for a hub that said yes and has not confirmed: hubs have queues. */
const forConfirmation = (tries: number): number => backoff(tries, { first: 60 * minuteMs, longest: dayMs });

/** A hub that refused the request. */
class Refusal extends Error {
  /** Asking again would not help soon. */
  readonly isFinal: boolean;
  readonly waitMs: number;
  constructor(message: string, isFinal: boolean, waitMs = 0) {
    super(message);
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}

/**
 * The job `websub.subscribe`: sends the hub the request that the subscription wants, which the hub confirms by a request of its
 * own. What goes wrong is kept with the subscription, which has a next time in any case, and is no failure of the job.
 */
export async function requestSubscription(app: App, job: RunningJob): Promise<void> {
  const id = job.payload.subscription as number;
  const subscription = await change(app, systemActor, (c) => startRequest(c, id));
  if (!subscription) return;
  const current = secretOf(app.config, subscription);
  try {
    const secret = await post(app, { ...subscription, secret: current }, randomBytes(32).toString('hex'), job.signal);
    // Until the subscription is stored, a push only makes us fetch the feed itself.
    if (subscription.mode === 'subscribe' && secret !== current) {
      const sealed = sealedSecret(app.config, subscription.token, secret);
      await change(app, systemActor, (c) => setSubscription(c, id, { secret: sealed }));
    }
  } catch (error) {
    if (job.signal.aborted || !(error instanceof FetchError || error instanceof Refusal)) throw error;
    job.log.info({ feed: subscription.feed_id, hub: subscription.hub, reason: error.message }, 'a hub did not answer');
    await change(app, systemActor, (c) => failed(c, id, subscription, error));
  }
}

/** Before the request, as a hub may confirm during it; it is also the plan if this process dies now. */
async function startRequest(c: Change, id: number): Promise<WebsubSubscription | null> {
  const found = await subscriptionById(c.tx, id);
  const { subscription } = found ? await lockSubscription(c, found) : {};
  if (!subscription || subscription.next_at === null || subscription.next_at > c.now) return null;
  const tries = subscription.tries + 1;
  const next_at = timeFromNow(c, forConfirmation(tries));
  await setSubscription(c, id, { asked_at: c.now, tries, next_at });
  if (tries > mostTries && !isHeld(subscription, c))
    await showError(c, subscription, 'The hub has not confirmed the subscription.');
  if (tries > mostTries && subscription.mode === 'unsubscribe') {
    await setSubscription(c, id, { next_at: null });
    return null;
  }
  return { ...subscription, tries };
}

const isHeld = ({ lease_until }: WebsubSubscription, c: Change): boolean => lease_until !== null && lease_until > c.now;

/** A feed whose lease still runs is pushed to, whatever its renewal has come to. */
async function showError(c: Change, subscription: WebsubSubscription, message: string): Promise<void> {
  if (subscription.mode !== 'subscribe') return;
  const state = isHeld(subscription, c) ? {} : { websub_state: 'failed' as const };
  await showState(c, subscription.feed_id, { ...state, websub_error: message });
}

/**
 * Asks the hub, and whom it sends us to; the secret never goes on to another origin.
 * @returns the secret that the last of them got, '' for none
 */
async function post(
  app: App,
  { hub, topic, token, mode, secret: stored }: WebsubSubscription,
  fresh: string,
  signal: AbortSignal,
): Promise<string> {
  let secret = mode === 'subscribe' && isConfidential(app.config, hub) ? stored || fresh : '';
  let url = hub;
  for (let hop = 0; ; hop++) {
    const fields = new URLSearchParams({
      'hub.callback': callbackOf(app.config, token),
      'hub.mode': mode,
      'hub.topic': topic,
      // Hubs of PubSubHubbub 0.3 want it; others pass it over.
      'hub.verify': 'async',
      ...(mode === 'subscribe' ? { 'hub.lease_seconds': String(leaseSeconds) } : {}),
      ...(secret === '' ? {} : { 'hub.secret': secret }),
    });
    const answer = await fetchGuarded(app, url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: fields.toString(),
      maxBytes: 65_536,
      timeoutMs: 15_000,
      signal,
    });
    const next = redirectOf(answer);
    if (next === null) {
      checkAnswer(app, answer);
      return secret;
    }
    if (hop >= mostRedirects) throw new Refusal('The hub redirects too many times.', true);
    if (new URL(next).origin !== new URL(url).origin) secret = '';
    url = next;
  }
}

/** The hub redirects to another one: 307 and 308, as the recommendation says. */
function redirectOf({ status, headers, url }: Fetched): string | null {
  if (status !== 307 && status !== 308) return null;
  return URL.parse(headers.location ?? '', url)?.href ?? null;
}

function checkAnswer(app: App, { status, headers }: Fetched): void {
  if (status >= 200 && status <= 299) return;
  const requestedMs = requestedWaitMs(headers, app.now());
  const isFinal = status < 500 && status !== 408 && status !== 429;
  throw new Refusal(`The hub answers with HTTP ${status}.`, isFinal, requestedMs);
}

/** Keeps why it failed, unless the hub has confirmed meanwhile or the feed has changed its mind. */
async function failed(
  c: Change,
  id: number,
  attempted: WebsubSubscription,
  error: FetchError | Refusal,
): Promise<void> {
  const { subscription } = await lockSubscription(c, attempted);
  if (!subscription || subscription.mode !== attempted.mode || subscription.tries !== attempted.tries) return;
  const isFinal = error instanceof Refusal ? error.isFinal : ['address', 'refused'].includes(error.problem);
  const tries = isFinal ? mostTries : subscription.tries;
  const isOver = tries >= mostTries;
  const wait = Math.max(afterFailure(tries), error instanceof Refusal ? error.waitMs : 0);
  const next_at = isOver && subscription.mode === 'unsubscribe' ? null : timeFromNow(c, wait);
  await setSubscription(c, id, { tries, next_at });
  if (isOver) await showError(c, subscription, error.message);
  else if (subscription.mode === 'subscribe') await showState(c, subscription.feed_id, { websub_error: error.message });
}
