import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DinamError } from '../../../../client/error.ts';
import type { BatchReport } from '../../../../src/core/model/batch.ts';
import type { AdminProduct } from '../../../../src/shopping/model.ts';
import { call } from '../../api/http.ts';
import { decimalsOf } from './money.ts';
import { csvOf, csvOfProducts, type PriceRow, pricesIn, problemsByRow } from './price-csv.ts';

type Product = Pick<AdminProduct, 'id' | 'title' | 'price' | 'mrp' | 'currency'>;

/** A row of the file beside the product that it means, and what the server says of it. */
export interface CheckedRow extends PriceRow {
  product: Product | null;
  refused: { field: string; message: string }[];
}

const fields = 'title,price,mrp,currency';
const perPage = 100;

/** The amounts of a file have two decimals. */
const fits = ({ currency }: Product): boolean => decimalsOf(currency) === 2;

async function productsOf(ids: readonly number[]): Promise<ReadonlyMap<number, Product>> {
  const found = new Map<number, Product>();
  for (let at = 0; at < ids.length; at += perPage) {
    const query = { ids: ids.slice(at, at + perPage), limit: perPage, fields, count: false };
    for (const one of (await call<Product[]>('/api/admin/products', { query })).data) found.set(one.id, one);
  }
  return found;
}

const withProduct = (row: PriceRow, products: ReadonlyMap<number, Product>): CheckedRow => {
  const product = row.id === null ? null : (products.get(row.id) ?? null);
  const problem = row.problem ?? (product === null ? 'unknown' : fits(product) ? null : 'currency');
  return { ...row, product, problem, refused: [] };
};

const send = async (rows: readonly CheckedRow[], dry_run: boolean): Promise<BatchReport> => {
  const body = { csv: csvOf(rows), dry_run };
  return (await call<BatchReport>('/api/admin/products/import', { method: 'POST', body })).data;
};

/** The rows with what the server said of those that were sent. @throws what says nothing of a row */
function withErrors(rows: readonly CheckedRow[], sent: readonly CheckedRow[], error: unknown): CheckedRow[] {
  const problems = problemsByRow(error instanceof DinamError ? (error.errors ?? []) : []);
  if (problems.size === 0 || problems.has(-1)) throw error;
  return rows.map((row) => ({ ...row, refused: problems.get(sent.indexOf(row)) ?? [] }));
}

/** Prices from a file: read, checked by the server row by row, and only then written, all of them or none. */
export function usePriceImport() {
  const queries = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const [rows, setRows] = useState<readonly CheckedRow[]>([]);
  const [report, setReport] = useState<BatchReport | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    await work().catch(setError);
    setBusy(false);
  };
  const tryRows = async (all: readonly CheckedRow[], dry_run: boolean) => {
    const sent = all.filter(({ problem }) => problem === null);
    setRows(all);
    if (sent.length === 0) return;
    try {
      setReport(await send(sent, dry_run));
    } catch (failure) {
      setRows(withErrors(all, sent, failure));
    }
  };
  return {
    name,
    rows,
    report,
    error,
    isBusy,
    wrong: rows.filter(({ problem, refused }) => problem !== null || refused.length > 0).length,
    /** Reads a file and has the server check it. */
    choose: (file: File) =>
      run(async () => {
        setName(file.name);
        setRows([]);
        setReport(null);
        const given = await pricesIn(await file.text());
        const products = await productsOf(given.flatMap(({ id }) => id ?? []));
        await tryRows(
          given.map((row) => withProduct(row, products)),
          true,
        );
      }),
    write: () =>
      run(async () => {
        setReport(null);
        await tryRows(rows, false);
        await queries.invalidateQueries({ queryKey: ['products'] });
      }),
    /** All products with their prices, as a file that can be changed and given back; as many as one file may have. */
    download: (most: number) =>
      run(async () => {
        const all: Product[] = [];
        for (let page = 1; all.length < most; page++) {
          const query = { page, limit: perPage, fields, sort: 'title' };
          const { data } = await call<Product[]>('/api/admin/products', { query });
          all.push(...data);
          if (data.length < perPage) break;
        }
        const url = URL.createObjectURL(new Blob([csvOfProducts(all.filter(fits))], { type: 'text/csv' }));
        Object.assign(document.createElement('a'), { href: url, download: 'prices.csv' }).click();
        setTimeout(() => URL.revokeObjectURL(url), 10_000);
      }),
  };
}
