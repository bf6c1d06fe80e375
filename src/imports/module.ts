import type { Module } from '../core/module.ts';
import { oldAddresses } from '../core/old-address.ts';
import { findOldAddress } from './redirects/find.ts';
import { redirectRoutes } from './redirects/routes.ts';

/** Taking over what another system has, which the command line begins, and old addresses. */
export const imports: Module = {
  name: 'imports',
  routes: redirectRoutes,
  hooks: (app) => oldAddresses.add(app, findOldAddress),
};
