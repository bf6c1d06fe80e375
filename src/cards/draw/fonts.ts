import { fileURLToPath } from 'node:url';
import { withBytes } from '../../core/files/bytes.ts';
import type { Lang } from '../../core/model/common.ts';

/** Fonts of the Noto family (SIL Open Font License 1.1). Those of Indian scripts have Latin letters as well. */
const families = {
  telugu: ['noto-sans-telugu', 'NotoSansTelugu', 'Noto Sans Telugu'],
  devanagari: ['noto-sans-devanagari', 'NotoSansDevanagari', 'Noto Sans Devanagari'],
  tamil: ['noto-sans-tamil', 'NotoSansTamil', 'Noto Sans Tamil'],
  kannada: ['noto-sans-kannada', 'NotoSansKannada', 'Noto Sans Kannada'],
  malayalam: ['noto-sans-malayalam', 'NotoSansMalayalam', 'Noto Sans Malayalam'],
  gujarati: ['noto-sans-gujarati', 'NotoSansGujarati', 'Noto Sans Gujarati'],
  bengali: ['noto-sans-bengali', 'NotoSansBengali', 'Noto Sans Bengali'],
  oriya: ['noto-sans-oriya', 'NotoSansOriya', 'Noto Sans Oriya'],
  gurmukhi: ['noto-sans-gurmukhi', 'NotoSansGurmukhi', 'Noto Sans Gurmukhi'],
  nastaliq: ['noto-nastaliq-urdu', 'NotoNastaliqUrdu', 'Noto Nastaliq Urdu'],
} as const;
type Script = keyof typeof families;

const scripts: Readonly<Record<Lang, Script>> = {
  te: 'telugu',
  hi: 'devanagari',
  mr: 'devanagari',
  ne: 'devanagari',
  en: 'devanagari',
  ta: 'tamil',
  kn: 'kannada',
  ml: 'malayalam',
  gu: 'gujarati',
  bn: 'bengali',
  as: 'bengali',
  or: 'oriya',
  pa: 'gurmukhi',
  ur: 'nastaliq',
};

/**
 * Names of the fonts in which a language is written, for Pango. In that of Kannada the bold Latin letters are thin: they
 * are drawn with another.
 */
export const familyOf = (lang: Lang): string =>
  lang === 'kn' ? `${families.devanagari[2]},${families.kannada[2]}` : families[scripts[lang]][2];

/** Both weights of every font, as local files. */
export const fontFiles: readonly string[] = Object.values(families).flatMap(([name, file]) =>
  ['400Regular', '700Bold'].map((weight) =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`)),
  ),
);

/** Adds the characters of a table `cmap` (OpenType, formats 4 and 12). */
function addCharacters(font: Buffer, into: Set<number>): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) return;
  const cmap = font.readUInt32BE(record + 8);
  const addRange = (from: number, to: number): void => {
    for (let c = from; c <= to; c++) into.add(c);
  };
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    const format = font.readUInt16BE(at);
    if (format === 12)
      for (let n = 0; n < font.readUInt32BE(at + 12); n++)
        addRange(font.readUInt32BE(at + 16 + 12 * n), font.readUInt32BE(at + 20 + 12 * n));
    if (format !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let n = 0; n < segments; n++) {
      const to = font.readUInt16BE(at + 14 + 2 * n);
      if (to !== 0xffff) addRange(font.readUInt16BE(at + 16 + 2 * segments + 2 * n), to);
    }
  }
}

let characters: Promise<ReadonlySet<number>> | undefined;

/** The characters that some font has: any other would be shown as a box. */
export function fontCharacters(): Promise<ReadonlySet<number>> {
  characters ??= (async () => {
    const all = new Set<number>();
    for (const path of fontFiles) addCharacters(await withBytes(path, (bytes) => bytes.at(0, bytes.size)), all);
    return all;
  })();
  return characters;
}
