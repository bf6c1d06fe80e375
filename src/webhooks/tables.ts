import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface WebhooksTables {
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends WebhooksTables {}
}

export interface WebhookRow {
  id: Generated<number>;
  url: string;
  description: string;
  /** Names of events, as JSON. */
  events: string;
  /** Sealed. */
  secret: string;
  /** The secret before the last rotation, sealed, and until when it signs too. */
  previous_secret: string | null;
  previous_until: string | null;
  is_active: number;
  failing_since: string | null;
  stopped_reason: string | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface WebhookDeliveryRow {
  id: Generated<number>;
  webhook_id: number;
  event: string;
  message_id: string;
  payload: string;
  status: 'pending' | 'succeeded' | 'failed';
  attempts: number;
  next_attempt_at: string | null;
  response_status: number | null;
  response_body: string | null;
  error: string | null;
  duration_ms: number | null;
  created_at: string;
  ended_at: string | null;
}

/** How they take part in an export, those that others point at first. */
export const webhooksExport = {
  webhooks: { isPrivate: true },
  webhook_deliveries: { isPrivate: true },
} satisfies ExportOf<WebhooksTables>;
