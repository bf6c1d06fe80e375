import { resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { csvImportRoute } from '../core/csv/import-route.ts';
import { mergeRoute } from '../core/merge/merge.ts';
import { importPlaces } from './csv/import.ts';
import { placeMerges } from './merge/merge.ts';
import { placesNear } from './near.ts';
import { placeList } from './places.ts';
import { placeResource } from './resource.ts';
import { placeSearch } from './search.ts';
import { placeItem, placeTree } from './tree-reads.ts';

const importRoute = csvImportRoute({
  path: '/api/admin/places/import',
  tag: 'Admin: places',
  summary: 'Add and change places from CSV: all of the file or nothing',
  access: 'places.write',
  // The districts, mandals and cities of a whole state, with names in several languages.
  mostBytes: 33_554_432,
  run: importPlaces,
});

/** The tree of places, for readers. */
export const placeRoutes: Route[] = [
  get('/api/v1/places', 'Almanac', placeList),
  get('/api/v1/places/tree', 'Places', placeTree),
  get('/api/v1/places/search', 'Places', placeSearch),
  get('/api/v1/places/near', 'Places', placesNear),
  get('/api/v1/places/:slug', 'Places', placeItem),
];

/** The tree of places, for administrators. */
export const placeAdminRoutes: ActRoute[] = [importRoute, mergeRoute(placeMerges), ...resourceRoutes(placeResource)];
