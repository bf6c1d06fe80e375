import type { App, Identity } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { limitsOf, notValid, rightsNow } from '../sessions/tokens.ts';
import { storedHashOf } from './secret.ts';

/** How exactly the last use is stored: a token that is used all the time costs one write a minute. */
const usedEveryMs = 60_000;

/**
 * The identity of an API token: its user as the database has him now. The rows are read each time, so that revoking a
 * token, disabling its user and another role take effect at once in every instance.
 * @throws Fault `unauthenticated`
 */
export async function verifyApiToken(app: App, token: string): Promise<Identity> {
  const hash = storedHashOf(token);
  if (hash === null) throw notValid();
  const row = await app.db.write
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.id', 'u.username', 'u.name', 'u.role', 'u.ver', 'u.must_change', 'u.is_active', 'u.totp_enabled'])
    .select(['u.langs', 'u.category_ids', 'u.place_ids'])
    .select(['t.id as token_id', 't.name as token_name', 't.scopes', 't.expires_at', 't.revoked_at', 't.last_used_at'])
    .where('t.token_hash', '=', hash)
    .executeTakeFirst();
  if (!row?.is_active || row.revoked_at !== null || row.expires_at <= isoTime(app.now())) throw notValid();
  await storeUse(app, row.token_id, row.last_used_at);
  const { id, username, name, role, ver } = row;
  return {
    id,
    username,
    name,
    role,
    rights: await rightsNow(app, role),
    limits: limitsOf(row),
    ver,
    mustChange: row.must_change === 1,
    hasFactor: row.totp_enabled === 1,
    sessionId: null,
    expiresAt: instant(row.expires_at),
    apiToken: { id: row.token_id, name: row.token_name, scopes: JSON.parse(row.scopes) as string[] },
  };
}

/** A database that takes no writes still lets readers in. */
async function storeUse(app: App, id: number, last: string | null): Promise<void> {
  const nowMs = app.now();
  if (last !== null && nowMs - instant(last) < usedEveryMs) return;
  await app.db.write
    .updateTable('api_tokens')
    .set({ last_used_at: isoTime(nowMs) })
    .where('id', '=', id)
    .where((e) => (last === null ? e('last_used_at', 'is', null) : e('last_used_at', '=', last)))
    .execute()
    .catch((err: unknown) => app.log.warn({ err, api_token: id }, 'the last use of an API token was not stored'));
}
