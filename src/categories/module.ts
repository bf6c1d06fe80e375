import { resourceRoutes } from '../core/api/resource-routes.ts';
import { orderRoute } from '../core/batch/routes.ts';
import type { Stored } from '../core/db/table.ts';
import { mergeJob, mergeRoute, mergeSchedule } from '../core/merge/merge.ts';
import type { Module } from '../core/module.ts';
import { addAddressUses } from '../media/address-uses.ts';
import { limitUse } from '../users/limit-use.ts';
import { categoryResource, categoryUses } from './categories.ts';
import { categoryMerges, childCategories } from './merge.ts';
import * as categoryNouns from './model.ts';
import { categoriesRights } from './rights.ts';
import type { CategoryRow } from './tables.ts';
import { categoriesExport } from './tables.ts';

export const categories: Module = {
  name: 'categories',
  nouns: [categoryNouns],
  rights: categoriesRights,
  scopes: { categories: ['categories'] },
  tags: {
    'Admin: categories': {
      about: 'Categories of stories.',
      fields: {
        name: 'Main name, at most 80 letters; `texts` has the others',
        color: 'Colour, #rrggbb',
        texts: 'Names by language, replaced as a whole',
      },
      operations: {
        postAdminCategoriesByIdMerge:
          'Stories, products, feeds, users who are restricted to it, what lies below it, phones and former addresses go over; readers see one at once, while a job moves the rows. With `dry_run` it only counts. It cannot be taken back: a second time is 404.',
      },
    },
  },
  tables: categoriesExport,
  routes: [orderRoute(categoryResource), mergeRoute(categoryMerges), ...resourceRoutes(categoryResource)],
  jobs: { [categoryMerges.job]: mergeJob(categoryMerges) },
  schedule: [mergeSchedule(categoryMerges)],
  hooks(app) {
    categoryUses.add(app, childCategories);
    categoryUses.add(app, limitUse('category_ids'));
    // Their icons may be pictures of the library.
    addAddressUses<Stored<CategoryRow>>(app, {
      resource: 'categories',
      table: 'categories',
      column: 'icon_url',
      topics: ['categories'],
      title: ({ name }) => name,
    });
  },
};
