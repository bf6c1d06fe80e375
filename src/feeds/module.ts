import type { Handler } from '../core/jobs/worker.ts';
import { takePushes } from './websub/ingest.ts';
import { tendWebsub } from './websub/renew.ts';
import { askHub } from './websub/subscribe.ts';

/** The jobs of subscriptions at hubs. */
export const websubHandlers: [string, Handler][] = [
  ['websub.ask', askHub],
  ['websub.take', takePushes],
  ['websub.tend', tendWebsub],
];
