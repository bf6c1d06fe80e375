import { createHash } from 'node:crypto';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import { mailWay, sendMail } from '../../core/mail/mail.ts';
import { type AddressLimit, limitAddress, limiter } from '../../core/rate-limit.ts';
import { cachedSettings } from '../../settings/settings.ts';
import type { SessionClient } from '../sessions/sessions.ts';
import { createLink } from './links.ts';
import { mailQueue } from './notices.ts';
import { type LinkPurpose, linkMail } from './texts.ts';

const requests: AddressLimit = { name: 'users.reset', points: 10, seconds: 3_600 };
/** Messages to one address in an hour; further requests are answered alike and do nothing. */
const perEmail = 3;

/** The form of an e-mail address that is compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** @throws Fault `conflict` where no e-mail can be sent */
export function checkMail(app: App): void {
  if (mailWay(app.config) === null) throw new Fault('conflict', 'This server sends no e-mail: SMTP_URL is not set.');
}

/**
 * Asks for a link to choose a new password. Whether there is such a user is only looked up by the job, so that neither the
 * answer nor its duration shows it.
 * @throws Fault `rate_limited`, `conflict`
 */
export async function requestReset(app: App, email: string, client: SessionClient): Promise<void> {
  checkMail(app);
  await limitAddress(app, requests, client.ip);
  const key = emailKey(email);
  const { exceeded } = await limiter(app, 'users.reset-email', perEmail, 3_600).take(key);
  if (exceeded) return;
  const uniqueKey = `users.reset:${createHash('sha256').update(key).digest('base64url')}`;
  await change(app, systemActor, (c) =>
    c.enqueue({ kind: 'users.reset', payload: { email: key }, uniqueKey, queue: mailQueue }),
  );
}

/** Job `users.reset`. */
export async function sendReset(app: App, job: Pick<RunningJob, 'payload'>): Promise<void> {
  const user = await app.db.write
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', job.payload.email as string)
    .executeTakeFirst();
  if (user) await sendLink(app, user.id, 'reset');
}

/** Writes the job that invites a user. The link is made when the message is sent: no job contains it. */
export const enqueueInvitation = (c: Change, userId: number): Promise<void> =>
  c.enqueue({ kind: 'users.invite', payload: { user: userId }, uniqueKey: `users.invite:${userId}`, queue: mailQueue });

/** Job `users.invite`. */
export const sendInvitation = (app: App, job: Pick<RunningJob, 'payload'>): Promise<void> =>
  sendLink(app, job.payload.user as number, 'invite');

async function sendLink(app: App, userId: number, purpose: LinkPurpose): Promise<void> {
  const made = await change(app, systemActor, async (c) => {
    await c.dialect.lockRow(c.tx, 'users', userId);
    const user = await c.tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    if (!user?.is_active || user.email === null) return null;
    await c.audit(purpose, 'users', userId);
    return { user, email: user.email, url: await createLink(c, userId, purpose) };
  });
  if (!made) return;
  const { user, email, url } = made;
  await sendMail(app, { to: email, ...linkMail(user, purpose, cachedSettings(app).basic.app_name, url) });
}
