import type { Module } from '../core/module.ts';
import { liveblogFields } from './fields.ts';
import { addHooks } from './hooks.ts';
import * as liveNouns from './model.ts';
import { liveblogRights } from './rights.ts';
import { liveAdminRoutes, liveRoutes } from './routes.ts';
import { liveblogExport } from './tables.ts';

export const liveblog: Module = {
  name: 'liveblog',
  nouns: [liveNouns],
  fields: liveblogFields,
  rights: liveblogRights,
  scopes: { 'live-entries': ['live-entries'] },
  tags: {
    'Admin: live blogs': {
      about: 'Entries of live blogs.',
      fields: {
        title: 'At most 300 letters; an entry needs a title, a text or an image',
        at: 'Time of the event; default: now. Entries are sorted by it',
      },
    },
  },
  tables: liveblogExport,
  routes: [...liveRoutes, ...liveAdminRoutes],
  hooks: addHooks,
};
