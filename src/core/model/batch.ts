import { type Static, Type } from 'typebox';
import { Id } from './common.ts';

const closed = { additionalProperties: false };

export const dryRun = Type.Optional(Type.Boolean({ description: 'true: all is checked, and nothing is written' }));

/** What was done with each row of a batch, in the order of the rows. */
export const BatchReport = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 0, description: 'Its place in the batch, from 0' }),
        id: Type.Union([Id, Type.Null()], { description: 'null: it is not added, in a dry run' }),
        result: Type.Enum(['added', 'changed', 'unchanged', 'skipped']),
        note: Type.Optional(Type.String({ description: 'Why it was skipped' })),
      }),
    ),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    skipped: Type.Integer(),
    dry_run: Type.Boolean(),
  },
  { $id: 'BatchReport' },
);
export type BatchReport = Static<typeof BatchReport>;

/** A CSV file; a row has the fields of the resource as columns. */
export const BatchCsv = Type.Object(
  {
    csv: Type.String({
      minLength: 1,
      maxLength: 1_000_000,
      description:
        'The header names fields; `id` changes that row. Lists and objects are JSON; `name_hi` is a text in Hindi',
    }),
    dry_run: dryRun,
  },
  { ...closed, $id: 'BatchCsv' },
);

/** The rows of a resource in their new order. */
export const OrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) },
  { ...closed, $id: 'OrderBody' },
);

export const CopyYearBody = Type.Object(
  {
    from_year: Type.Integer({ minimum: 1900, maximum: 2200 }),
    to_year: Type.Integer({ minimum: 1900, maximum: 2200 }),
    dry_run: dryRun,
  },
  { ...closed, $id: 'CopyYearBody' },
);
