import type { ActRoute } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { memoUntil } from '../core/cache/memo.ts';
import { isoTime } from '../core/clock.ts';
import { offMainThread } from '../core/db/reader/off-main-thread.ts';
import { Dashboard } from '../model/admin/dashboard.ts';
import type { Right } from '../model/rights.ts';
import { deskZone } from '../settings/desk-zone.ts';
import { attentionOf } from './attention.ts';
import { feedsOf } from './feeds.ts';
import { pushOf } from './push.ts';
import { storiesOf, topOf, trendingOf } from './stories.ts';
import { viewsOf } from './views.ts';

/** A part is computed at most this often, however many users look at it. */
const freshMs = 20_000;

const part = <T>(app: App, name: string, compute: (app: App) => Promise<T>): Promise<T> =>
  memoUntil(app, `dashboard.${name}`, [], async () => ({
    value: await offMainThread(() => compute(app)),
    validUntil: app.now() + freshMs,
  }));

async function dashboard(app: App, rights: ReadonlySet<Right>): Promise<Dashboard> {
  const allowed = <T>(right: Right, name: string, compute: (app: App) => Promise<T>): Promise<T | null> =>
    rights.has(right) ? part(app, name, compute) : Promise.resolve(null);
  const [stories, views, top, trending, push, feeds, attention] = await Promise.all([
    allowed('news.read_all', 'stories', storiesOf),
    allowed('news.read_all', 'views', viewsOf),
    part(app, 'top', topOf),
    part(app, 'trending', trendingOf),
    allowed('push.read', 'push', pushOf),
    allowed('feeds.read', 'feeds', feedsOf),
    part(app, 'attention', attentionOf),
  ]);
  return {
    ...{ at: isoTime(app.now()), time_zone: deskZone(app), stories, views, top, trending, push, feeds },
    attention: attention.filter(({ right }) => rights.has(right)).map(({ code, count }) => ({ code, count })),
  };
}

export const dashboardRoutes: ActRoute[] = [
  {
    method: 'GET',
    tag: 'Admin: workspace',
    access: 'workspace.use',
    path: '/api/admin/dashboard',
    reply: Dashboard,
    summary: 'The dashboard: stories, views, notifications, feeds, what needs attention',
    run: async (app, { actor }) => ({ data: await dashboard(app, actor.rights) }),
  },
];
