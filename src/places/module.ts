import { mergeJob, mergeSchedule } from '../core/merge/merge.ts';
import type { Module } from '../core/module.ts';
import { limitUse } from '../users/limit-use.ts';
import { placeUses } from './hooks.ts';
import { childPlaces, placeMerges } from './merge/merge.ts';
import * as placesNouns from './model.ts';
import { placesRights } from './rights.ts';
import { placeAdminRoutes, placeRoutes } from './routes.ts';
import { shipPlaces } from './shipped/ship.ts';
import { placesExport } from './tables.ts';

export const places: Module = {
  name: 'places',
  nouns: [placesNouns],
  rights: placesRights,
  scopes: { places: ['places'] },
  tags: {
    Places: {
      about: 'States, districts, mandals and cities by name, slug, code or position.',
      notes: `A place is found by name in any language and spelling, slug, code (ISO 3166 of states, else census or LGD) or id. A name that
several places share means all of them; \`city\` of the almanac means the largest.`,
    },
    'Admin: places': {
      about: 'The tree of places and its import from CSV.',
      fields: {
        code: 'ISO 3166 code of a state, else census or LGD code; unique within its type',
        texts: 'Names by language, replaced as a whole',
        csv: 'First line: column names in any order. `type` and `name` are required; `parent` is the slug, code or id of a place of the file or of the database (`district:502` where a code is ambiguous); `code`, `slug`, `lat`, `lon`, `tz`; `name_te`, `name_hi` and so on. A row updates the place with its code, else its slug, else its type and name below its parent; otherwise it adds one. An empty cell keeps the value. At most 200,000 rows and 32 MB',
        is_shipped: 'Comes with Dinam: it can be changed and made inactive, not removed',
      },
      operations: {
        postAdminPlacesByIdMerge:
          'Stories, products, feeds, users who are restricted to it, what lies below it, phones and former addresses go over; readers see one at once, while a job moves the rows. With `dry_run` it only counts. It cannot be taken back: a second time is 404. 409 for a place that comes with Dinam: merge the other one into it.',
        postAdminPlacesImport: 'Errors name the line and the column. With `dry_run` nothing is written.',
      },
    },
  },
  tables: placesExport,
  routes: [...placeRoutes, ...placeAdminRoutes],
  jobs: { [placeMerges.job]: mergeJob(placeMerges) },
  schedule: [mergeSchedule(placeMerges)],
  hooks(app) {
    placeUses.add(app, childPlaces);
    placeUses.add(app, limitUse('place_ids'));
  },
  start: shipPlaces,
};
