import { Webhook as Signer } from 'standardwebhooks';
import { type Change, change } from '../core/api/change.ts';
import { type App, systemActor } from '../core/app.ts';
import { type Backoff, backoff } from '../core/backoff.ts';
import { instant, isoTime } from '../core/clock.ts';
import { FetchError, fetchGuarded } from '../core/fetch/fetch.ts';
import { retryAfterMs } from '../core/fetch/retry-after.ts';
import { RetryAt, type RunningJob } from '../core/jobs/worker.ts';
import { enqueueStopMails } from './stop-mail.ts';
import { type StoredDelivery, type StoredWebhook, webhookSecrets } from './store.ts';

/** A receiver that takes longer is slow: it should answer first and work later. Less than a request has for a test. */
const timeoutMs = 8_000;
/** Of the response that is read, and of it what is stored. */
const mostBytes = 65_536;
const storedCharacters = 1_000;

/** Over about a day. */
const mostAttempts = 14;
const waits: Backoff = { first: 10_000, longest: 6 * 3_600_000, jitter: 0.2 };
const longestRetryAfterMs = 6 * 3_600_000;

/** A webhook of which no attempt has succeeded for this long is stopped. */
const stopAfterMs = 3 * 86_400_000;

/** The outcome of one attempt. */
interface Attempt {
  status: number | null;
  body: string | null;
  /** null: the receiver has it. */
  error: string | null;
  ms: number;
  retryAfterMs: number;
}

/**
 * Job `webhooks.deliver {id}`: sends a delivery to its webhook. It may be sent twice when the process dies in between;
 * receivers recognise that by `webhook-id`.
 */
export async function deliver(app: App, job: Pick<RunningJob, 'payload' | 'signal'>): Promise<void> {
  const found = await deliveryOf(app, job.payload.id as number);
  if (found?.delivery.status !== 'pending') return;
  const { webhook, delivery } = found;
  if (!webhook.is_active) return end(app, delivery.id, 'The webhook is not active.');
  const attempt = await sendDelivery(app, webhook, delivery, job.signal);
  const nextMs = await change(app, systemActor, (c) => record(c, webhook.id, delivery.id, attempt));
  if (nextMs !== null) throw new RetryAt(nextMs);
}

/** A job that died, for instance because the secret cannot be opened, ends its delivery: nothing would send it any more. */
deliver.died = (app: App, payload: Record<string, unknown>, reason: string): Promise<void> =>
  end(app, payload.id as number, (reason.split('\n')[0] ?? '').slice(0, storedCharacters));

async function deliveryOf(app: App, id: number): Promise<{ delivery: StoredDelivery; webhook: StoredWebhook } | null> {
  const { write } = app.db;
  const delivery = await write.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!delivery) return null;
  const webhook = await write
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirst();
  return webhook ? { delivery, webhook } : null;
}

/** One attempt: a signed POST that follows no redirect. */
export async function sendDelivery(
  app: App,
  webhook: StoredWebhook,
  { message_id, payload }: Pick<StoredDelivery, 'message_id' | 'payload'>,
  signal?: AbortSignal,
): Promise<Attempt> {
  const nowMs = app.now();
  const at = new Date(nowMs);
  const signatures = webhookSecrets(app.config, webhook, isoTime(nowMs)).map((secret) =>
    new Signer(secret).sign(message_id, at, payload),
  );
  const began = performance.now();
  const took = (): number => Math.round(performance.now() - began);
  try {
    const { status, headers, body } = await fetchGuarded(app, webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': message_id,
        'webhook-timestamp': String(Math.floor(nowMs / 1_000)),
        'webhook-signature': signatures.join(' '),
      },
      body: payload,
      timeoutMs,
      maxBytes: mostBytes,
      ...(signal ? { signal } : {}),
    });
    const isAccepted = status >= 200 && status < 300;
    return {
      status,
      body: storable(body),
      error: isAccepted ? null : `The receiver answered ${status}.`,
      ms: took(),
      retryAfterMs: retryAfterMs(headers['retry-after'], nowMs, { most: longestRetryAfterMs }) ?? 0,
    };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { status: null, body: null, error: error.message, ms: took(), retryAfterMs: 0 };
  }
}

/** Text that both databases take. */
const storable = (body: Buffer): string =>
  body
    .toString('utf8')
    .slice(0, storedCharacters)
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu, ' ');

/**
 * Records an attempt. Of a delivery that was ended meanwhile, such as by the stop of its webhook, only a success is
 * recorded: the receiver has it. @returns when the next one is due, in ms; null when there is none
 * @param isLast a failure ends the delivery, and says nothing of the webhook
 */
export async function record(
  c: Change,
  webhookId: number,
  id: number,
  attempt: Attempt,
  isLast = false,
): Promise<number | null> {
  await c.dialect.lockRow(c.tx, 'webhooks', webhookId);
  const webhook = await c.tx.selectFrom('webhooks').selectAll().where('id', '=', webhookId).executeTakeFirst();
  const row = await c.tx.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!webhook || !row) return null;
  const attempts = row.attempts + 1;
  const isDone = attempt.error === null;
  if (row.status !== 'pending' && !isDone && !isLast) return null;
  const hasNext = !isDone && !isLast && attempt.status !== 410 && attempts < mostAttempts;
  const nextMs = hasNext ? c.nowMs + Math.max(backoff(attempts, waits), attempt.retryAfterMs) : null;
  await c.tx
    .updateTable('webhook_deliveries')
    .set({
      status: isDone ? 'succeeded' : hasNext ? 'pending' : 'failed',
      attempts,
      next_attempt_at: nextMs === null ? null : isoTime(nextMs),
      response_status: attempt.status,
      response_body: attempt.body,
      error: attempt.error,
      duration_ms: attempt.ms,
      ended_at: nextMs === null ? c.now : null,
    })
    .where('id', '=', id)
    .execute();
  if (isLast && !isDone) return null;
  return (await recordHealth(c, webhook, attempt)) ? null : nextMs;
}

/** What an attempt says of the webhook itself. @returns whether it was stopped */
async function recordHealth(c: Change, webhook: StoredWebhook, { error, status }: Attempt): Promise<boolean> {
  const { id, failing_since } = webhook;
  if (error === null) {
    if (failing_since !== null)
      await c.tx.updateTable('webhooks').set({ failing_since: null }).where('id', '=', id).execute();
    return false;
  }
  if (status === 410) return stop(c, webhook, 'The receiver answered 410: it wants no more.');
  if (failing_since !== null && c.nowMs - instant(failing_since) >= stopAfterMs)
    return stop(c, webhook, `No delivery has succeeded since ${failing_since}. ${error}`);
  if (failing_since === null)
    await c.tx.updateTable('webhooks').set({ failing_since: c.now }).where('id', '=', id).execute();
  return false;
}

/** Stops a webhook, as an owner would; only an owner starts it again. What waits for it fails. */
async function stop(c: Change, { id, url, is_active }: StoredWebhook, stopped_reason: string): Promise<true> {
  if (!is_active) return true;
  await c.tx
    .updateTable('webhooks')
    .set((e) => ({ is_active: 0, stopped_reason, rev: e('rev', '+', 1), updated_at: c.now }))
    .where('id', '=', id)
    .execute();
  await c.tx
    .updateTable('webhook_deliveries')
    .set((e) => ({
      status: 'failed',
      error: e.fn.coalesce('error', e.val('The webhook was stopped.')),
      ended_at: c.now,
      next_attempt_at: null,
    }))
    .where('webhook_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await c.audit('stop', 'webhooks', id, { reason: stopped_reason });
  const { host } = new URL(url);
  await enqueueStopMails(c, { id, host, reason: stopped_reason });
  c.app.log.warn({ webhook: id, host }, stopped_reason);
  return true;
}

/** Ends a delivery for good. */
async function end(app: App, id: number, error: string): Promise<void> {
  await app.db.write
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', error, ended_at: isoTime(app.now()), next_attempt_at: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
