import type { Module } from '../core/module.ts';
import { showVotes } from './polls.ts';
import { engagementAdminRoutes, engagementRoutes } from './routes.ts';
import { sweepEngagement } from './sweep.ts';

export const engagement: Module = {
  name: 'engagement',
  routes: [...engagementRoutes, ...engagementAdminRoutes],
  jobs: { 'engagement.sweep': (app) => sweepEngagement(app), 'polls.counted': showVotes },
  schedule: [{ name: 'engagement.sweep', everyMs: 3_600_000, job: { kind: 'engagement.sweep' } }],
};
