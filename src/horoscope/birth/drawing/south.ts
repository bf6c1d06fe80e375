import { type ChartPicture, documentOf, type LabelRow, labelRows, path, text } from './svg.ts';

/**
 * The South Indian chart: signs stand still, Meena in the upper left corner, and run with the clock; a stroke across a
 * corner marks that of the lagna.
 */

const cell = 100;

/** Column and row by sign, from Mesha. */
const cells: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const lines = 'M100 0V400M300 0V400M0 100H400M0 300H400M200 0V100M200 300V400M0 200H100M300 200H400';

/** In each row at most. */
const abreast = 3;
const rowHeight = 24;

function rowsIn(x: number, y: number, count: number): LabelRow[] {
  const rows = Math.max(1, Math.ceil(count / abreast));
  const first = y + 43 - ((rows - 1) * rowHeight) / 2;
  return Array.from({ length: rows }, (_, i) => [x + cell / 2, first + i * rowHeight, abreast]);
}

export function southChart(picture: ChartPicture, lagna: string): string {
  const content = picture.houses.map(({ sign, signName, labels }, i) => {
    const [column, row] = cells[sign - 1] as (typeof cells)[number];
    const [x, y] = [column * cell, row * cell];
    const name = text(x + cell / 2, y + 88, signName, { size: 12, color: 'faint' });
    const stroke = i === 0 ? path(`M${x} ${y + 15}L${x + 15} ${y}`, 'lagna') : '';
    return name + stroke + labelRows(rowsIn(x, y, labels.length), labels, picture.lang, lagna);
  });
  const middle = picture.lines.map((line, i) =>
    text(200, 200 + (i - (picture.lines.length - 1) / 2) * 30, line, { size: i === 0 ? 17 : 13, bold: i === 0 }),
  );
  return documentOf(picture, path(lines) + content.join('') + middle.join(''));
}
