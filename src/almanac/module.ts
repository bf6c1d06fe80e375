import type { Module } from '../core/module.ts';
import { addHooks } from './hooks.ts';
import { almanacAdminRoutes, almanacRoutes } from './routes.ts';

export const almanac: Module = {
  name: 'almanac',
  routes: [...almanacRoutes, ...almanacAdminRoutes],
  hooks: addHooks,
};
