import type { Off, Share } from './accuracy.ts';
import { almanacNames } from './queries.ts';
import type { AccuracyRow, AlmanacResults, Figure, TimeRow } from './run.ts';

const short = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);

const timeText = (figure: Figure | null): string => (figure ? `${short(figure.median)} ms` : '');
const ratioText = (figure: Figure | null): string => (figure?.ratio ? `${short(figure.ratio.median)}x` : '');

function timeCells({ name, goal, of: { dinam, panchanga, panchangamJs } }: TimeRow): string[] {
  const verdict = goal === null || !dinam ? '' : dinam.median < goal ? 'met' : 'missed';
  const rounds = dinam ? `${short(dinam.least)}-${short(dinam.greatest)}` : '';
  const aim = goal === null ? '' : `< ${goal}`;
  const others = [panchanga, panchangamJs].flatMap((figure) => [timeText(figure), ratioText(figure)]);
  return [name, timeText(dinam), rounds, aim, verdict, ...others];
}

/** `992 of 1000`, or median, p99 and greatest in seconds. */
function accuracyText(figure: Share | Off): string {
  if ('of' in figure) return `${figure.right} of ${figure.of}`;
  return `${[figure.median, figure.p99, figure.max].map(short).join(' / ')} s`;
}

function accuracyCells({ name, of }: AccuracyRow): string[] {
  const [dinam, panchanga, panchangamJs] = almanacNames.map((almanac) => accuracyText(of[almanac]));
  return [name, dinam ?? '', '', '', '', panchanga ?? '', '', panchangamJs ?? '', ''];
}

/** A plain table: times, then accuracy (median, p99 and greatest of the seconds off). */
export function almanacTable({ times, accuracy }: AlmanacResults): string {
  const head = ['almanac', 'Dinam', 'rounds', 'goal', '', 'panchanga', 'ratio', 'panchangam-js', 'ratio'];
  const rows = [head, ...times.map(timeCells), ...accuracy.map(accuracyCells)];
  const widths = head.map((_, i) => Math.max(...rows.map((row) => (row[i] as string).length)));
  const line = (cells: string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  return `${[head, rule, ...rows.slice(1)].map(line).join('\n')}\n`;
}
