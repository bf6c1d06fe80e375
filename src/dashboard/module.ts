import type { Module } from '../core/module.ts';
import { dashboardRoutes } from './routes.ts';

/** The day at a glance: figures of all modules for the dashboard of the interface. */
export const dashboard: Module = { name: 'dashboard', routes: dashboardRoutes };
