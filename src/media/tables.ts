import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface MediaTables {
  media: MediaRow;
  /** Which rows show a file. */
  media_uses: { resource: string; row_id: number; media_id: number };
  /** Keys that originals had before they were replaced: older texts, such as revisions, name them. */
  media_former_keys: { key: string; media_id: number };
  media_uploads: MediaUploadRow;
  cards: CardRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends MediaTables {}
}

export interface MediaRow {
  id: Generated<number>;
  kind: 'image' | 'audio' | 'video';
  status: 'processing' | 'ready' | 'failed';
  error: string | null;
  name: string;
  bytes: number;
  sha256: string;
  /** In the file storage. */
  original_key: string;
  /** The name of the variants, which reveals nothing of the original; null: they have that of the original. */
  public_name: string | null;
  width: number | null;
  height: number | null;
  is_animated: number;
  blurhash: string | null;
  color: string | null;
  /** Fractions, as JSON. */
  focal: string | null;
  crop: string | null;
  /** Texts by language, as JSON. */
  alt: string;
  caption: string;
  credit: string | null;
  /** Folded words of name, texts and credit. */
  search_text: string;
  /** What was made of it, as JSON, and the hash of how. */
  variants: string;
  variants_hash: string | null;
  source_url: string | null;
  created_by: number | null;
  trashed_at: string | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** A file that arrives in parts (tus). */
export interface MediaUploadRow {
  id: Generated<number>;
  /** Of the file in the folder of uploads: random, as ids of rows may come again. */
  key: string;
  created_by: number | null;
  name: string;
  /** Texts and credit, as JSON. */
  described: string;
  /** Of the whole file. */
  bytes: number;
  /** What it has become. */
  media_id: number | null;
  /** The request that adds to it, and until when it has it to itself. */
  held_by: string | null;
  held_until: string | null;
  created_at: string;
  expires_at: string;
}

/** A share card in the file storage: it can be made again. */
interface CardRow {
  id: Generated<number>;
  key: string;
  created_at: string;
}

/** How they take part in an export, those that others point at first. */
export const mediaExport = {
  media: {},
  media_uses: { key: ['resource', 'row_id', 'media_id'] },
  media_former_keys: { key: ['key'] },
  cards: { isTransient: true }, // pictures that are generated on request
  media_uploads: { isTransient: true }, // files that have not arrived whole
} satisfies ExportOf<MediaTables>;
