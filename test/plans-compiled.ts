import Database from 'better-sqlite3';
import type { App } from '../src/core/app.ts';
import { sqliteFile } from '../src/core/db/sqlite.ts';
import type { RecordedRequest } from './plans-read.ts';

const times = 3;

/**
 * How often SQLite compiles a prepared statement anew while it runs three times more. Each time the driver makes the function
 * that builds its rows anew, and that is counted. The statement is explained, so it has rows and changes nothing: SQLite
 * compiles it in the same way and for the same reasons.
 */
export function compilationsOf(app: App): { count(query: RecordedRequest): number; close(): void } {
  const db = new Database(sqliteFile(app.config.dataDir), { readonly: true });
  const { Function: real } = globalThis;
  return {
    count({ sql, parameters }) {
      const statement = db.prepare(`explain ${sql}`);
      statement.all(parameters);
      let made = 0;
      globalThis.Function = new Proxy(real, {
        apply(target, self, given) {
          made++;
          return Reflect.apply(target, self, given);
        },
      });
      try {
        for (let time = 0; time < times; time++) statement.all(parameters);
      } finally {
        globalThis.Function = real;
      }
      return made;
    },
    close: () => void db.close(),
  };
}
