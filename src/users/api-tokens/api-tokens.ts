import { type Selectable, sql } from 'kysely';
import { change } from '../../core/api/change.ts';
import { type RowQuery, resource } from '../../core/api/resource.ts';
import { whereEqual } from '../../core/api/resource-list.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import { Fault, notFound } from '../../core/error.ts';
import { Id } from '../../core/model/common.ts';
import { tidyLine } from '../../text/normalise.ts';
import { enqueueNotice } from '../mail/notices.ts';
import { ApiToken, type ApiTokenInput, type NewApiToken } from '../model/api-token.ts';
import type { ApiTokenRow } from '../tables.ts';
import { newTokenSecret } from './secret.ts';

type ApiTokenOf = Selectable<ApiTokenRow>;

const dayMs = 86_400_000;
const defaultDays = 90;
/** Tokens of one user that work at the same time. */
const mostOfUser = 50;
/** For this time a token that works no more is still listed. */
const keptDays = 90;

function toApiToken(row: ApiTokenOf, now: string): ApiToken {
  const { id, user_id, name, prefix, created_at, expires_at, last_used_at, revoked_at } = row;
  const ended = expires_at <= now ? 'expired' : 'active';
  const status = revoked_at === null ? ended : 'revoked';
  const scopes = JSON.parse(row.scopes) as string[];
  return { id, user_id, name, prefix, scopes, status, created_at, expires_at, last_used_at, revoked_at };
}

const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const statusFilter = ApiToken.properties.status;

function narrow(app: App, query: RowQuery<ApiTokenOf>, { status, search, ...filters }: Record<string, unknown>) {
  let rows = whereEqual(query, filters);
  if (typeof search === 'string') rows = rows.where(sql<boolean>`lower(name) like ${containing(search)} escape '\\'`);
  const now = isoTime(app.now());
  if (status === undefined) return rows;
  if (status === 'revoked') return rows.where('revoked_at', 'is not', null);
  return rows.where('revoked_at', 'is', null).where('expires_at', status === 'active' ? '>' : '<=', now);
}

/** API tokens: each user has his own, owners see and revoke all of them. */
export const apiTokens = resource<ApiTokenOf>({
  name: 'api-tokens',
  one: 'API token',
  table: 'api_tokens',
  noun: ApiToken,
  filters: { user_id: Id, status: statusFilter },
  narrow,
  sorts: ['-id', 'name', 'created_at', 'expires_at', 'last_used_at', 'user_id', 'revoked_at'],
  nullable: ['last_used_at', 'revoked_at'],
  toNoun: (app, row) => toApiToken(row, isoTime(app.now())),
  access: { read: 'account.write', write: 'account.write', others: 'users.write' },
});

/** Creates a token of a user; the answer is the only place where its secret is. @throws Fault `conflict` for too many */
export async function createApiToken(
  app: App,
  userId: number,
  { name, scopes, days = defaultDays }: Pick<ApiTokenInput, 'name' | 'scopes' | 'days'>,
  actor: Actor,
  ip: string | null = null,
): Promise<NewApiToken> {
  const { secret, prefix, hash } = newTokenSecret();
  return change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'users', userId);
    const { n } = await c.tx
      .selectFrom('api_tokens')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', c.now)
      .executeTakeFirstOrThrow();
    if (n >= mostOfUser) throw new Fault('conflict', `You have ${n} API tokens already; revoke some first.`);
    const row = await c.tx
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        name: tidyLine(name),
        prefix,
        token_hash: hash,
        scopes: JSON.stringify([...scopes].sort()),
        created_at: c.now,
        expires_at: isoTime(c.nowMs + days * dayMs),
        last_used_at: null,
        revoked_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const user = await c.tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await enqueueNotice(c, user, 'api_token', ip);
    await c.audit('create', 'api-tokens', row.id, { user: userId, name: row.name, prefix, scopes });
    return { ...toApiToken(row, c.now), secret };
  });
}

/**
 * Ends a token at once; a second time it changes nothing.
 * @param userId whose token it must be; null for any
 * @throws Fault `not_found`, also for one of another user
 */
export async function revokeApiToken(app: App, id: number, userId: number | null, actor: Actor): Promise<ApiToken> {
  return change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'api_tokens', id);
    const before = await c.tx.selectFrom('api_tokens').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before || (userId !== null && before.user_id !== userId)) throw notFound('API token');
    if (before.revoked_at !== null) return toApiToken(before, c.now);
    await c.tx.updateTable('api_tokens').set({ revoked_at: c.now }).where('id', '=', id).execute();
    await c.audit('revoke', 'api-tokens', id, { user: before.user_id, name: before.name, prefix: before.prefix });
    return toApiToken({ ...before, revoked_at: c.now }, c.now);
  });
}

/** Removes tokens that stopped working long ago. */
export function sweepApiTokens(app: App): Promise<void> {
  const before = isoTime(app.now() - keptDays * dayMs);
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('api_tokens')
      .where('id', 'in', (e) =>
        e
          .selectFrom('api_tokens')
          .select('id')
          .where((w) => w.or([w('expires_at', '<', before), w('revoked_at', '<', before)]))
          .orderBy('id')
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
