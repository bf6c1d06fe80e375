import { inspect } from '../media/worker.ts';
import type { CardSize, CardSpec } from './card.ts';
import { drawCard } from './draw/render.ts';
import type { IconShape, IconSpec } from './icons/address.ts';
import { drawIcon } from './icons/draw.ts';

// Runs in a process of its own, as the decoder of uploads does: pictures of other servers are read here.

interface Given {
  spec: CardSpec;
  size: CardSize;
  /** Local files. */
  picture: { path: string; isForeign: boolean } | null;
  logo: { path: string; isForeign: boolean } | null;
  limits: { imageBytes: number; pixels: number };
  /** Where the card is written. */
  target: string;
}

/** Draws a card. @returns whether the picture is on it */
export async function draw({ spec, size, picture, logo, limits, target }: Given): Promise<{ hasPicture: boolean }> {
  const files = { picture: await usable(picture, limits), logo: await usable(logo, limits) };
  return drawCard(spec, size, files, limits.pixels, target);
}

/** The path of a file that may be decoded. */
async function usable(file: Given['picture'], limits: Given['limits']): Promise<string | null> {
  if (!file) return null;
  if (!file.isForeign) return file.path;
  const found = await inspect(file.path, limits);
  return found.ok && found.kind === 'image' ? file.path : null;
}

interface GivenIcon extends Pick<Given, 'logo' | 'limits' | 'target'> {
  spec: IconSpec;
  shape: IconShape;
  size: number;
}

/** Draws an icon. @returns whether the logo is on it */
export const icon = async ({ spec, shape, size, logo, limits, target }: GivenIcon): Promise<{ hasLogo: boolean }> =>
  drawIcon(spec, shape, size, await usable(logo, limits), target);
