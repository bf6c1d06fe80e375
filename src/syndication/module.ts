import type { Module } from '../core/module.ts';
import { feedRoutes } from './routes.ts';

export const syndication: Module = {
  name: 'syndication',
  tags: { Feeds: { about: 'RSS, Atom, JSON Feed and sitemaps of the published stories.' } },
  routes: feedRoutes,
};
