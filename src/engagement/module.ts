import type { Module } from '../core/module.ts';
import { voiceAdminRoutes, voiceRoutes } from './routes.ts';
import { sweepVoices } from './sweep.ts';

export const engagement: Module = {
  name: 'engagement',
  routes: [...voiceRoutes, ...voiceAdminRoutes],
  jobs: { 'voices.sweep': (app) => sweepVoices(app) },
  schedule: [{ name: 'voices.sweep', everyMs: 3_600_000, job: { kind: 'voices.sweep' } }],
};
