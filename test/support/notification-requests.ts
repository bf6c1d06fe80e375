import assert from 'node:assert/strict';
import type { Json, Reply, Running } from './helper.ts';

// Requests of editors and phones, for tests of notifications and devices.

export const minute = 60_000;
export const title = 'తెలంగాణలో భారీ వర్షాలు: పలు జిల్లాల్లో పాఠశాలలకు సెలవు ప్రకటించిన ప్రభుత్వం';
export const urdu = 'حیدرآباد میں موسلا دھار بارش، نشیبی علاقوں میں پانی بھر گیا، عوام سے گھروں میں رہنے کی اپیل';

export const old = '/api/notifications.php';
export const clean = '/api/admin/notifications';

export async function post(running: Running, json: unknown, key?: string, path = clean): Promise<Reply> {
  const token = await running.tokenOf('editor');
  return running.call(path, { token, json, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
}

export async function get(running: Running, id: number): Promise<Json> {
  const reply = await running.call(`${clean}/${id}`, { token: await running.tokenOf('viewer') });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data;
}

export const phone = (n: number, more: object = {}) => ({
  installation_id: `phone-${String(n).padStart(6, '0')}`,
  value: `token-${n}-${'x'.repeat(40)}`,
  ...more,
});

export async function register(running: Running, ...phones: object[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const json of phones) {
    const reply = await running.call('/api/v1/devices', { json });
    assert.ok(reply.status === 200 || reply.status === 201, reply.text);
    replies.push(reply);
  }
  return replies;
}
