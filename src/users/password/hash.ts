import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Fault } from '../../core/error.ts';
import { nfc } from '../../text/normalise.ts';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's Password Storage Cheat Sheet, argon2id, the least it advises. Raise it here: old hashes follow at a login. */
const current: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltLength = 16;
const tagLength = 32;

/** Each takes 19 MB and a thread of the four that also read files, so a flood of logins must wait here. */
const atOnce = 2;
const mostWaiting = 64;

/** What has been computed and what waits, for tests and for whoever looks into a slow login. */
export const hashings = { done: 0, running: 0, waiting: 0 };
const queue: (() => void)[] = [];

async function compute(password: string, nonce: Buffer, cost: Cost, length: number): Promise<Buffer> {
  if (hashings.running >= atOnce) {
    if (hashings.waiting >= mostWaiting)
      throw new Fault('unavailable', 'Too many logins at once.', { headers: { 'retry-after': '2' } });
    hashings.waiting++;
    await new Promise<void>((resolve) => queue.push(resolve));
    hashings.waiting--;
  } else hashings.running++;
  try {
    // NFC, or a password typed on another keyboard would be another one.
    const parameters: Argon2Parameters = { message: nfc(password), nonce, tagLength: length, ...cost };
    return await new Promise<Buffer>((resolve, reject) => {
      argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
    });
  } finally {
    hashings.done++;
    const next = queue.shift();
    // The place is handed on, not freed: who comes now must not overtake who waits.
    if (next) next();
    else hashings.running--;
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The PHC string of a password, `$argon2id$v=19$m=..,t=..,p=..$salt$tag`. @throws Fault `unavailable` in a flood */
export async function hashPassword(password: string, cost: Cost = current): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await compute(password, salt, cost, tagLength);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

interface Parsed extends Cost {
  salt: Buffer;
  tag: Buffer;
}

function parse(hash: string): Parsed | null {
  const at = hash.match(/^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([\w+/]{11,86})\$([\w+/]{22,86})$/);
  if (!at) return null;
  const [memory, passes, parallelism] = at.slice(1, 4).map(Number) as [number, number, number];
  return { memory, passes, parallelism, salt: Buffer.from(at[4]!, 'base64'), tag: Buffer.from(at[5]!, 'base64') };
}

/** What an unknown user is compared with: no password gives it. */
const nobody: Parsed = { ...current, salt: randomBytes(saltLength), tag: randomBytes(tagLength) };

/**
 * Whether the password is the one of the hash. Without a hash (an unknown user) the same work is done and the answer
 * is false, so that time does not tell which names exist.
 * @throws Fault `unavailable` in a flood
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const known = hash === null ? null : parse(hash);
  const { salt, tag, ...cost } = known ?? nobody;
  const found = await compute(password, salt, cost, tag.length);
  return timingSafeEqual(found, tag) && known !== null;
}

/** Whether a hash was made at another cost than today's: the next login makes it anew. */
export function isOutdated(hash: string): boolean {
  const known = parse(hash);
  if (!known) return true;
  return (Object.keys(current) as (keyof Cost)[]).some((key) => known[key] !== current[key]);
}

/** 20 characters (99 bits) without those that are read for one another, in groups that can be read out. */
export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
