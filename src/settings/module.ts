import type { Module } from '../core/module.ts';
import { checkContacts } from './health.ts';
import { settingsAdminRoutes, settingsRoutes } from './routes.ts';
import { loadSettings } from './settings.ts';

export const settings: Module = {
  name: 'settings',
  routes: [...settingsRoutes, ...settingsAdminRoutes],
  checks: async (db, config) => [await checkContacts(db, config.env === 'production')],
  start: async (app) => void (await loadSettings(app)),
};
