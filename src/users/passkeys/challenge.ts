import { createHash, randomBytes } from 'node:crypto';
import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import { isSealed, sealOf } from '../sessions/tokens.ts';

/** Seconds for which a challenge is valid. */
export const challengeSeconds = 300;

const label = 'passkey';

/** A challenge that was issued here for this purpose and has not expired. */
interface Issued {
  hash: string;
  expiresAt: string;
}

/**
 * A challenge, `<time>.<random>.<seal>`. The seal covers the purpose, so that it is stored only when it is used:
 * requests without a token write no rows, and any instance can end what another has begun.
 * @param purpose `login`, or `add` with user and session
 */
export async function newChallenge(app: App, purpose: string): Promise<string> {
  const time = Math.floor(app.now() / 1000).toString(36);
  const random = randomBytes(16).toString('base64url');
  return `${time}.${random}.${await sealOf(app, label, `${time}.${random}.${purpose}`)}`;
}

/** @param challenge base64url of the text, as it is in `clientDataJSON` */
export async function issuedChallenge(app: App, challenge: string, purpose: string): Promise<Issued | null> {
  const text = Buffer.from(challenge, 'base64url').toString('latin1');
  const [, time = '', random = '', seal = ''] = /^([0-9a-z]{1,8})\.([\w-]{22})\.([\w-]{22})$/.exec(text) ?? [];
  const expiresMs = (Number.parseInt(time, 36) + challengeSeconds) * 1000;
  if (!seal || expiresMs <= app.now()) return null;
  if (!(await isSealed(app, label, `${time}.${random}.${purpose}`, seal))) return null;
  return { hash: createHash('sha256').update(text).digest('hex'), expiresAt: isoTime(expiresMs) };
}

/** Uses a challenge up. Returns false when it was used before. */
export async function useChallenge(c: Change, { hash, expiresAt }: Issued): Promise<boolean> {
  const used = await c.tx
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((o) => o.column('challenge_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes used challenges that have expired. */
export function sweepChallenges(app: App): Promise<void> {
  const before = isoTime(app.now());
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('passkey_challenges')
      .where('id', 'in', (e) =>
        e.selectFrom('passkey_challenges').select('id').where('expires_at', '<', before).orderBy('id').limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
