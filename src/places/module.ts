import type { Module } from '../core/module.ts';
import { placeAdminRoutes, placeRoutes } from './routes.ts';
import { shipPlaces } from './shipped/ship.ts';

export const places: Module = {
  name: 'places',
  routes: [...placeRoutes, ...placeAdminRoutes],
  start: shipPlaces,
};
