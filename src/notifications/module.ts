import type { Recurring } from '../core/jobs/scheduler.ts';
import type { Handler } from '../core/jobs/worker.ts';
import { sweep, tendDead } from './cleanup.ts';
import { fanOut } from './delivery/fan-out.ts';
import { sendBatch } from './delivery/send-batch.ts';
import { topicsJob } from './devices/remove.ts';
import { followTree } from './devices/retag.ts';
import { syncTopics } from './devices/topics-sync.ts';
import type { Transport } from './transports/transport.ts';

/** What does the jobs of this room, over the transport that the program was put together with. */
export const pushHandlers = (transport: Transport): [string, Handler][] => [
  ['push.send', (app, job) => fanOut(app, job, transport)],
  ['push.batch', (app, job) => sendBatch(app, job, transport)],
  ['push.topics', syncTopics],
  ['push.follow', followTree],
  ['push.tend', (app) => tendDead(app, transport)],
  ['push.sweep', (app) => sweep(app)],
];

export const pushSchedule: readonly Recurring[] = [
  { name: 'push.tend', everyMs: 60_000, job: { kind: 'push.tend' } },
  // Each device that speaks writes the job itself; this is for those that waited for credentials.
  { name: 'push.topics', everyMs: 60_000, job: topicsJob },
  { name: 'push.follow', everyMs: 60_000, job: { kind: 'push.follow' } },
  { name: 'push.sweep', everyMs: 86_400_000, job: { kind: 'push.sweep' } },
];
