import { auditLines } from '../core/api/change.ts';
import { deadJobs } from '../core/jobs/outcome.ts';
import type { Module } from '../core/module.ts';
import { sweepWorkspace } from './documents.ts';
import { sweepInbox, tellOfChange, tellOfDeadJob } from './inbox.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { workspaceRoutes } from './routes.ts';

/** What users who are signed in share while they work, and what each stores for himself. */
export const workspace: Module = {
  name: 'workspace',
  routes: [...workspaceRoutes, ...inboxRoutes],
  hooks(app) {
    auditLines.add(app, tellOfChange);
    deadJobs.add(app, tellOfDeadJob);
  },
  jobs: {
    'workspace.sweep': async (app) => {
      await sweepWorkspace(app);
      await sweepInbox(app);
    },
  },
  schedule: [{ name: 'workspace.sweep', everyMs: 3_600_000, job: { kind: 'workspace.sweep' } }],
};
