import { eventBody, type WebhookEvent, webhookEvents } from '../../model/integrations/webhook.ts';
import type { Describer } from './descriptions.ts';
import type { Json } from './openapi-answers.ts';

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header('webhook-id', 'Names the message: the same in every attempt, so that a receiver can leave out what it has'),
  header('webhook-timestamp', 'Seconds since 1970 of this attempt'),
  header('webhook-signature', '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces'),
];

const nameOf = (event: string): string =>
  event
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `webhooks` of the OpenAPI document: the requests that we send. */
export function webhookOperations(describer: Describer): Json {
  const operations = (Object.keys(webhookEvents) as WebhookEvent[]).map((event) => [
    event,
    {
      post: {
        operationId: `on${nameOf(event)}`,
        tags: ['Admin: webhooks'],
        summary: webhookEvents[event][0],
        description: `${webhookEvents[event][0]}. Answer with a status of 2xx within 8 seconds; anything else is tried again.`,
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: describer.schema(eventBody(event)) } },
        },
        responses: {
          200: { description: 'Received' },
          410: { description: 'No more of these: the webhook is stopped' },
        },
      },
    },
  ]);
  return Object.fromEntries(operations) as Json;
}
