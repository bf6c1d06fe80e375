import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import type { Input } from '../core/api/resource.ts';
import { resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type ReadRoute, type Route } from '../core/api/route.ts';
import { importRoute, upsertRoute } from '../core/batch/routes.ts';
import { Day, Lang } from '../core/model/common.ts';
import { addDays } from '../panchang/zone.ts';
import { cachedSettings } from '../settings/settings.ts';
import { horoscopeBirth } from './birth/read.ts';
import { horoscopeCompatibility } from './compatibility/read.ts';
import { coverageOf } from './coverage.ts';
import { HoroscopeCoverage, Period } from './model.ts';
import { horoscopeItem, horoscopeList, horoscopeSigns, horoscopeToday } from './reads.ts';
import { horoscopeResource, predictionColumns } from './resource.ts';
import { idOfKey } from './store.ts';
import { today } from './today.ts';
import { horoscopeTransits } from './transits/read.ts';

/** `id` means one prediction, anything else the list. */
const itemOrList: ReadRoute['choose'] = ({ id }) => (id ? horoscopeItem : horoscopeList);

/** The prediction of the same sign, period, day and language. */
async function existing(c: Change, input: Input): Promise<number | null> {
  const { sign, period, start_date, lang } = predictionColumns(c, input, null);
  const key = { sign, period, start: start_date, lang } as Parameters<typeof idOfKey>[1];
  return (await idOfKey(c.tx, key)) ?? null;
}

const coverageRoute: ActRoute = {
  method: 'GET',
  path: '/api/admin/horoscope/coverage',
  tag: 'Admin: horoscope',
  summary:
    'For which signs nobody wrote a prediction; by default the next seven days in every language of the settings',
  access: 'horoscope.read',
  query: Type.Object({
    period: Type.Optional(Period),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    lang: Type.Optional(Lang),
  }),
  reply: Type.Array(HoroscopeCoverage),
  async run(app, { query }) {
    const { period = 'daily', from = today(app).date, lang } = query as Partial<Record<string, string>>;
    const langs = (lang ? [lang] : cachedSettings(app).basic.languages) as Lang[];
    const to = (query.to as string | undefined) ?? addDays(from, 6);
    return { data: await coverageOf(app, { period: period as Period, from, to, langs }) };
  },
};

export const horoscopeRoutes: Route[] = [
  get('/api/v1/horoscope', 'Horoscope', [horoscopeList, horoscopeItem], itemOrList),
  get('/api/v1/horoscope/today', 'Horoscope', horoscopeToday),
  get('/api/v1/horoscope/signs', 'Horoscope', horoscopeSigns),
  get('/api/v1/horoscope/transits', 'Horoscope', horoscopeTransits),
  get('/api/v1/horoscope/compatibility', 'Horoscope', horoscopeCompatibility),
  get('/api/v1/horoscope/birth', 'Horoscope', horoscopeBirth),
  coverageRoute,
  upsertRoute(
    horoscopeResource,
    200,
    'Write predictions of several signs, days and languages; one that is there is changed',
    existing,
  ),
  importRoute(horoscopeResource, existing),
  ...resourceRoutes(horoscopeResource),
];
