import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { openOptions } from '../../media/picture/decode.ts';
import { focusOn } from '../../media/picture/render.ts';
import { darker, mix, type Rgb } from './color.ts';
import { pixelsOf } from './layer.ts';

interface Sides {
  width: number;
  height: number;
}

type Paint = (x: number, y: number) => readonly number[];

/** Paints an area of smooth colours: at half the size, which is a quarter of the work and looks the same. */
function painted({ width, height }: Sides, channels: 3 | 4, paint: Paint): Sharp {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const pixels = Buffer.alloc(w * h * channels);
  for (let y = 0, at = 0; y < h; y++)
    for (let x = 0; x < w; x++, at += channels) {
      const color = paint(x / w, y / h);
      for (let c = 0; c < channels; c++) pixels[at + c] = color[c] as number;
    }
  return sharp(pixels, { raw: { width: w, height: h, channels } }).resize(width, height, { fit: 'fill' });
}

/** From the colour at one corner to a darker one at the other. */
export const gradient = (sides: Sides, color: Rgb): Sharp => {
  const end = darker(color, 0.55);
  return painted(sides, 3, (x, y) => mix(color, end, (x + y) / 2));
};

/** Rings of petals around the middle, as they are drawn before doors on festive days, on a gradient. */
export function rangoli(sides: Sides, color: Rgb): Sharp {
  const [end, light] = [darker(color, 0.6), mix(color, [255, 255, 255], 0.35)];
  const across = sides.width / sides.height;
  return painted(sides, 3, (x, y) => {
    const [dx, dy] = [(x - 0.5) * Math.min(across, 1), (y - 0.5) / Math.max(across, 1)];
    const [far, angle] = [Math.hypot(dx, dy) * (across > 1 ? across : 1 / across), Math.atan2(dy, dx)];
    const petals = Math.abs(Math.cos(angle * 8 + Math.floor(far * 9) * 1.2));
    const ring = Math.abs(((far * 9) % 1) - 0.5) * 2;
    const line = Math.max(0, 1 - Math.abs(ring - petals * 0.8) * 9) * Math.min(1, far * 2.4) * 0.3;
    return mix(mix(color, end, Math.min(1, far * 1.1)), light, line);
  });
}

/** Black that lets a picture through: `alphaAt` gives how much of it there is at a height from 0 to 1. */
export async function shade(sides: Sides, color: Rgb, alphaAt: (y: number) => number): Promise<OverlayOptions> {
  const veil = painted(sides, 4, (_x, y) => [...color, Math.round(255 * Math.min(1, Math.max(0, alphaAt(y))))]);
  return (await pixelsOf(veil)).layer;
}

/** Narrower pictures would be enlarged until nothing can be seen. */
const leastWidth = 320;

/**
 * A picture that fills an area: around its focal point, or else around what draws the eye.
 * @returns null for one that is too small @throws Error for one that cannot be decoded
 */
export async function pictureFill(
  path: string,
  sides: Sides,
  focal: { x: number; y: number } | null,
  pixels: number,
): Promise<OverlayOptions | null> {
  const { autoOrient } = await sharp(path, openOptions(pixels)).metadata();
  const { width, height } = autoOrient;
  if (width < leastWidth) return null;
  const upright = sharp(path, openOptions(pixels)).autoOrient().toColourspace('srgb');
  const whole = { left: 0, top: 0, width, height };
  const part = focal
    ? upright
        .extract(focusOn(whole, sides.width / sides.height, focal, width, height))
        .resize(sides.width, sides.height, { fit: 'fill' })
    : upright.resize(sides.width, sides.height, { fit: 'cover', position: sharp.strategy.attention });
  return (await pixelsOf(part.flatten({ background: '#ffffff' }))).layer;
}
