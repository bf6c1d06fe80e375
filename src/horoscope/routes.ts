import { resourceRoutes } from '../core/api/resource-routes.ts';
import { get, type ReadRoute, type Route } from '../core/api/route.ts';
import { horoscopeCompatibility, horoscopeItem, horoscopeList, horoscopeSigns, horoscopeToday } from './reads.ts';
import { horoscopeResource } from './resource.ts';

/** `id` means one prediction, anything else the list. */
const itemOrList: ReadRoute['choose'] = ({ id }) => (id ? horoscopeItem : horoscopeList);

export const horoscopeRoutes: Route[] = [
  get('/api/v1/horoscope', 'Horoscope', [horoscopeList, horoscopeItem], itemOrList),
  get('/api/v1/horoscope/today', 'Horoscope', horoscopeToday),
  get('/api/v1/horoscope/signs', 'Horoscope', horoscopeSigns),
  get('/api/v1/horoscope/compatibility', 'Horoscope', horoscopeCompatibility),
  ...resourceRoutes(horoscopeResource),
];
