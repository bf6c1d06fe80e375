import type { OverlayOptions, Sharp } from 'sharp';
import type { TextBox } from './text.ts';

/** Something that is drawn onto a card. */
export interface CardLayer extends TextBox {
  layer: OverlayOptions;
}

/** Pixels as they are: the loaders of files in memory are switched off. */
export async function pixelsOf(picture: Sharp): Promise<CardLayer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { layer: { input: data, raw: { width, height, channels } }, width, height };
}
