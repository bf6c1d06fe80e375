import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { badRequest, byPrefix, errorBody, type Scripted, say } from './answers.ts';
import { type Certificate, selfSigned } from './certificate.ts';
import { type Checked, checkRequest, type TargetKind } from './shape.ts';
import { Topics } from './topics.ts';
import { createWire, type RecordedRequest, type Reply } from './wire.ts';

export { say } from './answers.ts';

export interface FakeOptions {
  port?: number;
  host?: string;
  project?: string;
  tls?: boolean;
  /** HTTP/1.1 only. */
  only?: 'h1';
  /** Streams of one session at once. */
  streams?: number;
  /** False: entries are counted and not kept, for very many; `counts`: how often each target was delivered to is. */
  keep?: boolean | 'counts';
  /** A line of JSON for each entry, written before the answer goes out. */
  logFile?: string;
  /** PEM of a private key to use again; absent: a new one. */
  privateKey?: string;
  /** Seconds that an access token lives; 3,599 as Google's. */
  expiresIn?: number;
  /** Its clock: signed tokens are judged by it, and the log has its times. */
  now?: () => number;
  /** Milliseconds before any answer. */
  delayMs?: number;
}

/** One message that was requested, and what it got. */
export interface Entry {
  kind: TargetKind;
  value: string;
  /** `OK`, or the code of the answer. */
  code: string;
  validateOnly: boolean;
  protocol: 'h1' | 'h2';
  message: Record<string, unknown>;
  at: number;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** What Google says of a signature of another time. */
const untimely =
  'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

let privatePem: string | undefined;

/** Made once for all of a process: to make one takes longer than most tests. */
function privateKeyOfProcess(): string {
  const made = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  privatePem ??= made().export({ type: 'pkcs8', format: 'pem' }) as string;
  return privatePem;
}

/** A stand-in for FCM, Google's token endpoint and the Instance ID service, on one address. */
export class FakeFcm {
  url = '';
  readonly log: Entry[] = [];
  /** All messages that were requested, those of the log and others. */
  requestCount = 0;
  /** Signed tokens that were exchanged for an access token. */
  grants = 0;
  readonly topics = new Topics();
  readonly project: string;
  readonly certificate: Certificate | undefined;
  /** What a message gets for what is in it, whomever it is for. */
  judge: (message: Entry['message']) => Scripted | undefined = () => undefined;
  #options: FakeOptions;
  #sendPath: string;
  #key: KeyObject;
  #privatePem: string;
  #tokens = new Map<string, number>();
  #byValue = new Map<string, Scripted[]>();
  #counts = new Map<string, number>();
  #next: Scripted[] = [];
  #nextGrant: Scripted[] = [];
  #file: number | undefined;
  #end = (): void => {};
  #close: () => Promise<void> = async () => {};

  constructor(options: FakeOptions) {
    this.#options = options;
    this.project = options.project ?? 'dinam-test';
    this.#sendPath = `/v1/projects/${this.project}/messages:send`;
    this.certificate = options.tls ? selfSigned() : undefined;
    this.#privatePem = options.privateKey ?? privateKeyOfProcess();
    this.#key = createPublicKey(this.#privatePem);
    if (options.logFile) this.#file = openSync(options.logFile, 'a');
  }

  async listen(): Promise<this> {
    const { port = 0, host = '127.0.0.1', only, streams } = this.#options;
    const { server, end } = createWire({ certificate: this.certificate, only, streams }, (a) => this.#handle(a));
    this.#end = end;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    const { port: bound } = server.address() as AddressInfo;
    this.url = `${this.certificate ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${bound}`;
    this.#close = () => new Promise((resolve) => server.close(() => resolve()));
    return this;
  }

  async close(): Promise<void> {
    const closed = this.#close();
    this.#end();
    await closed;
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  /** What Google gives for a service account. */
  get credentials(): Record<string, string> {
    return {
      type: 'service_account',
      project_id: this.project,
      private_key_id: 'f1e2d3c4b5a6',
      private_key: this.#privatePem,
      client_email: `dinam@${this.project}.iam.gserviceaccount.com`,
      client_id: '100000000000000000001',
      token_uri: `${this.url}/token`,
    };
  }

  /** The options of Dinam that lead here. */
  get env(): Record<string, string> {
    return { FCM_CREDENTIALS: JSON.stringify(this.credentials), FCM_BASE_URL: this.url, FCM_IID_URL: this.url };
  }

  /** What this target gets, in order; afterwards it is accepted as usual. */
  answer(value: string, ...answers: Scripted[]): void {
    this.#byValue.set(value, [...(this.#byValue.get(value) ?? []), ...answers]);
  }

  /** What the next messages get, whomever they are for. */
  next(...answers: Scripted[]): void {
    this.#next.push(...answers);
  }

  /** What the next requests for an access token get. */
  nextGrant(...answers: Scripted[]): void {
    this.#nextGrant.push(...answers);
  }

  /** Access tokens that were given out are no longer good. */
  revoke(): void {
    this.#tokens.clear();
  }

  /** Breaks every connection off. */
  drop(): void {
    this.#end();
  }

  /** How often each target was delivered to. */
  delivered(): Map<string, number> {
    if (this.#options.keep === 'counts') return new Map(this.#counts);
    const counts = new Map<string, number>();
    for (const { value, code, validateOnly } of this.log)
      if (code === 'OK' && !validateOnly) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  }

  #handle(request: RecordedRequest): Promise<Reply> | Reply {
    const { delayMs, now } = this.#options;
    if (!delayMs && !now) return this.#answer(request);
    return Promise.resolve(this.#answer(request)).then((reply) => ({
      ...reply,
      ...(now ? { headers: { ...reply.headers, date: new Date(now()).toUTCString() } } : {}),
      ...(delayMs ? { slowMs: (reply.slowMs ?? 0) + delayMs } : {}),
    }));
  }

  #answer(request: RecordedRequest): Promise<Reply> | Reply {
    const { method, path } = request;
    const isKnown = (this.#tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '') ?? 0) > Date.now();
    if (isKnown && method === 'POST' && path === this.#sendPath) return this.#send(request);
    const url = new URL(path, this.url);
    if (method === 'POST' && url.pathname === '/token') return this.#grant(request);
    if (!isKnown) return reply(say.unauthenticated);
    if (method === 'POST' && /^\/iid\/v1:batch(Add|Remove)$/.test(url.pathname)) return this.topics.batch(request);
    const [, v1, projects, project, rest = '', id, subscriptions, topic] = url.pathname.split('/');
    if (v1 !== 'v1' || projects !== 'projects') return reply(say.notFound);
    if (project !== this.project) return reply(say.permissionDenied);
    if (rest === 'registrations' && id && subscriptions === 'topicSubscriptions') {
      const parent = `projects/${project}/registrations/${id}`;
      const name = topic === undefined ? null : decodeURIComponent(topic);
      return this.topics.registration(method, decodeURIComponent(id), name, url.searchParams, parent);
    }
    return reply(say.notFound);
  }

  #send(request: RecordedRequest): Promise<Reply> | Reply {
    if (!request.headers['content-type']?.startsWith('application/json')) return reply(badRequest([]));
    let body: unknown;
    try {
      body = JSON.parse(request.body);
    } catch {
      return reply(badRequest([{ field: '', description: 'Invalid JSON payload received.' }]));
    }
    const checked = checkRequest(body, Buffer.byteLength(request.body));
    this.requestCount++;
    if (Array.isArray(checked)) {
      this.#write(
        { kind: 'token', value: '', message: body as Entry['message'], validateOnly: false },
        request,
        'SHAPE',
      );
      return reply(badRequest(checked));
    }
    const scripted = this.judge(checked.message) ?? this.#scriptedFor(checked.value);
    this.#write(checked, request, scripted.code ?? 'OK');
    if (scripted.status || scripted.ends) return reply(scripted);
    const name = `projects/${this.project}/messages/${checked.validateOnly ? 'fake_message_id' : this.requestCount}`;
    const accepted = reply({ ...scripted, status: 200, body: { name } });
    return scripted.until?.then(() => accepted) ?? accepted;
  }

  #scriptedFor(value: string): Scripted {
    const own = this.#byValue.get(value)?.shift();
    if (own) return own;
    const next = this.#next.shift();
    if (next) return next;
    const dash = value.indexOf('-') + 1;
    return (dash > 0 && byPrefix[value.slice(0, dash)]) || say.ok;
  }

  #write({ kind, value, message, validateOnly }: Checked, { protocol }: RecordedRequest, code: string): void {
    const at = (this.#options.now ?? Date.now)();
    const entry: Entry = { kind, value, code, validateOnly, protocol, message, at };
    const { keep = true } = this.#options;
    if (keep === true) this.log.push(entry);
    if (keep === 'counts' && code === 'OK' && !validateOnly)
      this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    if (this.#file !== undefined) writeSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  /** The grant of RFC 7523, as strict as Google is about it. */
  async #grant({ body }: RecordedRequest): Promise<Reply> {
    const scripted = this.#nextGrant.shift();
    if (scripted?.status || scripted?.ends) return reply(scripted);
    const form = new URLSearchParams(body);
    const refuse = (error: string, error_description: string): Reply =>
      reply({ status: 400, body: { error, error_description } });
    if (form.get('grant_type') !== grant) return refuse('unsupported_grant_type', 'Invalid grant_type');
    const nowMs = (this.#options.now ?? Date.now)();
    try {
      const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', this.#key, {
        algorithms: ['RS256'],
        issuer: this.credentials.client_email as string,
        audience: this.credentials.token_uri as string,
        currentDate: new Date(nowMs),
        clockTolerance: 300,
        requiredClaims: ['iat', 'exp', 'scope'],
      });
      if (payload.scope !== scope) return refuse('invalid_scope', `${String(payload.scope)} is not a valid scope`);
      if ((payload.iat ?? 0) > nowMs / 1_000 + 300) return refuse('invalid_grant', untimely);
      if ((payload.exp ?? 0) - (payload.iat ?? 0) > 3_600)
        return refuse('invalid_grant', 'exp is more than an hour off');
      if (protectedHeader.kid !== this.credentials.private_key_id) return refuse('invalid_grant', 'Unknown kid');
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ERR_JWT_EXPIRED') return refuse('invalid_grant', untimely);
      if (code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED') return refuse('invalid_grant', 'Invalid JWT Signature.');
      return refuse('invalid_grant', `Invalid JWT: ${(error as Error).message}`);
    }
    this.grants++;
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    const expires_in = this.#options.expiresIn ?? 3_599;
    this.#tokens.set(token, Date.now() + expires_in * 1_000);
    return reply({ ...scripted, status: 200, body: { access_token: token, expires_in, token_type: 'Bearer' } });
  }
}

function reply({ status = 200, body, retryAfter, slowMs, ends }: Scripted): Reply {
  const isText = typeof body === 'string';
  return {
    status,
    headers: {
      'content-type': isText ? 'text/html' : 'application/json; charset=UTF-8',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: isText ? body : JSON.stringify(body ?? errorBody(status, '')),
    ...(slowMs ? { slowMs } : {}),
    ends,
  };
}

/** Starts one; a test closes it: `t.after(() => fake.close())`. */
export const startFakeFcm = (options: FakeOptions = {}): Promise<FakeFcm> => new FakeFcm(options).listen();
