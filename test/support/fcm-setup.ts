import type { TestContext } from 'node:test';
import * as tls from 'node:tls';
import type { App } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { createLog } from '../../src/core/log/log.ts';
import { FcmClient } from '../../src/notifications/transports/fcm/client.ts';
import { FcmQuota } from '../../src/notifications/transports/fcm/quota.ts';
import { FcmTransport } from '../../src/notifications/transports/fcm/transport.ts';
import type { Message, Recipient, Result } from '../../src/notifications/transports/transport.ts';
import { type FakeFcm, type FakeOptions, startFakeFcm } from './fake-fcm/fake.ts';
import { readyDatabase } from './helper.ts';

export const base: Message = {
  notificationId: 41,
  title: 'తెలంగాణలో భారీ వర్షాలు',
  body: 'حیدرآباد میں موسلا دھار بارش',
  imageUrl: 'https://img.example.in/rain.jpg',
  type: 'breaking',
  data: { news_id: '5' },
  deepLink: 'dinam://news/5',
  ttlSeconds: 3_600,
  priority: 'high',
  collapseKey: 'news-5',
};
export const { signal } = new AbortController();

export interface Set {
  fake: FakeFcm;
  fcm: FcmTransport;
  app: App;
  clock: { ms: number };
  send(
    values: string[],
    more?: { message?: Partial<Message>; validate?: boolean; signal?: AbortSignal },
  ): Promise<Result[]>;
}

/** The transport over a stand-in of its own. Of the program there is only what it uses. */
export async function setUp(
  t: TestContext,
  options: FakeOptions = {},
  extra: Record<string, string> = {},
): Promise<Set> {
  const clock = { ms: Date.now() };
  const fake = await startFakeFcm({ now: () => clock.ms, ...options });
  t.after(() => fake.close());
  const config = readConfig({ ...(await readyDatabase(t, 'sqlite')), ...fake.env, ...extra });
  const log = createLog('silent');
  const db = openDatabase(config, log);
  t.after(() => db.close());
  const app = { config, db, log, now: () => clock.ms } as unknown as App;
  const client = new FcmClient(config);
  const fcm = new FcmTransport(client, new FcmQuota(client.projectId, config.fcmPerMinute));
  t.after(() => fcm.close());
  return {
    fake,
    fcm,
    app,
    clock,
    send: (values, { message = {}, validate = false, signal: own = signal } = {}) =>
      fcm.send(app, { ...base, ...message }, values.map(recipient), { signal: own, validate }),
  };
}

const recipient = (value: string, n: number): Recipient => ({ deviceId: n + 1, kind: 'token', value });

/** Trusts a certificate in this process. */
export function trust(cert: string): void {
  tls.setDefaultCACertificates([...tls.getCACertificates(), cert]);
}
