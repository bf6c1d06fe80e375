import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { countOf } from '../../system/dashboard/count.ts';
import { attentionChecks, dashboardParts } from '../../system/dashboard/hooks.ts';
import type { Dashboard } from '../../system/dashboard/model.ts';

type Push = NonNullable<Dashboard['push']>;

const recentMs = 30 * 86_400_000;
const listed = 10;

/** Reach and opens of notifications. */
async function pushOf(app: App): Promise<Push> {
  const sent = app.db.read.selectFrom('notifications').where('status', 'in', ['sent', 'logged']);
  const { n: devices } = await app.db.read
    .selectFrom('device_traits')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const sums = await sent
    .where('sent_at', '>=', isoTime(app.now() - recentMs))
    .select((e) => [e.fn.sum<number | null>('sent').as('sent'), e.fn.sum<number | null>('opened').as('opened')])
    .executeTakeFirstOrThrow();
  const recent = await sent
    .where('sent_at', 'is not', null)
    .select(['id', 'title', 'sent_at', 'sent', 'failed', 'opened'])
    .orderBy('id', 'desc')
    .limit(listed)
    .$castTo<Push['recent'][number]>()
    .execute();
  return { devices: Number(devices), sent: Number(sums.sent ?? 0), opened: Number(sums.opened ?? 0), recent };
}

/** Notifications on the dashboard, and those that wait for somebody. */
export function addFigures(app: App): void {
  dashboardParts.add(app, { name: 'push', right: 'push.read', compute: pushOf });
  attentionChecks.add(app, {
    code: 'push_not_configured',
    right: 'settings.write',
    count: async ({ config }) => (config.fcmCredentials || config.vapidPublicKey ? 0 : 1),
  });
  attentionChecks.add(app, {
    code: 'push_approvals',
    right: 'push.all',
    count: ({ db }) => countOf(db.read.selectFrom('notifications').where('status', '=', 'awaiting_approval')),
  });
}
