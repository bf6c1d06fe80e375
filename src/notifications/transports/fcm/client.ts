import type { App } from '../../../core/app.ts';
import type { Config } from '../../../core/config/config.ts';
import { parseServiceAccount } from '../../../core/config/push-keys.ts';
import { perProgram } from '../../../core/state.ts';
import { Http2Client, type WireAnswer, type WireRequest } from '../http2/client.ts';
import { Meters, metersOf } from '../meters.ts';
import { AccessTokens } from './access-token.ts';
import { fcmErrorOf } from './error.ts';

/** Authorised requests to FCM (`fcm`) and to the Instance ID service (`iid`). */
export class FcmClient {
  readonly projectId: string;
  #tokens: AccessTokens;
  #clients: Record<'fcm' | 'iid', Http2Client>;
  #prefixes: Record<'fcm' | 'iid', string>;
  #headers: { token: string; of: Record<string, string> } = { token: '', of: {} };

  constructor(config: Config, meters = new Meters()) {
    const account = parseServiceAccount(config.fcmCredentials);
    const [fcm, iid] = [new URL(config.fcmBaseUrl), new URL(config.fcmIidUrl)];
    this.projectId = account.project_id;
    this.#tokens = new AccessTokens(account, config.fcmTokenUrl, meters);
    this.#clients = { fcm: new Http2Client(fcm.origin), iid: new Http2Client(iid.origin, { sessions: 1 }) };
    this.#prefixes = { fcm: fcm.pathname.replace(/\/$/, ''), iid: iid.pathname.replace(/\/$/, '') };
  }

  /**
   * Any status is an answer; after a 401 the request is repeated once with a new token.
   * @param request with `path` as the service has it, such as `/v1/projects/...`
   * @throws TokenError, WireError; the signal's reason when it aborts
   */
  async call(
    app: Pick<App, 'config' | 'now' | 'log'>,
    service: 'fcm' | 'iid',
    request: WireRequest,
  ): Promise<WireAnswer> {
    const token = this.#tokens.current(app.now()) ?? (await this.#tokens.get(app));
    const answer = await this.#with(token, service, request);
    if (answer.status !== 401 || fcmErrorOf(answer).errorCode !== null) return answer;
    return this.#with(await this.#tokens.get(app, token), service, request);
  }

  #with(token: string, service: 'fcm' | 'iid', request: WireRequest): Promise<WireAnswer> {
    // The same for millions of messages.
    if (this.#headers.token !== token)
      this.#headers = { token, of: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
    const headers = request.headers ? { ...this.#headers.of, ...request.headers } : this.#headers.of;
    return this.#clients[service].request({ ...request, path: this.#prefixes[service] + request.path, headers });
  }

  async close(): Promise<void> {
    await Promise.all([this.#tokens.close(), ...Object.values(this.#clients).map((c) => c.close())]);
  }
}

/** The client of a program; null while there are no credentials. */
export const fcmOf = perProgram(
  (app): FcmClient | null => (app.config.fcmCredentials === '' ? null : new FcmClient(app.config, metersOf(app))),
  (client) => client?.close(),
);
