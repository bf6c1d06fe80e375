import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, start } from '../support/helper.ts';
import { Browser, pushService } from '../support/push-service.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/clients.md'), 'utf8');

/** The blocks of JSON behind a heading, in their order. */
function blocksBehind(heading: string): Json[] {
  const from = page.indexOf(`\n${heading}\n`);
  assert.ok(from > 0, `${heading} is there`);
  const rest = page.slice(from);
  return [...rest.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text]) => JSON.parse(text as string));
}

test('the payloads that docs/clients.md shows are those that go out', async (t) => {
  const [device, notification, shown, shownInBrowser] = blocksBehind('## Push');
  const { publicKey, privateKey } = vapidPair();
  const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:desk@example.in' };
  let clock = { ms: 0 };
  const fake = await startFakeFcm({ now: () => clock.ms });
  t.after(() => fake.close());
  const service = await pushService(t);
  const hosts = { FETCH_ALLOW: '127.0.0.1', WEBPUSH_HOSTS: '127.0.0.1' };
  const running = await start(t, 'sqlite', { ...fake.env, ...vapid, ...hosts, WORKERS: '0' });
  clock = running.clock;
  clock.ms = Date.UTC(2026, 10, 20, 6);
  const browser = new Browser();
  const value = JSON.parse(browser.subscription(`${service.url}/push/1`));
  const phones = [device, { installation_id: 'a-browser-of-ours', value, platform: 'web', lang: device.lang }];
  for (const json of phones) {
    const reply = await running.call('/api/v1/devices', { json });
    assert.equal(reply.status, 201, reply.text);
  }
  const token = await running.tokenOf('editor');
  const sent = await running.call('/api/admin/notifications', { token, json: notification });
  assert.equal(sent.status, 202, sent.text);
  await running.dinam.workers.drain();
  assert.deepEqual({ message: fake.log.find((e) => e.value === device.value)?.message }, shown);
  assert.deepEqual(browser.open(service.got[0] as never), shownInBrowser);
});
