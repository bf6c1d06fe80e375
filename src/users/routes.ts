import type { IncomingMessage } from 'node:http';
import { Type } from 'typebox';
import type { ActRoute, Call, RouteResult } from '../core/api/route.ts';
import type { App, Identity } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { identify } from './authenticate.ts';
import type { Confirmation } from './confirm.ts';
import { renewRecoveryCodes, totpDisable, totpEnable, totpSetup } from './factor/totp.ts';
import * as actions from './login.ts';
import * as nouns from './model/user.ts';
import { deviceSeconds } from './sessions/device.ts';
import { endSession, listSessions, refreshSeconds, type SessionClient } from './sessions/sessions.ts';

const tag = 'Login';
const cookieName = 'dinam_refresh';
const deviceCookieName = 'dinam_device';

/**
 * The refresh cookie. Its path is the REST addresses of login: a browser that requested it renews and ends its session
 * there, and the public reads (which a CDN keeps) never see it. `Secure` always: browsers keep such a cookie on a
 * loopback address too, and on any other plain http it would be given away.
 */
const setCookie = (name: string, token: string, seconds: number): string =>
  `${name}=${token}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;

/** The value of a cookie. */
export function cookieOf(request: IncomingMessage, wanted = cookieName): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name = '', value] = pair.trim().split('=', 2);
    if (name === wanted && value) return value;
  }
  return undefined;
}

/** From where a request comes, for the actions of login. */
export function clientOf(call: Call, cookie = false): SessionClient {
  const device = bodyOf(call).device_token ?? cookieOf(call.request, deviceCookieName) ?? null;
  const { ip, requestId, request } = call;
  return { ip, userAgent: request.headers['user-agent'] ?? '', cookie, requestId, device };
}

// The route's access level has made sure of it.
const identityOf = (call: Call): Identity => call.identity as Identity;

/** The answer of a login: tokens, and cookies where the client requested them. */
export function outcomeOf({ reply, cookie, deviceCookie }: actions.Tokens): RouteResult {
  const cookies = [
    ...(cookie === null ? [] : [setCookie(cookieName, cookie, refreshSeconds)]),
    ...(deviceCookie === null ? [] : [setCookie(deviceCookieName, deviceCookie, deviceSeconds)]),
  ];
  return { data: reply, ...(cookies.length ? { headers: { 'set-cookie': cookies } } : {}) };
}

/** Every field of the bodies; each route's schema accepts its own. */
type AuthBody = Record<'username' | 'password' | 'current' | 'new' | 'code', string> & {
  otp?: string | null;
  device_token?: string | null;
  cookie?: boolean;
  refresh_token?: string;
  everywhere?: boolean;
};
const bodyOf = (call: Call): AuthBody => call.body as AuthBody;

/** An office of many browsers shares an address. */
const often = { points: 600, seconds: 900, here: true };

export const login: ActRoute = {
  method: 'POST',
  path: '/api/auth/login',
  tag,
  summary: 'Log in: an access token of 15 minutes and a refresh token of 30 days',
  access: 'anyone',
  limit: 'counted',
  body: nouns.LoginBody,
  fails: [401],
  reply: nouns.LoginReply,
  async run(app, call) {
    const { username, password, otp, cookie = false } = bodyOf(call);
    return outcomeOf(await actions.logIn(app, { username, password, otp: otp ?? null }, clientOf(call, cookie)));
  },
};

/**
 * The refresh token of a request, from its body or its cookie. With the cookie a header is wanted that no page of
 * another origin can send unasked.
 */
function refreshTokenOf(call: Call): string {
  const { refresh_token } = bodyOf(call);
  if (refresh_token) return refresh_token;
  const byPage = call.request.headers['x-dinam-client'] !== undefined;
  const cookie = cookieOf(call.request);
  if (cookie && !byPage) throw new Fault('forbidden', 'With the cookie the header X-Dinam-Client is needed.');
  if (cookie) return cookie;
  if (!byPage) throw invalidField('refresh_token', 'is required', 'required');
  throw new Fault('unauthenticated', 'There is no refresh cookie.', { headers: { 'www-authenticate': 'Bearer' } });
}

export const refresh: ActRoute = {
  method: 'POST',
  path: '/api/auth/refresh',
  tag,
  summary: 'Exchange a refresh token, which works once, for new tokens',
  access: 'anyone',
  limit: { name: 'users.refresh', ...often },
  body: nouns.RefreshBody,
  fails: [401, 403],
  reply: nouns.LoginReply,
  run: async (app, call) => outcomeOf(await actions.refreshTokens(app, refreshTokenOf(call), clientOf(call))),
};

async function endWhatIsMeant(app: App, call: Call): Promise<void> {
  const { refresh_token, everywhere } = bodyOf(call);
  const { authorization, 'x-dinam-client': byPage } = call.request.headers;
  const isByCookie = cookieOf(call.request) !== undefined && (authorization === undefined || byPage !== undefined);
  const token = refresh_token ?? (isByCookie ? refreshTokenOf(call) : undefined);
  if (!everywhere && token) return actions.logOut(app, token, clientOf(call));
  // The route lets anyone in, since a refresh token is enough; without one it has to be an access token.
  const identity = await identify(app, call.request);
  await (everywhere ? actions.logoutEverywhere : actions.logoutHere)(app, identity, clientOf(call));
}

export const logout: ActRoute = {
  method: 'POST',
  path: '/api/auth/logout',
  tag,
  summary: 'End this session, by refresh token or access token, or every session',
  access: 'anyone',
  limit: { name: 'users.logout', ...often },
  body: nouns.LogoutBody,
  fails: [401, 403],
  reply: Type.Object({}, { additionalProperties: false, description: 'Nothing' }),
  run: async (app, call) => {
    await endWhatIsMeant(app, call);
    return { data: {}, ...(cookieOf(call.request) ? { headers: { 'set-cookie': setCookie(cookieName, '', 0) } } : {}) };
  },
};

export const me: ActRoute = {
  method: 'POST',
  path: '/api/auth/me',
  tag,
  summary: 'The current user, with failed logins to this account',
  access: 'self',
  reply: nouns.Me,
  run: async (app, call) => ({ data: await actions.viewMe(app, identityOf(call)) }),
};

export const password: ActRoute = {
  method: 'POST',
  path: '/api/auth/password',
  tag,
  summary: 'Change the own password: ends every other session and returns new tokens',
  access: 'self',
  body: nouns.PasswordBody,
  reply: nouns.LoginReply,
  run: async (app, call) =>
    outcomeOf(await actions.changePassword(app, identityOf(call), bodyOf(call), clientOf(call))),
};

const totpState = Type.Object({ totp_enabled: Type.Boolean() });

const recoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), {
    description: 'Each takes the place of a code once. They are in this answer only',
  }),
});

/** Needs a token whose password is no longer the first one, unlike `me`, `password` and `logout`. */
type Own = Pick<ActRoute, 'method' | 'path' | 'summary' | 'reply' | 'body' | 'enrols'> & {
  answer(app: App, call: Call, identity: Identity): Promise<unknown>;
};
const own = ({ answer, ...route }: Own): ActRoute => ({
  ...route,
  tag,
  access: 'account.write',
  run: async (app, call) => ({ data: await answer(app, call, identityOf(call)) }),
});

/** Every address of login. */
export const authRoutes: ActRoute[] = [
  login,
  refresh,
  logout,
  { ...me, method: 'GET' },
  me,
  password,
  own({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The own sessions',
    reply: Type.Array(nouns.Session),
    answer: (app, _call, { id, sessionId }) => listSessions(app, id, sessionId),
  }),
  own({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'End one of the own sessions',
    reply: Type.Object({ id: Type.Integer() }),
    answer: (app, call, { id }) => endSession(app, id, call.params.id as number, call.actor),
  }),
  own({
    method: 'POST',
    path: '/api/auth/totp/setup',
    enrols: true,
    summary: 'A secret for an authenticator app; active once a code has been confirmed',
    reply: nouns.TotpSetup,
    body: nouns.ConfirmBody,
    answer: (app, call, identity) => totpSetup(app, identity, call.body as Confirmation, clientOf(call)),
  }),
  own({
    method: 'POST',
    path: '/api/auth/totp/enable',
    enrols: true,
    summary: 'Turn the second factor on with a code of the app',
    body: nouns.TotpCodeBody,
    reply: Type.Object({ ...totpState.properties, ...recoveryCodes.properties }),
    answer: (app, call, identity) => totpEnable(app, identity, bodyOf(call).code, clientOf(call)),
  }),
  own({
    method: 'POST',
    path: '/api/auth/totp/recovery-codes',
    summary: 'Ten new recovery codes; those before end',
    reply: recoveryCodes,
    body: nouns.ConfirmBody,
    answer: (app, call, identity) => renewRecoveryCodes(app, identity, call.body as Confirmation, clientOf(call)),
  }),
  own({
    method: 'POST',
    path: '/api/auth/totp/disable',
    summary: 'Turn the second factor off with the password',
    body: nouns.TotpDisableBody,
    reply: totpState,
    answer: (app, call, identity) => totpDisable(app, identity, bodyOf(call).password, clientOf(call)),
  }),
];
