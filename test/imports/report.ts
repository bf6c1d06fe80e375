import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Importer } from './scene.ts';

interface Row {
  level: string;
  id: string;
  address: string;
  what: string;
  count: string;
  reason: string;
}

/** Rows of the report of a run, by the id of the story: `level what count`. */
export async function report(
  own: Importer,
  args: string[],
): Promise<{ of(id: string): string[]; rows: Row[]; out: string }> {
  const path = await own.file('report.csv', '');
  const { out } = await own.run([...args, '--report', path]);
  const rows: Row[] = parse(await readFile(path, 'utf8'), { bom: true, columns: true });
  const of = (id: string) =>
    rows
      .filter((row) => row.id === id)
      .map(({ level, what, count }) => `${level} ${what} ${count}`)
      .toSorted();
  return { of, rows, out };
}
