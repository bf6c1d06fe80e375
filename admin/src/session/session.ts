import { DinamError } from '../../../client/error.ts';
import type { PasskeyRequest } from '../../../src/users/model/passkey.ts';
import type { LoginReply, Me } from '../../../src/users/model/user.ts';
import { alone } from '../api/alone.ts';
import { asClient } from '../api/client.ts';
import { askPasskey } from './passkey.ts';

/**
 * The session of this window. The access token is in memory alone; the refresh token is an HttpOnly cookie that scripts
 * cannot read.
 */
type State = 'starting' | 'signed-out' | 'signed-in' | 'expired';

interface Session {
  state: State;
  me: Me | null;
}

let session: Session = { state: 'starting', me: null };
let token: string | null = null;
const listeners = new Set<() => void>();
/** Requests that wait until the user has signed in again. */
const waiting: (() => void)[] = [];

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
  if (next.state === 'expired') return;
  for (const go of waiting.splice(0)) go();
}

export const currentSession = (): Session => session;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const web = () => ({ 'content-type': 'application/json', ...asClient() });

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, { method: 'POST', headers: web(), body: JSON.stringify(body), credentials: 'same-origin' });

async function replyOf<T = LoginReply>(response: Response): Promise<T> {
  if (!response.ok) throw await DinamError.of(response);
  return ((await response.json()) as { data: T }).data;
}

const usedKey = 'dinam.signed-in';
/** Set while a session that the user has ended still lives, since the server could not be reached. */
const owedKey = 'dinam.sign-out';

async function enter(reply: LoginReply): Promise<void> {
  token = reply.token;
  localStorage.setItem(usedKey, '1');
  localStorage.removeItem(owedKey);
  const response = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw await DinamError.of(response);
  const { data } = (await response.json()) as { data: Me };
  change({ state: 'signed-in', me: data });
}

/** @throws DinamError `otp_required` where the second factor is missing */
export async function signIn(username: string, password: string, otp?: string): Promise<void> {
  await endOwed();
  const body = { username, password, cookie: true, ...(otp ? { otp } : {}) };
  await enter(await replyOf(await post('/api/auth/login', body)));
}

/**
 * @param username whose passkey it has to be
 * @param isOffered see `askPasskey`
 * @throws DinamError, PasskeyError
 */
export async function signInByPasskey(username?: string, isOffered = false): Promise<void> {
  await endOwed();
  const options = await replyOf<PasskeyRequest>(await post('/api/auth/passkeys/login/options', {}));
  const credential = await askPasskey(options, isOffered);
  const body = { credential, cookie: true, ...(username ? { username } : {}) };
  await enter(await replyOf(await post('/api/auth/passkeys/login', body)));
}

/** The first password, or another one. Every other session of the user ends. */
export async function choosePassword(current: string, chosen: string): Promise<void> {
  const response = await fetch('/api/auth/password', {
    method: 'POST',
    headers: { ...web(), authorization: `Bearer ${token}` },
    body: JSON.stringify({ current, new: chosen }),
  });
  await enter(await replyOf(response));
}

/**
 * Ends the session. When the server cannot be reached, the session ends as soon as there is a connection.
 * @param everywhere ends all sessions of the user; then it throws where that failed, and the user stays signed in
 */
export async function signOut(everywhere = false): Promise<void> {
  if (everywhere) {
    const body = JSON.stringify({ everywhere });
    const response = await authorized(() => new Request(logoutPath, { method: 'POST', headers: web(), body }));
    if (!response.ok) throw await DinamError.of(response);
  } else {
    localStorage.setItem(owedKey, '1');
    await endSession();
  }
  token = null;
  localStorage.removeItem(usedKey);
  change({ state: 'signed-out', me: null });
}

const logoutPath = '/api/auth/logout';

async function endSession(): Promise<void> {
  const request = withToken(new Request(logoutPath, { method: 'POST', headers: web(), body: '{}' }));
  const response = await fetch(request).catch(() => null);
  if (response && response.status < 500 && response.status !== 429) localStorage.removeItem(owedKey);
}

const endOwed = (): Promise<void> =>
  alone(lock, async () => {
    if (localStorage.getItem(owedKey) !== null) await endSession();
  });

window.addEventListener('online', () => void endOwed());

/** Reads anew who is signed in, after a change of the own account. */
export async function reloadMe(): Promise<void> {
  const response = await authorized(() => new Request('/api/auth/me', { headers: asClient() }));
  if (!response.ok) throw await DinamError.of(response);
  change({ state: 'signed-in', me: ((await response.json()) as { data: Me }).data });
}

/** A refresh token works once: of several windows one renews at a time. */
const lock = 'dinam.refresh';

let renewing: Promise<boolean> | null = null;

/** Whether there is a new access token. False: the session has ended. */
function renew(): Promise<boolean> {
  renewing ??= alone(lock, async () => {
    const response = await post('/api/auth/refresh', {});
    if (response.status === 400 || response.status === 401) return false;
    const reply = await replyOf(response);
    // The cookie is that of all windows: in another one somebody else has signed in.
    if (session.me && session.me.id !== reply.user.id) return false;
    if (session.me) token = reply.token;
    else await enter(reply);
    return true;
  }).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Takes up the session of the cookie, once when the page is opened. A browser that never signed in has none. */
export async function resume(): Promise<void> {
  await endOwed();
  const isIn = localStorage.getItem(usedKey) !== null && (await renew());
  if (!isIn) change({ state: 'signed-out', me: null });
}

const withToken = (request: Request): Request => {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return request;
};

/**
 * Sends a request as the user. When the session has ended it waits until the user has signed in again, over the page that
 * is open: nothing that was typed is lost.
 */
export async function authorized(make: () => Request): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const used = token;
    const response = await fetch(withToken(make()));
    if (response.status !== 401 || session.state === 'signed-out' || attempt > 5) return response;
    if (token !== used || (await renew())) continue;
    if (session.state !== 'expired') change({ state: 'expired', me: session.me });
    await new Promise<void>((go) => waiting.push(go));
  }
}

export const accessToken = (): string | null => token;
