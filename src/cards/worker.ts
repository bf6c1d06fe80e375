import { inspect } from '../media/worker.ts';
import type { CardSize, CardSpec } from './card.ts';
import { drawCard } from './draw/render.ts';

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
  const usable = async (file: Given['picture']): Promise<string | null> => {
    if (!file) return null;
    if (!file.isForeign) return file.path;
    const found = await inspect(file.path, limits);
    return found.ok && found.kind === 'image' ? file.path : null;
  };
  const files = { picture: await usable(picture), logo: await usable(logo) };
  return drawCard(spec, size, files, limits.pixels, target);
}
