import { Type } from 'typebox';
import type { Route } from '../core/api/route.ts';
import type { Identity } from '../core/app.ts';
import { type Confirmation, confirmIdentity } from './confirm.ts';
import { ConfirmBody, confirmation } from './model/user.ts';
import { clientOf } from './routes.ts';

/**
 * A route with `proof`, with `current_password` or `otp` in its body: a stolen access token, which is valid for 15 minutes,
 * must not be enough to leave something that lasts. Neither field reaches the route. An API token was made with the
 * password, for what its scopes name.
 */
export function confirmed<R extends Route>(route: R): R {
  if (!('proof' in route) || !route.proof) return route;
  const { proof, run } = route;
  const { properties = {} } = route.body ?? {};
  const body = Object.keys(properties).length
    ? Type.Object({ ...properties, ...confirmation }, { additionalProperties: false })
    : ConfirmBody;
  return {
    ...route,
    body,
    async run(app, call) {
      const { current_password, otp, ...fields } = call.body;
      const withoutProof = { ...call, body: fields };
      const given = { current_password, otp } as Confirmation;
      if (!call.identity?.apiToken && (await proof(app, withoutProof)))
        await confirmIdentity(app, call.identity as Identity, given, clientOf(call));
      return run(app, withoutProof);
    },
  };
}
