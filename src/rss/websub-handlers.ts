import type { Handler } from '../core/jobs.ts';
import { askHub } from './websub-ask.ts';
import { takePushes } from './websub-take.ts';
import { tendWebsub } from './websub-tend.ts';

/** The jobs of subscriptions at hubs. */
export const websubHandlers: [string, Handler][] = [
  ['websub.ask', askHub],
  ['websub.take', takePushes],
  ['websub.tend', tendWebsub],
];
