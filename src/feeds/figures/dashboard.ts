import type { App } from '../../core/app.ts';
import { withoutKeys } from '../../core/hide-keys.ts';
import { countOf } from '../../system/dashboard/count.ts';
import { dayStart } from '../../system/dashboard/days.ts';
import { attentionChecks, dashboardParts } from '../../system/dashboard/hooks.ts';
import type { Dashboard } from '../../system/dashboard/model.ts';
import { systemParts } from '../../system/hooks.ts';
import { feedQueue } from '../fetch/queue-figures.ts';
import { failing } from '../health-changes.ts';
import { heldBackSince } from '../held-back.ts';

type Feeds = NonNullable<Dashboard['feeds']>;

const listed = 5;

/** How the feeds are. */
async function feedsOf(app: App): Promise<Feeds> {
  const { read } = app.db;
  const { n: active } = await read
    .selectFrom('feeds')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow();
  const { n: items } = await read
    .selectFrom('feed_items')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('first_seen_at', '>=', dayStart(app))
    .executeTakeFirstOrThrow();
  const { n: bad } = await failing(read)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const worst = await failing(read)
    .select(['id', 'title', 'error_count', 'last_error'])
    .orderBy('error_count', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();
  const held_back_today = await heldBackSince(read, dayStart(app));
  return {
    active: Number(active),
    failing: Number(bad),
    items_today: Number(items),
    held_back_today,
    worst: withoutKeys(worst),
  };
}

/** Feeds on the dashboard and on the page of the server, and those that fail. */
export function addFigures(app: App): void {
  dashboardParts.add(app, { name: 'feeds', right: 'feeds.read', compute: feedsOf });
  attentionChecks.add(app, {
    code: 'failing_feeds',
    right: 'feeds.write',
    count: ({ db }) => countOf(failing(db.read)),
  });
  systemParts.add(app, async ({ db, now }) => {
    const { due, leased, overdueSeconds, waitingHosts } = await feedQueue(db, now());
    return { feeds: { due, leased, overdue_seconds: overdueSeconds, waiting_hosts: waitingHosts } };
  });
}
