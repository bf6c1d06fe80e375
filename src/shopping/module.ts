import type { Module } from '../core/module.ts';
import { productsSearch } from './products.ts';
import { shoppingRoutes } from './routes.ts';

export const shopping: Module = {
  name: 'shopping',
  routes: shoppingRoutes,
  search: { products_search: productsSearch },
};
