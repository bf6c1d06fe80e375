import type { App } from '../../../core/app.ts';
import type { WireAnswer } from '../../../core/http2/client.ts';
import { LogThrottle } from '../../../core/log/throttle.ts';
import { metersOf } from '../meters.ts';
import { fcmContent } from '../payload.ts';
import type { PushCode } from '../result-codes.ts';
import type { Message, Recipient, Result, SendOptions, TopicTarget, Transport } from '../transport.ts';
import { Outage } from './circuit-breaker.ts';
import type { FcmClient } from './client.ts';
import { type FcmError, fcmErrorOf, resultOf } from './error.ts';
import { Judge } from './message-verdict.ts';
import type { FcmQuota, Grant } from './quota.ts';
import { isTheirs, left, meansAll, resultOfError, waiting } from './result.ts';

const requestMs = 20_000;
/** Messages of one process that are on their way at once: FCM's front allows 100 on a connection, and we have two. */
const widest = 200;
const narrowest = 8;
/** Nobody subscribes to it: what is shown to FCM for it, to be checked only, is judged without a token. */
const checkTopic = 'dinam.check';

const noGrant: Grant = { count: 0, untilMs: 0, second: '', waitMs: 0, heldUntilMs: null };

/** Messages have gone out: that what all instances should know is not written down must not send them again. */
const kept = (app: App, written: Promise<void>): Promise<void> =>
  written.catch((err) => app.log.error({ err }, 'the quota of FCM could not be written down'));

/** One call of `send`. */
interface Flight {
  app: App;
  message: Message;
  content: string;
  recipients: readonly Recipient[];
  results: Result[];
  signal: AbortSignal;
  validate: boolean;
  /** The first that nobody was asked for. */
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
  /** FCM said so, to this process or to another. */
  #heldUntil = 0;
  /** All of the minute is taken, but for topics. */
  #fullUntil = 0;
  #window = widest;
  #taken = 0;
  #outage = new Outage();
  #judge = new Judge();
  #told = new LogThrottle();
  /** Devices that got a message, and devices of other projects. */
  #own = 0;
  #strange = 0;

  constructor(client: FcmClient, quota: FcmQuota) {
    this.#client = client;
    this.#quota = quota;
  }

  heldMs(app: App, isTopic = false): number {
    return Math.max(left(this.#heldUntil, app.now()), isTopic ? 0 : left(this.#fullUntil, app.now()));
  }

  async send(
    app: App,
    message: Message,
    recipients: readonly Recipient[],
    { signal, validate = false }: SendOptions,
  ): Promise<Result[]> {
    const content = JSON.stringify(fcmContent(message, app.now()));
    const results = new Array<Result>(recipients.length);
    const rest = this.#known(app, message, false);
    const flight: Flight = { app, message, content, recipients, results, signal, validate, next: 0, rest };
    while (flight.next < recipients.length && !flight.rest) {
      const grant = await this.#takeMore(flight);
      if (grant.count > 0) await this.#fly(flight, grant);
      // All that was asked for may have been given, and its second may be over.
      if (grant.waitMs > 0) flight.rest ??= waiting(grant.waitMs);
    }
    results.fill(flight.rest as Result, flight.next);
    return this.#ofProject(app, results, validate);
  }

  /**
   * Credentials of another project make every device one of another project: while most seem to be, none is taken off
   * the list.
   */
  #ofProject(app: App, results: Result[], validate: boolean): Result[] {
    const isStrange = (r: Result): boolean => r.state === 'gone' && r.code === 'SENDER_ID_MISMATCH';
    const strange = results.filter(isStrange).length;
    if (!validate) this.#own += results.filter((r) => r.state === 'sent').length;
    this.#strange += strange;
    if (strange === 0 || this.#strange <= this.#own) return results;
    if (this.#told.count('WRONG_PROJECT', app.now()))
      app.log.error({ transport: 'fcm', project: this.#client.projectId }, 'most devices are of another project');
    return results.map((r) => (isStrange(r) ? { state: 'failed', code: 'WRONG_PROJECT' } : r));
  }

  /** What has gone out is never forgotten: only before the first may it fail. */
  async #takeMore(flight: Flight): Promise<Grant> {
    const { app, recipients, next } = flight;
    try {
      return await this.#take(app, recipients.length - next, false);
    } catch (err) {
      if (next === 0) throw err;
      app.log.error({ err }, 'the quota of FCM could not be asked for');
      flight.rest = { state: 'retry', code: 'STOPPED' };
      return noGrant;
    }
  }

  /** Sends as many as a grant allows, for as long as it does. */
  async #fly(flight: Flight, grant: Grant): Promise<void> {
    const { app, message, content, recipients, results, signal, validate, next: first } = flight;
    const end = first + grant.count;
    const work = async (worker: number): Promise<void> => {
      // The window may have become narrower meanwhile: those beyond it stop, all but the first.
      while (flight.next < end && !flight.rest && (worker === 0 || worker < this.#window)) {
        if (signal.aborted) flight.rest = { state: 'retry', code: 'STOPPED' };
        if (flight.rest || app.now() >= grant.untilMs) return;
        const at = flight.next++;
        const { kind, value } = recipients[at] as Recipient;
        const result = await this.#one(app, message, content, { [kind]: value }, validate, signal);
        results[at] = result;
        flight.rest ??= result.state === 'failed' && result.stop ? result : this.#restOf(app, signal);
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.#window, grant.count) }, (_, worker) => work(worker)));
    await kept(app, this.#quota.giveBack(app, grant, end - flight.next));
  }

  async sendTopic(
    app: App,
    message: Message,
    target: TopicTarget,
    { signal, validate = false }: SendOptions,
  ): Promise<Result> {
    const known = this.#known(app, message, true);
    if (known) return known;
    const grant = await this.#take(app, 1, true);
    if (grant.count === 0) return waiting(grant.waitMs);
    const content = JSON.stringify(fcmContent(message, app.now()));
    return this.#one(app, message, content, target, validate, signal);
  }

  async #take(app: App, wanted: number, isTopic: boolean): Promise<Grant> {
    const grant = await this.#quota.take(app, wanted, isTopic);
    if (grant.heldUntilMs !== null) this.#heldUntil = Math.max(this.#heldUntil, grant.heldUntilMs);
    else if (grant.waitMs > 0 && !isTopic) this.#fullUntil = app.now() + grant.waitMs;
    return grant;
  }

  /** What is known of a message before it is tried. The one message to a topic may find out that FCM is back. */
  #known(app: App, message: Message, isTopic: boolean): Result | undefined {
    if (this.#judge.isWrong(message)) return { state: 'failed', code: 'INVALID_ARGUMENT', stop: true };
    const waitMs = this.heldMs(app, isTopic);
    if (waitMs > 0) return waiting(waitMs);
    return isTopic ? undefined : this.#away(app);
  }

  #away(app: App): Result | undefined {
    const held = this.#outage.held(app.now());
    return held ? waiting(held.ms, held.code) : undefined;
  }

  /** What those get that are left, when nobody is to be asked now. */
  #restOf(app: App, signal: AbortSignal): Result | undefined {
    if (signal.aborted) return { state: 'retry', code: 'STOPPED' };
    const heldMs = left(this.#heldUntil, app.now());
    return heldMs > 0 ? waiting(heldMs) : this.#away(app);
  }

  async #one(
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
      const answer = await this.#ask(app, content, target, validate, signal);
      if (answer.status === 200) {
        if (isToDevice) this.#judge.note(message, true);
        this.#outage.note(app.now(), null);
        if (this.#window < widest && ++this.#taken % narrowest === 0) this.#window++;
        return { state: 'sent' };
      }
      error = fcmErrorOf(answer);
      result = resultOf(answer, isToDevice, app.now());
    } catch (thrown) {
      result = resultOfError(thrown, signal);
    }
    if (result.state === 'failed' && result.code === 'DEVICE_REFUSED')
      result = await this.#judged(app, message, content, result, signal);
    await this.#learn(app, message, error, result);
    return result;
  }

  #ask(app: App, content: string, target: object, validate: boolean, signal: AbortSignal): Promise<WireAnswer> {
    const request = {
      path: `/v1/projects/${this.#client.projectId}/messages:send`,
      body: `{${validate ? '"validate_only":true,' : ''}"message":${content.slice(0, -1)},${JSON.stringify(target).slice(1)}}`,
      timeoutMs: requestMs,
      // Whatever is on its way goes on: nobody would know whether the phone got it.
      unsent: signal,
      statusIsAll: true as const,
    };
    return metersOf(app.config).timed('fcm', () => this.#client.ask(app, 'fcm', request));
  }

  /** FCM refuses a message for one device: it is the message only when FCM refuses it for nobody in particular, too. */
  async #judged(app: App, message: Message, content: string, refused: Result, signal: AbortSignal): Promise<Result> {
    const isGood = await this.#judge.isGood(message, async () => {
      try {
        const { status } = await this.#ask(app, content, { topic: checkTopic }, true, signal);
        return status === 200 ? true : status === 400 ? false : null;
      } catch {
        return null;
      }
    });
    if (isGood === null) return { state: 'retry', code: signal.aborted ? 'STOPPED' : 'UNAVAILABLE' };
    return isGood ? refused : { state: 'failed', code: 'INVALID_ARGUMENT', stop: true };
  }

  async #learn(app: App, message: Message, error: FcmError | undefined, result: Result): Promise<void> {
    const nowMs = app.now();
    const code = result.state === 'sent' ? null : (result.code as PushCode);
    if (code === 'STOPPED' || code === 'CONNECTION_LOST') return; // it says nothing of FCM
    if (code === 'INVALID_ARGUMENT') this.#judge.note(message, false);
    if (error?.isOfProject) await this.#hold(app, nowMs + ((result.state === 'retry' && result.retryAfterMs) || 0));
    else if (result.state === 'retry' && meansAll.includes(code as string)) this.#begin(nowMs, code as PushCode);
    else {
      const isBad = result.state === 'retry' && isTheirs.includes(code as string);
      if (this.#outage.note(nowMs, isBad ? code : null)) this.#narrow();
    }
    if (result.state !== 'failed' && !meansAll.includes(code as string) && !error?.isOfProject) return;
    const times = this.#told.count(`${code} ${error?.message}`, nowMs);
    const { status, errorCode, message: said, fields } = error ?? {};
    if (times) app.log.warn({ transport: 'fcm', status, errorCode, fields, said, code, times }, 'FCM refuses');
  }

  #begin(nowMs: number, code: PushCode): void {
    if (this.#outage.begin(nowMs, code)) this.#narrow();
  }

  /** What comes back is not met with all that waits. */
  #narrow(): void {
    this.#window = narrowest;
    this.#taken = 0;
  }

  /** FCM wants nothing of the project until then. */
  async #hold(app: App, untilMs: number): Promise<void> {
    // Of many refusals at once only the first makes the window narrower.
    if (this.heldMs(app, true) === 0) this.#window = Math.max(narrowest, Math.floor(this.#window / 2));
    const isLonger = untilMs > app.now() + left(this.#heldUntil, app.now()) + 1_000;
    if (isLonger || left(this.#heldUntil, app.now()) === 0) this.#heldUntil = untilMs;
    if (isLonger) await kept(app, this.#quota.hold(app, untilMs));
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
