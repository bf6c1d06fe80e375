import type { Module } from '../core/module.ts';
import { userAdminRoutes } from './admin-routes.ts';
import { checkSecret, checkUsers } from './health.ts';
import { authRoutes } from './routes.ts';
import { pruneSessions } from './sessions.ts';
import { loadSecrets } from './tokens.ts';

export const users: Module = {
  name: 'users',
  routes: [...authRoutes, ...userAdminRoutes],
  jobs: { 'users.sweep': (app) => pruneSessions(app) },
  schedule: [{ name: 'users.sweep', everyMs: 3_600_000, job: { kind: 'users.sweep' } }],
  configChecks: (config) => [checkSecret(config)],
  checks: checkUsers,
  start: async (app) => void (await loadSecrets(app)),
};
