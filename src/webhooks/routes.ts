import { Type } from 'typebox';
import { Slots } from '../core/admission/slots.ts';
import { etag, idOf, pathNumber, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute } from '../core/api/route.ts';
import { perProgram } from '../core/state.ts';
import { deliveryDetail, listDeliveries, replay, testWebhook } from './deliveries.ts';
import { NewWebhook, WebhookDelivery, WebhookDeliveryDetail, WebhookDeliveryQuery, WebhookInput } from './model.ts';
import { createWebhook, rotateSecret, webhookResource } from './resource.ts';

const path = `/api/admin/${webhookResource.name}`;
const reading = { tag: 'Admin: webhooks', access: 'webhooks.read' as const };
const writing = { tag: 'Admin: webhooks', access: 'webhooks.write' as const };
/** A leaked address or secret of a webhook stays in use for as long as nobody looks. */
const always = () => true;

/** Tests that wait for their receivers. */
const testSlots = perProgram(() => new Slots('tests', 4, 2));

const generic = resourceRoutes(webhookResource);

const creation: ActRoute = {
  ...writing,
  method: 'POST',
  path,
  proof: always,
  body: WebhookInput,
  reply: NewWebhook,
  status: 201,
  summary: 'Add a webhook: its signing secret is in this answer only',
  async run(app, call) {
    const data = await createWebhook(app, call.body as WebhookInput, call.actor);
    const headers = { ...etag(data.rev), location: `${app.config.publicUrl}${path}/${data.id}` };
    return { data, status: 201, message: 'Added.', headers };
  },
};

export const webhookRoutes: ActRoute[] = [
  ...generic
    .filter(({ method }) => method !== 'POST')
    .map((route) => (route.method === 'PATCH' || route.method === 'PUT' ? { ...route, proof: always } : route)),
  creation,
  {
    ...writing,
    method: 'POST',
    path: `${path}/:id/rotate-secret`,
    proof: always,
    reply: NewWebhook,
    summary: 'Replace the signing secret; the old one signs too for 24 hours',
    run: async (app, call) => ({ data: await rotateSecret(app, idOf(call), call.actor), message: 'Replaced.' }),
  },
  {
    ...writing,
    method: 'POST',
    path: `${path}/:id/test`,
    reply: WebhookDeliveryDetail,
    summary: 'Send a test event now; the answer says how it went',
    run: async (app, call) => ({
      data: await testSlots(app).run(call.actor.id, () => testWebhook(app, idOf(call), call.actor, call.signal)),
    }),
  },
  {
    ...reading,
    method: 'GET',
    path: `${path}/:id/deliveries`,
    query: WebhookDeliveryQuery,
    reply: Type.Array(WebhookDelivery),
    summary: 'Deliveries of the last seven days, newest first',
    run: (app, call) => listDeliveries(app, idOf(call), call.query),
  },
  {
    ...reading,
    method: 'GET',
    path: `${path}/:id/deliveries/:delivery`,
    reply: WebhookDeliveryDetail,
    summary: 'One delivery, with what was sent and answered',
    run: async (app, call) => ({ data: await deliveryDetail(app, idOf(call), pathNumber(call, 'delivery')) }),
  },
  {
    ...writing,
    method: 'POST',
    path: `${path}/:id/deliveries/:delivery/replay`,
    reply: WebhookDelivery,
    status: 202,
    summary: 'Send a delivery again',
    async run(app, call) {
      const data = await replay(app, idOf(call), pathNumber(call, 'delivery'), call.actor);
      return { data, status: 202, message: 'Queued.' };
    },
  },
];
