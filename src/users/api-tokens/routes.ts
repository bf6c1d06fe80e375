import { getRow } from '../../core/api/resource.ts';
import { idOf, resourceRoutes } from '../../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../../core/api/route.ts';
import type { Identity } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { confirmIdentity } from '../confirm.ts';
import { ApiToken, ApiTokenInput, NewApiToken } from '../model/api-token.ts';
import { clientOf } from '../routes.ts';
import { apiTokens, createApiToken, revokeApiToken } from './api-tokens.ts';

const path = `/api/admin/${apiTokens.name}`;
const common = { tag: 'Admin: api-tokens', access: 'account.write' as const };

/** Whose tokens a request may concern; null for all of them. */
const ownerOf = ({ actor }: Call): number | null => (actor.rights.has('users.write') ? null : actor.id);

const readRoutes = resourceRoutes(apiTokens, {
  list: (route) => ({
    ...route,
    async run(app, call) {
      const own = ownerOf(call);
      return route.run(app, own === null ? call : { ...call, query: { ...call.query, user_id: own } });
    },
  }),
  item: (route) => ({
    ...route,
    async run(app, call) {
      const own = ownerOf(call);
      const { data } = await getRow(app, apiTokens, idOf(call));
      if (own !== null && (data as ApiToken).user_id !== own) throw notFound(apiTokens.one);
      return route.run(app, call);
    },
  }),
});

export const apiTokenRoutes: ActRoute[] = [
  ...readRoutes,
  {
    ...common,
    method: 'POST',
    path,
    body: ApiTokenInput,
    reply: NewApiToken,
    status: 201,
    summary: 'Create an API token of your own: its secret is in this answer only',
    async run(app, call) {
      const { current_password, otp, ...input } = call.body as ApiTokenInput;
      const identity = call.identity as Identity;
      const given = {
        ...(current_password === undefined ? {} : { current_password }),
        ...(otp === undefined ? {} : { otp }),
      };
      await confirmIdentity(app, identity, given, clientOf(call));
      const data = await createApiToken(app, identity.id, input, call.actor, call.ip);
      return {
        data,
        status: 201,
        message: 'Added.',
        headers: { location: `${app.config.publicUrl}${path}/${data.id}` },
      };
    },
  },
  {
    ...common,
    method: 'DELETE',
    path: `${path}/:id`,
    reply: ApiToken,
    summary: 'Revoke an API token at once',
    async run(app, call) {
      return { data: await revokeApiToken(app, idOf(call), ownerOf(call), call.actor), message: 'Revoked.' };
    },
  },
];
