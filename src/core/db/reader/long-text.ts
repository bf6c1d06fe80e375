import type Database from 'better-sqlite3';

/** Columns of running text: a page of news is mostly these. */
const longColumns: ReadonlySet<string> = new Set(['title', 'summary', 'content']);

/** Whether rows are put in the order of a text: the name would then mean what is selected in its place. */
const sortsByText = (text: string): boolean =>
  [...longColumns].some((name) => text.slice(text.lastIndexOf(' order by ')).includes(`"${name}"`));

const nullMark = '1'.charCodeAt(0);

/** Reads all rows of a statement. */
export type ReadAll = (parameters: readonly unknown[]) => unknown[];

/**
 * Reads whole rows faster where they hold running text: the text is fetched as bytes and decoded here, as what V8 gives a
 * native addon for UTF-8 is several times slower than `Buffer` at Indic text. All texts of a row come in one value, in the
 * place of the last of them, and the others as their lengths: each `Buffer` of an addon is memory that the garbage
 * collector has to see to by itself, which took as long as the decoding. Undefined for a statement that reads no such
 * column, or not whole rows.
 *
 *     select * from "news" where "id" = ?
 *     select "id", octet_length("title") as "title", ..., cast(... as blob) as "content", ... from "news" where "id" = ?
 *
 * @throws Error when the statement has changed in more than its columns
 */
export function readLongText(db: Database.Database, text: string, statement: Database.Statement): ReadAll | undefined {
  if (!text.startsWith('select * from ') || / join /.test(text) || sortsByText(text)) return undefined;
  const names = statement.columns().map(({ name }) => name);
  const long = names.filter((name) => longColumns.has(name));
  const last = long.pop();
  if (last === undefined) return undefined;
  // The last byte tells whether the last text is null.
  const texts = [...long, last].map((name) => `coalesce("${name}", '')`).join(' || ');
  const columns = names.map((name) => {
    if (name === last) return `cast(${texts} || ("${last}" is null) as blob) as "${last}"`;
    return long.includes(name) ? `octet_length("${name}") as "${name}"` : `"${name}"`;
  });
  const inBytes = db.prepare(text.replace('*', () => columns.join(', ')));
  const changed = inBytes.columns().map(({ name }) => name);
  if (changed.join() !== names.join()) throw new Error(`Columns ${changed} instead of ${names} of: ${text}`);
  return (parameters) => {
    const rows = inBytes.all(parameters) as Record<string, unknown>[];
    for (const row of rows) {
      const bytes = row[last] as Buffer;
      let from = 0;
      for (const name of long) {
        const length = row[name] as number | null;
        if (length === null) continue;
        row[name] = bytes.toString('utf8', from, from + length);
        from += length;
      }
      const end = bytes.length - 1;
      row[last] = bytes[end] === nullMark ? null : bytes.toString('utf8', from, end);
    }
    return rows;
  };
}
