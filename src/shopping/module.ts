import { mergeJob, mergeSchedule } from '../core/merge/merge.ts';
import type { Module } from '../core/module.ts';
import { reindexJob, reindexRows } from '../core/reindex/reindex.ts';
import { shoppingFields } from './fields.ts';
import { addHooks } from './hooks.ts';
import { checkLinks } from './links/check.ts';
import { linkJob, linkQueue } from './links/request.ts';
import { productCategoryMerges } from './merge.ts';
import * as shoppingNouns from './model.ts';
import { productsSearch } from './products.ts';
import { shoppingRights } from './rights.ts';
import { shoppingRoutes } from './routes.ts';
import { shoppingExport } from './tables.ts';

export const shopping: Module = {
  name: 'shopping',
  nouns: [shoppingNouns],
  fields: shoppingFields,
  rights: shoppingRights,
  scopes: { 'product-categories': ['product-categories'], products: ['products'] },
  tags: {
    Shopping: {
      about: 'Products, running deals and their categories.',
      fields: { category_id: 'Id of a product category' },
    },
    'Admin: products': {
      about: 'Products and deals.',
      fields: { rating: '0 to 5', category_id: 'Id of a product category' },
    },
    'Admin: product-categories': {
      about: 'Categories of products.',
      operations: {
        postAdminProductCategoriesByIdMerge:
          'Stories, products, feeds, users who are restricted to it, what lies below it, phones and former addresses go over; readers see one at once, while a job moves the rows. With `dry_run` it only counts. It cannot be taken back: a second time is 404.',
      },
    },
  },
  tables: shoppingExport,
  routes: shoppingRoutes,
  hooks: addHooks,
  jobs: {
    [productCategoryMerges.job]: mergeJob(productCategoryMerges),
    'shopping.links': checkLinks,
    'shopping.reindex': reindexJob('shopping.reindex', reindexRows('products_search', productsSearch)),
  },
  schedule: [{ name: 'shopping.links', everyMs: 24 * 3_600_000, job: linkJob }, mergeSchedule(productCategoryMerges)],
  workers: () => ({ [linkQueue]: 1 }),
  search: { products_search: productsSearch },
};
