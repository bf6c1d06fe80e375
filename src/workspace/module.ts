import { auditLines } from '../core/api/change.ts';
import { deadJobs } from '../core/jobs/outcome.ts';
import type { Module } from '../core/module.ts';
import { sweepWorkspace } from './documents.ts';
import { sweepImportRuns } from './import-runs.ts';
import { sweepInbox, tellOfChange, tellOfDeadJob } from './inbox.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { workspaceFields } from './model/fields.ts';
import * as labelsNouns from './model/labels.ts';
import { workspaceRights } from './model/rights.ts';
import * as workspaceNouns from './model/workspace.ts';
import { workspaceRoutes } from './routes.ts';
import { workspaceExport } from './tables.ts';

/** What users who are signed in share while they work, and what each stores for himself. */
export const workspace: Module = {
  name: 'workspace',
  nouns: [labelsNouns, workspaceNouns],
  fields: workspaceFields,
  rights: workspaceRights,
  tags: {
    'Admin: workspace': {
      about:
        'What happens, as a stream; who edits and looks at what; preferences, saved views and drafts of each user.',
    },
  },
  // Those that several modules have, and the groups.
  labels: (lang) => import(`./labels/${lang}.json`, { with: { type: 'json' } }),
  tables: workspaceExport,
  routes: [...workspaceRoutes, ...inboxRoutes],
  hooks(app) {
    auditLines.add(app, tellOfChange);
    deadJobs.add(app, tellOfDeadJob);
  },
  jobs: {
    'workspace.sweep': async (app) => {
      await sweepWorkspace(app);
      await sweepInbox(app);
      await sweepImportRuns(app);
    },
  },
  schedule: [{ name: 'workspace.sweep', everyMs: 3_600_000, job: { kind: 'workspace.sweep' } }],
};
