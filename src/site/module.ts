import type { Module } from '../core/module.ts';
import { addErrorPages } from './error-page.ts';
import { sitePages } from './pages.ts';

/** The public web pages. */
export const site: Module = { name: 'site', pages: sitePages, hooks: addErrorPages };
