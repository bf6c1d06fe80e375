import { Type } from 'typebox';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { waySums } from '../../core/model/view-ways.ts';
import { StoryViews } from '../model/views.ts';
import { deskDay, storedDays, viewDaysOf } from './day-counts.ts';

const defaultDays = 30;

/** @throws Fault `not_found` */
async function storyViews(app: App, id: number, days: number): Promise<StoryViews> {
  const { read } = app.db;
  const [story, rows] = await Promise.all([
    read.selectFrom('news').select('views').where('id', '=', id).executeTakeFirst(),
    viewDaysOf(read, id, deskDay(app, app.now(), days - 1)),
  ]);
  if (!story) throw notFound('news item');
  const byDay = [...Map.groupBy(rows, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    id,
    views: story.views,
    ways: waySums(rows),
    days: byDay.map(([day, counts]) => ({
      day,
      views: counts.reduce((sum, { views }) => sum + views, 0),
      ways: waySums(counts),
    })),
  };
}

export const storyViewsRoute: ActRoute = {
  method: 'GET',
  tag: 'Admin: news',
  access: 'news.read',
  path: '/api/admin/news/:id/views',
  query: Type.Object({
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: storedDays,
        description: `Today and those before it, default ${defaultDays}`,
      }),
    ),
  }),
  reply: StoryViews,
  summary: 'How often a story was opened: per day, and by the way on which readers came',
  run: async (app, call) => ({
    data: await storyViews(app, idOf(call), (call.query as { days?: number }).days ?? defaultDays),
  }),
};
