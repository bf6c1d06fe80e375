import { resourceRoutes } from '../core/api/resource-routes.ts';
import type { Module } from '../core/module.ts';
import { categoryResource } from './categories.ts';

export const categories: Module = { name: 'categories', routes: resourceRoutes(categoryResource) };
