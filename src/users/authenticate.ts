import type { IncomingMessage } from 'node:http';
import type { Access, ActRoute } from '../core/api/route.ts';
import type { App, Identity } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { currentSettings } from '../settings/settings.ts';
import { auditDenied } from './denied.ts';
import { verifyAccess } from './sessions/tokens.ts';

const rank = { viewer: 1, editor: 2, owner: 3 } as const;
const maxTokenLength = 4_096;

/** The identity of the access token of a request. @throws Fault `unauthenticated` */
export const identify = (app: App, request: IncomingMessage): Promise<Identity> => verifyAccess(app, tokenOf(request));

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
 * @throws Fault `unauthenticated` without a good token; `forbidden` when the role is too low, while the password has to
 * be changed first, or while a second factor is missing that the role demands (`self` still passes)
 */
export async function admit(
  app: App,
  { raw, id, ip }: { raw: IncomingMessage; id: string; ip: string },
  { access, enrols, method, path }: Pick<ActRoute, 'access' | 'enrols' | 'method' | 'path'>,
  onIdentity: (identity: Identity) => void,
): Promise<void> {
  if (access === 'anyone') return;
  const identity = await identify(app, raw);
  onIdentity(identity);
  const refusal = await refusalOf(app, identity, access, enrols ?? false);
  if (refusal === null) return;
  const actor = { id: identity.id, name: identity.username, role: identity.role, requestId: id };
  await auditDenied(app, actor, {
    action: 'refused',
    of: ['routes', `${method} ${path}`.slice(0, 100)],
    detail: { ip },
    source: `user ${identity.id}`,
    userId: identity.id,
  });
  throw new Fault('forbidden', refusal);
}

async function refusalOf(app: App, identity: Identity, access: Access, enrols: boolean): Promise<string | null> {
  if (access === 'self' || access === 'anyone') return null;
  if (identity.mustChange) return 'The password must be changed first.';
  const { security } = await currentSettings(app);
  if (!enrols && !identity.hasFactor && security.mfa_roles.includes(identity.role))
    return `The role ${identity.role} needs a second factor: set one up first.`;
  return rank[identity.role] < rank[access] ? `This needs the role ${access}.` : null;
}

const refused = (message: string, challenge: string): Fault =>
  new Fault('unauthenticated', message, { headers: { 'www-authenticate': challenge } });
