import type { App } from '../../core/app.ts';
import { perProgram } from '../../core/state.ts';
import { transportOf } from '../transports/router.ts';
import type { Transport } from '../transports/transport.ts';

/** Computes the responses that phones will request when the notification arrives. */
type Prewarm = (app: App, notificationId: number) => Promise<void>;

const prewarms = perProgram((): Prewarm[] => []);

/** From now on `prewarm` runs in this process before the first message of a notification goes out. */
export function beforePush(app: App, prewarm: Prewarm): void {
  prewarms(app).push(prewarm);
}

/** The transport of a running program: it prewarms before it sends anything of a notification. */
export const deliveryTransport = perProgram((app): Transport => {
  const transport = transportOf(app);
  const prewarm = async (given: App, id: number): Promise<void> => {
    for (const one of prewarms(app)) await one(given, id);
  };
  return {
    name: transport.name,
    ends: transport.ends,
    topics: transport.topics,
    async send(given, message, recipients, options) {
      await prewarm(given, message.notificationId);
      return transport.send(given, message, recipients, options);
    },
    async sendTopic(given, message, target, options) {
      await prewarm(given, message.notificationId);
      return transport.sendTopic(given, message, target, options);
    },
    rateLimitedMs: (given, isTopic) => transport.rateLimitedMs(given, isTopic),
    close: () => transport.close(),
  };
});
