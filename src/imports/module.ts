import type { Module } from '../core/module.ts';
import { oldAddresses } from '../core/old-address.ts';
import { findOldAddress } from './redirects/find.ts';

/** Taking over what another system has, and its addresses. The command line begins it. */
export const imports: Module = { name: 'imports', hooks: (app) => oldAddresses.add(app, findOldAddress) };
