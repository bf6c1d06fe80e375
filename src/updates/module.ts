import { resourceRoutes } from '../core/api/resource-routes.ts';
import { get } from '../core/api/route.ts';
import type { Module } from '../core/module.ts';
import { withProof } from './proof.ts';
import { releases } from './releases.ts';
import { check, latest } from './updates.ts';

export const updates: Module = {
  name: 'updates',
  routes: [
    get('/api/v1/update/check', 'Updates', check),
    get('/api/v1/update/latest', 'Updates', latest),
    ...resourceRoutes(releases).map(withProof),
  ],
};
