import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { intakeOf } from '../../core/intake.ts';
import { queueDepths } from '../../core/jobs/figures.ts';
import { version } from '../../core/release.ts';
import { migrationNames } from '../../migrations/list.ts';
import { type SystemParts, systemParts } from '../hooks.ts';
import type { System } from '../model.ts';
import { backupState, keptBackups } from './backup.ts';
import { findingsOf } from './findings.ts';

/** Everything that the system page shows. Figures of the cache are of this process since its start. */
export async function systemPage(app: App): Promise<System> {
  const { db, cache } = app;
  const [checked, database, queues, free, backups, parts] = await Promise.all([
    findingsOf(app),
    databaseVersion(app),
    queueDepths(db, isoTime(app.now())),
    intakeOf(app).freeDisk(),
    backupState(app),
    Promise.all(systemParts(app).map((part) => part(app))),
  ]);
  const { hits, misses, joined, stale, notModified } = cache.counts;
  return {
    ...(Object.assign({}, ...parts) as SystemParts),
    versions: { program: version, node: process.versions.node, database, schema: migrationNames.at(-1) as string },
    findings: checked.findings,
    checked_at: checked.at,
    queues,
    cache: { hits: hits + notModified + joined + stale, misses, bytes: cache.bytes },
    disk_free_bytes: free,
    backups: { ...backups, kept: keptBackups },
  };
}

/** `SQLite 3.50.1` */
async function databaseVersion({ db }: App): Promise<string> {
  const isSqlite = db.dialect.kind === 'sqlite';
  const { rows } = await sql<{
    v: string;
  }>`select ${sql.raw(isSqlite ? 'sqlite_version()' : 'version()')} as v`.execute(db.read);
  return `${isSqlite ? 'SQLite' : 'PostgreSQL'} ${rows[0]?.v.match(/[\d.]+/)?.[0] ?? ''}`;
}
