import type { Module } from '../core/module.ts';
import { addHooks } from './hooks.ts';
import * as convertNouns from './model/convert.ts';
import { almanacFields } from './model/fields.ts';
import * as holidayNouns from './model/holiday.ts';
import * as panchangNouns from './model/panchang.ts';
import * as panchangInputNouns from './model/panchang-input.ts';
import * as panchangPartsNouns from './model/panchang-parts.ts';
import * as prayerNouns from './model/prayer.ts';
import { almanacRights } from './model/rights.ts';
import { almanacTags } from './model/tags.ts';
import * as tithiDatesNouns from './model/tithi-dates.ts';
import * as transitsNouns from './model/transits.ts';
import { almanacAdminRoutes, almanacRoutes } from './routes.ts';
import { almanacExport } from './tables.ts';

export const almanac: Module = {
  name: 'almanac',
  nouns: [
    convertNouns,
    holidayNouns,
    panchangInputNouns,
    panchangPartsNouns,
    panchangNouns,
    prayerNouns,
    tithiDatesNouns,
    transitsNouns,
  ],
  fields: almanacFields,
  rights: almanacRights,
  scopes: { festivals: ['festivals'], holidays: ['holidays'], panchang: ['panchang'] },
  tags: almanacTags,
  tables: almanacExport,
  routes: [...almanacRoutes, ...almanacAdminRoutes],
  hooks: addHooks,
};
