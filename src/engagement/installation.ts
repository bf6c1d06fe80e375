import { createHash } from 'node:crypto';
import type { App } from '../core/app.ts';
import { type AddressLimit, limitAddress, limiter, tooMany } from '../core/rate-limit.ts';

/**
 * The key under which the data of an installation is stored. An installation id gives the right to read and erase what
 * is stored for it, so the id itself is not stored: from the tables, or a backup of them, nobody can learn
 * it. It is random, so its hash cannot be found by trying. Each purpose has a hash of its own: without the id, votes,
 * bookmarks and reports cannot be brought together. No secret goes into it, as an export must hold in another
 * database, and a lost secret must not cost readers their bookmarks.
 */
export function installationKey(purpose: 'vote' | 'bookmark' | 'report', installationId: string): string {
  return createHash('sha256').update(`dinam ${purpose} ${installationId}`).digest('base64url');
}

/**
 * What one address and what one installation may send. Apps choose their ids, so a client can invent any number of
 * them: the limit of the address is the one that binds those. Mobile networks put thousands of phones behind one.
 */
export const limits = {
  write: { name: 'engagement', points: 300, seconds: 60 },
  writeOfOne: { name: 'engagement.one', points: 60, seconds: 60 },
  read: { name: 'engagement.read', points: 1_200, seconds: 60, here: true },
  /** New votes in one poll. */
  vote: { name: 'engagement.vote', points: 300, seconds: 86_400 },
  report: { name: 'engagement.report', points: 60, seconds: 3_600 },
  reportOfOne: { name: 'engagement.report.one', points: 20, seconds: 86_400 },
  erase: { name: 'engagement.erase', points: 60, seconds: 3_600 },
} as const satisfies Record<string, AddressLimit>;

/** Counts a request against a limit. @throws Fault `rate_limited` */
export async function countAgainstLimit(app: App, limit: AddressLimit, key: string): Promise<void> {
  const { name, points, seconds, here } = limit;
  const standing = await limiter(app, name, points, seconds, here ? 'here' : 'shared').take(key);
  if (standing.exceeded) throw tooMany(standing);
}

/** The same for an address, as `addressKey` understands it. @throws Fault `rate_limited` */
export const takeFrom = (app: App, limit: AddressLimit, ip: string): Promise<void> => limitAddress(app, limit, ip);
