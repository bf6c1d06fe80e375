import { Type } from 'typebox';
import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { cancelJob, jobResource, listSchedules, retryJob } from './jobs.ts';
import { Schedule } from './model.ts';
import { status } from './status.ts';

const pushJobScope = { 'notifications:write': 'for a job whose kind begins with `push.`' } as const;

const jobRetry: ActRoute = {
  method: 'POST',
  tag: 'Admin: jobs',
  access: 'jobs.write',
  scopesIf: pushJobScope,
  path: '/api/admin/jobs/:id/retry',
  reply: jobResource.noun,
  summary: 'Retry a dead job',
  async run(app, call) {
    return { data: await retryJob(app, idOf(call), call.actor), message: 'Queued.' };
  },
};

const jobCancel: ActRoute = {
  method: 'POST',
  tag: 'Admin: jobs',
  access: 'jobs.write',
  scopesIf: pushJobScope,
  path: '/api/admin/jobs/:id/cancel',
  reply: jobResource.noun,
  summary: 'Cancel a waiting job: it is dead then, and can be retried',
  async run(app, call) {
    return { data: await cancelJob(app, idOf(call), call.actor), message: 'Cancelled.' };
  },
};

const schedules: ActRoute = {
  method: 'GET',
  tag: 'Admin: jobs',
  access: 'jobs.read',
  path: '/api/admin/schedules',
  reply: Type.Array(Schedule),
  summary: 'Jobs that begin by themselves, with their intervals and next times',
  run: async (app) => ({ data: await listSchedules(app) }),
};

export const systemRoutes: Route[] = [
  get('/api/v1', 'Service', status),
  ...resourceRoutes(jobResource),
  jobRetry,
  jobCancel,
  schedules,
];
