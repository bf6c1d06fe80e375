import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { jobResource, retryJob } from './jobs.ts';
import { status } from './status.ts';

const jobRetry: ActRoute = {
  method: 'POST',
  tag: 'Admin: jobs',
  access: 'jobs.write',
  path: '/api/admin/jobs/:id/retry',
  reply: jobResource.noun,
  summary: 'Retry a dead job',
  async run(app, call) {
    return { data: await retryJob(app, idOf(call), call.actor), message: 'Queued.' };
  },
};

export const systemRoutes: Route[] = [get('/api/v1', 'Service', status), ...resourceRoutes(jobResource), jobRetry];
