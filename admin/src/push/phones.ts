import { call } from '../api/http.ts';
import { may } from '../session/rights.ts';
import type { Target } from './audience.ts';

/** How many phones a target means; null for who may not count them. */
export async function phonesOf(target: Target): Promise<number | null> {
  if (!may('push.send')) return null;
  const path = '/api/admin/notifications/preview';
  return (await call<{ count: number | null }>(path, { method: 'POST', body: { target } })).data.count;
}
