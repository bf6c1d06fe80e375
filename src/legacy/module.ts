import type { Module } from '../core/module.ts';
import { listedEndpoints } from '../system/status.ts';
import { catalogue } from './endpoints.ts';
import { legacyRoutes } from './routes.ts';

export const legacy: Module = {
  name: 'legacy',
  tags: {
    'Old addresses': {
      about: 'The `.php` addresses of existing apps. New clients use the REST addresses.',
      notes: `In queries and forms, values of clear meaning are folded: \`page\`, \`limit\` and \`count\` out of range to the nearest in
range, \`te-IN\` to \`te\`, other case to that of the schema, \`yes\` and \`no\` to true and false, and spaces around a value are removed.
\`endpoint=panchang\` answers more than a week with short days unless \`include\` is given.`,
      operations: {
        getIndexPhp:
          'Each pair of `endpoint` and `action` has a REST address of its own, where its answer is described.',
        postNewsPhp: 'Publishes unless `status` says otherwise; `category` is a slug or an id.',
        postRssAdminPhp: '`action` chooses the operation; without it a feed is added, or edited where `id` is given.',
      },
    },
  },
  routes: legacyRoutes,
  async start(app) {
    listedEndpoints(app).push(...catalogue(`${app.config.publicUrl}/api/v1/index.php`));
  },
};
