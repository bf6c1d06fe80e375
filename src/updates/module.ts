import { resourceRoutes } from '../core/api/resource-routes.ts';
import { get } from '../core/api/route.ts';
import type { Module } from '../core/module.ts';
import { updatesFields } from './fields.ts';
import * as updatesNouns from './model.ts';
import { withProof } from './proof.ts';
import { releases } from './releases.ts';
import { updatesRights } from './rights.ts';
import { updatesExport } from './tables.ts';
import { check, latestRelease } from './updates.ts';

export const updates: Module = {
  name: 'updates',
  nouns: [updatesNouns],
  fields: updatesFields,
  rights: updatesRights,
  scopes: { releases: ['releases'] },
  tags: {
    Updates: {
      about: 'Whether an app should or must update, and the first call and the offline bundle of an app.',
      operations: {
        getUpdateCheck:
          'A phone is within a gradual roll-out by a stable hash of `installation_id`. Without a release everything is null.',
      },
    },
    'Admin: releases': {
      about: 'Releases of the apps.',
    },
  },
  tables: updatesExport,
  routes: [
    get('/api/v1/update/check', 'Updates', check),
    get('/api/v1/update/latest', 'Updates', latestRelease),
    ...resourceRoutes(releases).map(withProof),
  ],
};
