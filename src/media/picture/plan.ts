import { createHash } from 'node:crypto';

/** Fractions of the picture, as it is shown. */
export interface Focal {
  x: number;
  y: number;
}
export interface CropArea extends Focal {
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
  crop: CropArea | null;
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

/**
 * Bounds what a tall picture costs: a variant is at most so many times as tall as wide, and has at most so many pixels, or it
 * is made narrower. A photo of a phone held upright fits.
 */
const tallest = 4;
const mostPixels = 6_000_000;

/** The same for all frames of a variant that moves. */
const mostMovingPixels = 16_000_000;

/** The width of a variant that has room within the bounds. @param tall height by width */
const boundedWidth = (width: number, tall: number, pixels: number): number =>
  Math.max(1, Math.min(width, Math.floor(Math.sqrt(Math.min(pixels, tallest * width * width) / tall))));

/** The width of an animation of so many frames. @param tall height by width of a frame */
export const movingWidth = (width: number, tall: number, frames: number): number =>
  boundedWidth(width, tall, mostMovingPixels / frames);

/** Counts changes of `sizes` and of the encoders: variants then get other names. */
const recipe = 1;

/** What is to be made of a picture. A size is left out where the one before it is as wide already. */
export function renderPlan(picture: Omit<RenderPlan, 'variants'>): RenderPlan {
  const across = Math.round(picture.width * (picture.crop?.width ?? 1));
  const tall = (picture.height * (picture.crop?.height ?? 1)) / Math.max(1, across);
  const formats: readonly Format[] = picture.is_animated ? ['webp', 'jpeg'] : ['avif', 'webp', 'jpeg'];
  let before = 0;
  const variants: Variant[] = [];
  for (const { name, width: wanted, ratio } of sizes) {
    const width = ratio === null ? boundedWidth(wanted, tall, mostPixels) : wanted;
    if (ratio === null) {
      if (before >= Math.min(width, across)) continue;
      before = Math.min(width, across);
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
