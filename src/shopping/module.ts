import type { Module } from '../core/module.ts';
import { reindexJob, reindexRows } from '../core/reindex/reindex.ts';
import { addHooks } from './hooks.ts';
import { checkLinks } from './links/check.ts';
import { linkJob, linkQueue } from './links/request.ts';
import { productsSearch } from './products.ts';
import { shoppingRoutes } from './routes.ts';

export const shopping: Module = {
  name: 'shopping',
  routes: shoppingRoutes,
  hooks: addHooks,
  jobs: {
    'shopping.links': checkLinks,
    'shopping.reindex': reindexJob('shopping.reindex', reindexRows('products_search', productsSearch)),
  },
  schedule: [{ name: 'shopping.links', everyMs: 24 * 3_600_000, job: linkJob }],
  workers: () => ({ [linkQueue]: 1 }),
  search: { products_search: productsSearch },
};
