import { Type } from 'typebox';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../../core/api/route.ts';
import type { Identity } from '../../core/app.ts';
import { type Confirmation, confirmIdentity } from '../confirm.ts';
import * as nouns from '../model/passkey.ts';
import { ConfirmBody, LoginReply } from '../model/user.ts';
import { clientOf, outcomeOf } from '../routes.ts';
import * as actions from './passkeys.ts';
import { passkeyRequest, signInByPasskey } from './sign-in.ts';

const path = '/api/auth/passkeys';
const own = { tag: 'Login', access: 'account.write' as const };
const open = { tag: 'Login', access: 'anyone' as const };

// The access of the routes has made sure of it.
const identityOf = (call: Call): Identity => call.identity as Identity;

/** Passkeys (WebAuthn): the own ones, and sign-in by them. */
export const passkeyRoutes: ActRoute[] = [
  {
    ...own,
    method: 'GET',
    path,
    enrols: true,
    reply: Type.Array(nouns.Passkey),
    summary: 'The own passkeys',
    run: async (app, call) => ({ data: await actions.listPasskeys(app, identityOf(call).id) }),
  },
  {
    ...own,
    method: 'POST',
    path: `${path}/options`,
    enrols: true,
    body: ConfirmBody,
    reply: nouns.PasskeyCreation,
    summary: 'What a browser needs to make a passkey',
    run: async (app, call) => ({
      data: await actions.passkeyOptions(app, identityOf(call), call.body as Confirmation, clientOf(call)),
    }),
  },
  {
    ...own,
    method: 'POST',
    path,
    enrols: true,
    body: nouns.PasskeyInput,
    reply: nouns.Passkey,
    status: 201,
    summary: 'Add a passkey that the browser has made',
    async run(app, call) {
      const data = await actions.addPasskey(app, identityOf(call), call.body as nouns.PasskeyInput, clientOf(call));
      const location = `${app.config.publicUrl}${path}/${data.id}`;
      return { data, status: 201, message: 'Added.', headers: { location } };
    },
  },
  {
    ...own,
    method: 'PATCH',
    path: `${path}/:id`,
    body: nouns.PasskeyPatch,
    reply: nouns.Passkey,
    summary: 'Rename one of the own passkeys',
    async run(app, call) {
      const { name } = call.body as { name: string };
      return { data: await actions.renamePasskey(app, identityOf(call).id, { id: idOf(call), name }, call.actor) };
    },
  },
  {
    ...own,
    method: 'DELETE',
    path: `${path}/:id`,
    body: ConfirmBody,
    reply: Type.Object({ id: Type.Integer() }),
    summary: 'Remove one of the own passkeys',
    async run(app, call) {
      const given = { id: idOf(call), confirmation: call.body as Confirmation };
      return { data: await actions.removePasskey(app, identityOf(call), given, clientOf(call)), message: 'Removed.' };
    },
  },
  {
    ...open,
    limit: { name: 'users.passkeys', points: 60, seconds: 900 },
    method: 'POST',
    path: `${path}/login/options`,
    fails: [409],
    reply: nouns.PasskeyRequest,
    summary: 'What a browser needs to sign in by a passkey',
    run: async (app) => ({ data: await passkeyRequest(app) }),
  },
  {
    ...open,
    limit: 'counted',
    method: 'POST',
    path: `${path}/login`,
    body: nouns.PasskeyLoginBody,
    fails: [401, 409],
    reply: LoginReply,
    summary: 'Log in by a passkey, in place of password and second factor',
    async run(app, call) {
      const body = call.body as nouns.PasskeyLoginBody;
      return outcomeOf(await signInByPasskey(app, body, clientOf(call, body.cookie ?? false)));
    },
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/:id/passkeys',
    tag: 'Admin: users',
    access: 'users.write',
    body: ConfirmBody,
    reply: nouns.PasskeysRemoved,
    summary: 'Remove every passkey of a user, who has lost the device',
    async run(app, call) {
      await confirmIdentity(app, identityOf(call), call.body as Confirmation, clientOf(call));
      return { data: await actions.removeAllPasskeys(app, idOf(call), call.actor), message: 'Removed.' };
    },
  },
];
