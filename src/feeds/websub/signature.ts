import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of each method of the recommendation. */
const methods: Record<string, number> = { sha1: 20, sha256: 32, sha384: 48, sha512: 64 };

/** Result of a signature: `weak` is a correct one by sha1, which old hubs still send. */
export type Signature = 'valid' | 'weak' | 'invalid';

/** Judges `X-Hub-Signature` (`method=hex`) of these bytes under this secret. Takes as long whatever it holds. */
export function verifySignature(bytes: Uint8Array, header: string | undefined, secret: string): Signature {
  const [, method = '', hex = ''] = header?.trim().match(/^(sha\d{1,3})=([\da-f]{40,128})$/i) ?? [];
  const name = method.toLowerCase();
  const length = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (length === undefined || hex.length !== 2 * length) return 'invalid';
  const own = createHmac(name, secret).update(bytes).digest();
  if (!timingSafeEqual(own, Buffer.from(hex, 'hex'))) return 'invalid';
  return name === 'sha1' ? 'weak' : 'valid';
}
