import { type TObject, Type } from 'typebox';
import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute } from '../core/api/route.ts';
import { NewsroomSettings, NewsroomSettingsInput } from '../settings/model/newsroom.ts';
import { SecuritySettings, SecuritySettingsInput } from '../settings/model/security.ts';
import { sectionRoutes } from '../settings/routes.ts';
import { invitationLink } from './mail/links.ts';
import { InvitationLink } from './model/user.ts';
import { people } from './people.ts';
import { audit, sessions, userResource } from './resource.ts';
import { endAnySession } from './sessions/sessions.ts';

/** Fields of a user whose change grants no access. */
const harmless = new Set(['name']);

/** Taking over an account, or weakening what protects it, needs the password. */
function guardedByProof(route: ActRoute): ActRoute {
  if (route.method === 'GET') return route;
  const isEdit = route.method === 'PATCH' || route.method === 'PUT';
  return { ...route, proof: (_app, { body }) => !isEdit || !Object.keys(body).every((field) => harmless.has(field)) };
}

const guarded = { read: 'security.read', write: 'security.write' } as const;

/** Here and not in `settings`: changing them needs the password of a user, and `settings` comes before `users`. */
const securityRoutes: ActRoute[] = [
  ...sectionRoutes({
    name: 'security',
    noun: SecuritySettings,
    input: SecuritySettingsInput as TObject,
    sectionOf: () => 'security',
    rights: guarded,
  }),
  ...sectionRoutes({
    name: 'newsroom',
    noun: NewsroomSettings,
    input: NewsroomSettingsInput as TObject,
    sectionOf: () => 'newsroom',
    rights: guarded,
  }),
].map(guardedByProof);

const sessionEnd: ActRoute = {
  method: 'DELETE',
  tag: 'Admin: sessions',
  access: 'users.write',
  path: '/api/admin/sessions/:id',
  reply: Type.Object({ id: Type.Integer() }),
  summary: 'End a session of any user at once',
  async run(app, call) {
    return { data: await endAnySession(app, idOf(call), call.actor), message: 'Ended.' };
  },
};

const linkRoute = guardedByProof({
  method: 'POST',
  tag: 'Admin: users',
  access: 'users.write',
  path: '/api/admin/users/:id/link',
  reply: InvitationLink,
  summary: 'A one-time link of seven days by which a user chooses a password, to hand over',
  async run(app, call) {
    return { data: await invitationLink(app, idOf(call), call.actor) };
  },
});

type Line = { detail: Record<string, unknown> };

/** Addresses of users are shown to those who manage them. */
const withoutAddress = (line: unknown): unknown => {
  const { ip: _, ...detail } = (line as Line).detail;
  return { ...(line as Line), detail };
};

const auditRoutes: ActRoute[] = resourceRoutes(audit).map((route) => ({
  ...route,
  async run(app, call) {
    const outcome = await route.run(app, call);
    if (call.actor.rights.has('users.read')) return outcome;
    const { data } = outcome;
    return { ...outcome, data: Array.isArray(data) ? data.map(withoutAddress) : withoutAddress(data) };
  },
}));

/** Users, their sessions, the security settings and the audit trail. */
export const userAdminRoutes: ActRoute[] = [
  ...resourceRoutes(userResource).map(guardedByProof),
  ...resourceRoutes(people),
  ...resourceRoutes(sessions),
  linkRoute,
  sessionEnd,
  ...securityRoutes,
  ...auditRoutes,
];
