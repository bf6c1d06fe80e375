import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { SecurityNotice } from './model/user.ts';

const days = 30;
const maxNotices = 20;
const actions = ['login_failed', 'factor_failed', 'factor_locked', 'confirm_failed'] as const;

/** Refused attempts at this account from the audit trail, the newest first. */
export async function noticesOf(app: App, userId: number): Promise<SecurityNotice[]> {
  const rows = await app.db.write
    .selectFrom('audit')
    .select(['at', 'action', 'detail'])
    .where('resource', '=', 'users')
    .where('resource_id', '=', String(userId))
    .where('action', 'in', actions)
    .where('at', '>', isoTime(app.now() - days * 86_400_000))
    .orderBy('id', 'desc')
    .limit(maxNotices)
    .execute();
  return rows.map(({ at, action, detail }) => {
    const { ip } = JSON.parse(detail) as { ip?: unknown };
    return { at, action: action as SecurityNotice['action'], ip: typeof ip === 'string' ? ip : null };
  });
}
