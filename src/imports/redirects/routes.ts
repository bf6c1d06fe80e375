import { Type } from 'typebox';
import { resourceRoutes } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { CsvInput, ImportReport } from '../../model/places.ts';
import { importRedirects } from './csv.ts';
import { redirects } from './resource.ts';

const mostBytes = 8_388_608;

const importRoute: ActRoute = {
  method: 'POST',
  path: '/api/admin/redirects/import',
  tag: 'Admin: redirects',
  summary: 'Add and change old addresses from CSV: all of the file or nothing',
  access: 'settings.write',
  query: Type.Object({ dry_run: CsvInput.properties.dry_run }),
  body: CsvInput,
  file: { media: ['text/csv'], field: 'csv', mostBytes },
  reply: ImportReport,
  async run(app, { query, body, actor }) {
    const dryRun = (body.dry_run ?? query.dry_run ?? false) as boolean;
    const data = await importRedirects(app, body.csv as string, dryRun, actor);
    return { data, message: dryRun ? 'Checked.' : 'Imported.' };
  },
};

/** Old addresses, for administrators. A list has whole rows, and a change is sent by PATCH. */
export const redirectRoutes: ActRoute[] = [
  importRoute,
  ...resourceRoutes(redirects).filter(
    ({ method, path }) => method !== 'PUT' && !(method === 'GET' && path.endsWith('/:id')),
  ),
];
