import { type TObject, Type } from 'typebox';
import type { Change } from '../api/change.ts';
import type { Input, ManagedRow, Resource } from '../api/resource.ts';
import type { ActRoute } from '../api/route.ts';
import { invalid } from '../error.ts';
import { BatchCsv, BatchReport, dryRun, OrderBody } from '../model/batch.ts';
import { csvRows, writeBatch } from './batch.ts';

const commonOf = (def: Pick<Resource, 'name' | 'access'>) => ({
  method: 'POST' as const,
  tag: `Admin: ${def.name}`,
  access: def.access.write,
  reply: BatchReport,
});

const messageOf = (dryRun: boolean): string => (dryRun ? 'Checked.' : 'Done.');

/** Finds the row that an input means by what names it, if it is there. */
type Existing = (c: Change, input: Input) => Promise<number | null>;

/**
 * Adds and changes rows from CSV: all of the file or nothing.
 * @param existing the row that a line without an id means; absent: it is a new one
 */
export const importRoute = (def: Resource, existing?: Existing): ActRoute => ({
  ...commonOf(def),
  path: `/api/admin/${def.name}/import`,
  summary: `Add and change ${def.name} from CSV: all of the file or nothing; at most 1,000 rows`,
  query: Type.Object({ dry_run: dryRun }),
  body: BatchCsv,
  file: { media: ['text/csv'], field: 'csv' },
  async run(app, { query, body, actor }) {
    const dryRun = (body.dry_run ?? query.dry_run ?? false) as boolean;
    const rows = await csvRows(body.csv as string, def.input as TObject);
    const data = await writeBatch(app, def, actor, dryRun, async (c) =>
      existing
        ? Promise.all(rows.map(async (row) => ({ ...row, id: row.id ?? (await existing(c, row.input)) })))
        : rows,
    );
    return { data, message: messageOf(dryRun) };
  },
});

/** Adds or replaces rows by what names them: all or nothing. @param existing the row that an input means, if it is there */
export const upsertRoute = (def: Resource, most: number, summary: string, existing: Existing): ActRoute => ({
  ...commonOf(def),
  path: `/api/admin/${def.name}/batch`,
  summary: `${summary}: all or nothing; at most ${most}`,
  body: Type.Object(
    { items: Type.Array(def.input as TObject, { minItems: 1, maxItems: most }), dry_run: dryRun },
    { additionalProperties: false },
  ),
  async run(app, { body, actor }) {
    const { items, dry_run: dryRun = false } = body as { items: Input[]; dry_run?: boolean };
    const data = await writeBatch(app, def, actor, dryRun, (c) =>
      Promise.all(items.map(async (input, n) => ({ id: await existing(c, input), input, name: `items.${n}` }))),
    );
    return { data, message: messageOf(dryRun) };
  },
});

/** Steps between two rows, so that one can be put between them by hand. */
const step = 10;

/** Puts rows into the order of a list: those that are not in it keep their place. All or nothing. */
export const orderRoute = <Row extends ManagedRow & { sort_order: number }>(def: Resource<Row>): ActRoute => ({
  ...commonOf(def),
  path: `/api/admin/${def.name}/order`,
  summary: `Order ${def.name}: each gets the \`sort_order\` of its place in the list, all or nothing`,
  body: OrderBody,
  async run(app, { body, actor }) {
    const ids = body.ids as number[];
    const data = await writeBatch(app, def, actor, false, async () =>
      ids.map((id, n) => ({ id, input: { sort_order: (n + 1) * step }, name: `ids.${n}` })).sort((a, b) => a.id - b.id),
    );
    // They are written in the order of their ids, so that two orders follow each other, and reported in that of the list.
    const placeOf = new Map(ids.map((id, n) => [id, n]));
    const rows = data.rows
      .map((row) => ({ ...row, row: placeOf.get(row.id as number) ?? row.row }))
      .sort((a, b) => a.row - b.row);
    if (rows.length !== ids.length) throw invalid([{ field: 'ids', message: 'names a row twice', code: 'repeated' }]);
    return { data: { ...data, rows }, message: 'Done.' };
  },
});
