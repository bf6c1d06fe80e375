import type { Log } from '../log/log.ts';
import type { MigrationEvent } from './migrate.ts';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** What happens at this moment, for people: a line of the log, of the command line, or of `/health/ready`. */
export function migrationText(event: MigrationEvent): string {
  if (event.kind === 'begin') return `the database is migrated: ${event.of} migrations`;
  if (event.kind === 'wait')
    return `another process migrates the database, or writes to it: waiting for it (${event.name})`;
  if (event.kind === 'step') return `migrating ${event.n} of ${event.of}: ${event.name}`;
  if (event.kind === 'done') return `migrated ${event.n} of ${event.of}: ${event.name}, ${seconds(event.ms)}`;
  return `the database is up to date: ${event.ran} migrations, ${seconds(event.ms)}`;
}

/** A line for the beginning, for each migration that has ended, and for the end. */
export function logMigration(log: Log, event: MigrationEvent): void {
  const { kind, ...fields } = event;
  if (kind === 'step') log.debug(fields, migrationText(event));
  else log.info(fields, migrationText(event));
}
