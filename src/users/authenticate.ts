import type { IncomingMessage } from 'node:http';
import type { Access } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { type Identity, verifyAccess } from './tokens.ts';

const rank = { viewer: 1, editor: 2, owner: 3 } as const;
const longestToken = 4_096;

/**
 * Who asks, when the route wants to know; null for `anyone`.
 * @throws Fault `unauthenticated` without a good token, `forbidden` when the role is too low, or while the password
 * has to be changed first (`self` still passes)
 */
export async function authenticate(app: App, request: IncomingMessage, access: Access): Promise<Identity | null> {
  if (access === 'anyone') return null;
  const identity = await verifyAccess(app, tokenOf(request));
  if (access === 'self') return identity;
  if (identity.mustChange) throw new Fault('forbidden', 'The password must be changed first.');
  if (rank[identity.role] < rank[access]) throw new Fault('forbidden', `This needs the role ${access}.`);
  return identity;
}

/** The one bearer token of a request. */
function tokenOf(request: IncomingMessage): string {
  // Node keeps the first of several; which of them a proxy has looked at nobody knows.
  const given = request.headersDistinct.authorization ?? [];
  if (given.length === 0) throw refused('A token is needed: send Authorization: Bearer <token>.', 'Bearer');
  const [header = ''] = given;
  const token = header.length <= longestToken ? header.match(/^bearer +([\w.~+/-]+=*) *$/i)?.[1] : undefined;
  if (given.length > 1 || !token)
    throw refused('Authorization must be one Bearer token.', 'Bearer error="invalid_token"');
  return token;
}

const refused = (message: string, challenge: string): Fault =>
  new Fault('unauthenticated', message, { headers: { 'www-authenticate': challenge } });
