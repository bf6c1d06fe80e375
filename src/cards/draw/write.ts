import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Lang } from '../../core/model/common.ts';
import { familyOf, fontCharacters, fontFiles } from './fonts.ts';
import { type CardLayer, pixelsOf } from './layer.ts';
import { escapeMarkup, fit, showable } from './text.ts';

// Fontconfig, within sharp, reads it with the first text.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('./fonts.conf', import.meta.url));

let isLoaded = false;

/** Registers the fonts with the library, so that a character that one of them lacks is drawn with another. */
async function loadFonts(): Promise<void> {
  if (isLoaded) return;
  for (const fontfile of fontFiles) await sharp({ text: { text: 'a', font: 'Noto Sans 8', fontfile } }).stats();
  isLoaded = true;
}

export interface Style {
  lang: Lang;
  /** Lines are broken at this width. */
  width: number;
  isBold?: boolean;
  isCentered?: boolean;
  /** Of white, 0 to 1. */
  opacity?: number;
  /** Written before the text, lighter. */
  name?: string;
}

/** The library knows no negative distance, and the fonts leave enough between lines. */
async function write(text: string, size: number, { lang, width, isBold, isCentered, opacity = 1, name }: Style) {
  await loadFonts();
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const before = name ? `<span alpha="72%" weight="normal">${escapeMarkup(name)}  </span>` : '';
  const picture = sharp({
    text: {
      text: `<span foreground="white" alpha="${percent(opacity)}">${before}${escapeMarkup(text)}</span>`,
      font: `${familyOf(lang)} ${isBold ? 'Bold ' : ''}${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      align: isCentered ? 'centre' : 'left',
    },
  });
  return pixelsOf(picture);
}

/** A text of strangers as it can be shown; the fallback where nothing of it is left. */
export const showableText = async (text: string | null, fallback = ''): Promise<string> =>
  showable(text ?? '', await fontCharacters()) || fallback;

/** Writes a text that is showable, in the largest size in which it has room; null where there is no text. */
export async function writeIn(
  text: string,
  height: number,
  sizes: readonly number[],
  style: Style,
): Promise<(CardLayer & { size: number }) | null> {
  if (text === '') return null;
  const { drawn, size } = await fit(text, height, sizes, (part, at) => write(part, at, style));
  return { ...drawn, size };
}
