import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { SecurityNotice } from '../model/user.ts';

const days = 30;
const most = 20;
const told = ['login_failed', 'factor_failed', 'factor_locked', 'confirm_failed'] as const;

/** What was refused to who said to be this user, the newest first: from the audit trail. */
export async function noticesOf(app: App, userId: number): Promise<SecurityNotice[]> {
  const rows = await app.db.write
    .selectFrom('audit')
    .select(['at', 'action', 'detail'])
    .where('resource', '=', 'users')
    .where('resource_id', '=', String(userId))
    .where('action', 'in', told)
    .where('at', '>', isoTime(app.now() - days * 86_400_000))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, action, detail }) => {
    const { ip } = JSON.parse(detail) as { ip?: unknown };
    return { at, action: action as SecurityNotice['action'], ip: typeof ip === 'string' ? ip : null };
  });
}
