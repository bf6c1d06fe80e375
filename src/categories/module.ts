import { orderRoute } from '../core/api/batch-routes.ts';
import { resourceRoutes } from '../core/api/resource-routes.ts';
import type { Module } from '../core/module.ts';
import { categoryResource } from './categories.ts';

export const categories: Module = {
  name: 'categories',
  routes: [orderRoute(categoryResource), ...resourceRoutes(categoryResource)],
};
