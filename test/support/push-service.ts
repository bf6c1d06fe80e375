import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import * as tls from 'node:tls';
import { selfSigned } from './fake-fcm/certificate.ts';

export interface Delivery {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Never answers. */
  silent?: true;
  /** Answers when this has come to pass, and not before. */
  until?: Promise<unknown>;
}

export interface PushService {
  url: string;
  got: Delivery[];
  /** What a path gets; default: 201. */
  answers: Map<string, Answer>;
}

/** A push service of a browser, over TLS on loopback. */
export async function pushService(t: TestContext): Promise<PushService> {
  const certificate = selfSigned();
  tls.setDefaultCACertificates([...tls.getCACertificates(), certificate.cert]);
  const service: PushService = { url: '', got: [], answers: new Map() };
  const server = createServer(certificate, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      service.got.push({ path, headers: request.headers as Record<string, string>, body: Buffer.concat(parts) });
      const { status, headers = {}, body: text, silent, until } = service.answers.get(path) ?? { status: 201 };
      const answer = () => response.writeHead(status, headers).end(text);
      if (until) void until.then(answer);
      else if (!silent) answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  service.url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** A browser: it subscribes, and opens what arrives by RFC 8291, with nothing of the library that closed it. */
export class Browser {
  #curve = createECDH('prime256v1');
  #auth = randomBytes(16);

  constructor() {
    this.#curve.generateKeys();
  }

  subscription(endpoint: string): string {
    const p256dh = this.#curve.getPublicKey('base64url');
    return JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth: this.#auth.toString('base64url') } });
  }

  open({ headers, body }: Delivery): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`${headers['content-encoding']} is not aes128gcm`);
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const shared = this.#curve.computeSecret(theirs);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, about, 32));
    const derive = (info: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${info}\0`, length));
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2); // the last record ends with 2 and zeros
    return JSON.parse(padded.subarray(0, end).toString());
  }
}

/** What a `vapid` Authorization header says, once its signature was checked against the key. */
export function vapidClaims(header: string, publicKey: string): Record<string, unknown> {
  const [, jwt = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error(`${key} is not the key`);
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGood = verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isGood) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
