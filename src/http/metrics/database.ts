import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { App } from '../../core/app.ts';
import { databaseFigures } from '../../core/db/figures.ts';
import { sqliteFile } from '../../core/db/sqlite.ts';
import { sizeOrNone } from '../../core/files/local.ts';

/** Sizes of the database, and on PostgreSQL what the connections of this process do. */
export function databaseMetrics(app: App, registry: Registry): void {
  const registers = [registry];
  const { pool } = app.db;
  const file = sqliteFile(app.config.dataDir);
  const size = databaseFigures(app, async () => {
    if (!pool) return sizeOrNone(file);
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())::bigint as bytes`.execute(
      app.db.read,
    );
    return Number(rows[0]?.bytes);
  });
  new Gauge({
    name: 'dinam_database_bytes',
    help: 'Size of the database',
    registers,
    async collect() {
      const bytes = await size();
      if (bytes !== undefined) this.set(bytes);
    },
  });
  if (!pool) {
    new Gauge({
      name: 'dinam_database_wal_bytes',
      help: 'Size of the write-ahead log of SQLite',
      registers,
      async collect() {
        this.set(await sizeOrNone(`${file}-wal`));
      },
    });
    return;
  }
  new Gauge({
    name: 'dinam_database_connections',
    help: 'Connections of this process to the database that is written to: in use or idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = pool;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
}
