import type { Module } from '../core/module.ts';
import { attentionChecks } from '../system/dashboard/hooks.ts';
import * as birthNouns from './birth/model.ts';
import { horoscopeFields } from './fields.ts';
import { missingHoroscopes } from './missing.ts';
import * as horoscopeNouns from './model.ts';
import { horoscopeRights } from './rights.ts';
import { horoscopeRoutes } from './routes.ts';
import { horoscopeExport } from './tables.ts';

export const horoscope: Module = {
  name: 'horoscope',
  nouns: [birthNouns, horoscopeNouns],
  fields: horoscopeFields,
  rights: horoscopeRights,
  scopes: { horoscope: ['horoscope'] },
  tags: {
    Horoscope: {
      about: 'Predictions by sign and period, the signs, and the compatibility of two signs.',
      operations: {
        getHoroscope: 'A sign is accepted as a number, in English, Sanskrit or any language of the service.',
      },
    },
    'Admin: horoscope': {
      about: 'Predictions.',
      fields: { rating: '1 to 5', lucky_color: '`{name, hex}`', factors: 'List of `{code, name, note}`' },
    },
  },
  tables: horoscopeExport,
  routes: horoscopeRoutes,
  hooks(app) {
    attentionChecks.add(app, { code: 'missing_horoscope', right: 'horoscope.write', count: missingHoroscopes });
  },
};
