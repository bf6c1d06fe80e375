import { change } from '../core/api/change.ts';
import { type App, systemActor } from '../core/app.ts';
import type { RunningJob } from '../core/jobs/worker.ts';
import { mailWay, sendMail, wasNotAccepted } from '../core/mail/mail.ts';
import { cachedSettings } from '../settings/settings.ts';
import { mailQueue } from '../users/mail/notices.ts';
import { rightsNow } from '../users/sessions/tokens.ts';
import { figuresOf } from './figures.ts';
import { deskNow, digestDay } from './subscription.ts';
import { digestMail } from './texts.ts';

/** Job `digest.due`: writes a job for each user whose hour has come and who has had no digest today; none for who cannot get it. */
export async function enqueueDigests(app: App): Promise<void> {
  if (mailWay(app.config) === null) return;
  const now = deskNow(app);
  const day = digestDay(now);
  await change(app, systemActor, async (c) => {
    const due = await c.tx
      .selectFrom('digests')
      .innerJoin('users', 'users.id', 'digests.user_id')
      .select('user_id')
      .where('users.is_active', '=', 1)
      .where('users.email', 'is not', null)
      .where('hour', '<=', now.hour)
      .where((e) => e.or([e('sent_day', 'is', null), e('sent_day', '<', day)]))
      .orderBy('user_id')
      .execute();
    for (const { user_id: user } of due)
      await c.enqueue({
        kind: 'digest.send',
        payload: { user, day },
        uniqueKey: `digest.send:${user}`,
        queue: mailQueue,
      });
  });
}

/**
 * Job `digest.send {user, day}`: the digest of the day before. The day is recorded before the mail server gets the
 * message, and unmarked only when the server has not accepted it: a process that dies in between costs that digest, and
 * nobody gets two.
 */
export async function sendDigest(app: App, job: Pick<RunningJob, 'payload'>): Promise<void> {
  const { user: userId, day } = job.payload as { user: number; day: string };
  if (digestDay(deskNow(app)) !== day) return; // the job waited until the next day, which has its own
  const user = await app.db.write.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user?.is_active || user.email === null) return;
  const rights = await rightsNow(app, user.role);
  if (!rights.has('news.read_all')) return;
  const reported = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
  const figures = await figuresOf(app, reported, rights);
  const { app_name } = cachedSettings(app).basic;
  const mail = digestMail(user, reported, figures, { app: app_name, url: `${app.config.publicUrl}/admin` });
  if (!(await recorded(app, userId, day))) return;
  try {
    await sendMail(app, { to: user.email, ...mail });
  } catch (error) {
    if (wasNotAccepted(error)) await takeBack(app, userId, day);
    throw error;
  }
}

async function recorded(app: App, userId: number, day: string): Promise<boolean> {
  const row = await app.db.write
    .updateTable('digests')
    .set({ sent_day: day })
    .where('user_id', '=', userId)
    .where((e) => e.or([e('sent_day', 'is', null), e('sent_day', '<', day)]))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function takeBack(app: App, userId: number, day: string): Promise<void> {
  await app.db.write
    .updateTable('digests')
    .set({ sent_day: null })
    .where('user_id', '=', userId)
    .where('sent_day', '=', day)
    .execute();
}
