import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface RedirectsTables {
  redirects: RedirectRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends RedirectsTables {}
}

/** An address of the old site, or one that an administrator has added. */
export interface RedirectRow {
  id: Generated<number>;
  /** Decoded, in lower case, without a slash at its end; with the query where that decides: `/?p=12`. */
  path: string;
  resource: 'news' | 'categories' | 'media' | 'address';
  /** Null for an address. */
  row_id: number | null;
  /** Of the page of a category; null for a story, which has its own, for a picture and for an address. */
  lang: string | null;
  /** Of an address: a path of this site, or a whole address elsewhere. */
  leads_to: string | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const redirectsExport = { redirects: {} } satisfies ExportOf<RedirectsTables>;
