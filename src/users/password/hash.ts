import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Admission } from '../../core/admission/admission.ts';
import { composed } from '../../text/normalise.ts';

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

/** Each takes 19 MB and a thread of the four that also read files, so a flood of logins must wait here. */
const limits = { most: 64, timeoutMs: 10_000 };
const unproven = new Admission({ ...limits, width: 2 });
/** For devices and sessions of users: unauthenticated logins must not delay the staff. */
const proven = new Admission({ ...limits, width: 1 });

/** For whom a password is checked: addresses share one queue fairly; a proven device has a queue of its own. */
export interface Requester {
  address: string;
  isProven: boolean;
}
const staff: Requester = { address: '', isProven: true };

/** What has been computed and what waits, for tests and for the analysis of slow logins. */
export const hashings = {
  done: 0,
  get running(): number {
    return unproven.running + proven.running;
  },
  get waiting(): number {
    return unproven.waiting + proven.waiting;
  },
};

/** @throws Fault `unavailable` in a flood */
function compute(requester: Requester, password: string, nonce: Buffer, cost: Cost, length: number): Promise<Buffer> {
  // NFC, or a password typed on another keyboard would be another one.
  const parameters: Argon2Parameters = { message: composed(password), nonce, tagLength: length, ...cost };
  const work = (): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      argon2('argon2id', parameters, (error, tag) => {
        hashings.done++;
        if (error) reject(error);
        else resolve(tag);
      });
    });
  return (requester.isProven ? proven : unproven).run(work, requester.address);
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The PHC string of a password, `$argon2id$v=19$m=..,t=..,p=..$salt$tag`. @throws Fault `unavailable` in a flood */
export async function hashPassword(password: string, cost: Cost = targetCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await compute(staff, password, salt, cost, tagLength);
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
export async function verifyPassword(hash: string | null, password: string, requester = staff): Promise<boolean> {
  const parsed = hash === null ? null : parse(hash);
  const { salt, tag, ...cost } = parsed ?? dummy;
  const found = await compute(requester, password, salt, cost, tag.length);
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
