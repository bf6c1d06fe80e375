import type { App } from '../../core/app.ts';
import type { Config } from '../../core/config/config.ts';
import { fcmOf } from './fcm/client.ts';
import { FcmQuota } from './fcm/quota.ts';
import { FcmTransport } from './fcm/transport.ts';
import { logTransport } from './log.ts';
import { Counted } from './metered.ts';
import type { Message, Recipient, Result, SendOptions, TopicTarget, Transport } from './transport.ts';
import { WebPushTransport } from './webpush/transport.ts';

type Way = 'fcm' | 'webpush';

const wayOf = ({ kind }: Recipient): Way => (kind === 'webpush' ? 'webpush' : 'fcm');

/** Each device by its own way; one for which nothing is set up fails. */
class Router implements Transport {
  readonly name: string;
  readonly ends = 'sent';
  readonly topics: boolean;
  #ways: Partial<Record<Way, Transport>>;

  constructor(ways: Partial<Record<Way, Transport>>) {
    this.#ways = ways;
    this.name = Object.keys(ways).join('+');
    this.topics = ways.fcm !== undefined;
  }

  async send(app: App, message: Message, recipients: readonly Recipient[], options: SendOptions): Promise<Result[]> {
    const results = recipients.map((): Result => ({ state: 'failed', code: 'NOT_CONFIGURED' }));
    await Promise.all(
      (Object.entries(this.#ways) as [Way, Transport][]).map(async ([way, transport]) => {
        const places = recipients.flatMap((r, at) => (wayOf(r) === way ? [at] : []));
        if (places.length === 0) return;
        const part = places.map((at) => recipients[at] as Recipient);
        const given = await transport.send(app, message, part, options);
        for (const [n, at] of places.entries()) results[at] = given[n] as Result;
      }),
    );
    return results;
  }

  async sendTopic(app: App, message: Message, target: TopicTarget, options: SendOptions): Promise<Result> {
    // Its browsers get it all the same.
    const refused: Result = { state: 'failed', code: 'NOT_CONFIGURED' };
    return this.#ways.fcm?.sendTopic(app, message, target, options) ?? refused;
  }

  heldMs(app: App, isTopic = false): number {
    return this.#ways.fcm?.heldMs(app, isTopic) ?? 0;
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#ways).map((way) => way.close()));
  }
}

const transports = new WeakMap<Config, Transport>();

function make(config: Config): Transport {
  const client = fcmOf(config);
  const quota = client && new FcmQuota(client.projectId, config.fcmPerMinute);
  const fcm = client && quota && new Counted('fcm', new FcmTransport(client, quota));
  const webpush = config.vapidPublicKey === '' ? null : new Counted('webpush', new WebPushTransport());
  if (!fcm && !webpush) return new Counted('log', logTransport);
  return new Router({ ...(fcm ? { fcm } : {}), ...(webpush ? { webpush } : {}) });
}

/** The way out of a set-up: FCM and Web Push as far as there are credentials for them, without any the log. */
export function transportOf(config: Config): Transport {
  let transport = transports.get(config);
  if (!transport) {
    transport = make(config);
    transports.set(config, transport);
  }
  return transport;
}
