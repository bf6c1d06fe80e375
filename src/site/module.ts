import type { Module } from '../core/module.ts';
import { addErrorPages } from './error-page.ts';
import { siteRoutes } from './routes.ts';

/** The public web pages. */
export const site: Module = { name: 'site', routes: siteRoutes, hooks: addErrorPages };
