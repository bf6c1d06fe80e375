import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import { mailWay, sendMail } from '../../core/mail/mail.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { type NoticeEvent, noticeMail } from './texts.ts';

/** A mail server that is slow holds up no other jobs. */
export const mailQueue = 'mail';

/** Enqueues the e-mail that notifies a user of what happened to the account; none without an address. */
export async function enqueueNotice(
  c: Change,
  user: { id: number; email: string | null },
  event: NoticeEvent,
  ip: string | null,
): Promise<void> {
  if (user.email === null || mailWay(c.app.config) === null) return;
  const payload = { user: user.id, email: user.email, event, ip, at: c.now };
  await c.enqueue({ kind: 'users.notice', payload, queue: mailQueue });
}

/** Job `users.notice`. The address is that of the time of the event: a thief may have changed it since. */
export async function sendNotice(app: App, job: Pick<RunningJob, 'payload'>): Promise<void> {
  const {
    user: id,
    email,
    event,
    ip,
    at,
  } = job.payload as {
    user: number;
    email: string;
    event: NoticeEvent;
    ip: string | null;
    at: string;
  };
  const user = await app.db.write
    .selectFrom('users')
    .select(['username', 'name', 'lang'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return;
  const { tokens } = await app.db.write
    .selectFrom('api_tokens')
    .select((e) => e.fn.countAll<number>().as('tokens'))
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  const { passkeys } = await app.db.write
    .selectFrom('passkeys')
    .select((e) => e.fn.countAll<number>().as('passkeys'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const mail = noticeMail(user, event, {
    app: cachedSettings(app).basic.app_name,
    at,
    ip: ip ?? '–',
    url: `${app.config.publicUrl}/admin`,
    tokens,
    passkeys,
    provider: app.config.oidcLabel || URL.parse(app.config.oidcIssuer)?.host || '–',
  });
  await sendMail(app, { to: email, ...mail });
}
