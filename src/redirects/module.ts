import { categoryUses } from '../categories/categories.ts';
import type { Module } from '../core/module.ts';
import { oldAddresses } from '../core/old-address.ts';
import { findOldAddress } from './find.ts';
import { oldCategoryAddresses } from './merged.ts';
import * as redirectsNouns from './model.ts';
import { redirectRoutes } from './routes.ts';
import { redirectsExport } from './tables.ts';

/** Addresses of an old site, and where each leads now. */
export const redirects: Module = {
  name: 'redirects',
  nouns: [redirectsNouns],
  tags: {
    'Admin: redirects': {
      about: 'Old addresses and where they lead.',
      fields: {
        path: 'Path that readers used, such as `/2019/05/story` or `/?p=12`; not a page of this site',
        leads_to: 'Path of a page of this site, or a whole address. A story is kept by its number',
        csv: 'Columns `path` and `leads_to`; a row with a known path changes it. At most 20,000 rows',
      },
    },
  },
  tables: redirectsExport,
  routes: redirectRoutes,
  hooks(app) {
    oldAddresses.add(app, findOldAddress);
    categoryUses.add(app, oldCategoryAddresses);
  },
};
