import { madeFiles } from '../core/files/made-files.ts';
import type { Module } from '../core/module.ts';
import { findCard } from './cards.ts';
import { findIcon } from './icons/icons.ts';
import { cardMetrics } from './metrics.ts';
import { sweepCards } from './store.ts';

/**
 * Share cards: pictures that shared links show. Later modules say what is on them (`cardSources`). And the icons of the
 * publication.
 */
export const cards: Module = {
  name: 'cards',
  hooks(app) {
    madeFiles.add(app, { prefix: 'cards', find: findCard });
    madeFiles.add(app, { prefix: 'icons', find: findIcon });
  },
  jobs: { 'cards.sweep': sweepCards },
  schedule: [{ name: 'cards.sweep', everyMs: 86_400_000, job: { kind: 'cards.sweep' } }],
  metrics: cardMetrics,
};
