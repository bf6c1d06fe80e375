import type { Generated } from 'kysely';
import type { ExportOf } from '../table.ts';

export interface ImportsTables {
  import_items: ImportItemRow;
  redirects: RedirectRow;
}

/** What was taken over from another system, so that a second run finds it again. */
export interface ImportItemRow {
  /** The system: `wordpress https://example.in`. */
  source: string;
  kind: 'story' | 'category' | 'media';
  /** The id there; of a picture its address. */
  external_id: string;
  /** The row that it became: of `news`, `categories` or `media`. */
  row_id: number;
  /** Of what the file said. */
  hash: string;
  /** Stories with the same text here are translations of each other. */
  story_group: string | null;
  /** 1: pictures of it are missing, and the next run tries again. */
  is_partial: number;
  imported_at: string;
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
export const importsExport = {
  import_items: { key: ['source', 'kind', 'external_id'] },
  redirects: {},
} satisfies ExportOf<ImportsTables>;
