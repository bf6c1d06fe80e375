import type { Generated } from 'kysely';
import type { ExportOf } from './table.ts';

export interface MediaTables {
  media: MediaRow;
  /** Which rows show a file. */
  media_uses: { resource: string; row_id: number; media_id: number };
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

/** How they take part in an export, those that others point at first. */
export const mediaExport = {
  media: {},
  media_uses: { key: ['resource', 'row_id', 'media_id'] },
} satisfies ExportOf<MediaTables>;
