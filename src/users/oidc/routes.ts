import { Type } from 'typebox';
import { splitUrl } from '../../core/api/query-string.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { LoginReply, OidcCallbackQuery, OidcInfo, OidcSessionBody } from '../model/user.ts';
import { clientOf, cookieOf, outcomeOf } from '../routes.ts';
import { begin, complete, exchange, hasOidc } from './sign-in.ts';
import { stateSeconds } from './state.ts';

const tag = 'Login';
const cookieName = 'dinam_oidc';

/** `Lax`: the browser sends it when the provider leads it back. */
const setCookie = (value: string): string =>
  `${cookieName}=${value}; Path=/api/auth/oidc; Max-Age=${stateSeconds + 60}; HttpOnly; Secure; SameSite=Lax`;

const Nothing = Type.Object({}, { additionalProperties: false, description: 'Nothing' });

/** Sign-in by an OpenID Connect provider. */
export const oidcRoutes: ActRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/oidc',
    tag,
    access: 'anyone',
    limit: { name: 'users.oidc-info', points: 600, seconds: 900, here: true },
    reply: OidcInfo,
    summary: 'Whether there is a provider for sign-in, and the text of its button',
    async run(app) {
      const { oidcIssuer, oidcLabel } = app.config;
      const enabled = hasOidc(app);
      return { data: { enabled, label: enabled ? oidcLabel || new URL(oidcIssuer).host : null } };
    },
  },
  {
    method: 'GET',
    path: '/api/auth/oidc/start',
    tag,
    access: 'anyone',
    limit: 'counted',
    reply: Nothing,
    status: 302,
    fails: [404],
    summary: 'Sign in at the provider: leads the browser there',
    async run(app, call) {
      const { location, browser } = await begin(app, cookieOf(call.request, cookieName), clientOf(call));
      return { data: {}, status: 302, headers: { location, 'set-cookie': setCookie(browser) } };
    },
  },
  {
    method: 'GET',
    path: '/api/auth/oidc/callback',
    tag,
    access: 'anyone',
    limit: 'counted',
    query: OidcCallbackQuery,
    reply: Nothing,
    status: 302,
    fails: [404],
    summary: 'Where the provider leads the browser back to; leads on to the web interface',
    async run(app, call) {
      const [, query = ''] = splitUrl(call.request.url ?? '');
      const { state } = call.query as { state?: string };
      const location = await complete(app, cookieOf(call.request, cookieName), { state, query }, clientOf(call));
      return { data: {}, status: 302, headers: { location } };
    },
  },
  {
    method: 'POST',
    path: '/api/auth/oidc/session',
    tag,
    access: 'anyone',
    limit: 'counted',
    body: OidcSessionBody,
    reply: LoginReply,
    fails: [401],
    summary: 'Exchange the code of a sign-in at the provider for tokens',
    async run(app, call) {
      const { code, cookie = false } = call.body as { code: string; cookie?: boolean };
      return outcomeOf(await exchange(app, code, cookieOf(call.request, cookieName), clientOf(call, cookie)));
    },
  },
];
