import type { Module } from '../core/module.ts';
import { addHooks } from './hooks.ts';
import { productsSearch } from './products.ts';
import { shoppingRoutes } from './routes.ts';

export const shopping: Module = {
  name: 'shopping',
  routes: shoppingRoutes,
  hooks: addHooks,
  search: { products_search: productsSearch },
};
