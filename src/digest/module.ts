import type { Module } from '../core/module.ts';
import { digestRoutes } from './routes.ts';
import { enqueueDigests, sendDigest } from './send.ts';

/** A daily message to users who want it: what happened yesterday, and what waits or fails. */
export const digest: Module = {
  name: 'digest',
  routes: digestRoutes,
  jobs: { 'digest.due': (app) => enqueueDigests(app), 'digest.send': sendDigest },
  schedule: [{ name: 'digest.due', everyMs: 300_000, job: { kind: 'digest.due' } }],
};
