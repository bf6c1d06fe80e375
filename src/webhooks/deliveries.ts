import { randomUUID } from 'node:crypto';
import { change } from '../core/api/change.ts';
import { pageMeta } from '../core/api/read.ts';
import { lockRow } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { deleteInChunks } from '../core/db/delete-in-chunks.ts';
import { Fault, notFound } from '../core/error.ts';
import { defaultPageSize } from '../core/model/common.ts';
import { record, sendDelivery } from './deliver.ts';
import type { WebhookDelivery, WebhookDeliveryDetail } from './model.ts';
import { webhookResource } from './resource.ts';
import { deliveryJob, insertDeliveries, type StoredDelivery } from './store.ts';

const keptDays = 7;

function toDelivery({ payload: _, response_body: __, ...row }: StoredDelivery): WebhookDelivery {
  return row;
}

const toDetail = (row: StoredDelivery): WebhookDeliveryDetail => row;

interface DeliveryQuery {
  page?: number;
  limit?: number;
  status?: StoredDelivery['status'];
  event?: string;
}

/** Deliveries of a webhook, the newest first. @throws Fault `not_found` */
export async function listDeliveries(app: App, webhook: number, query: DeliveryQuery) {
  const { page = 1, limit = defaultPageSize, status, event } = query;
  await webhookExists(app, webhook);
  let rows = app.db.write.selectFrom('webhook_deliveries').where('webhook_id', '=', webhook);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (event !== undefined) rows = rows.where('event', '=', event);
  const { total } = await rows.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await rows
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { data: found.map(toDelivery), meta: pageMeta(page, limit, total) };
}

async function webhookExists(app: App, id: number): Promise<void> {
  const row = await app.db.write.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(webhookResource.one);
}

async function storedDelivery(app: App, webhook: number, id: number): Promise<StoredDelivery> {
  const row = await app.db.write
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('webhook_id', '=', webhook)
    .executeTakeFirst();
  if (!row) throw notFound('delivery');
  return row;
}

/** @throws Fault `not_found` */
export const deliveryDetail = async (app: App, webhook: number, id: number): Promise<WebhookDeliveryDetail> =>
  toDetail(await storedDelivery(app, webhook, id));

/** Sends a delivery again, with its own `webhook-id`, as a new delivery. @throws Fault `not_found`, `conflict` */
export async function replay(app: App, webhook: number, id: number, actor: Actor): Promise<WebhookDelivery> {
  const { event, message_id, payload } = await storedDelivery(app, webhook, id);
  const added = await change(app, actor, async (c) => {
    const { is_active } = await lockRow(c, webhookResource, webhook, null);
    if (!is_active) throw new Fault('conflict', 'The webhook is not active.');
    const [made] = await insertDeliveries(c, [{ webhook_id: webhook, event, message_id, payload }]);
    await c.enqueue(deliveryJob(webhook, made as number));
    await c.audit('replay', 'webhooks', webhook, { delivery: id });
    return made as number;
  });
  return toDelivery(await storedDelivery(app, webhook, added));
}

/** Sends a test now, also to a webhook that is not active. Returns how it went. @throws Fault `not_found` */
export async function testWebhook(
  app: App,
  id: number,
  actor: Actor,
  signal: AbortSignal,
): Promise<WebhookDeliveryDetail> {
  const [webhook, delivery] = await change(app, actor, async (c) => {
    const row = await lockRow(c, webhookResource, id, null);
    const event = 'webhook.test';
    const payload = JSON.stringify({ type: event, timestamp: c.now, data: { webhook_id: id } });
    const message_id = `msg_${randomUUID().replaceAll('-', '')}`;
    // No job would end it if the process died before the answer.
    const unsent = { status: 'failed', ended_at: c.now, error: 'The test was interrupted.' } as const;
    const [made] = await insertDeliveries(c, [{ webhook_id: id, event, message_id, payload, ...unsent }]);
    await c.audit('test', 'webhooks', id);
    return [row, { id: made as number, message_id, payload }] as const;
  });
  const attempt = await sendDelivery(app, webhook, delivery, signal);
  await change(app, actor, (c) => record(c, id, delivery.id, attempt, true));
  return deliveryDetail(app, id, delivery.id);
}

/** Job `webhooks.sweep`: removes old deliveries. */
export function sweepDeliveries(app: App): Promise<void> {
  const before = isoTime(app.now() - keptDays * 86_400_000);
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('webhook_deliveries')
      .where('id', 'in', (e) =>
        e
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
