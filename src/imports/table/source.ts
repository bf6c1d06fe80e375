import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';
import { languageOf } from '../../text/language.ts';
import { lostPart, shortText } from '../difference.ts';
import type { ImportSource, OldCategory, OldPicture } from '../story.ts';
import type { TableMapping } from './mapping.ts';
import { jsonRows, type TableRow, tableRows } from './rows.ts';
import { categoryName, type RowOptions, storyOf } from './story.ts';

interface TableOptions extends RowOptions {
  format: 'csv' | 'jsonl';
}

/** Columns of which the report may say that they are left out. */
const mostColumns = 200;

/** Categories are identified by their names: one that is a slug of Latin letters is its own. */
const slugOf = (name: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 80 ? name : undefined;

/**
 * A table of stories. It is read twice: first for its categories, then for the stories.
 * @throws Fault `invalid` where the file is broken or has none of the columns
 */
export async function tableSource(
  part: TextPart,
  mapping: TableMapping,
  options: TableOptions,
  onBytes: (done: number, total: number) => void,
): Promise<ImportSource> {
  const rows = (onProgress: (done: number) => void): AsyncIterable<TableRow> =>
    options.format === 'csv' ? tableRows(part, mapping.delimiter ?? ',', onProgress) : jsonRows(part, onProgress);
  const site = mapping.site?.replace(/\/+$/, '') ?? null;
  const host = site === null ? null : URL.parse(site)?.host;
  const columns = new Set<string>();
  const categories = await categoriesOf(
    rows((done) => onBytes(done, part.bytes)),
    mapping,
    options,
    columns,
  );
  const mapped = new Set([mapping.id, ...[...mapping.fields.values()].flatMap(({ column }) => column ?? [])]);
  const others = [...columns].filter((name) => name !== '' && !mapped.has(name));
  return {
    name: `table ${mapping.source}`,
    categories,
    differences: [
      ...others.map((name) => lostPart('column', `the column ${shortText(name)} is no field of the mapping`)),
      ...(columns.size < mostColumns
        ? []
        : [lostPart('column', `of more than ${mostColumns} columns nothing is told`)]),
    ],
    async *stories(onProgress) {
      for await (const row of rows((done) => onProgress(done, part.bytes))) yield storyOf(row, mapping, options, site);
    },
    pictureAt(src): OldPicture | null {
      const url = site === null ? null : URL.parse(src, site);
      return url && url.host === host && /^https?:$/.test(url.protocol) ? { url: url.href } : null;
    },
    localPath: (url) => {
      const path = site !== null && url.startsWith(`${site}/`) ? url.slice(site.length + 1) : URL.parse(url)?.pathname;
      return path?.replace(/^\/+|[?#].*$/g, '') || null;
    },
  };
}

/** @param columns gets the names of the columns */
async function categoriesOf(
  rows: AsyncIterable<TableRow>,
  mapping: TableMapping,
  options: TableOptions,
  columns: Set<string>,
): Promise<OldCategory[]> {
  const found = new Map<string, OldCategory>();
  let isFirst = true;
  const iterator = rows[Symbol.asyncIterator]();
  for (;;) {
    // Where the file is broken is reported when its stories are read: those before it are imported.
    const next = await iterator.next().catch((error) => {
      if (isFirst || !(error instanceof Fault)) throw error;
      return { done: true as const, value: undefined };
    });
    if (next.done) return [...found.values()];
    const { cells, problem } = next.value;
    if (isFirst && !problem) checkColumns(mapping, cells, options.format);
    isFirst = false;
    if (!problem && columns.size < mostColumns) for (const name of Object.keys(cells)) columns.add(name);
    const source = mapping.fields.get('category');
    if (!source) continue;
    const name = categoryName(cells, mapping, options.zone);
    if (name === null || found.has(name)) continue;
    const lang = languageOf(null, [name]);
    const slug = slugOf(name);
    found.set(name, {
      key: name,
      parent: null,
      name,
      ...(slug === undefined ? {} : { slug }),
      names: lang === null || slug !== undefined ? {} : { [lang]: name },
      paths: [],
    });
  }
}

/** @throws Fault `invalid` naming columns that a CSV file does not have; of JSON each row has its own */
function checkColumns(mapping: TableMapping, cells: Record<string, unknown>, format: string): void {
  if (format !== 'csv') return;
  const columns = [mapping.id, ...[...mapping.fields.values()].flatMap(({ column }) => column ?? [])];
  const missing = [...new Set(columns)].filter((name) => !Object.hasOwn(cells, name));
  if (missing.length === 0) return;
  const there = Object.keys(cells).join(', ').slice(0, 500);
  throw new Fault('invalid', `The file has no column ${missing.join(', ')}; it has ${there}.`);
}
