import { resourceRoutes } from '../core/api/resource-routes.ts';
import { orderRoute } from '../core/batch/routes.ts';
import type { Module } from '../core/module.ts';
import { addAddressUses } from '../media/address-uses.ts';
import type { CategoryRow } from '../schema/categories.ts';
import type { Stored } from '../schema/table.ts';
import { categoryResource } from './categories.ts';

export const categories: Module = {
  name: 'categories',
  routes: [orderRoute(categoryResource), ...resourceRoutes(categoryResource)],
  // Their icons may be pictures of the library.
  hooks: (app) =>
    addAddressUses<Stored<CategoryRow>>(app, {
      ...{ resource: 'categories', table: 'categories', column: 'icon_url', topics: ['categories'] },
      title: ({ name }) => name,
    }),
};
