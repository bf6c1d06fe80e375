import sharp, { type OverlayOptions } from 'sharp';
import { type CardSize, type CardSpec, cardSides } from '../card.ts';
import { gradient, pictureFill, rangoli, shade } from './background.ts';
import { darker, type Rgb, rgbOf, underWhite } from './color.ts';
import { type CardLayer, pixelsOf } from './layer.ts';
import { type Measures, measures } from './measures.ts';
import { showableText, writeIn } from './write.ts';

/** Of local files; null where there is none. */
interface CardFiles {
  picture: string | null;
  logo: string | null;
}

interface Placed extends CardLayer {
  /** Drawn behind it, with this much around. */
  plate?: { color: Rgb; x: number; y: number };
  gapAfter: number;
  /** In the second column. */
  beside?: CardLayer | undefined;
}

function solid(width: number, height: number, [r, g, b]: Rgb): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background: { r, g, b } } } };
}

/** The logo on white: many are dark. Null for one that cannot be read. */
async function logoPlate(logo: string | null, height: number): Promise<CardLayer | null> {
  if (!logo) return null;
  try {
    const inner = Math.round(height * 0.8);
    const small = await pixelsOf(
      sharp(logo, { limitInputPixels: 20_000_000, failOn: 'error' })
        .resize(height * 4, inner, { fit: 'inside' })
        .toColourspace('srgb'),
    );
    const width = small.width + (height - inner);
    const plate = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
    return await pixelsOf(plate.composite([small.layer]));
  } catch {
    return null;
  }
}

/** Between two columns. */
const columnGap = 48;
const columnWidth = (width: number, columns: number): number =>
  Math.floor((width - (columns - 1) * columnGap) / columns);

/** Rows in one size: the largest in which each has room. */
async function writeRows(spec: CardSpec, whole: number, { rows, gap }: Measures, room: number): Promise<Placed[]> {
  const { columns, sizes } = rows;
  const height = Math.min(rows.height, room);
  const wanted = await Promise.all(
    spec.rows.map(async ([name, value]) => ({ name: await showableText(name), value: await showableText(value, '–') })),
  );
  const lines = Math.ceil(wanted.length / columns);
  const each = Math.floor(height / Math.max(1, lines)) - gap;
  const style = { lang: spec.lang, width: columnWidth(whole, columns), isBold: true };
  const write = (of: readonly number[]) =>
    Promise.all(wanted.map(({ name, value }) => writeIn(value, each, of, { ...style, name })));
  const first = await write(sizes);
  const least = Math.min(...first.map((row) => row?.size ?? Number.POSITIVE_INFINITY));
  const isSame = first.every((row) => row?.size === least);
  const drawn = (isSame ? first : await write(sizes.filter((size) => size <= least))).filter((row) => row !== null);
  if (columns === 1) return drawn.map((row) => ({ ...row, gapAfter: gap }));
  return drawn.flatMap((row, n) => {
    const beside = drawn[n + 1];
    const tall = Math.max(row.height, beside?.height ?? 0);
    return n % 2 === 0 ? [{ ...row, beside, gapAfter: gap + tall - row.height }] : [];
  });
}

/** Where texts begin: below the publication. */
const topOf = ({ top, logo, gap }: Measures): number => top + logo + gap;

/** Nastaliq is twice as high as other scripts. */
const labelLines = 4;

async function writeParts(spec: CardSpec, size: CardSize, color: Rgb, hasPicture: boolean): Promise<Placed[]> {
  const m = measures[size];
  const { lang, layout } = spec;
  const isGreeting = layout === 'greeting';
  const width = cardSides[size].width - 2 * m.margin;
  const style = { lang, width, isCentered: isGreeting };
  const parts: Placed[] = [];
  const label = await writeIn(await showableText(spec.label), m.label * labelLines, [m.label], {
    ...style,
    isBold: true,
  });
  const [x, y] = [Math.round(m.label * 0.7), Math.round(m.label * 0.45)];
  const plate = { color: hasPicture ? color : darker(color, 0.5), x, y };
  if (label) parts.push({ ...label, ...(layout === 'story' ? { plate } : {}), gapAfter: m.gap });
  const titles = {
    story: hasPicture ? m.title : m.tallTitle,
    table: { height: m.title.height / 2, sizes: m.title.sizes.slice(1) },
    greeting: m.greeting.title,
  }[layout];
  const title = await showableText(spec.title, await showableText(spec.brand, '…'));
  const heading = await writeIn(title, titles.height, titles.sizes, { ...style, isBold: true });
  if (heading) parts.push({ ...heading, gapAfter: Math.round(m.gap * 1.2) });
  const hasRows = spec.rows.length > 0;
  const texts = isGreeting ? m.greeting.text : hasRows ? m.text : m.longText;
  const text = await writeIn(await showableText(spec.text), texts.height, texts.sizes, { ...style, opacity: 0.92 });
  if (text) parts.push({ ...text, gapAfter: Math.round(m.gap * 1.6) });
  const room = cardSides[size].height - topOf(m) - m.bottom - heightOf(parts) - m.gap;
  if (hasRows) parts.push(...(await writeRows(spec, width, m, room)));
  return parts;
}

/** Places texts one below the other, on the side where the language begins. */
function place(parts: readonly Placed[], spec: CardSpec, size: CardSize, top: number): OverlayOptions[] {
  const { margin } = measures[size];
  const { width } = cardSides[size];
  const leftOf = (across: number, inset: number): number => {
    if (spec.layout === 'greeting') return Math.round((width - across) / 2);
    return spec.lang === 'ur' ? width - margin - across - inset : margin + inset;
  };
  const second = columnWidth(width - 2 * margin, 2) + columnGap;
  const placed: OverlayOptions[] = [];
  let at = top;
  for (const { layer, width: across, height, plate, gapAfter, beside } of parts) {
    const { x = 0, y = 0 } = plate ?? {};
    const left = leftOf(across, x);
    if (plate) {
      const behind = solid(across + 2 * x, height + 2 * y, plate.color);
      placed.push({ ...behind, left: left - x, top: at });
    }
    placed.push({ ...layer, left, top: at + y });
    if (beside) placed.push({ ...beside.layer, left: leftOf(beside.width, second), top: at });
    at += height + 2 * y + gapAfter;
  }
  return placed;
}

const heightOf = (parts: readonly Placed[]): number =>
  parts.reduce((sum, { height, plate, gapAfter }) => sum + height + 2 * (plate?.y ?? 0) + gapAfter, 0) -
  (parts.at(-1)?.gapAfter ?? 0);

/** Logo and name of the publication, at the top. */
async function brandRow(spec: CardSpec, logo: string | null, size: CardSize): Promise<OverlayOptions[]> {
  const m = measures[size];
  const { width } = cardSides[size];
  const plate = await logoPlate(logo, m.logo);
  const room = width - 2 * m.margin - (plate ? plate.width + m.gap : 0);
  const name = await writeIn(await showableText(spec.brand), m.logo * 1.2, [m.brand, m.brand * 0.8, m.brand * 0.6], {
    lang: spec.lang,
    width: room,
    isBold: true,
  });
  const row: OverlayOptions[] = [];
  let at = m.margin;
  for (const part of [plate, name]) {
    if (!part) continue;
    const left = spec.lang === 'ur' ? width - at - part.width : at;
    row.push({ ...part.layer, left, top: m.top + Math.round((m.logo - part.height) / 2) });
    at += part.width + Math.round(m.gap * 0.8);
  }
  return row;
}

/** How dark white letters need a picture to be behind them: 3 to 1 on a white one (WCAG 2, large text). */
const darkEnough = 0.62;

/** Above a text the picture gets dark within this part of its height. */
const fade = 0.22;

/**
 * The publication at the top and the headline at the bottom are readable on any picture; between them it stays as it is.
 * @param textTop where the headline begins, as a fraction of the height of the picture
 */
function shadeOf(size: CardSize, textTop: number): (y: number) => number {
  const { top, logo, pictureHeight } = measures[size];
  const brandEnd = (top + logo) / pictureHeight;
  const atEnd = size === 'og' ? 0.9 : 1; // a status goes on below its picture
  const below = (y: number): number => darkEnough + (atEnd - darkEnough) * ((y - textTop) / (1 - textTop));
  const above = (y: number): number => darkEnough * (1 - (textTop - y) / fade);
  return (y) => Math.max(darkEnough - Math.max(0, y - brandEnd) * 4, y < textTop ? above(y) : below(y));
}

async function background(spec: CardSpec, size: CardSize, color: Rgb, picture: OverlayOptions | null, textTop: number) {
  const sides = cardSides[size];
  const { pictureHeight } = measures[size];
  if (!picture) return { base: (spec.layout === 'story' ? gradient : rangoli)(sides, color), layers: [] };
  const dark = darker(color, 0.8);
  const [r, g, b] = dark;
  const base = sharp({ create: { ...sides, channels: 3, background: { r, g, b } } });
  const shaded = { width: sides.width, height: pictureHeight };
  const layers: OverlayOptions[] = [
    { ...picture, left: 0, top: 0 },
    { ...(await shade(shaded, dark, shadeOf(size, Math.min(0.95, textTop / pictureHeight)))), left: 0, top: 0 },
  ];
  return { base, layers };
}

/**
 * Draws a card as a JPEG file.
 * @returns whether the picture is on it: one that is damaged, or too small, is left out
 */
export async function drawCard(
  spec: CardSpec,
  size: CardSize,
  files: CardFiles,
  pixels: number,
  target: string,
): Promise<{ hasPicture: boolean }> {
  const sides = cardSides[size];
  const m = measures[size];
  const color = underWhite(rgbOf(spec.color));
  const area = { width: sides.width, height: m.pictureHeight };
  const picture = files.picture
    ? await pictureFill(files.picture, area, spec.picture?.focal ?? null, pixels).catch(() => null)
    : null;
  const parts = await writeParts(spec, size, color, picture !== null);
  const height = heightOf(parts);
  const [first, last] = [topOf(m), sides.height - m.bottom];
  const isBelow = picture !== null && size === 'og';
  const from = picture && size === 'status' ? Math.min(m.pictureHeight - 60, last - height) : first;
  const top = isBelow ? last - height : Math.max(first, Math.round(from + (picture ? 0 : (last - from - height) / 2)));
  const { base, layers } = await background(spec, size, color, picture, top);
  const stripe = { ...solid(sides.width, 12, color), left: 0, top: sides.height - 12 };
  await base
    .composite([
      ...layers,
      ...(picture ? [stripe] : []),
      ...(await brandRow(spec, files.logo, size)),
      ...place(parts, spec, size, Math.max(0, top)),
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toFile(target);
  return { hasPicture: picture !== null };
}
