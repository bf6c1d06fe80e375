import { resourceRoutes } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { csvImportRoute } from '../../core/csv/import-route.ts';
import { importRedirects } from './csv.ts';
import { redirects } from './resource.ts';

const importRoute = csvImportRoute({
  path: '/api/admin/redirects/import',
  tag: 'Admin: redirects',
  summary: 'Add and change old addresses from CSV: all of the file or nothing',
  access: 'settings.write',
  mostBytes: 8_388_608,
  run: importRedirects,
});

/** Old addresses, for administrators. A list has whole rows, and a change is sent by PATCH. */
export const redirectRoutes: ActRoute[] = [
  importRoute,
  ...resourceRoutes(redirects).filter(
    ({ method, path }) => method !== 'PUT' && !(method === 'GET' && path.endsWith('/:id')),
  ),
];
