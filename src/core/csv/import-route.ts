import { Type } from 'typebox';
import type { ActRoute } from '../api/route.ts';
import type { Actor, App } from '../app.ts';
import { CsvInput, ImportReport } from '../model/csv-import.ts';

/** The import of a table from CSV, sent as a file or as JSON; `run` gets its text and whether it only checks. */
export function csvImportRoute({
  run,
  mostBytes,
  ...route
}: Pick<ActRoute, 'path' | 'tag' | 'summary' | 'access'> & {
  mostBytes: number;
  run(app: App, csv: string, dryRun: boolean, actor: Actor): Promise<ImportReport>;
}): ActRoute {
  return {
    ...route,
    method: 'POST',
    query: Type.Object({ dry_run: CsvInput.properties.dry_run }),
    body: CsvInput,
    file: { media: ['text/csv'], field: 'csv', mostBytes },
    reply: ImportReport,
    async run(app, { query, body, actor }) {
      const dryRun = (body.dry_run ?? query.dry_run ?? false) as boolean;
      const data = await run(app, body.csv as string, dryRun, actor);
      return { data, message: dryRun ? 'Checked.' : 'Imported.' };
    },
  };
}
