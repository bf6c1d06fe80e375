import { type TInteger, Type } from 'typebox';

/** How a reader came to a story: the app, a page of the site, a search engine, a shared link, a notification of the site. */
export const viewWays = ['app', 'site', 'search', 'share', 'push'] as const;
export type ViewWay = (typeof viewWays)[number];

const about: Record<ViewWay, string> = {
  app: 'In apps, and by programs that call `/api/v1/news/{id}/view`',
  site: 'On the site, from another page of it or from elsewhere',
  search: 'On the site, from a search engine',
  share: 'On the site, by a shared link or from a social network',
  push: 'On the site, by a notification',
};

const counts = viewWays.map((way) => [way, Type.Integer({ minimum: 0, description: about[way] })]);

/** Views by the way on which readers came. */
export const WayViews = Type.Object(Object.fromEntries(counts) as Record<ViewWay, TInteger>, { $id: 'WayViews' });
export type WayViews = Record<ViewWay, number>;

/** The sums of counts by way. */
export function waySums(counts: Iterable<{ way: ViewWay; views: number }>): WayViews {
  const sums: WayViews = { app: 0, site: 0, search: 0, share: 0, push: 0 };
  for (const { way, views } of counts) sums[way] += Number(views);
  return sums;
}
