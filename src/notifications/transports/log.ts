import { masked, type Transport } from './transport.ts';

/** Recipients that a line names, so that it stays short. */
const named = 3;

/** Writes what would be sent: one line per batch. What it has counts as sent, and the notification ends as `logged`. */
export const logTransport: Transport = {
  name: 'log',
  ends: 'logged',
  topics: true,
  async send(app, message, recipients, { validate = false }) {
    const devices = recipients.map((r) => r.deviceId);
    app.log.info(
      {
        transport: 'log',
        message,
        validate,
        devices: recipients.length,
        from: devices[0],
        to: devices.at(-1),
        some: recipients.slice(0, named).map((r) => masked(r.value)),
      },
      'push to devices',
    );
    return recipients.map(() => ({ state: 'sent' }));
  },
  async sendTopic(app, message, target, { validate = false }) {
    app.log.info({ transport: 'log', message, validate, ...target }, 'push to a topic');
    return { state: 'sent' };
  },
  rateLimitedMs: () => 0,
  async close() {},
};
