import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import type { CropArea, Focal, Format, VariantName } from './picture/plan.ts';
import type { MediaRow } from './tables.ts';

export type StoredMedia = Stored<MediaRow>;

/** Raised when addresses of files lead elsewhere, or to nothing: a crop, another content, the trash. */
export const filesTopic = 'files';

/** A stored variant. */
export interface VariantRecord {
  name: VariantName;
  format: Format;
  key: string;
  width: number;
  height: number;
  bytes: number;
}

export const variantsOf = ({ variants }: Pick<StoredMedia, 'variants'>): VariantRecord[] =>
  JSON.parse(variants) as VariantRecord[];

export const focalOf = ({ focal }: Pick<StoredMedia, 'focal'>): Focal | null =>
  focal === null ? null : (JSON.parse(focal) as Focal);

export const cropOf = ({ crop }: Pick<StoredMedia, 'crop'>): CropArea | null =>
  crop === null ? null : (JSON.parse(crop) as CropArea);

/** Everything in the file storage that belongs to a row. */
export const fileKeys = (row: Pick<StoredMedia, 'original_key' | 'variants'>): string[] => [
  row.original_key,
  ...variantsOf(row).map(({ key }) => key),
];

/** How many rows show each of these files. */
export async function useCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_uses')
    .select(['media_id', (e) => e.fn.countAll<number>().as('uses')])
    .where('media_id', 'in', ids)
    .groupBy('media_id')
    .execute();
  return new Map(rows.map(({ media_id, uses }) => [media_id, Number(uses)]));
}
