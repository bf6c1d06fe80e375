import { Type } from 'typebox';
import { listQueryOf, listRows } from '../../core/api/resource-list.ts';
import { idOf, resourceRoutes } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { ImportLine, ImportReportQuery } from '../model.ts';
import { reportHead, reportLine } from '../report-row.ts';
import { importLines, importRunResource } from './resource.ts';

const reading = { tag: 'Admin: imports', access: importRunResource.access.read, method: 'GET' as const };
const path = `/api/admin/${importRunResource.name}`;
const media = 'text/csv';
/** Lines that are read at a time. */
const atOnce = 2_000;

/** @throws Fault `not_found` */
async function checkRun(app: App, id: number): Promise<void> {
  const row = await app.db.write.selectFrom('import_runs').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('import');
}

/** The report of a run as the command line writes it; what is stored of one is bounded. */
async function reportFile(app: App, id: number, { level, what }: ImportReportQuery): Promise<string> {
  let text = reportHead;
  for (let after = 0; ; ) {
    let query = app.db.read.selectFrom('import_lines').selectAll().where('run_id', '=', id).where('id', '>', after);
    if (level !== undefined) query = query.where('level', '=', level);
    if (what !== undefined) query = query.where('what', '=', what);
    const rows = await query.orderBy('id').limit(atOnce).execute();
    for (const { external_id, ...row } of rows) text += reportLine({ ...row, id: external_id });
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return text;
    after = last.id;
  }
}

/** What imports did, for administrators. */
export const importRoutes: ActRoute[] = [
  ...resourceRoutes(importRunResource),
  {
    ...reading,
    path: `${path}/:id/lines`,
    query: listQueryOf(importLines),
    reply: Type.Array(ImportLine),
    summary: 'The report of an import: what the old system has, and what became of it, by row',
    async run(app, call) {
      await checkRun(app, idOf(call));
      return listRows(app, importLines, { ...call.query, run_id: idOf(call) }, call.actor);
    },
  },
  {
    ...reading,
    path: `${path}/:id/report`,
    query: ImportReportQuery,
    downloads: [media],
    summary: 'The report of an import as a CSV file',
    async run(app, call) {
      const id = idOf(call);
      await checkRun(app, id);
      const text = await reportFile(app, id, call.query as ImportReportQuery);
      return { data: null, download: { media, name: `import-${id}.csv`, text } };
    },
  },
];
