import { checkBackups } from '../core/dump/backup-check.ts';
import type { Module } from '../core/module.ts';
import { makeBackup } from './backup.ts';
import { backupMetrics } from './metrics.ts';
import { hostRoutes } from './routes.ts';

/** The server that the program runs on, for its owner: its state, and backups of the database. */
export const host: Module = {
  name: 'host',
  routes: hostRoutes,
  jobs: { 'backup.make': makeBackup },
  workers: () => ({ backup: 1 }),
  configChecks: async (config) => [await checkBackups(config)],
  metrics: backupMetrics,
};
