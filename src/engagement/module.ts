import type { Module } from '../core/module.ts';
import { attachedEnds } from '../news/ends.ts';
import { countOf } from '../system/dashboard/count.ts';
import { attentionChecks } from '../system/dashboard/hooks.ts';
import { engagementFields } from './fields.ts';
import * as engagementNouns from './model.ts';
import { pollsOver } from './poll-resource.ts';
import { showVotes } from './polls.ts';
import { engagementRights } from './rights.ts';
import { engagementAdminRoutes, engagementRoutes } from './routes.ts';
import { sweepEngagement } from './sweep.ts';
import { engagementExport } from './tables.ts';
import { engagementTags } from './tags.ts';

export const engagement: Module = {
  name: 'engagement',
  nouns: [engagementNouns],
  fields: engagementFields,
  rights: engagementRights,
  scopes: { polls: ['polls'], reports: ['reports'] },
  tags: engagementTags,
  tables: engagementExport,
  routes: [...engagementRoutes, ...engagementAdminRoutes],
  hooks(app) {
    attachedEnds.add(app, pollsOver);
    attentionChecks.add(app, {
      code: 'open_reports',
      right: 'reports.write',
      count: ({ db }) => countOf(db.read.selectFrom('reports').where('status', '=', 'open')),
    });
  },
  jobs: { 'engagement.sweep': (app) => sweepEngagement(app), 'polls.counted': showVotes },
  schedule: [{ name: 'engagement.sweep', everyMs: 3_600_000, job: { kind: 'engagement.sweep' } }],
};
