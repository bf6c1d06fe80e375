import { editsNearby } from '../almanac/festivals/edits.ts';
import { categoryUses } from '../categories/categories.ts';
import { get } from '../core/api/route.ts';
import { checkPush } from '../core/doctor.ts';
import type { Module } from '../core/module.ts';
import { placeUses } from '../places/hooks.ts';
import { pauseImported } from './after-restore.ts';
import { failOrphans, sweep } from './cleanup.ts';
import { pushKey } from './client-config.ts';
import { fanOut } from './delivery/fan-out.ts';
import { deliveryTransport } from './delivery/prewarm.ts';
import { sendBatch } from './delivery/send-batch.ts';
import { topicsJob } from './devices/remove.ts';
import { followTree } from './devices/retag.ts';
import { syncTopics } from './devices/topics-sync.ts';
import { addFigures } from './figures/dashboard.ts';
import { pushMetrics } from './figures/metrics.ts';
import { bulkQueue, pushQueue } from './jobs.ts';
import * as deviceNouns from './model/device.ts';
import { notificationsFields } from './model/fields.ts';
import * as notificationNouns from './model/notification.ts';
import { notificationsRights } from './model/rights.ts';
import { notificationsTags } from './model/tags.ts';
import { notifyMoved, planMoved } from './reminders/moved.ts';
import { remind } from './reminders/remind.ts';
import { deviceRoutes, pushAdminRoutes } from './routes.ts';
import { notificationsExport } from './tables.ts';

export const notifications: Module = {
  name: 'notifications',
  nouns: [deviceNouns, notificationNouns],
  fields: notificationsFields,
  rights: notificationsRights,
  scopes: { devices: ['devices'], notifications: ['notifications'] },
  tags: notificationsTags,
  tables: notificationsExport,
  routes: [get('/api/v1/push/key', 'Devices', pushKey), ...deviceRoutes, ...pushAdminRoutes],
  jobs: {
    'push.send': (app, job) => fanOut(app, job, deliveryTransport(app)),
    'push.batch': (app, job) => sendBatch(app, job, deliveryTransport(app)),
    'push.topics': syncTopics,
    'push.follow': followTree,
    'push.tend': (app) => failOrphans(app, deliveryTransport(app)),
    'push.sweep': (app) => sweep(app),
    'push.reminders': remind,
    'push.moved': notifyMoved,
  },
  schedule: [
    { name: 'push.tend', everyMs: 60_000, job: { kind: 'push.tend' } },
    // Each device that registers writes the job itself; this is for those that waited for credentials.
    { name: 'push.topics', everyMs: 60_000, job: topicsJob },
    { name: 'push.follow', everyMs: 60_000, job: { kind: 'push.follow' } },
    { name: 'push.reminders', everyMs: 900_000, job: { kind: 'push.reminders', queue: bulkQueue } },
    { name: 'push.sweep', everyMs: 86_400_000, job: { kind: 'push.sweep' } },
  ],
  workers: ({ pushWorkers }) => ({ [pushQueue]: pushWorkers, [bulkQueue]: pushWorkers }),
  hooks(app) {
    addFigures(app);
    editsNearby.add(app, planMoved);
    // Phones mean the other one at once (`devices/catalog.ts`, `places/tree.ts`), and `push.follow` writes that down.
    categoryUses.add(app, { columns: ['devices.category_ids'] });
    placeUses.add(app, { columns: ['devices.place_ids'] });
  },
  metrics: pushMetrics,
  configChecks: (config) => [checkPush(config)],
  async imported(tx, tables) {
    const paused = await pauseImported(tx, tables);
    return paused === 0
      ? []
      : [
          `Notifications that were waiting or being sent: ${paused}. They may have gone out since, and are paused: resume or cancel each.`,
        ];
  },
};
