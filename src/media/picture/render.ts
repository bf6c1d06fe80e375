import sharp, { type Sharp } from 'sharp';
import { openOptions } from './decode.ts';
import { type CropArea, type Focal, movingWidth, type Rendered, type RenderPlan } from './plan.ts';

/** Quality settings: AVIF and WebP look as good as JPEG with less. */
const encoders: Readonly<Record<Rendered['format'], (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 3 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
};
const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pixels of a crop that is given in fractions. */
function areaOf(crop: CropArea | null, width: number, height: number): Area {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/**
 * The largest part of an area that has a ratio of sides, with the focal point as near to its middle as the edges allow.
 * @param focal fractions of the whole picture; null for the middle
 */
export function focusOn(area: Area, ratio: number, focal: Focal | null, width: number, height: number): Area {
  const isWide = area.width / area.height > ratio;
  const w = isWide ? Math.max(1, Math.round(area.height * ratio)) : area.width;
  const h = isWide ? area.height : Math.max(1, Math.round(area.width / ratio));
  const place = (at: number, length: number, from: number, whole: number): number =>
    Math.round(Math.min(Math.max(at - length / 2, from), from + whole - length));
  const x = focal ? focal.x * width : area.left + area.width / 2;
  const y = focal ? focal.y * height : area.top + area.height / 2;
  return { left: place(x, w, area.left, area.width), top: place(y, h, area.top, area.height), width: w, height: h };
}

/** Neither WebP nor AVIF takes more pixels in one direction. */
const longestSide = 16_000;

/** Makes the variants of a plan as files beside `target`. The colours become sRGB; nothing of the metadata is left. */
export async function renderPicture(path: string, target: string, plan: RenderPlan): Promise<Rendered[]> {
  const { width, height, pixels, crop, focal, variants, is_animated } = plan;
  const area = areaOf(crop, width, height);
  const still = sharp(path, openOptions(pixels)).autoOrient().toColourspace('srgb');
  const animated = sharp(path, { ...openOptions(pixels), animated: true });
  const frames = is_animated ? ((await animated.metadata()).pages ?? 1) : 1;
  const decoded = (part: Area, across: number) =>
    scaled(still.clone().extract(part), across).raw().toBuffer({ resolveWithObject: true });
  // Decoded once, at the size of the largest variant that keeps the sides.
  const widest = Math.min(area.width, Math.max(...variants.map((variant) => variant.width)));
  const whole = await decoded(area, widest);
  const done: Rendered[] = [];
  for (const { name, width: wanted, ratio, formats } of variants) {
    const part = ratio === null ? area : focusOn(area, ratio, focal, width, height);
    const across = Math.min(wanted, part.width);
    const { data, info } = ratio === null ? whole : await decoded(part, across);
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    for (const format of formats) {
      const isMoving = is_animated && format === 'webp';
      const picture = isMoving ? animated.clone().extract(part) : sharp(data, raw);
      const extension = extensions[format];
      const file = `${target}-${name}.${extension}`;
      const wide = isMoving ? movingWidth(across, part.height / part.width, frames) : across;
      const saved = await encoders[format](scaled(picture, wide)).toFile(file);
      // The frames of an animation stand one below the other.
      const tall = saved.pageHeight ?? saved.height;
      done.push({ name, format, extension, path: file, width: saved.width, height: tall, bytes: saved.size });
    }
  }
  return done;
}

const scaled = (picture: Sharp, width: number): Sharp =>
  picture.resize(width, longestSide, { fit: 'inside', withoutEnlargement: true });
