import type { App } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import { fileKeysIn } from '../uses.ts';
import { fileUrl, pictureOf } from '../view.ts';

/** What readers get for the originals that texts name, by key; null for one in the trash. */
export type ShownFiles = ReadonlyMap<string, string | null>;

const none: ShownFiles = new Map();

/**
 * Addresses for the originals that texts name: of a picture the variant of 1280 pixels, of others, and while it has none, the
 * original. Most texts name none, and that costs no query.
 */
export async function filesOfTexts(app: App, db: Db, texts: readonly (string | undefined)[]): Promise<ShownFiles> {
  const keys = texts.flatMap((text) => (text?.includes('/o/') ? fileKeysIn(text) : []));
  if (keys.length === 0) return none;
  const rows = await db
    .selectFrom('media')
    .select(['original_key', 'kind', 'variants', 'trashed_at'])
    .where('original_key', 'in', [...new Set(keys)])
    .execute();
  return new Map(
    rows.map((row) => {
      if (row.trashed_at !== null) return [row.original_key, null];
      const picture = row.kind === 'image' ? pictureOf(app.config, row) : null;
      return [row.original_key, picture?.url ?? fileUrl(app.config, row.original_key)];
    }),
  );
}

const address = /https?:\/\/[^\s"'<>]{1,300}?\/(o\/[0-9a-f]{2}\/[0-9a-f]{32}-[0-9a-f]{16}\.[a-z0-9]{3,4})/g;

const image = /<img\b[^>]*>/g;

/** A text with these addresses, whatever base the originals had when it was written, and without pictures in the trash. */
export function withShownFiles(html: string, files: ShownFiles): string {
  if (files.size === 0) return html;
  const isGone = (tag: string): boolean => fileKeysIn(tag).some((key) => files.get(key) === null);
  const shown = [...files.values()].includes(null) ? html.replace(image, (tag) => (isGone(tag) ? '' : tag)) : html;
  return shown.replace(address, (whole, key: string) => files.get(key) ?? whole);
}
