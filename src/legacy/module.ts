import type { Module } from '../core/module.ts';
import { listedEndpoints } from '../system/status.ts';
import { catalogue } from './endpoints.ts';
import { legacyRoutes } from './routes.ts';

export const legacy: Module = {
  name: 'legacy',
  routes: legacyRoutes,
  async start(app) {
    listedEndpoints(app).push(...catalogue(`${app.config.publicUrl}/api/v1/index.php`));
  },
};
