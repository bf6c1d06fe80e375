import { Type } from 'typebox';

/** A resource, and the parts of addresses below `/api/admin/` that belong to it: `{ media: ['media', 'media-uploads'] }`. */
export type ScopeTable = Readonly<Record<string, readonly string[]>>;

/** `news:read`; `write` includes `read`. */
export type TokenScope = `${string}:${'read' | 'write'}`;

const resourceOf = new Map<string, string>();
const names: TokenScope[] = ['*:read', '*:write'];

/** Every scope. Schemas hold the list itself, so it is right once `declareScopes` has run. */
export const scopes: readonly TokenScope[] = names;

/** What an API token may do: read a resource, or read and write it; `*` stands for all that tokens may be given. */
export const ApiTokenScope = Type.Unsafe<TokenScope>({
  $id: 'ApiTokenScope',
  enum: scopes,
  description: '`news:read` or `news:write`; `write` includes `read`, and `*` stands for every resource',
});

/**
 * The resources that API tokens may be given. All others need a session: whoever steals a token must not be able to stay,
 * by a user, a session, another token or a weaker setting.
 */
export function declareScopes(table: ScopeTable): void {
  for (const [resource, parts] of Object.entries(table)) {
    for (const part of parts) {
      if ((resourceOf.get(part) ?? resource) !== resource) throw new Error(`The address ${part} is of two resources.`);
      resourceOf.set(part, resource);
    }
    for (const scope of [`${resource}:read`, `${resource}:write`] as const)
      if (!names.includes(scope)) names.push(scope);
  }
}

/**
 * The scopes that an operation needs of an API token, all of them: that of the resource in its address, and those of the
 * others that it reaches. Null for an operation that needs a session.
 */
export function neededScopes(method: string, path: string, others: readonly string[] = []): string[] | null {
  const [, part = ''] = /^\/api\/admin\/([a-z-]+)(?:\/|$)/.exec(path) ?? [];
  const resource = resourceOf.get(part);
  if (resource === undefined) return null;
  return [`${resource}:${method === 'GET' ? 'read' : 'write'}`, ...others];
}

/** Whether one of these scopes includes the one that is needed. */
export function hasScope(given: readonly string[], needed: string): boolean {
  const [resource, right] = needed.split(':') as [string, string];
  return ['*', resource].some(
    (name) => given.includes(`${name}:write`) || (right === 'read' && given.includes(`${name}:read`)),
  );
}
