import { checkBackups } from '../backup/check.ts';
import { pruneIdempotencyKeys } from '../core/api/idempotency.ts';
import { coreExport } from '../core/db/tables.ts';
import { sweepJobs } from '../core/jobs/outcome.ts';
import * as batchNouns from '../core/model/batch.ts';
import * as commonNouns from '../core/model/common.ts';
import * as csvImportNouns from '../core/model/csv-import.ts';
import * as linkNouns from '../core/model/link.ts';
import * as rightsNouns from '../core/model/rights.ts';
import * as scopesNouns from '../core/model/scopes.ts';
import type { Module } from '../core/module.ts';
import { checkSealed } from '../core/secrets/sealed-columns.ts';
import { addAttention } from './dashboard/attention.ts';
import * as dashboardNouns from './dashboard/model.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { checkSample } from './database-checks.ts';
import * as systemNouns from './model.ts';
import { systemRights } from './rights.ts';
import { systemRoutes } from './routes.ts';
import { backupMetrics, makeBackup } from './server/backup.ts';
import { serverRoutes } from './server/routes.ts';

/** The program for its owner: jobs, backups, state of the server, the day at a glance. It declares what core has. */
export const system: Module = {
  name: 'system',
  nouns: [
    ...[systemNouns, batchNouns, csvImportNouns, commonNouns, linkNouns, rightsNouns, scopesNouns],
    dashboardNouns,
  ],
  rights: systemRights,
  scopes: { jobs: ['jobs', 'schedules'] },
  tags: {
    Service: {
      about: 'Name and version of the service, and what it offers.',
      operations: {
        getStatus: 'A cheap request to see whether the API is reachable. `endpoints` lists what `index.php` takes.',
      },
    },
    'Admin: jobs': {
      about: 'Background jobs.',
    },
    'Admin: system': {
      about: 'The state of the server, and backups.',
    },
  },
  tables: coreExport,
  secrets: [{ table: 'meta', key: 'key', column: 'value', only: ['jwt_secret', 'first_password:%'] }],
  routes: [...systemRoutes, ...serverRoutes, ...dashboardRoutes],
  jobs: {
    sweep: (app) => sweepJobs(app),
    'idempotency.prune': (app) => pruneIdempotencyKeys(app),
    'backup.make': makeBackup,
  },
  schedule: [
    { name: 'sweep', everyMs: 3_600_000, job: { kind: 'sweep' } },
    { name: 'idempotency.prune', everyMs: 3_600_000, job: { kind: 'idempotency.prune' } },
  ],
  workers: () => ({ backup: 1 }),
  hooks: addAttention,
  configChecks: async (config) => [await checkBackups(config)],
  checks: async (db, config, _now, { tables, secrets }) => [
    await checkSample(db, config.env === 'production', tables),
    await checkSealed(db, config, secrets),
  ],
  metrics: backupMetrics,
};
