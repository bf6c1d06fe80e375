import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { memoUntil } from '../../core/cache/memo.ts';
import { isoTime } from '../../core/clock.ts';
import { offMainThread } from '../../core/db/reader/off-main-thread.ts';
import type { Right } from '../../core/model/rights.ts';
import { deskZone } from '../../settings/desk-zone.ts';
import { attentionOf } from './attention.ts';
import { dashboardParts } from './hooks.ts';
import { Dashboard } from './model.ts';

/** A part is computed at most this often, however many users look at it. */
const freshMs = 20_000;

const fresh = <T>(app: App, name: string, compute: (app: App) => Promise<T>): Promise<T> =>
  memoUntil(app, `dashboard.${name}`, [], async () => ({
    value: await offMainThread(() => compute(app)),
    validUntil: app.now() + freshMs,
  }));

async function dashboard(app: App, rights: ReadonlySet<Right>): Promise<Dashboard> {
  const [attention, ...parts] = await Promise.all([
    fresh(app, 'attention', attentionOf),
    ...dashboardParts(app).map(async ({ name, right, compute }) => {
      const isAllowed = right === null || rights.has(right);
      return [name, isAllowed ? await fresh<unknown>(app, name, compute) : null] as const;
    }),
  ]);
  return {
    at: isoTime(app.now()),
    time_zone: deskZone(app),
    ...(Object.fromEntries(parts) as Omit<Dashboard, 'at' | 'time_zone' | 'attention'>),
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
