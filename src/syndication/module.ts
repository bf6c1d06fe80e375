import type { Module } from '../core/module.ts';
import { feedRoutes } from './routes.ts';

export const syndication: Module = { name: 'syndication', routes: feedRoutes };
