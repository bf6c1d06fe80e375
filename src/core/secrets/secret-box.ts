import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** A secret that is not for us to read: its key is not given, or it was changed, or it is of another row. */
export class SealedError extends Error {
  readonly isKeyMissing: boolean;
  constructor(message: string, isKeyMissing: boolean) {
    super(message);
    this.name = 'SealedError';
    this.isKeyMissing = isKeyMissing;
  }
}

interface BoxKey {
  id: string;
  bytes: Buffer;
}

const ivBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';
const sealedForm = /^v1:([0-9a-f]{8}):([\w-]{38,})$/;

function keyOf(text: string): BoxKey {
  const bytes = Buffer.from(hkdfSync('sha256', text, 'dinam', 'secrets at rest v1', 32));
  return { bytes, id: createHash('sha256').update('kid').update(bytes).digest('hex').slice(0, 8) };
}

/**
 * Seals secrets for the database: AES-256-GCM, `v1:<key id>:<iv, tag and text>`. The place, such as `users.totp_secret:1`,
 * is authenticated with it, so a value that is copied to another row does not open there. The first key seals, any opens.
 * Without a key everything stays as it is.
 */
export class SecretBox {
  readonly #keys: readonly BoxKey[];

  constructor(texts: readonly string[]) {
    this.#keys = texts.map(keyOf);
  }

  /** What values under the first key begin with; null without one. */
  get prefix(): string | null {
    const [first] = this.#keys;
    return first ? `v1:${first.id}:` : null;
  }

  static isSealed(stored: string): boolean {
    return sealedForm.test(stored);
  }

  /** In clear; what somebody has made look like one of our forms is marked, so that it is not mistaken for it. */
  static clear(text: string): string {
    return /^v[01]:/.test(text) ? `v0:${text}` : text;
  }

  /** Nothing stays nothing. */
  seal(place: string, text: string): string {
    const [key] = this.#keys;
    if (!key || text === '') return SecretBox.clear(text);
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, key.bytes, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return `v1:${key.id}:${Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')}`;
  }

  /** @throws SealedError */
  open(place: string, stored: string): string {
    if (stored.startsWith('v0:')) return stored.slice(3);
    const [, id, text = ''] = sealedForm.exec(stored) ?? [];
    if (id === undefined) return stored;
    const key = this.#keys.find((k) => k.id === id);
    if (!key) throw new SealedError(`${place} is sealed with a key that SECRET_KEY does not have.`, true);
    const bytes = Buffer.from(text, 'base64url');
    try {
      const opening = createDecipheriv(cipher, key.bytes, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    } catch {
      throw new SealedError(`${place} does not open: it was changed, or is of another row.`, false);
    }
  }
}

const boxes = new WeakMap<readonly string[], SecretBox>();

/** The box of a configuration, made once. */
export function secretBox({ secretKeys }: Pick<Config, 'secretKeys'>): SecretBox {
  const box = boxes.get(secretKeys) ?? new SecretBox(secretKeys);
  boxes.set(secretKeys, box);
  return box;
}
