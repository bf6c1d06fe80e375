import { pruneKeys } from '../core/api/idempotency.ts';
import { sweepJobs } from '../core/jobs/outcome.ts';
import type { Module } from '../core/module.ts';
import { checkSealed } from '../core/secrets/sealed-columns.ts';
import { checkSample } from './database-checks.ts';
import { systemRoutes } from './routes.ts';

export const system: Module = {
  name: 'system',
  routes: systemRoutes,
  jobs: { sweep: (app) => sweepJobs(app), 'idempotency.prune': (app) => pruneKeys(app) },
  schedule: [
    { name: 'sweep', everyMs: 3_600_000, job: { kind: 'sweep' } },
    { name: 'idempotency.prune', everyMs: 3_600_000, job: { kind: 'idempotency.prune' } },
  ],
  checks: async (db, config) => [await checkSample(db, config.env === 'production'), await checkSealed(db, config)],
};
