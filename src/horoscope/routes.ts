import { upsertRoute } from '../core/api/batch-routes.ts';
import { resourceRoutes } from '../core/api/resource-routes.ts';
import { get, type ReadRoute, type Route } from '../core/api/route.ts';
import { horoscopeBirth } from './birth/read.ts';
import { horoscopeCompatibility } from './compatibility/read.ts';
import { horoscopeItem, horoscopeList, horoscopeSigns, horoscopeToday } from './reads.ts';
import { columnsOf, horoscopeResource } from './resource.ts';
import { idOfKey } from './store.ts';
import { horoscopeTransits } from './transits/read.ts';

/** `id` means one prediction, anything else the list. */
const itemOrList: ReadRoute['choose'] = ({ id }) => (id ? horoscopeItem : horoscopeList);

export const horoscopeRoutes: Route[] = [
  get('/api/v1/horoscope', 'Horoscope', [horoscopeList, horoscopeItem], itemOrList),
  get('/api/v1/horoscope/today', 'Horoscope', horoscopeToday),
  get('/api/v1/horoscope/signs', 'Horoscope', horoscopeSigns),
  get('/api/v1/horoscope/transits', 'Horoscope', horoscopeTransits),
  get('/api/v1/horoscope/compatibility', 'Horoscope', horoscopeCompatibility),
  get('/api/v1/horoscope/birth', 'Horoscope', horoscopeBirth),
  upsertRoute(
    horoscopeResource,
    200,
    'Write predictions of several signs, days and languages; one that is there is changed',
    async (c, input) => {
      const { sign, period, start_date, lang } = columnsOf(c, input, null);
      const key = { sign, period, start: start_date, lang } as Parameters<typeof idOfKey>[1];
      return (await idOfKey(c.tx, key)) ?? null;
    },
  ),
  ...resourceRoutes(horoscopeResource),
];
