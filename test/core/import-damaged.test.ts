import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { extent } from '../support/extent.ts';
import { bareDatabase, onBoth } from '../support/helper.ts';
import { exported, fillEveryTable, imported, linesOf, withDatabase } from '../support/rows.ts';

function replacedBytes(bytes: Buffer, at: number): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe]), bytes.subarray(at + 2)]);
}

/** An export whose lines were changed, with the sum that belongs to it unless told. */
function changed(bytes: Buffer, change: (lines: string[]) => void, sum = true): Buffer {
  const lines = linesOf(bytes);
  change(lines);
  const last = JSON.parse(lines.at(-1) as string) as { end?: number; sha256?: string };
  if (sum && last.end !== undefined) {
    const before = lines.slice(0, -1).map((line) => `${line}\n`);
    lines[lines.length - 1] = JSON.stringify({
      end: last.end,
      sha256: createHash('sha256').update(before.join('')).digest('hex'),
    });
  }
  return Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

onBoth('a file that is cut off or was changed leaves the database as it was', async (t, kind) => {
  const source = await bareDatabase(t, 'sqlite');
  await withDatabase(source, async (db) => {
    await fillEveryTable(db, 12);
  });
  const good = await exported(source);
  const target = await bareDatabase(t, kind);
  await imported(target, good);
  const before = await exported(target);
  const lines = linesOf(good);
  const at = (table: string): number => lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const replaced = (table: string, from: string, to: string, sum = true): Buffer =>
    changed(
      good,
      (all) => {
        const i = table === '' ? 0 : at(table);
        all[i] = (all[i] as string).replace(from, to);
      },
      sum,
    );
  const whole = (table: string, text: string): Buffer =>
    changed(good, (all) => {
      all[at(table)] = text;
    });
  const set = (table: string, column: string, value: unknown): Buffer =>
    edit(table, (row) => {
      row[column] = value;
    });
  const edit = (table: string, change: (row: Record<string, unknown>) => void): Buffer =>
    changed(good, (all) => {
      const line = JSON.parse(all[at(table)] as string) as { row: Record<string, unknown> };
      change(line.row);
      all[at(table)] = JSON.stringify(line);
    });
  const zipped = gzipSync(good);
  const line = (table: string): string => `Line ${at(table) + 1}: ${table}`;
  const cases: [string, Buffer, RegExp | string][] = [
    ['an empty file', Buffer.alloc(0), 'Line 1: the file is empty'],
    ['no export', Buffer.from('{"hello": 1}\n'), 'Line 1: this is no export of Dinam'],
    ['another format', replaced('', '"version":1', '"version":9'), 'format 9'],
    ['a header without rows', replaced('', '"rows"', '"rowz"'), 'rows is required'],
    ['cut off within a line', good.subarray(0, good.length - 5_000), /Line \d+: the file is cut off in the middle/],
    ['cut off between lines', changed(good, (all) => void all.splice(200), false), 'cut off: it has 199 of'],
    ['cut off within gzip', zipped.subarray(0, zipped.length / 2), /Line \d+: the compressed file/],
    ['a letter added', replaced('news', '"slug":"', '"slug":"1', false), 'sha256 differs'],
    ['a row left out', changed(good, (all) => void all.splice(at('audit'), 1)), 'audit has 11 rows and not 12'],
    ['more after the end', Buffer.concat([good, Buffer.from('{}\n')]), 'there is more after the last line'],
    ['not JSON', whole('news', '{"table":'), `Line ${at('news') + 1}: it is not JSON`],
    ['not UTF-8', replacedBytes(good, 4_000), /Line \d+: it is not JSON in UTF-8/],
    ['an unknown table', whole('news', '{"table":"sqlite_schema","row":{}}'), 'there is no table "sqlite_schema"'],
    ['an unknown column', set('news', 'evil', 1), `${line('news')} has no column "evil"`],
    ['a column missing', set('news', 'title', undefined), `${line('news')}.title is missing`],
    ['a wrong type', set('news', 'views', '7'), `${line('news')}.views must be a whole number`],
    ['a null', set('users', 'role', null), `${line('users')}.role must not be null`],
    ['NUL in a text', set('news', 'title', 'a\0b'), `${line('news')}.title must be text without NUL`],
    ['a key twice', set('categories', 'id', 2), /\(categories\)/],
    ['a row that points nowhere', set('news', 'category_id', 123_456), /\(news\)/],
    ['a parent that is not there', set('categories', 'parent_id', 123_456), /\(categories\)/],
    ['a newer release', replaced('', '"migrations":[', '"migrations":["999-later",'), 'made by another Dinam'],
  ];
  // The reader refuses most of them before a database is asked; the last five get to it.
  for (const [what, bytes, message] of kind === 'sqlite' ? cases : extent(cases, cases.slice(-5))) {
    const error = await imported(target, bytes, true).then(
      () => assert.fail(`${what} was taken`),
      (e: Error) => e.message,
    );
    if (typeof message === 'string') assert.ok(error.includes(message), `${what}: ${error}`);
    else assert.match(error, message, what);
    assert.ok((await exported(target)).equals(before), what);
  }
});
