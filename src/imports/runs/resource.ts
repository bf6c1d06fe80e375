import { type Resource, resource } from '../../core/api/resource.ts';
import type { Stored } from '../../core/db/table.ts';
import { storiesAmong } from '../../redirects/target.ts';
import { runState } from '../../workspace/import-runs.ts';
import type { WorkspaceTables } from '../../workspace/tables.ts';
import { ImportLine, ImportReportQuery, ImportRun, type ImportSum } from '../model.ts';
import type { ImportLineRow } from '../tables.ts';

const access = { read: 'settings.read', write: 'settings.write' } as const;

/** Runs of imports, for administrators: the command line begins them. */
export const importRunResource = resource<Stored<WorkspaceTables['import_runs']>>({
  name: 'imports',
  one: 'import',
  table: 'import_runs',
  noun: ImportRun,
  sorts: ['-id', 'started_at'],
  access,
  toNoun: ({ now }, { sums, ...row }) => ({
    ...row,
    state: runState(row, now()),
    sums: JSON.parse(sums) as ImportSum[],
  }),
});

type StoredLine = Stored<ImportLineRow>;

/** The lines of the report of one run. It is no resource by itself: its list is that of a run. */
export const importLines: Resource<StoredLine> = {
  name: 'import-lines',
  one: 'line',
  table: 'import_lines',
  noun: ImportLine,
  filters: ImportReportQuery.properties,
  sorts: ['id'],
  access,
  toNoun: (_app, row) => row,
  async toNouns(app, rows) {
    const stories = await storiesAmong(
      app,
      rows.flatMap(({ news_id }) => news_id ?? []),
    );
    return rows.map(({ run_id: _, news_id, ...row }) => ({
      ...row,
      news_id: news_id !== null && stories.has(news_id) ? news_id : null,
    }));
  },
};
