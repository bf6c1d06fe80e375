import type { Module } from '../core/module.ts';
import { syndicationRoutes } from './routes.ts';

export const syndication: Module = {
  name: 'syndication',
  tags: { Feeds: { about: 'RSS, Atom, JSON Feed and sitemaps of the published stories.' } },
  routes: syndicationRoutes,
};
