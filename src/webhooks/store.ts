import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Change } from '../core/api/change.ts';
import { isoTime } from '../core/clock.ts';
import type { Config } from '../core/config/config.ts';
import type { NewJob } from '../core/jobs/new-job.ts';
import { secretBox } from '../core/secrets/secret-box.ts';
import type { WebhookDeliveryRow, WebhookRow } from './tables.ts';

export type StoredWebhook = Selectable<WebhookRow>;
export type StoredDelivery = Selectable<WebhookDeliveryRow>;

export type NewDelivery = Pick<Insertable<WebhookDeliveryRow>, 'webhook_id' | 'event' | 'message_id' | 'payload'> &
  Partial<Pick<StoredDelivery, 'status' | 'ended_at' | 'error'>>;

/** Rows of one statement: both databases bound its parameters. */
const rowsAtOnce = 500;

/** Returns the ids in the order of the rows. */
export async function insertDeliveries(c: Change, rows: readonly NewDelivery[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const values = rows.slice(at, at + rowsAtOnce).map((row) => ({
      status: 'pending' as const,
      attempts: 0,
      next_attempt_at: row.status ? null : c.now,
      response_status: null,
      response_body: null,
      error: null,
      duration_ms: null,
      created_at: c.now,
      ended_at: null,
      ...row,
    }));
    const written = await c.tx.insertInto('webhook_deliveries').values(values).returning('id').execute();
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
}

/** Two deliveries to one receiver run at a time in a process, so a slow one does not hold up the others. */
export const deliveryJob = (webhook: number, delivery: number): NewJob => ({
  kind: 'webhooks.deliver',
  payload: { id: delivery },
  queue: 'webhooks',
  concurrencyKey: `webhook:${webhook}`,
});

const placeOf = (column: 'secret' | 'previous_secret', id: number): string => `webhooks.${column}:${id}`;

/** 192 bits, as Standard Webhooks recommends. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** Hours for which a replaced secret signs beside the new one. */
const overlapHours = 24;

/** Stores the signing secret of a new webhook, or replaces it. */
export async function storeSecret(c: Change, row: Pick<StoredWebhook, 'id' | 'secret'>, secret: string): Promise<void> {
  const box = secretBox(c.app.config);
  const before = row.secret === '' ? null : box.open(placeOf('secret', row.id), row.secret);
  await c.tx
    .updateTable('webhooks')
    .set({
      secret: box.seal(placeOf('secret', row.id), secret),
      previous_secret: before === null ? null : box.seal(placeOf('previous_secret', row.id), before),
      previous_until: before === null ? null : isoTime(c.nowMs + overlapHours * 3_600_000),
    })
    .where('id', '=', row.id)
    .execute();
}

/** The secrets that sign a delivery now, the present one first. */
export function webhookSecrets(
  config: Config,
  {
    id,
    secret,
    previous_secret,
    previous_until,
  }: Pick<StoredWebhook, 'id' | 'secret' | 'previous_secret' | 'previous_until'>,
  now: string,
): string[] {
  const box = secretBox(config);
  const old = previous_secret !== null && previous_until !== null && previous_until > now ? [previous_secret] : [];
  return [
    box.open(placeOf('secret', id), secret),
    ...old.map((sealed) => box.open(placeOf('previous_secret', id), sealed)),
  ];
}
