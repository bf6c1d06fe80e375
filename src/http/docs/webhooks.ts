import type { SentEvent } from '../../core/module.ts';
import type { Describer } from './descriptions.ts';
import type { Json } from './json.ts';

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
export function webhookOperations(describer: Describer, events: readonly SentEvent[]): Json {
  const operations = events.map(({ name, about, body }) => [
    name,
    {
      post: {
        operationId: `on${nameOf(name)}`,
        tags: ['Admin: webhooks'],
        summary: about,
        description: `${about}. Answer with a status of 2xx within 8 seconds; anything else is tried again.`,
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: describer.schema(body) } },
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
