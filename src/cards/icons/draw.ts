import sharp, { type Sharp } from 'sharp';
import { rgbOf, underWhite } from '../draw/color.ts';
import { type CardLayer, pixelsOf } from '../draw/layer.ts';
import { showableText, writeIn } from '../draw/write.ts';
import type { IconShape, IconSpec } from './address.ts';

/** Of the side that the content may have: of a maskable icon a square within the circle of 80 %. */
const shares: Readonly<Record<IconShape, number>> = { icon: 1, maskable: 0.56, touch: 0.76 };

/** A logo that is wider or higher than this is put on a ground: alone it would be a stripe. */
const mostSquare = 1.3;

async function logoLayer(path: string, side: number): Promise<CardLayer> {
  const logo = sharp(path, { limitInputPixels: 20_000_000, failOn: 'error', density: 300 });
  return pixelsOf(logo.resize(side, side, { fit: 'inside' }).toColourspace('srgb').ensureAlpha());
}

const ground = (size: number, color: { r: number; g: number; b: number; alpha: number }): Sharp =>
  sharp({ create: { width: size, height: size, channels: 4, background: color } });
const white = { r: 255, g: 255, b: 255, alpha: 1 };

const middle = (size: number, { layer, width, height }: CardLayer) => ({
  ...layer,
  left: Math.round((size - width) / 2),
  top: Math.round((size - height) / 2),
});

/** The logo; null where there is none that can be read. */
async function logoIcon(shape: IconShape, size: number, logo: string | null): Promise<Sharp | null> {
  if (logo === null) return null;
  try {
    const whole = await logoLayer(logo, Math.round(size * shares[shape]));
    const ratio = whole.width / whole.height;
    const isSquare = Math.max(ratio, 1 / ratio) <= mostSquare;
    if (shape === 'icon' && isSquare) return ground(size, { ...white, alpha: 0 }).composite([middle(size, whole)]);
    const small = shape === 'icon' ? await logoLayer(logo, Math.round(size * 0.88)) : whole;
    return ground(size, white).composite([middle(size, small)]);
  } catch {
    return null;
  }
}

async function letterIcon(spec: IconSpec, shape: IconShape, size: number): Promise<Sharp> {
  const [r, g, b] = underWhite(rgbOf(spec.color));
  const side = Math.round(size * Math.min(0.8, shares[shape]));
  const text = await showableText(spec.letter, '•');
  const style = { lang: spec.lang, width: size, isBold: true, isCentered: true };
  let letter: CardLayer | null = null;
  // A letter of some scripts is wider than it is high.
  for (const share of [1, 0.85, 0.7, 0.55, 0.4]) {
    letter = await writeIn(text, side, [Math.max(4, Math.round(side * share))], style);
    if (!letter || Math.max(letter.width, letter.height) <= side) break;
  }
  return ground(size, { r, g, b, alpha: 1 }).composite(letter ? [middle(size, letter)] : []);
}

/** Draws an icon as a PNG file. @returns whether the logo is on it */
export async function drawIcon(
  spec: IconSpec,
  shape: IconShape,
  size: number,
  logo: string | null,
  target: string,
): Promise<{ hasLogo: boolean }> {
  const withLogo = await logoIcon(shape, size, logo);
  const icon = withLogo ?? (await letterIcon(spec, shape, size));
  await icon.png({ compressionLevel: 9 }).toFile(target);
  return { hasLogo: withLogo !== null };
}
