import { Type } from 'typebox';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { ViewWay } from '../../core/model/view-ways.ts';
import { view } from '../../news/trending/views.ts';
import { cachedSettings } from '../../settings/settings.ts';

/** Browsers that no reader looks at: crawlers that run scripts, link previews, tests of speed. */
const automatic = /bot\b|crawl|spider|slurp|preview|headless|lighthouse|externalhit|inspection|monitor/i;

/** Pages of others could have their readers count. Old browsers do not say where a request is from. */
const isOfPage = (site: string | string[] | undefined): boolean => site === undefined || site === 'same-origin';

const ways = ['site', 'search', 'share', 'push'] as const satisfies ViewWay[];

/** What the page of a story says once it is seen. */
export const viewRoute: ActRoute = {
  method: 'POST',
  path: '/site/view/:id',
  intake: 'counters',
  tag: 'Pages',
  access: 'anyone',
  limit: 'counted',
  isPage: true,
  summary: 'Count that the page of a story was seen',
  body: Type.Object({ way: Type.Enum([...ways]) }, { additionalProperties: false }),
  status: 204,
  async run(app, call) {
    const { 'user-agent': agent = '', 'sec-fetch-site': from } = call.request.headers;
    const isCounted = cachedSettings(app).app.features.site_views !== false && isOfPage(from) && !automatic.test(agent);
    if (isCounted) await view(app, idOf(call), { way: (call.body as { way: ViewWay }).way }, call.ip);
    return { data: null, status: 204 };
  },
};
