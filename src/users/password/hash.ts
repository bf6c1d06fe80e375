import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Fault } from '../../core/error.ts';
import { nfc } from '../../text/normalise.ts';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** The minimum of OWASP's Password Storage Cheat Sheet for argon2id. When raised, each login rehashes its password. */
const targetCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltLength = 16;
const tagLength = 32;

/** Each hash takes 19 MB and one of the four threads of libuv, so further ones wait here. */
const maxRunning = 2;
const maxWaiting = 64;

/** Counters of hashes, for tests and for diagnosis. */
export const hashings = { done: 0, running: 0, waiting: 0 };
const queue: (() => void)[] = [];

async function compute(password: string, nonce: Buffer, cost: Cost, length: number): Promise<Buffer> {
  if (hashings.running >= maxRunning) {
    if (hashings.waiting >= maxWaiting)
      throw new Fault('unavailable', 'Too many logins at once.', { headers: { 'retry-after': '2' } });
    hashings.waiting++;
    await new Promise<void>((resolve) => queue.push(resolve));
    hashings.waiting--;
  } else hashings.running++;
  try {
    // NFC: keyboards give the same letters in different normal forms.
    const parameters: Argon2Parameters = { message: nfc(password), nonce, tagLength: length, ...cost };
    return await new Promise<Buffer>((resolve, reject) => {
      argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
    });
  } finally {
    hashings.done++;
    const next = queue.shift();
    // The slot is handed on, not freed: a new request must not overtake one that waits.
    if (next) next();
    else hashings.running--;
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The PHC string of a password, `$argon2id$v=19$m=..,t=..,p=..$salt$tag`. @throws Fault `unavailable` in a flood */
export async function hashPassword(password: string, cost: Cost = targetCost): Promise<string> {
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

/** Compared with when there is no user: no password has this hash. */
const dummy: Parsed = { ...targetCost, salt: randomBytes(saltLength), tag: randomBytes(tagLength) };

/**
 * Whether the password matches the hash. Without a hash (no such user) it does the same work and gives false, so that the
 * duration does not reveal which names exist.
 * @throws Fault `unavailable` in a flood
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const parsed = hash === null ? null : parse(hash);
  const { salt, tag, ...cost } = parsed ?? dummy;
  const found = await compute(password, salt, cost, tag.length);
  return timingSafeEqual(found, tag) && parsed !== null;
}

/** Whether a hash has another cost than `targetCost`: the next login replaces it. */
export function isOutdated(hash: string): boolean {
  const parsed = parse(hash);
  if (!parsed) return true;
  return (Object.keys(targetCost) as (keyof Cost)[]).some((key) => parsed[key] !== targetCost[key]);
}

/** 20 characters (99 bits) without those that are easily confused, in groups of five. */
export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
