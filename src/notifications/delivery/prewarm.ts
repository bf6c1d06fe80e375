import type { App } from '../../core/app.ts';
import type { Transport } from '../transports/transport.ts';

/** The way out, which makes ready what phones will ask for before it sends anything of a notification. */
export const warmedBy = (transport: Transport, warm: (app: App, id: number) => Promise<void>): Transport => ({
  name: transport.name,
  ends: transport.ends,
  topics: transport.topics,
  async send(app, message, recipients, options) {
    await warm(app, message.notificationId);
    return transport.send(app, message, recipients, options);
  },
  async sendTopic(app, message, target, options) {
    await warm(app, message.notificationId);
    return transport.sendTopic(app, message, target, options);
  },
  heldMs: (app, isTopic) => transport.heldMs(app, isTopic),
  close: () => transport.close(),
});
