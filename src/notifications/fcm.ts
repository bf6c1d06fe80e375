import type { App } from '../core/app.ts';
import { type WireAnswer, WireError } from '../core/http2.ts';
import type { PushCode } from './codes.ts';
import type { FcmClient } from './fcm-client.ts';
import { fcmErrorOf, resultOf } from './fcm-error.ts';
import { TokenError } from './fcm-token.ts';
import { fcmContent } from './payload.ts';
import type { Message, Recipient, Result, SendOptions, TopicTarget, Transport } from './transport.ts';

const requestMs = 20_000;
/** Messages of one process that are on their way at once: FCM's front allows 100 on a connection, and we have two. */
const widest = 200;
const narrowest = 8;
/** Messages known to be wrong, so that further batches of them are not tried. */
const mostWrong = 100;

/** How the results of other messages follow from one: all that are left get the same. */
const meansAll: readonly string[] = [
  'QUOTA_EXCEEDED',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'CREDENTIALS',
  'NO_CONNECTION',
  'STOPPED',
];

const problems: Record<WireError['problem'], PushCode> = {
  connect: 'NO_CONNECTION',
  busy: 'NO_CONNECTION',
  closed: 'STOPPED',
  reset: 'CONNECTION_LOST',
  answer: 'CONNECTION_LOST',
  timeout: 'TIMEOUT',
};

function resultOfError(error: unknown, signal: AbortSignal): Result {
  if (signal.aborted) return { state: 'retry', code: 'STOPPED' };
  if (error instanceof TokenError)
    return { state: 'retry', code: 'CREDENTIALS', retryAfterMs: error.isRefused ? 60_000 : 10_000 };
  if (!(error instanceof WireError)) throw error;
  const { retryMs } = error;
  return { state: 'retry', code: problems[error.problem], ...(retryMs === undefined ? {} : { retryAfterMs: retryMs }) };
}

/** Firebase Cloud Messaging, HTTP v1: one request per message, many at a time. */
export class FcmTransport implements Transport {
  readonly name = 'fcm';
  readonly ends = 'sent';
  readonly topics = true;
  #client: FcmClient;
  #heldUntil = 0;
  #window = widest;
  #taken = 0;
  #wrong = new Set<string>();

  constructor(client: FcmClient) {
    this.#client = client;
  }

  heldMs(app: App): number {
    return Math.max(0, this.#heldUntil - app.now());
  }

  async send(
    app: App,
    message: Message,
    recipients: readonly Recipient[],
    { signal, validate = false }: SendOptions,
  ): Promise<Result[]> {
    const content = JSON.stringify(fcmContent(message, app.now()));
    const results = new Array<Result>(recipients.length);
    let next = 0;
    let rest: Result | undefined = this.#known(app, message);
    const work = async (worker: number): Promise<void> => {
      // The window may have become narrower meanwhile: those beyond it stop, all but the first.
      while (next < recipients.length && (worker === 0 || worker < this.#window || rest)) {
        const at = next++;
        const { kind, value } = recipients[at] as Recipient;
        rest ??= signal.aborted ? { state: 'retry', code: 'STOPPED' } : undefined;
        const result = rest ?? (await this.#one(app, message, content, { [kind]: value }, validate, signal));
        results[at] = result;
        if (result.state === 'retry' ? meansAll.includes(result.code) : result.state === 'failed' && result.stop)
          rest ??= result;
      }
    };
    const workers = Math.min(this.#window, recipients.length);
    await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
    return results;
  }

  async sendTopic(
    app: App,
    message: Message,
    target: TopicTarget,
    { signal, validate = false }: SendOptions,
  ): Promise<Result> {
    const content = JSON.stringify(fcmContent(message, app.now()));
    return this.#known(app, message) ?? this.#one(app, message, content, target, validate, signal);
  }

  /** What is known of a message before it is tried. */
  #known(app: App, message: Message): Result | undefined {
    if (this.#wrong.has(JSON.stringify(message))) return { state: 'failed', code: 'INVALID_ARGUMENT', stop: true };
    const retryAfterMs = this.heldMs(app);
    return retryAfterMs > 0 ? { state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs } : undefined;
  }

  async #one(
    app: App,
    message: Message,
    content: string,
    target: Partial<Record<string, string>>,
    validate: boolean,
    signal: AbortSignal,
  ): Promise<Result> {
    let answer: WireAnswer;
    try {
      answer = await this.#client.ask(app, 'fcm', {
        path: `/v1/projects/${this.#client.projectId}/messages:send`,
        body: `{${validate ? '"validate_only":true,' : ''}"message":${content.slice(0, -1)},${JSON.stringify(target).slice(1)}}`,
        timeoutMs: requestMs,
        signal,
      });
    } catch (error) {
      return resultOfError(error, signal);
    }
    if (answer.status === 200) {
      if (this.#window < widest && ++this.#taken % narrowest === 0) this.#window++;
      return { state: 'sent' };
    }
    const isToDevice = target.topic === undefined && target.condition === undefined;
    const result = resultOf(answer, isToDevice, app.now());
    this.#learn(app, message, answer, result);
    return result;
  }

  #learn(app: App, message: Message, answer: WireAnswer, result: Result): void {
    if (result.state === 'sent' || result.state === 'gone') return;
    if (result.code === 'QUOTA_EXCEEDED') {
      const until = app.now() + ((result.state === 'retry' ? result.retryAfterMs : undefined) ?? 0);
      // Of many refusals at once only the first makes the window narrower.
      if (this.heldMs(app) === 0) this.#window = Math.max(narrowest, Math.floor(this.#window / 2));
      this.#heldUntil = Math.max(this.#heldUntil, until);
    }
    if (result.code === 'INVALID_ARGUMENT') {
      const key = JSON.stringify(message);
      if (this.#wrong.has(key)) return;
      this.#wrong.add(key);
      const [oldest] = this.#wrong;
      if (this.#wrong.size > mostWrong && oldest !== undefined) this.#wrong.delete(oldest);
    }
    const { status, errorCode, message: said, fields } = fcmErrorOf(answer);
    if (result.state === 'failed' || meansAll.includes(result.code))
      app.log.warn({ transport: 'fcm', status, errorCode, fields, said, code: result.code }, 'FCM refuses');
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
