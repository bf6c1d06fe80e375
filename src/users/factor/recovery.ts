import { createHash, randomInt } from 'node:crypto';
import type { Change } from '../../core/api/change.ts';

const count = 10;
/** 60 bits, without letters that look like others; it fits where a code of six digits goes. */
const length = 12;
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const form = /^[0-9a-hjkmnp-tv-z]{12}$/;

const hashOf = (userId: number, code: string): string =>
  createHash('sha256').update(`recovery:${userId}:${code}`).digest('hex');

/** New recovery codes of a user, to be shown once; those before do not work any more. */
export async function newRecoveryCodes(c: Change, userId: number): Promise<string[]> {
  await deleteRecoveryCodes(c, userId);
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  );
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) }));
  await c.tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

export async function deleteRecoveryCodes(c: Change, userId: number): Promise<void> {
  await c.tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses a code up. Returns whether it was one, within a change that has locked the user's row. */
export async function consumeRecoveryCode(c: Change, userId: number, text: string): Promise<boolean> {
  const code = text.trim().toLowerCase();
  if (!form.test(code)) return false;
  const { numDeletedRows } = await c.tx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashOf(userId, code))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const { n } = await c.tx
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await c.audit('recovery_code', 'users', userId, { left: n });
  return true;
}
