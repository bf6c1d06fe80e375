import type { Module } from '../core/module.ts';
import { horoscopeRoutes } from './routes.ts';

export const horoscope: Module = { name: 'horoscope', routes: horoscopeRoutes };
