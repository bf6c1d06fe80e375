import { createHash } from 'node:crypto';
import type { Database, Db } from '../core/db/database.ts';
import { anyTable } from '../core/db/dialect.ts';
import { unfinishedRestore, unfinishedText } from '../core/db/migrate.ts';
import { primaryKey, type TableList } from '../core/db/table.ts';
import { Fault } from '../core/error.ts';
import { withoutKeys } from '../core/hide-keys.ts';
import { version } from '../core/release.ts';
import type { BackupRow, Engine, TableColumn } from './engine.ts';
import {
  appliedMigrations,
  engineOf,
  formatVersion,
  type Header,
  type Progress,
  presentTables,
  valueProblem,
} from './format.ts';

/** Takes the next bytes; resolves when it can take more. */
export type Write = (bytes: Buffer) => Promise<void>;

export interface ExportOptions {
  /** The tables of all modules. */
  tables: TableList;
  /** Names of the migrations of this release. */
  migrations: readonly string[];
  /** False leaves out secrets. */
  secrets?: boolean;
  onProgress?: Progress;
}

const chunkBytes = 65_536;

/**
 * From where somebody of the staff worked is nobody's business to whom the file is given; nor are the keys in addresses
 * of feeds, also where the trail has one.
 */
function withoutSecrets(table: string, row: BackupRow): BackupRow {
  if (table === 'feeds' || table.startsWith('feed_fetch') || table.startsWith('feed_run')) return withoutKeys(row);
  if (table !== 'audit') return row;
  try {
    const { ip: _, ...detail } = JSON.parse(String(row.detail)) as Record<string, unknown>;
    return { ...row, detail: JSON.stringify(withoutKeys(detail)) };
  } catch {
    return { ...row, detail: '{}' };
  }
}

/**
 * Writes every row as it was at one moment; see `format.ts` for the lines. Memory holds a few hundred rows, however
 * many there are. The database is not changed, not even migrated. Gives the number of rows.
 * @throws Fault `invalid` for a row that no database could take back
 */
export async function exportAll(db: Database, write: Write, options: ExportOptions): Promise<number> {
  const { tables, secrets = true, onProgress } = options;
  const engine = engineOf(db);
  return engine.snapshot(db, async (snapshot) => {
    const header = await headerOf(snapshot, engine, { ...options, secrets });
    const total = Object.values(header.rows).reduce((sum, n) => sum + n, 0);
    const sink = new Sink(write);
    await sink.line(JSON.stringify(header));
    let done = 0;
    for (const table of Object.keys(header.rows)) {
      const columns = await engine.columns(snapshot, table);
      for await (const rows of engine.scan(snapshot, table, columns, primaryKey(tables, table))) {
        for (const row of rows) {
          check(table, primaryKey(tables, table), columns, row);
          await sink.line(JSON.stringify({ table, row: secrets ? row : withoutSecrets(table, row) }));
        }
        done += rows.length;
        onProgress?.(done, total);
      }
    }
    await sink.end(done);
    return done;
  });
}

async function headerOf(db: Db, engine: Engine, options: ExportOptions & { secrets: boolean }): Promise<Header> {
  const { tables, secrets } = options;
  const migrations = await appliedMigrations(db, engine);
  // A backup of it would be an empty one, for which `--keep` removes another.
  if (migrations.includes(unfinishedRestore)) throw new Fault('conflict', unfinishedText);
  if (migrations.length === 0) throw new Fault('not_found', 'There is nothing to export: the database has no tables.');
  // Otherwise an unlisted table is one that somebody else has created beside ours.
  if (!options.migrations.every((name) => migrations.includes(name))) await refuseUnknown(db, engine, tables);
  const header: Header = {
    format: 'dinam-export',
    version: formatVersion,
    dinam: version,
    migrations,
    secrets,
    rows: {},
    last_ids: {},
  };
  for (const table of await presentTables(db, engine, tables)) {
    if (!secrets && tables[table]?.isPrivate) continue;
    const { n } = await anyTable(db)
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    header.rows[table] = n;
    const last = await engine.lastId(db, table);
    if (last !== null) header.last_ids[table] = last;
  }
  return header;
}

/** Tables of an older release that a later step drops: their rows would be missing without a message. */
async function refuseUnknown(db: Db, engine: Engine, tables: TableList): Promise<void> {
  const isIndex = (name: string): boolean =>
    /_(search|index)(_data|_idx|_content|_docsize|_config|_terms)?$/.test(name);
  const unknown = (await engine.tables(db)).filter((name) => !Object.hasOwn(tables, name) && !isIndex(name));
  if (unknown.length)
    throw new Fault(
      'conflict',
      `The database is of an older Dinam, with tables that this one does not know: ${unknown.join(', ')}. Run \`dinam migrate\` first, or export with that release.`,
    );
}

function check(table: string, names: readonly string[], columns: readonly TableColumn[], row: BackupRow): void {
  for (const column of columns) {
    const problem = valueProblem(column, row[column.name]);
    if (problem === null) continue;
    const key = names.map((k) => `${k} ${JSON.stringify(row[k])}`);
    throw new Fault(
      'invalid',
      `${table}, ${key.join(', ')}: ${column.name} ${problem}. Mend the row and export again.`,
    );
  }
}

/** Lines in chunks, and their hash. */
class Sink {
  #write: Write;
  #hash = createHash('sha256');
  #lines: string[] = [];
  #length = 0;

  constructor(write: Write) {
    this.#write = write;
  }

  async line(text: string): Promise<void> {
    this.#lines.push(text, '\n');
    this.#length += text.length;
    if (this.#length >= chunkBytes) await this.#flush();
  }

  async end(rows: number): Promise<void> {
    await this.#flush();
    const last = JSON.stringify({ end: rows, sha256: this.#hash.copy().digest('hex') });
    await this.#write(Buffer.from(`${last}\n`));
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#length = 0;
    this.#hash.update(bytes);
    await this.#write(bytes);
  }
}
