import { Type } from 'typebox';
import { resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { CsvInput, ImportReport } from '../model/places.ts';
import { importPlaces } from './import.ts';
import { places } from './places.ts';
import { placeResource } from './resource.ts';
import { placeItem, placeTree } from './tree-reads.ts';

/** The districts, mandals and cities of a whole state, with names in several languages. */
const mostBytes = 33_554_432;

const importRoute: ActRoute = {
  method: 'POST',
  path: '/api/admin/places/import',
  tag: 'Admin: places',
  summary: 'Add and change places from CSV: all of the file or nothing',
  access: 'places.write',
  query: Type.Object({ dry_run: CsvInput.properties.dry_run }),
  body: CsvInput,
  file: { media: ['text/csv'], field: 'csv', mostBytes },
  reply: ImportReport,
  async run(app, { query, body, actor }) {
    const dryRun = (body.dry_run ?? query.dry_run ?? false) as boolean;
    const data = await importPlaces(app, body.csv as string, dryRun, actor);
    return { data, message: dryRun ? 'Checked.' : 'Imported.' };
  },
};

/** The tree of places, for readers. */
export const placeRoutes: Route[] = [
  get('/api/v1/places', 'Almanac', places),
  get('/api/v1/places/tree', 'Places', placeTree),
  get('/api/v1/places/:slug', 'Places', placeItem),
];

/** The tree of places, for administrators. */
export const placeAdminRoutes: ActRoute[] = [importRoute, ...resourceRoutes(placeResource)];
