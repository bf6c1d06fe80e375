import { sql } from 'kysely';
import { words } from '../../bench/words.ts';
import { schema, searchSources } from '../../src/app.ts';
import type { BackupRow, Engine } from '../../src/backup/engine.ts';
import { type ExportOptions, exportAll } from '../../src/backup/export.ts';
import { engineOf } from '../../src/backup/format.ts';
import { importAll } from '../../src/backup/import.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { type Database, openDatabase, type Tx } from '../../src/core/db/database.ts';
import { anyTable } from '../../src/core/db/dialect.ts';
import { createLog } from '../../src/core/log/log.ts';
import { development } from '../../src/migrations/development.ts';
import { migrationNames, migrations } from '../../src/migrations/list.ts';

const silent = createLog('silent');

/** Tables that an export has. */
export const exportedTables = Object.entries(schema.tables).flatMap(([name, { isTransient }]) =>
  isTransient ? [] : [name],
);

/** The database that an environment leads to, as it is; closed when `work` is done. */
export async function withDatabase<T>(env: Record<string, string>, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(readConfig(env), silent);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The lines of an export. */
export const linesOf = (bytes: Buffer): string[] => bytes.toString().split('\n').slice(0, -1);

/** The bytes of an export. */
export function exported(env: Record<string, string>, options: Partial<ExportOptions> = {}): Promise<Buffer> {
  return withDatabase(env, async (db) => {
    const chunks: Buffer[] = [];
    await exportAll(db, async (bytes) => void chunks.push(bytes), {
      tables: schema.tables,
      migrations: migrationNames,
      ...options,
    });
    return Buffer.concat(chunks);
  });
}

/** Brings bytes back, in pieces that break lines and letters. */
export function imported(env: Record<string, string>, bytes: Buffer, force = false): Promise<{ rows: number }> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += 9_999) yield bytes.subarray(at, at + 9_999);
  };
  return withDatabase(env, (db) =>
    importAll(db, pieces(), {
      force,
      search: searchSources,
      tables: schema.tables,
      steps: migrations,
      former: development,
      now: Date.now(),
    }),
  );
}

/** Texts of every language, and what a careless writer of files would lose. */
const texts = [
  ...Object.values(words).map((list) => list.split(' ').slice(0, 9).join(' ')),
  'quote " back\\slash \u2028 line\nbreak\ttab \u200d\u200c zwj',
  '👩‍👩‍👧‍👦 🇮🇳 क़ \ufeff नुक़्ता',
  '',
  "it's; drop table news; --",
];

/** What a server answers with as it lies in the table: such rows are still good answers. */
const shown: Record<string, Record<string, string>> = {
  news: { content_format: 'html', content_type: 'article', lang: 'te', status: 'published' },
};

const json: Record<string, string> = {
  texts: '{}',
  tags: '["వర్షం"]',
  categories: '["मौसम"]',
  images: '[]',
  corrections: '[]',
  place_ids: '[]',
};

/**
 * Puts `count` rows into every exported table (SQLite), or into each as many as it says.
 * They fit their columns and nothing else: a server cannot make sense of them.
 */
export function fillEveryTable(
  db: Database,
  count: number | ((table: string) => number),
  tables = exportedTables,
): Promise<void> {
  const countOf = typeof count === 'number' ? () => count : count;
  return db.write.transaction().execute((tx) => fill(tx, engineOf(db), countOf, tables));
}

async function fill(tx: Tx, engine: Engine, countOf: (table: string) => number, tables: string[]): Promise<void> {
  let n = 0;
  for (const table of tables) {
    const count = countOf(table);
    const { rows: pointers } = await sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${table})`.execute(tx);
    const columns = await engine.columns(tx, table);
    const first = (await engine.lastId(tx, table)) ?? 0;
    const targets = new Map<string, unknown[]>();
    for (const pointer of pointers) {
      const found = (await anyTable(tx).selectFrom(pointer.table).select('id').execute()) as BackupRow[];
      targets.set(
        pointer.from,
        found.map((r) => r.id),
      );
    }
    const rows: BackupRow[] = [];
    for (let i = 1; i <= count; i++) {
      n++;
      const row: BackupRow = {};
      for (const { name, type, isNullable } of columns) {
        const ids = targets.get(name);
        if (name === 'id' && type === 'int') row.id = first + i;
        else if (shown[table]?.[name]) row[name] = shown[table][name];
        else if (shown[table] && /_(at|until)$/.test(name)) row[name] = '2026-11-20T06:00:00.000Z';
        else if (name === schema.tables[table]?.parent) row[name] = null;
        else if (ids) row[name] = ids[n % ids.length];
        else if (isNullable && n % 3 === 0) row[name] = null;
        else if (type === 'int') row[name] = n % 7 === 0 ? Number.MAX_SAFE_INTEGER - n : n;
        else if (type === 'real') row[name] = [n / 3, 1e-7 * n, n, -0.1 - n][n % 4];
        else if (name in json) row[name] = json[name];
        else
          row[name] =
            `${texts[n % texts.length]}${/^[a-z_]+(_key|hash|key|id|slug|name|url|section)$|^(key|slug|name|section|label|code|host|token|lang|subject|path)$/.test(name) || n % 2 ? ` ${n}` : ''}`;
      }
      rows.push(row);
    }
    for (let at = 0; at < count; at += 100)
      await anyTable(tx)
        .insertInto(table)
        .values(rows.slice(at, at + 100))
        .execute();
    const parent = schema.tables[table]?.parent;
    // A child with a lower id than its parent.
    if (parent)
      await anyTable(tx)
        .updateTable(table)
        .set({ [parent]: first + count })
        .where('id', '=', first + 1)
        .execute();
  }
}
