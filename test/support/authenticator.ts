import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Cbor[] | Map<number | string, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

/** CBOR (RFC 8949) of what authenticators write. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

const flag = { present: 1, verified: 4, canSync: 8, isSynced: 16, hasKey: 64 };

/** What an authenticator, or a page that lies, does differently. */
export interface Differently {
  origin?: string;
  type?: string;
  challenge?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Of the attestation. */
  fmt?: string;
  statement?: Map<string, Cbor>;
  /** Changes what is signed, after it was signed. */
  spoil?: boolean;
}

interface Held {
  id: string;
  privateKey: KeyObject;
  alg: number;
  handle: string;
  counter: number;
}

const coseOf = (labels: Record<string, Cbor>): Map<number, Cbor> =>
  new Map(Object.entries(labels).map(([label, value]) => [Number(label), value]));

/** The COSE key (RFC 9053) of a new pair. */
function newKey(alg: number): { privateKey: KeyObject; cose: Map<number, Cbor> } {
  const of = (value: string | undefined): Buffer => Buffer.from(value ?? '', 'base64url');
  if (alg === -8) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    return { privateKey, cose: coseOf({ 1: 1, 3: -8, '-1': 6, '-2': of(x) }) };
  }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  return { privateKey, cose: coseOf({ 1: 2, 3: -7, '-1': 1, '-2': of(x), '-3': of(y) }) };
}

/** A software authenticator at a site: real keys, real signatures (WebAuthn Level 3, sections 6 and 7). */
export class Authenticator {
  readonly origin: string;
  readonly held: Held[] = [];
  /** 0: it does not count its uses, as authenticators that copy their keys do not. */
  step = 1;

  constructor(origin: string) {
    this.origin = origin;
  }

  #clientData(type: string, challenge: string, other: Differently): Buffer {
    const data = {
      type: other.type ?? type,
      challenge: other.challenge ?? challenge,
      origin: other.origin ?? this.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  #authData(rpId: string, counter: number, other: Differently, key?: Buffer): Buffer {
    const sync = this.step === 0 ? flag.canSync | flag.isSynced : 0;
    const flags = flag.present | (other.isVerified === false ? 0 : flag.verified) | sync | (key ? flag.hasKey : 0);
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(other.counter ?? counter, 1);
    return Buffer.concat([sha256(other.rpId ?? rpId), numbers, key ?? Buffer.alloc(0)]);
  }

  /** A new credential for the options of the server, as `navigator.credentials.create` gives it. */
  create(
    options: {
      rp: { id: string };
      user: { id: string };
      challenge: string;
      excludeCredentials: { id: string }[];
      pubKeyCredParams: { alg: number }[];
    },
    other: Differently & { alg?: number } = {},
  ) {
    if (options.excludeCredentials.some(({ id }) => this.held.some((one) => one.id === id)))
      throw new Error('InvalidStateError');
    const alg = other.alg ?? -7;
    const { privateKey, cose } = newKey(alg);
    const id = randomBytes(16);
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
    const authData = this.#authData(options.rp.id, 0, other, key);
    const attestation = new Map<string, Cbor>([
      ['fmt', other.fmt ?? 'none'],
      ['attStmt', other.statement ?? new Map()],
      ['authData', authData],
    ]);
    this.held.push({ id: text(id), privateKey, alg, handle: options.user.id, counter: 0 });
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', options.challenge, other)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** A signature for the options of the server, as `navigator.credentials.get` gives it. */
  get(options: { rpId: string; challenge: string }, other: Differently = {}, which = this.held.at(-1) as Held) {
    which.counter += this.step;
    const authData = this.#authData(options.rpId, which.counter, other);
    const clientData = this.#clientData('webauthn.get', options.challenge, other);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const signature = sign(which.alg === -8 ? null : 'sha256', signed, which.privateKey);
    if (other.spoil) authData.writeUInt32BE(which.counter + 1, 33);
    return {
      id: which.id,
      rawId: which.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: other.userHandle ?? which.handle,
      },
    };
  }
}
