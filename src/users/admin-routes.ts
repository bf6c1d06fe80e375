import { type TObject, Type } from 'typebox';
import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute } from '../core/api/route.ts';
import type { Identity } from '../core/app.ts';
import { NewsroomSettings, NewsroomSettingsInput } from '../model/settings/newsroom.ts';
import { SecuritySettings, SecuritySettingsInput } from '../model/settings/security.ts';
import { confirmation, InvitationLink } from '../model/user.ts';
import { sectionRoutes } from '../settings/routes.ts';
import { type Confirmation, confirmIdentity } from './confirm.ts';
import { invitationLink } from './mail/links.ts';
import { people } from './people.ts';
import { audit, sessions, users } from './resource.ts';
import { clientOf } from './routes.ts';
import { endAnySession } from './sessions/sessions.ts';

/** Fields of a user whose change grants no access. */
const harmless = new Set(['name']);

/**
 * The same route with `current_password` or `otp` in its body: a stolen access token, which is valid for 15 minutes, must
 * not be enough to take over an account or to weaken what protects it. Neither field reaches the resource.
 */
function confirmed(route: ActRoute): ActRoute {
  if (route.method === 'GET') return route;
  const body = Type.Object({ ...route.body?.properties, ...confirmation }, { additionalProperties: false });
  return {
    ...route,
    body,
    async run(app, call) {
      const { current_password, otp, ...fields } = call.body;
      const given = { current_password, otp } as Confirmation;
      const isEdit = route.method === 'PATCH' || route.method === 'PUT';
      const isHarmless = isEdit && Object.keys(fields).every((field) => harmless.has(field));
      if (!isHarmless) await confirmIdentity(app, call.identity as Identity, given, clientOf(call));
      return route.run(app, { ...call, body: fields });
    },
  };
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
].map(confirmed);

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

const linkRoute = confirmed({
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
  ...resourceRoutes(users).map(confirmed),
  ...resourceRoutes(people),
  ...resourceRoutes(sessions),
  linkRoute,
  sessionEnd,
  ...securityRoutes,
  ...auditRoutes,
];
