import { Type } from 'typebox';
import type { ActRoute } from '../../core/api/route.ts';
import { PasswordLinkBody, PasswordLinkUsed, PasswordResetBody } from '../model/user.ts';
import { clientOf } from '../routes.ts';
import { useLink } from './links.ts';
import { requestReset } from './reset.ts';

const Nothing = Type.Object({}, { additionalProperties: false, description: 'Nothing' });

export const mailRoutes: ActRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/password/reset',
    tag: 'Login',
    access: 'anyone',
    limit: 'counted',
    body: PasswordResetBody,
    reply: Nothing,
    status: 202,
    intake: 'rows',
    fails: [409],
    summary: 'Ask for an e-mail with a link to choose a new password',
    async run(app, call) {
      await requestReset(app, (call.body as PasswordResetBody).email, clientOf(call));
      return { data: {}, status: 202, message: 'If there is such a user, a message is on its way.' };
    },
  },
  {
    method: 'POST',
    path: '/api/auth/password/link',
    tag: 'Login',
    access: 'anyone',
    limit: 'counted',
    body: PasswordLinkBody,
    reply: PasswordLinkUsed,
    summary: 'Choose a password with the token of a one-time link',
    async run(app, call) {
      const data = await useLink(app, call.body as PasswordLinkBody, clientOf(call));
      return { data, message: 'The password is set. Log in with it.' };
    },
  },
];
