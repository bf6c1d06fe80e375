import type { Actor } from './app.ts';
import { Fault } from './error.ts';
import type { Right } from './model/rights.ts';
import { hasScope } from './model/scopes.ts';

/** Why a right is missing, for the client. */
export const lacks = (right: Right): string => `This needs the right ${right}, which your role does not have.`;

/** For what depends on the body or the row; the right of a route is checked before. @throws Fault `forbidden` */
export function requireRight(actor: Actor, right: Right): void {
  if (!actor.rights.has(right)) throw new Fault('forbidden', lacks(right));
}

/** What is said to an API token that lacks one of these scopes (RFC 6750, section 3.1); null where it has all of them. */
export function lacksScope(
  given: readonly string[],
  needed: readonly string[],
): { message: string; headers: Record<string, string> } | null {
  if (needed.every((scope) => hasScope(given, scope))) return null;
  return {
    message: 'The API token does not have the scope that this operation needs.',
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${needed.join(' ')}"` },
  };
}

/**
 * For what an operation does to another resource than the one of its address, where that depends on the body or the row;
 * `scopesIf` of its route names it. Who came without an API token needs none.
 * @throws Fault `forbidden`
 */
export function requireScope({ apiToken }: Actor, scope: string): void {
  const refusal = apiToken ? lacksScope(apiToken.scopes, [scope]) : null;
  if (refusal) throw new Fault('forbidden', `This needs the scope ${scope} too.`, { headers: refusal.headers });
}

/**
 * For what an operation does to another resource: it needs the right and, with an API token, the scope of that resource,
 * as if it were requested by itself.
 * @throws Fault `forbidden`
 */
export function requireEffect(actor: Actor, right: Right, scope: string): void {
  requireRight(actor, right);
  requireScope(actor, scope);
}
