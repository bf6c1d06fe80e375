import { resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { readCsv } from '../core/csv/csv.ts';
import { csvImportRoute } from '../core/csv/import-route.ts';
import { importRedirects, redirectColumns } from './csv.ts';
import { redirectResource } from './resource.ts';
import { leadsElsewhere } from './target.ts';

const importRoute = csvImportRoute({
  path: '/api/admin/redirects/import',
  tag: 'Admin: redirects',
  summary: 'Add and change old addresses from CSV: all of the file or nothing',
  access: 'settings.write',
  mostBytes: 8_388_608,
  run: importRedirects,
});

/** A file may lead many addresses elsewhere; what is wrong with it, its import says. */
async function isImportElsewhere(app: App, { body, query }: Call): Promise<boolean> {
  if (body.dry_run ?? query.dry_run) return false;
  const rows = await readCsv(body.csv as string, redirectColumns).catch(() => []);
  return rows.some(({ cells }) => leadsElsewhere(app, cells.leads_to ?? ''));
}

/** Readers are led to another server for as long as nobody looks. */
const withProof = (route: ActRoute): ActRoute =>
  route.method === 'POST' || route.method === 'PATCH'
    ? { ...route, proof: (app, { body }) => leadsElsewhere(app, String(body.leads_to ?? '')) }
    : route;

/** Old addresses, for administrators. A list has whole rows, and a change is sent by PATCH. */
export const redirectRoutes: ActRoute[] = [
  { ...importRoute, proof: isImportElsewhere },
  ...resourceRoutes(redirectResource)
    .filter(({ method, path }) => method !== 'PUT' && !(method === 'GET' && path.endsWith('/:id')))
    .map(withProof),
];
