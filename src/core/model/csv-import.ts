import { type Static, Type } from 'typebox';

/** A CSV file, also sent as such (`text/csv`, then `dry_run` stands in the query) or as a file of a form. */
export const CsvInput = Type.Object(
  {
    csv: Type.String({ description: 'UTF-8; see the documentation for its columns' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'Check all of it, write nothing' })),
  },
  { $id: 'CsvInput', additionalProperties: false },
);

/** What an import of CSV does, or would do. */
export const ImportReport = Type.Object(
  {
    rows: Type.Integer(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    dry_run: Type.Boolean(),
  },
  { $id: 'ImportReport' },
);
export type ImportReport = Static<typeof ImportReport>;
