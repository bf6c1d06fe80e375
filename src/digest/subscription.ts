import { change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { deskZone } from '../settings/desk-zone.ts';
import { checkMail } from '../users/mail/reset.ts';
import type { Digest, DigestInput } from './model.ts';

const defaultHour = 7;

/** The time of the desk. */
export const deskNow = (app: App): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(app.now()).toZonedDateTimeISO(deskZone(app));

export const digestDay = (time: Temporal.ZonedDateTime): string => time.toPlainDate().toString();

/** Whether a user gets the daily digest, and when. */
export async function getDigest(app: App, userId: number): Promise<Digest> {
  const row = await app.db.write.selectFrom('digests').select('hour').where('user_id', '=', userId).executeTakeFirst();
  return { enabled: row !== undefined, hour: row?.hour ?? defaultHour };
}

/**
 * Turns the digest of a user on or off. The first one comes when its hour comes next.
 * @throws Fault `conflict` where no e-mail can be sent, or the user has no address
 */
export async function putDigest(app: App, actor: Actor, { enabled, hour }: DigestInput): Promise<Digest> {
  const user_id = actor.id as number;
  if (enabled) checkMail(app);
  await change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user_id);
    if (!enabled) return void (await c.tx.deleteFrom('digests').where('user_id', '=', user_id).execute());
    const user = await c.tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst();
    if (user?.email == null) throw new Fault('conflict', 'Your account has no e-mail address; an owner can add one.');
    const now = deskNow(app);
    const before = await c.tx.selectFrom('digests').selectAll().where('user_id', '=', user_id).executeTakeFirst();
    const at = hour ?? before?.hour ?? defaultHour;
    const sent_day = at <= now.hour ? digestDay(now) : (before?.sent_day ?? null);
    await c.tx
      .insertInto('digests')
      .values({ user_id, hour: at, sent_day })
      .onConflict((o) => o.column('user_id').doUpdateSet({ hour: at, sent_day }))
      .execute();
  });
  return getDigest(app, user_id);
}
