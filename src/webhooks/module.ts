import type { Database } from '../core/db/database.ts';
import { type Finding, ok, warn } from '../core/doctor.ts';
import type { Module } from '../core/module.ts';
import { deliver } from './deliver.ts';
import { sweepDeliveries } from './deliveries.ts';
import { addHooks } from './events.ts';
import * as webhookNouns from './model.ts';
import { eventBody, type WebhookEvent, webhookEvents } from './model.ts';
import { webhooksRights } from './rights.ts';
import { webhookRoutes } from './routes.ts';
import { sendStopMail } from './stop-mail.ts';
import { webhooksExport } from './tables.ts';

/** Deliveries wait for other servers: many at a time cost little. */
const workers = 8;

async function checkWebhooks(db: Database): Promise<Finding[]> {
  const rows = await db.write
    .selectFrom('webhooks')
    .select(['id', 'is_active', 'stopped_reason'])
    .orderBy('id')
    .execute();
  const stopped = rows.filter((row) => row.stopped_reason !== null).map(({ id }) => id);
  if (stopped.length) return [warn('webhooks', `stopped because their receivers fail: ${stopped.join(', ')}`)];
  return rows.length ? [ok('webhooks', `${rows.filter((row) => row.is_active).length} active`)] : [];
}

export const webhooks: Module = {
  name: 'webhooks',
  nouns: [webhookNouns],
  rights: webhooksRights,
  tags: {
    'Admin: webhooks': {
      about: 'Addresses that are notified of changes, with signed requests (Standard Webhooks).',
      operations: {
        postAdminWebhooks:
          'At most 20. The address must lead to a public server on port 80 or 443, save what `FETCH_ALLOW` names.',
        postAdminWebhooksByIdTest: 'Also of a webhook that is not active. It waits up to 8 seconds for the receiver.',
        postAdminWebhooksByIdDeliveriesByDeliveryReplay: 'A new delivery with the same body and `webhook-id`.',
      },
    },
  },
  events: Object.entries(webhookEvents).map(([name, [about]]) => ({
    name,
    about,
    body: eventBody(name as WebhookEvent),
  })),
  tables: webhooksExport,
  secrets: [
    { table: 'webhooks', key: 'id', column: 'secret' },
    { table: 'webhooks', key: 'id', column: 'previous_secret' },
  ],
  hooks: addHooks,
  routes: webhookRoutes,
  jobs: {
    'webhooks.deliver': deliver,
    'webhooks.stop_mail': sendStopMail,
    'webhooks.sweep': sweepDeliveries,
  },
  schedule: [{ name: 'webhooks.sweep', everyMs: 3_600_000, job: { kind: 'webhooks.sweep' } }],
  workers: () => ({ webhooks: workers }),
  checks: checkWebhooks,
};
