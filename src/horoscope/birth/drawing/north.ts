import { type ChartPicture, documentOf, type LabelRow, labelRows, path, side, text } from './svg.ts';

/**
 * The North Indian chart: houses stand still, the first on top, and run against the clock; each has the number of its
 * sign. Four are diamonds, eight are triangles on the sides.
 */

type Shape = 'diamond' | 'top' | 'bottom' | 'left' | 'right';

/** By house: its shape, and where its middle, or the apex of the triangle, lies. */
const houses: readonly (readonly [Shape, number, number])[] = [
  ['diamond', 200, 100],
  ['top', 100, 100],
  ['left', 100, 100],
  ['diamond', 100, 200],
  ['left', 100, 300],
  ['bottom', 100, 300],
  ['diamond', 200, 300],
  ['bottom', 300, 300],
  ['right', 300, 300],
  ['diamond', 300, 200],
  ['right', 300, 100],
  ['top', 300, 100],
];

/** How many labels stand in each row, by how many there are; distances of the rows from the apex or the middle. */
const flat: readonly [counts: readonly number[], away: readonly number[]][] = [
  [[3], [70]],
  [
    [3, 2],
    [80, 56],
  ],
  [
    [4, 3],
    [83, 60],
  ],
  [
    [4, 3, 1],
    [85, 64, 42],
  ],
];
const upright: readonly [counts: readonly number[], away: readonly number[]][] = [
  [[1], [0]],
  [
    [1, 1],
    [-12, 12],
  ],
  [
    [1, 1, 1],
    [-24, 0, 24],
  ],
  [
    [1, 2, 2, 1],
    [-36, -12, 12, 36],
  ],
  [
    [1, 1, 2, 2, 1, 1],
    [-58, -36, -12, 12, 36, 58],
  ],
];
const middle: readonly [counts: readonly number[], away: readonly number[]][] = [
  [[3], [0]],
  [
    [3, 3],
    [-13, 13],
  ],
  [
    [3, 4, 3],
    [-26, 0, 26],
  ],
];

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** The first arrangement that has room for so many; the last, which has for all that can come together, else. */
const roomFor = (arrangements: typeof flat, count: number): (typeof flat)[number] =>
  arrangements.find(([counts]) => sum(counts) >= count) ?? (arrangements.at(-1) as (typeof flat)[number]);

function rowsOf([shape, x, y]: (typeof houses)[number], count: number): LabelRow[] {
  if (shape === 'diamond') {
    const [counts, away] = roomFor(middle, count);
    return counts.map((some, i) => [x, y + (away[i] as number), some]);
  }
  if (shape === 'top' || shape === 'bottom') {
    const [counts, away] = roomFor(flat, count);
    const up = shape === 'top' ? -1 : 1;
    return counts.map((some, i) => [x, y + up * (away[i] as number), some]);
  }
  const [counts, away] = roomFor(upright, count);
  const out = shape === 'left' ? -1 : 1;
  // Two stand beside each other where the triangle is wide; one keeps to the side.
  return counts.map((some, i) => [
    x + out * (some === 2 ? 62 : count > 6 ? 79 : count > 3 ? 70 : 62),
    y + (away[i] as number),
    some,
  ]);
}

/** Where the number of the sign stands: towards the middle of the chart, or in the apex. */
function numberAt([shape, x, y]: (typeof houses)[number]): readonly [number, number] {
  const inward = (from: number): number => from + Math.sign(side / 2 - from) * 80;
  if (shape === 'diamond') return [inward(x), inward(y)];
  const near = 17;
  if (shape === 'left') return [x - near, y];
  if (shape === 'right') return [x + near, y];
  return [x, y + (shape === 'top' ? -near : near)];
}

const lines = 'M0 0L400 400M400 0L0 400M200 0L400 200L200 400L0 200Z';

export function northChart(picture: ChartPicture, lagna: string): string {
  const content = picture.houses.map(({ sign, labels }, i) => {
    const house = houses[i] as (typeof houses)[number];
    const [x, y] = numberAt(house);
    const number = text(x, y, String(sign), { size: 12, color: 'faint' });
    return number + labelRows(rowsOf(house, labels.length), labels, picture.lang, lagna);
  });
  return documentOf(picture, path(lines) + content.join(''));
}
