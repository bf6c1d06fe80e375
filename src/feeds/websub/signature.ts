import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of each method that the recommendation knows. */
const methods: Record<string, number> = { sha1: 20, sha256: 32, sha384: 48, sha512: 64 };

/** Whether `X-Hub-Signature` (`method=hex`) is that of these bytes under this secret. Takes as long whatever it holds. */
export function isSigned(bytes: Uint8Array, header: string | undefined, secret: string): boolean {
  const [, method = '', hex = ''] = header?.trim().match(/^(sha\d{1,3})=([\da-f]{40,128})$/i) ?? [];
  const name = method.toLowerCase();
  const length = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (length === undefined || hex.length !== 2 * length) return false;
  const own = createHmac(name, secret).update(bytes).digest();
  return timingSafeEqual(own, Buffer.from(hex, 'hex'));
}
