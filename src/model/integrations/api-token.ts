import { type Static, Type } from 'typebox';
import { Id, Nullable, Text, Timestamp } from '../common.ts';
import { confirmation } from '../user.ts';

/** Resources below `/api/admin/` that API tokens may be given. What is in neither list is refused to them. */
export const tokenResources = [
  'audit',
  'categories',
  'contributors',
  'devices',
  'feed-items',
  'feed-runs',
  'feeds',
  'festivals',
  'holidays',
  'horoscope',
  'jobs',
  'live-entries',
  'media',
  'news',
  'notifications',
  'panchang',
  'people',
  'places',
  'polls',
  'product-categories',
  'products',
  'releases',
  'reports',
  'submissions',
] as const;

/**
 * Resources that no API token reaches: whoever steals one must not be able to stay, by a user, a session, another token
 * or a weaker setting.
 */
export const sessionResources = [
  'api-tokens',
  'backups',
  'dashboard',
  'labels',
  'live',
  'locks',
  'my',
  'presence',
  'redirects',
  'sessions',
  'settings',
  'system',
  'users',
  'webhooks',
] as const;

/** `news:read`; `write` includes `read`. */
export type TokenScope = `${(typeof tokenResources)[number]}:${'read' | 'write'}`;

const scopes = ['*', ...tokenResources].flatMap((resource) => [`${resource}:read`, `${resource}:write`]);

/** What an API token may do: read a resource, or read and write it; `*` stands for all that tokens may be given. */
export const ApiTokenScope = Type.Enum(scopes, {
  description: '`news:read` or `news:write`; `write` includes `read`, and `*` stands for every resource',
});

/** Addresses whose scope is that of another resource. */
export const partOf: Readonly<Record<string, string>> = { 'media-uploads': 'media', schedules: 'jobs' };

/**
 * The scopes that an operation needs of an API token, all of them: that of the resource in its address, and those of the
 * others that it reaches. Null for an operation that needs a session.
 */
export function neededScopes(method: string, path: string, others: readonly string[] = []): string[] | null {
  const [, name = ''] = /^\/api\/admin\/([a-z-]+)(?:\/|$)/.exec(path) ?? [];
  const resource = partOf[name] ?? name;
  if (!tokenResources.some((one) => one === resource)) return null;
  return [`${resource}:${method === 'GET' ? 'read' : 'write'}`, ...others];
}

/** Whether one of these scopes includes the one that is needed. */
export function hasScope(given: readonly string[], needed: string): boolean {
  const [resource, right] = needed.split(':') as [string, string];
  return ['*', resource].some(
    (name) => given.includes(`${name}:write`) || (right === 'read' && given.includes(`${name}:read`)),
  );
}

export const ApiToken = Type.Object({
  id: Id,
  user_id: Id,
  name: Type.String(),
  prefix: Type.String({ description: 'First characters of the secret, by which a token is recognised' }),
  scopes: Type.Array(Type.String()),
  status: Type.Enum(['active', 'expired', 'revoked']),
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_at: Nullable(
    Type.String({ format: 'date-time', description: 'To the minute; null when it was never used' }),
  ),
  revoked_at: Nullable(Timestamp),
});
export type ApiToken = Static<typeof ApiToken>;

export const NewApiToken = Type.Object({
  ...ApiToken.properties,
  secret: Type.String({ description: 'The token itself. It is shown in this answer only' }),
});
export type NewApiToken = Static<typeof NewApiToken>;

export const ApiTokenInput = Type.Object(
  {
    name: Text(100, { min: 1, description: 'What uses the token' }),
    scopes: Type.Array(ApiTokenScope, { minItems: 1, maxItems: scopes.length, uniqueItems: true }),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, description: 'Until it expires; 90 by default' })),
    ...confirmation,
  },
  { additionalProperties: false },
);
export type ApiTokenInput = Static<typeof ApiTokenInput>;
