import Database from 'better-sqlite3';

export type ScratchValue = string | number | null;

/** A file in which a command sorts rows and looks them up, and that is removed after it: nothing in it is safe from a crash. */
export interface Scratch {
  exec(sql: string): void;
  /** A statement that writes, compiled once. */
  writer(sql: string): (values: ScratchValue[]) => void;
  /** A statement that reads, compiled once. */
  reader(sql: string): (values: ScratchValue[]) => Record<string, ScratchValue>[];
  close(): void;
}

/** @param path of a file that does not exist yet */
export function openScratch(path: string): Scratch {
  const db = new Database(path);
  db.pragma('journal_mode = off');
  db.pragma('synchronous = off');
  db.pragma('temp_store = file');
  return {
    exec: (sql) => void db.exec(sql),
    writer(sql) {
      const statement = db.prepare(sql);
      return (values) => void statement.run(...values);
    },
    reader(sql) {
      const statement = db.prepare(sql);
      return (values) => statement.all(...values) as Record<string, ScratchValue>[];
    },
    close: () => void db.close(),
  };
}
