import type { Result } from './measure.ts';

const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);

/** Whether a goal is met; a ratio is to be reached, memory to be stayed under. */
export function verdict({ goal, ratio, unit, dinam }: Result): 'met' | 'missed' | '' {
  if (goal === null) return '';
  return (unit === 'MB' ? dinam < goal : (ratio?.median ?? 0) >= goal) ? 'met' : 'missed';
}

function cellsOf(result: Result): string[] {
  const { name, peer, goal, unit, dinam, other, ratio, detail } = result;
  const aim = goal === null ? '' : unit === 'MB' ? `< ${goal}` : `>= ${goal.toFixed(2)}`;
  const note = [
    unit === 'ms' || unit === 'MB' ? '' : `p99 ${short(detail.p99 ?? 0)} ms`,
    unit === 'ms' ? `p99 ${short(detail.p99 ?? 0)} ms` : '',
  ];
  return [
    name,
    `${short(dinam)} ${unit}`,
    other === null ? '' : `${short(other)} (${peer})`,
    ratio ? ratio.median.toFixed(2) : '',
    ratio ? `${ratio.least.toFixed(2)}-${ratio.greatest.toFixed(2)}` : '',
    result.processorRatio ? result.processorRatio.median.toFixed(2) : '',
    aim,
    verdict(result),
    note.filter(Boolean).join(', '),
  ];
}

/** A plain table: the first row is its head. */
export function columns(rows: readonly string[][]): string {
  const [head = []] = rows;
  const widths = head.map((_, i) => Math.max(...rows.map((row) => (row[i] as string).length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((w) => '-'.repeat(w)).join('  '));
  return `${lines.join('\n')}\n`;
}

/** The results as a plain table. */
export function tableOf(results: Result[]): string {
  const head = ['case', 'Dinam', 'peer', 'ratio', 'spread', 'by CPU time', 'goal', '', 'latency'];
  return columns([head, ...results.map(cellsOf)]);
}
