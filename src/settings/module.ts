import type { Module } from '../core/module.ts';
import { checkContacts } from './health.ts';
import { settingsFields } from './model/fields.ts';
import * as pushNouns from './model/push.ts';
import * as revisionNouns from './model/revision.ts';
import { settingsRights } from './model/rights.ts';
import * as securityNouns from './model/security.ts';
import * as settingsNouns from './model/settings.ts';
import { settingsAdminRoutes, settingsRoutes } from './routes.ts';
import { loadSettings } from './settings.ts';
import { settingsExport } from './tables.ts';

export const settings: Module = {
  name: 'settings',
  nouns: [pushNouns, revisionNouns, securityNouns, settingsNouns],
  fields: settingsFields,
  rights: settingsRights,
  tags: {
    Settings: {
      about: 'Public settings: names and links of the app, features, maintenance, advertising, contacts.',
      operations: {
        getSettingsAdmob: 'With `test_mode` the ids are the public test ids of Google.',
        getConfig: 'Call it first and at each start; one answer instead of four.',
      },
    },
    'Admin: settings': {
      about: 'Settings: basic, app, advertising, security.',
    },
  },
  labels: (lang) => import(`./labels/${lang}.json`, { with: { type: 'json' } }),
  tables: settingsExport,
  routes: [...settingsRoutes, ...settingsAdminRoutes],
  checks: async (db, config) => [await checkContacts(db, config.env === 'production')],
  start: async (app) => void (await loadSettings(app)),
};
