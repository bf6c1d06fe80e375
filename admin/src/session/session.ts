import { DinamError } from '../../../client/error.ts';
import type { LoginReply, Me, PasskeyRequest } from '../../../client/schema.ts';
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

/** Proof that this device has been used for the account: wrong guesses of others then do not lock it out. */
const deviceKey = (username: string): string => `dinam.device.${username.normalize('NFKC').toLowerCase()}`;

async function replyOf<T = LoginReply>(response: Response): Promise<T> {
  if (!response.ok) throw await DinamError.of(response);
  return ((await response.json()) as { data: T }).data;
}

const usedKey = 'dinam.signed-in';

async function enter(reply: LoginReply): Promise<void> {
  token = reply.token;
  localStorage.setItem(usedKey, '1');
  if (reply.device_token) localStorage.setItem(deviceKey(reply.user.username), reply.device_token);
  const response = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw await DinamError.of(response);
  const { data } = (await response.json()) as { data: Me };
  change({ state: 'signed-in', me: data });
}

/** @throws DinamError `otp_required` where the second factor is missing */
export async function signIn(username: string, password: string, otp?: string): Promise<void> {
  const device_token = localStorage.getItem(deviceKey(username));
  const body = { username, password, cookie: true, ...(otp ? { otp } : {}), ...(device_token ? { device_token } : {}) };
  await enter(await replyOf(await post('/api/auth/login', body)));
}

/**
 * @param username whose passkey it has to be
 * @param isOffered see `askPasskey`
 * @throws DinamError, PasskeyError
 */
export async function signInByPasskey(username?: string, isOffered = false): Promise<void> {
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

export async function signOut(everywhere = false): Promise<void> {
  const headers: Record<string, string> = { ...web(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  await fetch('/api/auth/logout', {
    method: 'POST',
    headers,
    body: JSON.stringify(everywhere ? { everywhere } : {}),
  }).catch(() => {});
  token = null;
  localStorage.removeItem(usedKey);
  change({ state: 'signed-out', me: null });
}

/** Reads anew who is signed in, after a change of the own account. */
export async function reloadMe(): Promise<void> {
  const response = await authorized(() => new Request('/api/auth/me', { headers: asClient() }));
  if (!response.ok) throw await DinamError.of(response);
  change({ state: 'signed-in', me: ((await response.json()) as { data: Me }).data });
}

/** A refresh token works once: of several windows one renews at a time. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('dinam.refresh', work) : work();

let renewing: Promise<boolean> | null = null;

/** Whether there is a new access token. False: the session has ended. */
function renew(): Promise<boolean> {
  renewing ??= alone(async () => {
    const response = await post('/api/auth/refresh', {});
    if (response.status === 400 || response.status === 401) return false;
    const reply = await replyOf(response);
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
