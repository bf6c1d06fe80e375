import type { Config } from '../core/config/config.ts';
import { mediaTypeOf } from '../core/files/key.ts';
import type { Media, SourceSet } from './model/media.ts';
import type { Format } from './picture/plan.ts';
import { cropOf, focalOf, type StoredMedia, type VariantRecord, variantsOf } from './store.ts';

/** The address of a stored file. */
export const fileUrl = ({ filesUrl, publicUrl }: Pick<Config, 'filesUrl' | 'publicUrl'>, key: string): string =>
  `${filesUrl || `${publicUrl}/files`}/${key}`;

/** `srcset` in each format, of the variants that keep the sides of the picture. */
function sourceSet(config: Config, variants: readonly VariantRecord[]): SourceSet | null {
  const of = (format: Format): string =>
    variants
      .filter((variant) => variant.format === format && variant.name !== 'thumb')
      .map(({ key, width }) => `${fileUrl(config, key)} ${width}w`)
      .join(', ');
  return variants.length === 0 ? null : { avif: of('avif'), webp: of('webp'), jpeg: of('jpeg') };
}

/** What readers are shown of a picture; null while it has no variants. */
export interface PictureView {
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
  srcset: SourceSet;
}

/** The variant that every client shows: JPEG, up to 1280 pixels wide. */
export function pictureOf(config: Config, row: Pick<StoredMedia, 'variants'>): PictureView | null {
  const variants = variantsOf(row);
  const jpegs = variants.filter(({ format }) => format === 'jpeg');
  const shown = jpegs.find(({ name }) => name === 'full') ?? jpegs.find(({ name }) => name === 'card');
  const thumb = jpegs.find(({ name }) => name === 'thumb');
  const srcset = sourceSet(config, variants);
  if (!shown || !thumb || !srcset) return null;
  const { width, height } = shown;
  return { url: fileUrl(config, shown.key), thumbnail_url: fileUrl(config, thumb.key), width, height, srcset };
}

/** A row as administrators see it, apart from addresses that are signed for them. */
export function viewMedia(
  config: Config,
  row: StoredMedia,
  uses: number,
  creator: Media['created_by'],
): Omit<Media, 'edit_url'> {
  const picture = row.kind === 'image' ? pictureOf(config, row) : null;
  const original_url = fileUrl(config, row.original_key);
  const { id, kind, status, error, name, bytes, sha256, width, height, blurhash, color, credit, source_url } = row;
  const { trashed_at, rev, created_at, updated_at } = row;
  return {
    id,
    kind,
    status,
    error,
    name,
    mime_type: mediaTypeOf(row.original_key),
    bytes,
    sha256,
    width,
    height,
    is_animated: row.is_animated === 1,
    blurhash,
    color,
    focal: focalOf(row),
    crop: cropOf(row),
    alt: JSON.parse(row.alt) as Media['alt'],
    caption: JSON.parse(row.caption) as Media['caption'],
    credit,
    url: kind === 'image' ? (picture?.url ?? null) : original_url,
    thumbnail_url: picture?.thumbnail_url ?? null,
    original_url,
    srcset: picture?.srcset ?? null,
    variants: variantsOf(row).map(({ key, ...variant }) => ({ ...variant, url: fileUrl(config, key) })),
    source_url,
    use_count: uses,
    created_by: creator,
    trashed_at,
    rev,
    created_at,
    updated_at,
  };
}
