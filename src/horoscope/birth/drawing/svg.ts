import type { Lang } from '../../../core/model/common.ts';
import { escapeHtml } from '../../../text/markup/escape.ts';

/** What stands in one house of a chart. */
export interface ChartHouse {
  /** 1 Mesha to 12 Meena. */
  sign: number;
  signName: string;
  /** Short names, with the mark that the legend explains. */
  labels: readonly string[];
}

/** A chart as it is to be drawn. */
export interface ChartPicture {
  lang: Lang;
  title: string;
  /** In the middle, where the style has room there. */
  lines: readonly string[];
  /** House 1, that of the lagna, first. */
  houses: readonly ChartHouse[];
  /** What the mark at a label means; empty where there is none. */
  legend: string;
}

/** Side of the chart; all lengths are in units of the drawing. */
export const side = 400;
const margin = 6;
const legendHeight = 30;

const colors = { paper: '#fffdf8', line: '#9a5b13', text: '#1f2430', faint: '#6b7280', lagna: '#b42318' } as const;
type Color = keyof typeof colors;

/** Nastaliq letters hang from the upper right to the lower left, and are smaller at the same size. */
const urduFonts = "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',serif";

interface TextStyle {
  size: number;
  color?: Color;
  bold?: boolean;
}

/** A text around a point. Its direction is that of the whole picture. */
export function text(x: number, y: number, content: string, { size, color = 'text', bold }: TextStyle): string {
  const weight = bold ? ' font-weight="600"' : '';
  return `<text x="${x}" y="${y + size * 0.35}" font-size="${size}" fill="${colors[color]}"${weight}>${escapeHtml(content)}</text>`;
}

export const path = (d: string, color: Color = 'line'): string =>
  `<path d="${d}" fill="none" stroke="${colors[color]}" stroke-width="1.5"/>`;

/** A row of places for labels: its middle, and how many there are. */
export type LabelRow = readonly [x: number, y: number, count: number];

const width = 34;

/** Letters of some scripts are wider, and short names of some languages longer. */
const sizes: Partial<Record<Lang, number>> = { ur: 12, ta: 14, ml: 14 };
const usualSize = 15;
/** So many labels in a house are drawn smaller. */
const crowd = 6;

/** Labels one after another into rows; the first of the houses has that of the lagna, in its colour. */
export function labelRows(
  rows: readonly LabelRow[],
  labels: readonly string[],
  lang: Lang,
  lagna: string | null,
): string {
  const size = Math.round((sizes[lang] ?? usualSize) * (labels.length >= crowd ? 0.88 : 1));
  let next = 0;
  const drawn: string[] = [];
  for (const [x, y, room] of rows) {
    const some = labels.slice(next, next + room);
    next += room;
    const step = lang === 'ur' ? -width : width;
    for (const [i, label] of some.entries()) {
      const at = x + (i - (some.length - 1) / 2) * step;
      drawn.push(text(at, y, label, { size, bold: true, color: label === lagna ? 'lagna' : 'text' }));
    }
  }
  return drawn.join('');
}

/** The whole document: an SVG that needs no script, style sheet or font of its own. */
export function documentOf({ lang, title, legend }: ChartPicture, content: string): string {
  const height = side + 2 * margin + (legend ? legendHeight : 0);
  const box = `${-margin} ${-margin} ${side + 2 * margin} ${height}`;
  const isUrdu = lang === 'ur';
  const frame = `<rect x="0" y="0" width="${side}" height="${side}" fill="none" stroke="${colors.line}" stroke-width="2"/>`;
  const paper = `<rect x="${-margin}" y="${-margin}" width="${side + 2 * margin}" height="${height}" fill="${colors.paper}"/>`;
  const key = legend ? text(side / 2, side + legendHeight / 2 + 2, legend, { size: 12, color: 'faint' }) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" xml:lang="${lang}" text-anchor="middle" ` +
    `direction="${isUrdu ? 'rtl' : 'ltr'}" font-family="${isUrdu ? urduFonts : 'sans-serif'}">` +
    `<title>${escapeHtml(title)}</title>${paper}${content}${frame}${key}</svg>`
  );
}
