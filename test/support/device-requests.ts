import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import type { Json, Reply, Running } from './helper.ts';

export const id = (n: number): string => `phone-${n}-of-devices`;
export const token = (n: number): string => `tok${n}of-devices`;

export function post(running: Running, n: number, more: object = {}): Promise<Reply> {
  return running.call('/api/v1/devices', { json: { installation_id: id(n), value: token(n), ...more } });
}

export const patch = (running: Running, n: number, json: object): Promise<Reply> =>
  running.call(`/api/v1/devices/${id(n)}`, { method: 'PATCH', json });
export const remove = (running: Running, n: number): Promise<Reply> =>
  running.call(`/api/v1/devices/${id(n)}`, { method: 'DELETE' });

export const fieldsOf = (reply: Reply): string[] => reply.body.errors.map((e: Json) => e.field).sort();

/** What a browser gives for itself. */
export function subscription(endpoint = 'https://updates.push.services.mozilla.com/send/abc'): Json {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** What readers may follow. */
export async function categories(running: Running, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const json = { name: slug, slug };
    const made = await running.call('/api/admin/categories', { token: await running.tokenOf('editor'), json });
    assert.equal(made.status, 201, made.text);
  }
}
