import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface LiveblogTables {
  live_entries: LiveEntryRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends LiveblogTables {}
}

/** An entry of a live blog. */
export interface LiveEntryRow {
  id: Generated<number>;
  news_id: number;
  /** Of its last change: counts the changes of the whole blog, in the order in which they committed. */
  seq: number;
  title: string | null;
  content: string;
  image_url: string | null;
  /** When it happened, which an editor may say. */
  at: string;
  is_pinned: number;
  is_key_event: number;
  /** Not null: hidden from readers; the row remains, so that clients are notified. */
  deleted_at: string | null;
  created_by: number | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const liveblogExport = {
  live_entries: {},
} satisfies ExportOf<LiveblogTables>;
