import type { IncomingMessage } from 'node:http';
import type { Access, ActRoute } from '../core/api/route.ts';
import { type App, type Identity, requestActor } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { neededScopes } from '../core/model/scopes.ts';
import { lacks, lacksScope } from '../core/permission.ts';
import { isApiToken } from './api-tokens/secret.ts';
import { verifyApiToken } from './api-tokens/verify.ts';
import { auditDenied } from './denied.ts';
import { hasPasskey, lacksFactor } from './factor/missing.ts';
import { verifyAccess } from './sessions/tokens.ts';

const maxTokenLength = 4_096;

/** The identity of the access token of a request, which is no API token. @throws Fault `unauthenticated`, `forbidden` */
export async function identify(app: App, request: IncomingMessage): Promise<Identity> {
  const token = tokenOf(request);
  if (isApiToken(token)) throw new Fault('forbidden', needsSession);
  return verifyAccess(app, token);
}

const needsSession = 'An API token is not enough here: log in.';

/** The identity of an access token or an API token. */
function identityOf(app: App, request: IncomingMessage): Promise<Identity> {
  const token = tokenOf(request);
  return isApiToken(token) ? verifyApiToken(app, token) : verifyAccess(app, token);
}

/** The one bearer token of a request. */
function tokenOf(request: IncomingMessage): string {
  // Node uses the first of several, and a proxy may have checked another one.
  const given = request.headersDistinct.authorization ?? [];
  if (given.length === 0) throw refused('A token is needed: send Authorization: Bearer <token>.', 'Bearer');
  const [header = ''] = given;
  const token = header.length <= maxTokenLength ? header.match(/^bearer +([\w.~+/-]+=*) *$/i)?.[1] : undefined;
  if (given.length > 1 || !token)
    throw refused('Authorization must be one Bearer token.', 'Bearer error="invalid_token"');
  return token;
}

/**
 * Tells `onIdentity` who sends a request, also one that is then refused; nobody for routes that are open to `anyone`. A refusal for lack of rights is audited.
 * @throws Fault `unauthenticated` without a good token; `forbidden` when the role lacks the right, while the password has to
 * be changed first, while a second factor is missing that the role demands (`self` still passes), or when an API token lacks the scope
 */
export async function admit(
  app: App,
  { raw, id, ip, routeOptions }: { raw: IncomingMessage; id: string; ip: string; routeOptions: { url?: string } },
  { access, enrols, method, path, scopes }: Pick<ActRoute, 'access' | 'enrols' | 'method' | 'path' | 'scopes'>,
  onIdentity: (identity: Identity) => void,
): Promise<void> {
  if (access === 'anyone') return;
  const identity = await identityOf(app, raw);
  onIdentity(identity);
  // The address itself: the old ones, which lead to operations of other addresses, are not for API tokens.
  const scope = missingScope(identity, method, routeOptions.url ?? path, scopes);
  const refusal = scope?.message ?? (await refusalOf(app, identity, access, enrols ?? false));
  if (refusal === null) return;
  await auditDenied(app, requestActor(identity, id), {
    action: 'refused',
    of: ['routes', `${method} ${path}`.slice(0, 100)],
    detail: { ip },
    source: `user ${identity.id}`,
    userId: identity.id,
  });
  throw new Fault('forbidden', refusal, { headers: scope?.headers ?? {} });
}

/**
 * The paths of those routes that a request may use now, without a line in the audit trail for the others; with the rights
 * that the user has now.
 * @throws Fault `unauthenticated`
 */
export async function usableRoutes(
  app: App,
  request: IncomingMessage,
  routes: readonly Pick<ActRoute, 'access' | 'method' | 'path' | 'scopes'>[],
): Promise<{ usable: ReadonlySet<string>; rights: Identity['rights'] }> {
  const identity = await identityOf(app, request);
  const usable = new Set<string>();
  for (const { access, method, path, scopes } of routes)
    if (!missingScope(identity, method, path, scopes) && (await refusalOf(app, identity, access, false)) === null)
      usable.add(path);
  return { usable, rights: identity.rights };
}

/** Why the scopes of an API token do not allow an operation; null where they do, and without one. */
function missingScope(
  { apiToken }: Identity,
  method: string,
  path: string,
  others: readonly string[] | undefined,
): ReturnType<typeof lacksScope> {
  if (!apiToken) return null;
  const needed = neededScopes(method, path, others);
  return needed === null ? { message: needsSession, headers: {} } : lacksScope(apiToken.scopes, needed);
}

async function refusalOf(app: App, identity: Identity, access: Access, enrols: boolean): Promise<string | null> {
  if (access === 'self' || access === 'anyone') return null;
  if (identity.mustChange) return 'The password must be changed first.';
  if (await lacksFactor(app, identity)) {
    if (!enrols) return `The role ${identity.role} needs a second factor: set one up first, or sign in with a passkey.`;
    // The password alone must not add a factor beside the one that the user has.
    if (await hasPasskey(app, identity.id)) return 'You have a passkey: sign in with it first.';
  }
  return identity.rights.has(access) ? null : lacks(access);
}

const refused = (message: string, challenge: string): Fault =>
  new Fault('unauthenticated', message, { headers: { 'www-authenticate': challenge } });
