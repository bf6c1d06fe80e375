import type { App } from '../core/app.ts';
import { withoutKeys } from '../core/hide-keys.ts';
import { failing } from '../feeds/health-changes.ts';
import { heldBackSince } from '../feeds/held-back.ts';
import type { Dashboard } from '../model/admin/dashboard.ts';
import { dayStart } from './days.ts';

type Feeds = NonNullable<Dashboard['feeds']>;

const listed = 5;

/** How the feeds are. */
export async function feedsOf(app: App): Promise<Feeds> {
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
