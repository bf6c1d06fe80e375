import { createHash } from 'node:crypto';

/** Fractions of the picture, as it is shown. */
export interface Focal {
  x: number;
  y: number;
}
export interface Crop extends Focal {
  width: number;
  height: number;
}

export type Format = 'avif' | 'webp' | 'jpeg';

interface Variant {
  name: VariantName;
  /** Pixels; narrower pictures are not enlarged. */
  width: number;
  /** Width by height; null: that of the crop. */
  ratio: number | null;
  formats: readonly Format[];
}

export interface RenderPlan {
  width: number;
  height: number;
  /** Limit of the decoder. */
  pixels: number;
  is_animated: boolean;
  crop: Crop | null;
  focal: Focal | null;
  variants: readonly Variant[];
}

/** A variant as a local file. */
export interface Rendered {
  name: VariantName;
  format: Format;
  extension: 'avif' | 'webp' | 'jpg';
  path: string;
  width: number;
  height: number;
  bytes: number;
}

/** The variants: lists have a box of fixed sides, all others keep those of the picture or its crop. */
const sizes = [
  { name: 'thumb', width: 320, ratio: 4 / 3 },
  { name: 'card', width: 640, ratio: null },
  { name: 'full', width: 1_280, ratio: null },
  { name: 'wide', width: 1_920, ratio: null },
] as const;
export type VariantName = (typeof sizes)[number]['name'];

/** Counts changes of `sizes` and of the encoders: variants then get other names. */
const recipe = 1;

/** What is to be made of a picture. A size is left out where the one before it is as wide as the picture already. */
export function planOf(picture: Omit<RenderPlan, 'variants'>): RenderPlan {
  const across = Math.round(picture.width * (picture.crop?.width ?? 1));
  const formats: readonly Format[] = picture.is_animated ? ['webp', 'jpeg'] : ['avif', 'webp', 'jpeg'];
  let before = 0;
  const variants: Variant[] = [];
  for (const { name, width, ratio } of sizes) {
    if (ratio === null) {
      if (before >= across) continue;
      before = width;
    }
    variants.push({ name, width, ratio, formats });
  }
  return { ...picture, variants };
}

/** Of what decides how the variants look: a change gives them other names. */
export const planHash = ({ crop, focal, variants }: RenderPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([recipe, crop, focal, variants]))
    .digest('hex');
