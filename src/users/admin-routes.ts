import { type TObject, Type } from 'typebox';
import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute } from '../core/api/route.ts';
import type { Identity } from '../core/app.ts';
import { confirmation } from '../model/user.ts';
import { type Confirmation, confirmIdentity } from './confirm.ts';
import { audit, sessions, users } from './resource.ts';
import { clientOf } from './routes.ts';
import { endAnySession } from './sessions.ts';

/** Fields of a user that open nothing to anybody. */
const harmless = new Set(['name']);

/**
 * The same route for whoever shows that he is the owner himself: an access token of 15 minutes that was stolen must not
 * become an account. What is sent for it never reaches the resource.
 */
function confirmed(route: ActRoute): ActRoute {
  if (!route.body) return route;
  const { additionalProperties } = route.body as TObject & { additionalProperties?: boolean };
  return {
    ...route,
    body: Type.Object({ ...route.body.properties, ...confirmation }, { additionalProperties }) as unknown as TObject,
    async run(app, call) {
      const { current_password, otp, ...body } = call.body;
      const given = { current_password, otp } as Confirmation;
      if (Object.keys(body).some((field) => !harmless.has(field)))
        await confirmIdentity(app, call.identity as Identity, given, clientOf(call));
      return route.run(app, { ...call, body });
    },
  };
}

const sessionEnd: ActRoute = {
  method: 'DELETE',
  tag: 'Admin: sessions',
  access: 'owner',
  path: '/api/admin/sessions/:id',
  reply: Type.Object({ id: Type.Integer() }),
  summary: 'End a session of anybody, at once',
  async run(app, call) {
    return { data: await endAnySession(app, idOf(call), call.actor), message: 'Ended.' };
  },
};

type Line = { detail: Record<string, unknown> };

/** From where somebody of the staff works is for owners. */
const withoutAddress = (line: unknown): unknown => {
  const { ip: _, ...detail } = (line as Line).detail;
  return { ...(line as Line), detail };
};

const auditRoutes: ActRoute[] = resourceRoutes(audit).map((route) => ({
  ...route,
  async run(app, call) {
    const outcome = await route.run(app, call);
    if (call.actor.role === 'owner') return outcome;
    const { data } = outcome;
    return { ...outcome, data: Array.isArray(data) ? data.map(withoutAddress) : withoutAddress(data) };
  },
}));

/** Users, their sessions, and what everybody did. */
export const userAdminRoutes: ActRoute[] = [
  ...resourceRoutes(users).map(confirmed),
  ...resourceRoutes(sessions),
  sessionEnd,
  ...auditRoutes,
];
