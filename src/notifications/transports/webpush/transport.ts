import type { App } from '../../../core/app.ts';
import { FetchError, type Fetched, fetchGuarded } from '../../../core/fetch/fetch.ts';
import { LogThrottle } from '../../../core/log/throttle.ts';
import { fcmWaitMs } from '../fcm/error.ts';
import { metersOf } from '../meters.ts';
import { tagOf, topicHeader, webPushContent } from '../payload.ts';
import type { PushCode } from '../result-codes.ts';
import type { Message, Recipient, Result, SendOptions, Transport } from '../transport.ts';
import { OriginBackoff, remember } from './backoff.ts';
import { endpointRefusal, isKnownService, type WebPushSubscription, webPushSubscription } from './subscription.ts';

const requestMs = 10_000;
const atOnce = 32;
/** What FCM takes for a message without one: four weeks. RFC 8030 wants a number. */
const longestSeconds = 2_419_200;
/** A signature for an origin is good for 12 hours here (RFC 8292 allows 24) and is used for half of that. */
const signatureSeconds = 43_200;
const quotaMs = 60_000;
/** A push service that does not answer is left alone this long, so that one of them does not hold up all. */
const silenceMs = 60_000;
/** A batch takes no longer than this, however slow a push service is. */
const batchMs = 30_000;

const problems: Partial<Record<FetchError['problem'], PushCode>> = {
  dns: 'NO_CONNECTION',
  connect: 'NO_CONNECTION',
  tls: 'NO_CONNECTION',
  // The name leads into a private network, as a name server may say for a while: no browser is removed for that.
  refused: 'NO_CONNECTION',
  timeout: 'TIMEOUT',
};

/** Of a 400 that means the signature: words of Apple, of FCM, and those of RFC 8292 that others use. */
const aboutKeys = /vapid|jwt|UnauthorizedRegistration/i;
/** The request itself is refused: its headers, its form, its content. */
const refusals = new Set([400, 405, 415, 417, 422, 431]);
/** Too many for now: 406 is what Windows says of it. */
const quotas = new Set([406, 429]);

function resultOf({ status, headers, body }: Fetched, nowMs: number): Result {
  const after = fcmWaitMs(headers, nowMs);
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone', code: 'UNREGISTERED' };
  if (status === 413) return { state: 'failed', code: 'TOO_LARGE' };
  if (status === 401 || status === 403) return { state: 'failed', code: 'VAPID_REFUSED' };
  if (quotas.has(status)) return { state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs: after ?? quotaMs };
  if (refusals.has(status))
    return {
      state: 'failed',
      code: aboutKeys.test(body.toString('utf8', 0, 2_000)) ? 'VAPID_REFUSED' : 'MESSAGE_REFUSED',
    };
  if (status < 500 && status !== 408) return { state: 'failed', code: 'UNKNOWN' };
  return { state: 'retry', code: 'UNAVAILABLE', ...(after === undefined ? {} : { retryAfterMs: after }) };
}

function resultOfError(error: unknown): Result {
  if (!(error instanceof FetchError)) throw error;
  const code = problems[error.problem];
  return code === undefined ? { state: 'failed', code: 'UNKNOWN' } : { state: 'retry', code };
}

/** Browsers by their own push services (RFC 8030), encrypted for each (RFC 8291) and signed by us (RFC 8292). */
export class WebPushTransport implements Transport {
  readonly name = 'webpush';
  readonly ends = 'sent';
  readonly topics = false;
  #signatures = new Map<string, { header: string; untilMs: number }>();
  #backoff = new OriginBackoff();
  #logThrottle = new LogThrottle();
  #batchMs: number;

  /** @param ms for a whole batch */
  constructor(ms = batchMs) {
    this.#batchMs = ms;
  }

  rateLimitedMs(): number {
    return 0; // each push service has limits of its own
  }

  async send(
    app: App,
    message: Message,
    recipients: readonly Recipient[],
    { signal, validate = false, progress }: SendOptions,
  ): Promise<Result[]> {
    const payload = JSON.stringify(webPushContent(message));
    const results = new Array<Result>(recipients.length);
    const end = performance.now() + this.#batchMs;
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < recipients.length) {
        await progress?.begin();
        const recipient = recipients[next];
        if (recipient === undefined) return progress?.cancel();
        const at = next++;
        let result: Result;
        if (signal.aborted) result = { state: 'retry', code: 'STOPPED' };
        else if (performance.now() > end) result = { state: 'retry', code: 'TIMEOUT', unasked: true };
        else result = await this.#sendOne(app, message, payload, recipient.value, validate);
        results[at] = result;
        progress?.end(recipient, result);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, recipients.length) }, work));
    return results;
  }

  async sendTopic(): Promise<Result> {
    return { state: 'failed', code: 'NOT_CONFIGURED' };
  }

  async #sendOne(app: App, message: Message, payload: string, value: string, validate: boolean): Promise<Result> {
    const subscription = webPushSubscription(value);
    if (!subscription) return { state: 'gone', code: 'BAD_SUBSCRIPTION' };
    if (endpointRefusal(app.config, subscription.endpoint) !== null) return { state: 'gone', code: 'ENDPOINT_REFUSED' };
    if (!isKnownService(app.config, subscription.endpoint)) return { state: 'failed', code: 'SERVICE_NOT_NAMED' };
    const { origin } = new URL(subscription.endpoint);
    const refusal = this.#backoff.openFor(origin, app.now());
    if (refusal) return { state: 'retry', code: refusal.code, retryAfterMs: refusal.ms, unasked: true };
    const { headers, body } = await this.#encrypted(app, message, payload, subscription, origin);
    if (validate) return { state: 'sent' };
    let result: Result;
    let answer: Fetched | undefined;
    try {
      // A request on its way continues when we stop: its result would be unknown.
      const options = { method: 'POST' as const, headers, body, maxBytes: 65_536, timeoutMs: requestMs };
      const { endpoint } = subscription;
      answer = await metersOf(app).timed('webpush', () => fetchGuarded(app, endpoint, options));
      result = resultOf(answer, app.now());
    } catch (error) {
      result = resultOfError(error);
    }
    this.#learn(app, subscription.endpoint, origin, result, answer);
    return result;
  }

  #learn(app: App, endpoint: string, origin: string, result: Result, answer: Fetched | undefined): void {
    const nowMs = app.now();
    if (result.state === 'retry' && (result.code === 'QUOTA_EXCEEDED' || result.code === 'TIMEOUT'))
      this.#backoff.onRefused(endpoint, origin, result.code, nowMs, result.retryAfterMs ?? silenceMs);
    else if (answer) this.#backoff.onAccepted(origin);
    if (result.state !== 'failed') return;
    const times = this.#logThrottle.count(`${origin} ${result.code}`, nowMs);
    if (times === 0) return;
    // The endpoint is a secret: a service may repeat it.
    const detail = answer?.body.toString().slice(0, 300).replaceAll(new URL(endpoint).pathname, '…');
    app.log.warn(
      { transport: 'webpush', origin, status: answer?.status, detail, code: result.code, times },
      'a push service refuses a message',
    );
  }

  async #encrypted(app: App, message: Message, payload: string, subscription: WebPushSubscription, origin: string) {
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      TTL: message.ttlSeconds ?? longestSeconds,
      urgency: message.priority,
      topic: topicHeader(tagOf(message)),
      headers: { Authorization: await this.#signature(app, origin) },
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return { headers: Object.fromEntries(texts), body };
  }

  /** Made once for an origin and a few hours: signing is dear. */
  async #signature(app: App, origin: string): Promise<string> {
    const cached = this.#signatures.get(origin);
    const leftMs = (cached?.untilMs ?? 0) - app.now();
    // One of a clock that was set back would end too late for a push service.
    if (cached && leftMs > 0 && leftMs <= signatureSeconds * 500) return cached.header;
    const { default: webPush } = await import('web-push');
    const { vapidSubject, vapidPublicKey, vapidPrivateKey } = app.config;
    const ends = Math.floor(app.now() / 1_000) + signatureSeconds;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      vapidSubject,
      vapidPublicKey,
      vapidPrivateKey,
      'aes128gcm',
      ends,
    );
    remember(this.#signatures, origin, { header, untilMs: app.now() + signatureSeconds * 500 });
    return header;
  }

  async close(): Promise<void> {}
}
