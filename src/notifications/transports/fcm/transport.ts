import { CircuitBreaker } from '../../../core/admission/circuit-breaker.ts';
import type { App } from '../../../core/app.ts';
import { LogThrottle } from '../../../core/log/throttle.ts';
import type { WireAnswer } from '../http2/client.ts';
import { metersOf } from '../meters.ts';
import { fcmContent } from '../payload.ts';
import type { PushCode } from '../result-codes.ts';
import type { Message, Recipient, Result, SendOptions, SendProgress, TopicTarget, Transport } from '../transport.ts';
import type { FcmClient } from './client.ts';
import { CongestionWindow } from './congestion-window.ts';
import { type FcmError, fcmErrorOf, fcmResult } from './error.ts';
import { MessageVerdict } from './message-verdict.ts';
import type { FcmQuota, Grant } from './quota.ts';
import { QuotaBackoff } from './quota-backoff.ts';
import { concernsAll, resultOfError, serviceErrors, waiting } from './result.ts';

const requestMs = 20_000;
const circuit = { mostAnswers: 20, fewestAnswers: 8, freshMs: 10_000, open: { first: 5_000, longest: 60_000 } };
/** A topic without subscribers: a message to it is validated without a token. */
const checkTopic = 'dinam.check';

const noGrant: Grant = { count: 0, second: '', validMs: 0, waitMs: 0, projectMs: 0 };

/** Messages have gone out: that what all instances should know cannot be stored must not send them again. */
const stored = (app: App, written: Promise<void>): Promise<void> =>
  written.catch((err) => app.log.error({ err }, 'the quota of FCM could not be stored'));

/** One call of `send`. */
interface Sending {
  app: App;
  message: Message;
  content: string;
  recipients: readonly Recipient[];
  results: Result[];
  signal: AbortSignal;
  validate: boolean;
  progress: SendProgress | undefined;
  /** The first that was not sent. */
  next: number;
  /** What those get that are left. */
  rest: Result | undefined;
}

/** Firebase Cloud Messaging, HTTP v1: one request per message, many at a time. */
export class FcmTransport implements Transport {
  readonly name = 'fcm';
  readonly ends = 'sent';
  readonly topics = true;
  #client: FcmClient;
  #quota: FcmQuota;
  #backoff = new QuotaBackoff();
  #window = new CongestionWindow();
  #breaker = new CircuitBreaker<PushCode>(circuit);
  #verdict = new MessageVerdict();
  #logThrottle = new LogThrottle();
  /** Devices that got a message, and devices of other projects. */
  #ownDevices = 0;
  #strangeDevices = 0;

  constructor(client: FcmClient, quota: FcmQuota) {
    this.#client = client;
    this.#quota = quota;
  }

  rateLimitedMs(app: App, isTopic = false): number {
    return this.#backoff.remainingMs(app.now(), isTopic);
  }

  async send(
    app: App,
    message: Message,
    recipients: readonly Recipient[],
    { signal, validate = false, progress }: SendOptions,
  ): Promise<Result[]> {
    const content = JSON.stringify(fcmContent(message, app.now()));
    const results = new Array<Result>(recipients.length);
    const rest = this.#resultBefore(app, message, false);
    const sending: Sending = {
      app,
      message,
      content,
      recipients,
      results,
      signal,
      validate,
      progress,
      next: 0,
      rest,
    };
    while (sending.next < recipients.length && !sending.rest) {
      const grant = await this.#takeMore(sending);
      if (grant.count > 0) await this.#sendGranted(sending, grant);
      // All that was requested may have been granted, and its second may be over.
      if (grant.waitMs > 0) sending.rest ??= waiting(grant.waitMs);
    }
    results.fill(sending.rest as Result, sending.next);
    return this.#ofProject(app, results, validate);
  }

  /**
   * Credentials of another project make every device one of another project: while most seem to be, none is removed off
   * the list.
   */
  #ofProject(app: App, results: Result[], validate: boolean): Result[] {
    const isStrange = (r: Result): boolean => r.state === 'gone' && r.code === 'SENDER_ID_MISMATCH';
    const strange = results.filter(isStrange).length;
    if (!validate) this.#ownDevices += results.filter((r) => r.state === 'sent').length;
    this.#strangeDevices += strange;
    if (strange === 0 || this.#strangeDevices <= this.#ownDevices) return results;
    if (this.#logThrottle.count('WRONG_PROJECT', app.now()))
      app.log.error({ transport: 'fcm', project: this.#client.projectId }, 'most devices are of another project');
    return results.map((r) => (isStrange(r) ? { state: 'failed', code: 'WRONG_PROJECT' } : r));
  }

  /** What has gone out is never forgotten: only before the first message may it fail. */
  async #takeMore(sending: Sending): Promise<Grant> {
    const { app, recipients, next } = sending;
    try {
      return await this.#take(app, recipients.length - next, false);
    } catch (err) {
      if (next === 0) throw err;
      app.log.error({ err }, 'the quota of FCM could not be read');
      sending.rest = { state: 'retry', code: 'STOPPED' };
      return noGrant;
    }
  }

  /** Sends as many as a grant allows, for as long as it is valid. */
  async #sendGranted(sending: Sending, grant: Grant): Promise<void> {
    const { app, message, content, recipients, results, signal, validate, progress, next: first } = sending;
    const end = first + grant.count;
    const untilMs = app.now() + grant.validMs;
    /** The window may have become narrower meanwhile: workers beyond it stop, all but the first. */
    const isOver = (worker: number): boolean => {
      if (signal.aborted) sending.rest ??= { state: 'retry', code: 'STOPPED' };
      const isFull = worker > 0 && worker >= this.#window.width;
      return sending.next >= end || sending.rest !== undefined || isFull || app.now() >= untilMs;
    };
    const work = async (worker: number): Promise<void> => {
      while (!isOver(worker)) {
        await progress?.begin();
        if (isOver(worker)) return progress?.cancel();
        const at = sending.next++;
        const recipient = recipients[at] as Recipient;
        const target = { [recipient.kind]: recipient.value };
        const result = await this.#sendOne(app, message, content, target, validate, signal);
        results[at] = result;
        progress?.end(recipient, result);
        sending.rest ??= result.state === 'failed' && result.stop ? result : this.#restOf(app, signal);
      }
    };
    const workers = Math.min(this.#window.width, grant.count, progress?.most ?? Number.POSITIVE_INFINITY);
    await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
    await stored(app, this.#quota.giveBack(app, grant, end - sending.next));
  }

  async sendTopic(
    app: App,
    message: Message,
    target: TopicTarget,
    { signal, validate = false }: SendOptions,
  ): Promise<Result> {
    const before = this.#resultBefore(app, message, true);
    if (before) return before;
    const grant = await this.#take(app, 1, true);
    if (grant.count === 0) return waiting(grant.waitMs);
    const content = JSON.stringify(fcmContent(message, app.now()));
    return this.#sendOne(app, message, content, target, validate, signal);
  }

  async #take(app: App, wanted: number, isTopic: boolean): Promise<Grant> {
    const grant = await this.#quota.take(app, wanted, isTopic);
    this.#backoff.onGrant(grant, isTopic, app.now());
    return grant;
  }

  /** What a message gets without being tried. The one message to a topic may find out that FCM is back. */
  #resultBefore(app: App, message: Message, isTopic: boolean): Result | undefined {
    if (this.#verdict.isRejected(message)) return { state: 'failed', code: 'INVALID_ARGUMENT', stop: true };
    const waitMs = this.rateLimitedMs(app, isTopic);
    if (waitMs > 0) return waiting(waitMs);
    return isTopic ? undefined : this.#resultWhileOpen(app);
  }

  #resultWhileOpen(app: App): Result | undefined {
    const refusal = this.#breaker.openFor(app.now());
    return refusal ? waiting(refusal.ms, refusal.code) : undefined;
  }

  /** The result of the rest, while FCM gets no requests. */
  #restOf(app: App, signal: AbortSignal): Result | undefined {
    if (signal.aborted) return { state: 'retry', code: 'STOPPED' };
    const waitMs = this.#backoff.projectMs(app.now());
    return waitMs > 0 ? waiting(waitMs) : this.#resultWhileOpen(app);
  }

  async #sendOne(
    app: App,
    message: Message,
    content: string,
    target: Partial<Record<string, string>>,
    validate: boolean,
    signal: AbortSignal,
  ): Promise<Result> {
    const isToDevice = target.topic === undefined && target.condition === undefined;
    let result: Result;
    let error: FcmError | undefined;
    try {
      const answer = await this.#request(app, content, target, validate, signal);
      if (answer.status === 200) {
        if (isToDevice) this.#verdict.record(message, true);
        this.#breaker.record(app.now(), null);
        this.#window.onAccepted();
        return { state: 'sent' };
      }
      error = fcmErrorOf(answer);
      result = fcmResult(answer, isToDevice, app.now());
    } catch (thrown) {
      result = resultOfError(thrown, signal);
    }
    if (result.state === 'failed' && result.code === 'DEVICE_REFUSED')
      result = await this.#checked(app, message, content, result, signal);
    await this.#learn(app, message, error, result);
    return result;
  }

  #request(app: App, content: string, target: object, validate: boolean, signal: AbortSignal): Promise<WireAnswer> {
    const request = {
      path: `/v1/projects/${this.#client.projectId}/messages:send`,
      body: `{${validate ? '"validate_only":true,' : ''}"message":${content.slice(0, -1)},${JSON.stringify(target).slice(1)}}`,
      timeoutMs: requestMs,
      // A request on its way continues: its result would be unknown.
      unsent: signal,
      statusIsAll: true as const,
    };
    return metersOf(app).timed('fcm', () => this.#client.call(app, 'fcm', request));
  }

  /** FCM refuses a message for one device: it is the message only when FCM refuses it for a topic without subscribers, too. */
  async #checked(app: App, message: Message, content: string, refused: Result, signal: AbortSignal): Promise<Result> {
    const isAccepted = await this.#verdict.isAccepted(message, async () => {
      try {
        const { status } = await this.#request(app, content, { topic: checkTopic }, true, signal);
        return status === 200 ? true : status === 400 ? false : null;
      } catch {
        return null;
      }
    });
    if (isAccepted === null) return { state: 'retry', code: signal.aborted ? 'STOPPED' : 'UNAVAILABLE' };
    return isAccepted ? refused : { state: 'failed', code: 'INVALID_ARGUMENT', stop: true };
  }

  /** What a result means for the messages after it. */
  async #learn(app: App, message: Message, error: FcmError | undefined, result: Result): Promise<void> {
    const nowMs = app.now();
    const code = result.state === 'sent' ? null : (result.code as PushCode);
    if (code === null || code === 'STOPPED' || code === 'CONNECTION_LOST') return; // it says nothing of FCM
    const isRetried = result.state === 'retry';
    if (code === 'INVALID_ARGUMENT') this.#verdict.record(message, false);
    if (error?.isOfProject) await this.#onQuota(app, (isRetried && result.retryAfterMs) || 0);
    else if (isRetried && concernsAll.includes(code)) this.#collapseWhen(this.#breaker.trip(nowMs, code));
    else this.#collapseWhen(this.#breaker.record(nowMs, isRetried && serviceErrors.includes(code) ? code : null));
    if (result.state === 'failed' || concernsAll.includes(code) || error?.isOfProject) this.#log(app, code, error);
  }

  /** After a pause FCM is not sent everything at once. */
  #collapseWhen(isTripped: boolean): void {
    if (isTripped) this.#window.collapse();
  }

  /** FCM wants nothing of the project for so long. */
  async #onQuota(app: App, ms: number): Promise<void> {
    const nowMs = app.now();
    // Of many refusals at once only the first makes the window narrower.
    if (this.#backoff.projectMs(nowMs) === 0) this.#window.halve();
    if (this.#backoff.onRefusal(ms, nowMs)) await stored(app, this.#quota.hold(app, ms));
  }

  #log(app: App, code: PushCode, error: FcmError | undefined): void {
    const times = this.#logThrottle.count(`${code} ${error?.message}`, app.now());
    if (times === 0) return;
    const { status, errorCode, message: detail, fields } = error ?? {};
    app.log.warn({ transport: 'fcm', status, errorCode, fields, detail, code, times }, 'FCM refuses a message');
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
