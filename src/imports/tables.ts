import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';
import type { DifferenceKind, ImportLevel } from './model.ts';

export interface ImportsTables {
  import_items: ImportItemRow;
  import_lines: ImportLineRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends ImportsTables {}
}

/** What was imported from another system, so that a second run recognises it. */
export interface ImportItemRow {
  /** The system: `wordpress https://example.in`. */
  source: string;
  kind: 'story' | 'category' | 'media' | 'user' | 'feed' | 'device' | 'setting';
  /** The id there; of a picture its address, of a push token its hash, of a setting its name. */
  external_id: string;
  /** The row that it became: of `news`, `categories`, `media`, `users`, `feeds` or `devices`; 0 for a setting. */
  row_id: number;
  /** Of what the file said. */
  hash: string;
  /** Stories with the same text here are translations of each other. */
  story_group: string | null;
  /** 1: pictures of it are missing, and the next run tries again. */
  is_partial: number;
  imported_at: string;
}

/** A line of the report of a run of `import_runs`. */
export interface ImportLineRow {
  id: Generated<number>;
  run_id: number;
  level: ImportLevel;
  what: DifferenceKind;
  /** Where in the file. */
  line: number;
  external_id: string;
  title: string;
  /** On the old site. */
  address: string;
  count: number;
  reason: string;
  /** The story that it is about, which may be gone by now; null for a row that became none. */
  news_id: number | null;
}

/** How they take part in an export, those that others point at first. */
export const importsExport = {
  import_items: { key: ['source', 'kind', 'external_id'] },
  import_lines: { isPrivate: true },
} satisfies ExportOf<ImportsTables>;
