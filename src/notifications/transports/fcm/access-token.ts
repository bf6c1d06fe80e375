import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { App } from '../../../core/app.ts';
import type { ServiceAccount } from '../../../core/config/push-keys.ts';
import { Http2Client, type WireAnswer } from '../http2/client.ts';
import { Meters } from '../meters.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const earlyMs = 5 * 60_000;
/** After a refusal thousands of messages must not request a token again. */
const pauseMs = 10_000;

/** What the token endpoint answered instead. */
interface TokenAnswer {
  status: number;
  /** `error: error_description`, as far as the answer names them. */
  detail: string;
  /** Its clock (ms), by the header `Date`; null: it did not say. */
  dateMs: number | null;
}

/** Google gave no access token. `message` is for the log and quotes the answer. */
export class TokenError extends Error {
  /** True: the service account is refused, and another request soon changes nothing. */
  readonly isRefused: boolean;
  /** Absent: nothing was answered; `cause` says why. */
  readonly answer: TokenAnswer | undefined;
  constructor(message: string, isRefused: boolean, { cause, answer }: { cause?: unknown; answer?: TokenAnswer }) {
    super(message, { cause });
    this.name = 'TokenError';
    this.isRefused = isRefused;
    this.answer = answer;
  }
}

interface AccessToken {
  token: string;
  endsMs: number;
}

/** Access tokens of a service account (RFC 7523): one at a time, renewed five minutes before it ends. */
export class AccessTokens {
  #account: ServiceAccount;
  #meters: Meters;
  #key: KeyObject;
  #client: Http2Client;
  #path: string;
  #current: AccessToken | undefined;
  #request: Promise<AccessToken> | undefined;
  #failed: { error: TokenError; untilMs: number } | undefined;

  /** @param url where they come from; empty: as the account says */
  constructor(account: ServiceAccount, url: string, meters = new Meters()) {
    this.#account = account;
    this.#meters = meters;
    this.#key = createPrivateKey(account.private_key);
    const address = new URL(url || account.token_uri);
    this.#path = address.pathname + address.search;
    this.#client = new Http2Client(address.origin, { sessions: 1, timeoutMs: 15_000 });
  }

  /** The present one, if it is valid for a while: no need to wait for it. */
  current(nowMs: number): string | null {
    return this.#current && nowMs < this.#current.endsMs - earlyMs ? this.#current.token : null;
  }

  /**
   * One that is good now. Callers at the same time share one request.
   * @param refused what the service did not accept: it is not given out again
   * @throws TokenError
   */
  async get(app: Pick<App, 'config' | 'now' | 'log'>, refused?: string): Promise<string> {
    const now = app.now();
    const current = this.#current;
    if (current && current.token !== refused && now < current.endsMs - earlyMs) return current.token;
    if (this.#failed && now < this.#failed.untilMs) {
      if (current && current.token !== refused && now < current.endsMs) return current.token;
      throw this.#failed.error;
    }
    this.#request ??= this.#fetch(now).finally(() => {
      this.#request = undefined;
    });
    try {
      this.#current = await this.#request;
      this.#failed = undefined;
      return this.#current.token;
    } catch (error) {
      const failure = error as TokenError;
      if (this.#failed?.error !== failure) {
        this.#meters.tokenFailures[failure.isRefused ? 'refused' : 'unreachable']++;
        app.log.error({ err: failure }, 'no access token for Firebase');
      }
      this.#failed = { error: failure, untilMs: now + pauseMs };
      // Renewed early, so that a short failure of Google has no effect.
      if (current && current.token !== refused && now < current.endsMs) return current.token;
      throw failure;
    }
  }

  async #fetch(nowMs: number): Promise<AccessToken> {
    const { client_email, token_uri, private_key_id } = this.#account;
    const seconds = Math.floor(nowMs / 1_000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(private_key_id ? { kid: private_key_id } : {}) })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(this.#key);
    let answer: WireAnswer;
    try {
      answer = await this.#client.request({
        path: this.#path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: grant, assertion }).toString(),
      });
    } catch (error) {
      throw new TokenError('The token endpoint cannot be reached.', false, { cause: error });
    }
    return tokenOf(answer, nowMs);
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

function tokenOf({ status, headers, body }: WireAnswer, nowMs: number): AccessToken {
  let reply: Record<string, unknown> = {};
  try {
    reply = (JSON.parse(body) ?? {}) as Record<string, unknown>;
  } catch {}
  const { access_token, expires_in, error, error_description } = reply;
  if (status === 200 && typeof access_token === 'string' && access_token !== '') {
    const seconds = typeof expires_in === 'number' && expires_in > 0 ? expires_in : 3_600;
    return { token: access_token, endsMs: nowMs + seconds * 1_000 };
  }
  const detail = [error, error_description]
    .filter((s) => typeof s === 'string')
    .join(': ')
    .slice(0, 300);
  const theirs = Date.parse(headers.date ?? '');
  const dateMs = Number.isNaN(theirs) ? null : theirs;
  throw new TokenError(
    `Google answers ${status}${detail ? ` (${detail})` : ''}.`,
    status >= 400 && status < 500 && status !== 429,
    { answer: { status, detail, dateMs } },
  );
}
