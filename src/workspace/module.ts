import type { Module } from '../core/module.ts';
import { sweepWorkspace } from './documents.ts';
import { workspaceRoutes } from './routes.ts';

/** What users who are signed in share while they work, and what each stores for himself. */
export const workspace: Module = {
  name: 'workspace',
  routes: workspaceRoutes,
  jobs: { 'workspace.sweep': (app) => sweepWorkspace(app) },
  schedule: [{ name: 'workspace.sweep', everyMs: 3_600_000, job: { kind: 'workspace.sweep' } }],
};
