import type { Module } from '../core/module.ts';
import { addHooks } from './hooks.ts';
import { liveAdminRoutes, liveRoutes } from './routes.ts';

export const liveblog: Module = { name: 'liveblog', routes: [...liveRoutes, ...liveAdminRoutes], hooks: addHooks };
