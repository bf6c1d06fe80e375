import { readMoney } from './money.ts';

/** A row of the file: what it says of a product, or why it cannot be used. */
export interface PriceRow {
  /** In the file, from 1. */
  line: number;
  id: number | null;
  price: number | null;
  mrp: number | null;
  problem: 'id' | 'price' | 'mrp' | 'twice' | 'unknown' | 'currency' | null;
}

/** Why a file is not read at all. */
export class NotPrices extends Error {
  readonly why: 'header' | 'empty' | 'long' | 'csv';
  constructor(why: NotPrices['why']) {
    super(why);
    this.why = why;
  }
}

/** Rows that the server takes at once. */
export const mostPriceRows = 1_000;

/**
 * The prices in a CSV file with the columns `id`, `price` and, where wanted, `mrp`, in rupees. Other columns are for the
 * people who fill it in.
 * @throws NotPrices
 */
export async function pricesIn(csv: string): Promise<PriceRow[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  let records: { record: string[]; info: { lines: number } }[];
  try {
    const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true } as const;
    records = parse(csv, { ...options, delimiter: [',', ';', '\t'] }) as unknown as typeof records;
  } catch {
    throw new NotPrices('csv');
  }
  const [head, ...rows] = records;
  const names = (head?.record ?? []).map((name) => name.toLowerCase());
  const [idAt, priceAt, mrpAt] = ['id', 'price', 'mrp'].map((name) => names.indexOf(name)) as [number, number, number];
  if (idAt < 0 || priceAt < 0) throw new NotPrices('header');
  if (rows.length === 0) throw new NotPrices('empty');
  if (rows.length > mostPriceRows) throw new NotPrices('long');
  const seen = new Set<number>();
  return rows.map(({ record, info }) => {
    const [idText, priceText, mrpText] = [record[idAt] ?? '', record[priceAt] ?? '', record[mrpAt] ?? ''];
    const id = /^[1-9]\d{0,14}$/.test(idText) ? Number(idText) : null;
    const price = readMoney(priceText);
    const mrp = mrpText === '' ? null : readMoney(mrpText);
    const problem =
      id === null
        ? 'id'
        : seen.has(id)
          ? 'twice'
          : price === null
            ? 'price'
            : mrpText !== '' && mrp === null
              ? 'mrp'
              : null;
    if (id !== null) seen.add(id);
    return { line: info.lines, id, price, mrp, problem };
  });
}

/** The rows as the import of the server takes them, in paise; line 2 is the first. */
export const csvOf = (rows: readonly PriceRow[]): string =>
  ['id,price,mrp', ...rows.map(({ id, price, mrp }) => `${id},${price},${mrp ?? ''}`)].join('\n');

/** A program of tables would compute what begins like a formula. */
const quoted = (text: string): string => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;

/** Products with their prices in rupees, to be changed in a table. Programs of tables know UTF-8 by the mark at its beginning. */
export const csvOfProducts = (
  products: readonly { id: number; title: string; price: number; mrp: number | null }[],
): string =>
  `\uFEFF${[
    'id,title,price,mrp',
    ...products.map(
      ({ id, title, price, mrp }) => `${id},${quoted(title)},${price / 100},${mrp === null ? '' : mrp / 100}`,
    ),
  ].join('\r\n')}\r\n`;

interface RowProblem {
  field: string;
  message: string;
}

/** What the server said of each row, by its place: errors name `line 2.mrp`, or `line 2, price`; -1: of no row. */
export function problemsByRow(errors: readonly RowProblem[]): ReadonlyMap<number, RowProblem[]> {
  const found = new Map<number, RowProblem[]>();
  for (const { field, message } of errors) {
    const [, line, name = ''] = /^line (\d+)[.,]?\s*(.*)$/.exec(field) ?? [];
    const row = line === undefined ? -1 : Number(line) - 2;
    found.set(row, [...(found.get(row) ?? []), { field: name, message }]);
  }
  return found;
}
