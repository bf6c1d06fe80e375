import type { App } from '../../core/app.ts';
import { perProgram } from '../../core/state.ts';
import { fcmOf } from './fcm/client.ts';
import { FcmQuota } from './fcm/quota.ts';
import { FcmTransport } from './fcm/transport.ts';
import type { DeviceKind } from './kind.ts';
import { kindsByName } from './kinds.ts';
import { logTransport } from './log.ts';
import { MeteredTransport } from './metered.ts';
import type { Message, Recipient, Result, SendOptions, TopicTarget, Transport } from './transport.ts';
import { WebPushTransport } from './webpush/transport.ts';

type Way = DeviceKind['way'];

const wayOf = ({ kind }: Recipient): Way => kindsByName[kind].way;

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

  rateLimitedMs(app: App, isTopic = false): number {
    return this.#ways.fcm?.rateLimitedMs(app, isTopic) ?? 0;
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#ways).map((way) => way.close()));
  }
}

function make(app: App): Transport {
  const client = fcmOf(app);
  const quota = client && new FcmQuota(client.projectId, app.config.fcmPerMinute);
  const fcm = client && quota && new MeteredTransport('fcm', new FcmTransport(client, quota));
  const webpush = app.config.vapidPublicKey === '' ? null : new MeteredTransport('webpush', new WebPushTransport());
  if (!fcm && !webpush) return new MeteredTransport('log', logTransport);
  return new Router({ ...(fcm ? { fcm } : {}), ...(webpush ? { webpush } : {}) });
}

/** How a program sends pushes: by FCM and Web Push as far as there are credentials for them; without any, to the log. */
export const transportOf = perProgram(make, (transport) => transport.close());
