import type Database from 'better-sqlite3';

/** Columns of long text: most of the bytes of a page of news. */
const longColumns: ReadonlySet<string> = new Set(['title', 'summary', 'content']);

/** Whether `order by` names a long column: it would then sort by the expression selected under that name. */
const sortsByText = (text: string): boolean =>
  [...longColumns].some((name) => text.slice(text.lastIndexOf(' order by ')).includes(`"${name}"`));

const nullMark = '1'.charCodeAt(0);

export type ReadAll = (parameters: readonly unknown[]) => unknown[];

/**
 * A faster reader of whole rows with long text. It fetches bytes and decodes them with `Buffer`: the UTF-8 decoder that V8
 * gives native addons is several times slower for Indic text. All texts of a row come as one blob in the last long column,
 * the other columns as lengths: to collect a `Buffer` per text was as slow as the decoding.
 *
 *     select * from "news" where "id" = ?
 *     select "id", octet_length("title") as "title", ..., cast(... as blob) as "content", ... from "news" where "id" = ?
 *
 * @returns undefined for a statement without long columns, or not `select *` of one table
 * @throws Error when the rewritten statement has other columns
 */
export function readLongText(db: Database.Database, text: string, statement: Database.Statement): ReadAll | undefined {
  if (!text.startsWith('select * from ') || / join /.test(text) || sortsByText(text)) return undefined;
  const names = statement.columns().map(({ name }) => name);
  const long = names.filter((name) => longColumns.has(name));
  const last = long.pop();
  if (last === undefined) return undefined;
  // The last byte: whether the last text is null.
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
