import type { App } from '../../core/app.ts';
import { type MeteredWay, metersOf } from './meters.ts';
import { pushCodes } from './result-codes.ts';
import type { Message, Recipient, Result, SendOptions, TopicTarget, Transport } from './transport.ts';

const knownCodes: ReadonlySet<string> = new Set(pushCodes);

/** A transport whose results are counted for the metrics. */
export class MeteredTransport implements Transport {
  readonly name: string;
  readonly ends: Transport['ends'];
  readonly topics: boolean;
  #way: MeteredWay;
  #inner: Transport;

  constructor(way: MeteredWay, inner: Transport) {
    this.#way = way;
    this.#inner = inner;
    this.name = inner.name;
    this.ends = inner.ends;
    this.topics = inner.topics;
  }

  async send(app: App, message: Message, recipients: readonly Recipient[], options: SendOptions): Promise<Result[]> {
    const results = await this.#inner.send(app, message, recipients, options);
    if (!options.validate) this.#count(app, results);
    return results;
  }

  async sendTopic(app: App, message: Message, target: TopicTarget, options: SendOptions): Promise<Result> {
    const result = await this.#inner.sendTopic(app, message, target, options);
    if (!options.validate) this.#count(app, [result]);
    return result;
  }

  #count(app: App, results: readonly Result[]): void {
    const meters = metersOf(app);
    let sent = 0;
    for (const result of results) {
      if (result.state === 'sent') sent++;
      // What a push service says freely is no label.
      else meters.message(this.#way, result.state, knownCodes.has(result.code) ? result.code : 'UNKNOWN');
    }
    if (sent > 0) meters.message(this.#way, 'sent', '', sent);
  }

  rateLimitedMs(app: App, isTopic = false): number {
    return this.#inner.rateLimitedMs(app, isTopic);
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}
