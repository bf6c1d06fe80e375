import { categoryUses } from '../categories/categories.ts';
import type { Module } from '../core/module.ts';
import * as importsNouns from './model.ts';
import { importRoutes } from './runs/routes.ts';
import { takenOver } from './store.ts';
import { importsExport } from './tables.ts';

/** Taking over what another system has, which the command line begins. */
export const imports: Module = {
  name: 'imports',
  nouns: [importsNouns],
  tags: {
    'Admin: imports': {
      about: 'Runs of `dinam import`, and their reports: what is not there, or in another form, by row.',
    },
  },
  tables: importsExport,
  routes: importRoutes,
  hooks(app) {
    categoryUses.add(app, takenOver);
  },
};
