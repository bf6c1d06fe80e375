import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Looked at page by page before a start; that takes a second or so. Larger ones: `dinam doctor`. */
const wholeBytes = 64 * 1_048_576;

const damaged = (text: string): Error => Object.assign(new Error(text), { code: 'SQLITE_CORRUPT' });
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** What the header says of the file's length: a copy that was cut off is shorter. */
function checkHeader(file: string, size: number): void {
  const head = Buffer.alloc(100);
  const fd = openSync(file, 'r');
  const read = readSync(fd, head, 0, 100, 0);
  closeSync(fd);
  if (read < 100 || head.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw damaged('it is no SQLite database');
  const pageSize = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
  // With a log beside it the file may be shorter than it will be.
  if (sizeOf(`${file}-wal`) === 0 && size < head.readUInt32BE(28) * pageSize)
    throw damaged(`it was cut off: ${size} bytes of ${head.readUInt32BE(28) * pageSize}`);
}

/**
 * Looks at the file before the service opens it. A damaged one would answer some requests and fail others.
 * @returns whether there is a database with tables; without them it is of a first start that was killed
 * @throws an error with the code `SQLITE_CORRUPT`
 */
export function checkSqlite(file: string): boolean {
  if (!existsSync(file)) return false;
  const { size } = statSync(file);
  if (size === 0) {
    if (sizeOf(`${file}-wal`) > 0) return true;
    throw damaged('it has 0 bytes; if there never was a database, remove it');
  }
  checkHeader(file, size);
  if (size > wholeBytes) return true;
  const db = new Database(file, { timeout: 5_000 });
  try {
    const [found] = db.pragma('quick_check(1)') as { quick_check: string }[];
    if (found && found.quick_check !== 'ok') throw damaged(found.quick_check);
    return db.prepare('select 1 from sqlite_schema limit 1').get() !== undefined;
  } finally {
    db.close();
  }
}
