import type { TestContext } from 'node:test';
import type { App } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { createLog } from '../../src/core/log/log.ts';
import type { Message, Recipient, Result } from '../../src/notifications/transports/transport.ts';
import { WebPushTransport } from '../../src/notifications/transports/webpush/transport.ts';
import { base, signal } from './fcm-setup.ts';
import { Browser, pushService } from './push-service.ts';

export const { publicKey, privateKey } = vapidPair();
export const vapid = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:desk@example.in',
};

export function appWith(env: Record<string, string>, clock = { ms: Date.now() }): App {
  const config = readConfig({ NODE_ENV: 'test', ...vapid, ...env });
  return { config, db: {}, log: createLog('silent'), now: () => clock.ms } as unknown as App;
}

export const recipient = (value: string): Recipient => ({ deviceId: 1, kind: 'webpush', value });

export async function setUp(t: TestContext) {
  const service = await pushService(t);
  const clock = { ms: Date.now() };
  const app = appWith({ FETCH_ALLOW: '127.0.0.1', WEBPUSH_HOSTS: '127.0.0.1' }, clock);
  const transport = new WebPushTransport();
  const browser = new Browser();
  const send = (paths: string[], more: Partial<Message> = {}, validate = false): Promise<Result[]> => {
    const to = paths.map((path) => recipient(browser.subscription(service.url + path)));
    return transport.send(app, { ...base, ...more }, to, { signal, validate });
  };
  return { service, clock, app, transport, browser, send };
}
