import type { Module } from '../core/module.ts';
import { beforePush } from '../notifications/delivery/prewarm.ts';
import { prewarm } from './prewarm.ts';
import { mobileRoutes } from './routes.ts';

export const mobile: Module = {
  name: 'mobile',
  routes: mobileRoutes,
  // A process that only runs jobs answers no requests, so it has nothing to prewarm.
  serving: (app) => beforePush(app, prewarm),
};
