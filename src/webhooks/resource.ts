import { Type } from 'typebox';
import { type Change, change } from '../core/api/change.ts';
import { type Input, insertRow, lockRow, resource } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { isConfidential, refusalOf } from '../core/fetch/fetch.ts';
import { tidyLine } from '../text/normalise.ts';
import { Webhook, WebhookInput } from './model.ts';
import { newWebhookSecret, type StoredWebhook, storeSecret } from './store.ts';

const mostWebhooks = 20;

function toWebhook(row: StoredWebhook): Webhook {
  const { id, url, description, failing_since, stopped_reason, rev, created_at, updated_at } = row;
  const events = JSON.parse(row.events) as string[];
  const is_active = row.is_active === 1;
  return { id, url, description, events, is_active, failing_since, stopped_reason, rev, created_at, updated_at };
}

async function toRow(c: Change, raw: Input, before: StoredWebhook | null): Promise<Partial<StoredWebhook>> {
  const { url, description, events, is_active } = raw as Partial<WebhookInput>;
  if (!before) await checkNumber(c);
  const refusal = url === undefined ? null : refusalOf(c.app.config, url);
  if (refusal !== null) throw invalidField('url', refusal);
  if (url !== undefined && !isConfidential(c.app.config, url))
    throw invalidField('url', 'must begin with https:// (http:// only for addresses that FETCH_ALLOW names)');
  const fresh: Partial<StoredWebhook> = before
    ? {}
    : {
        description: '',
        secret: '',
        previous_secret: null,
        previous_until: null,
        is_active: 1,
        failing_since: null,
        stopped_reason: null,
      };
  return {
    ...fresh,
    ...(url === undefined ? {} : { url: new URL(url).href }),
    ...(description === undefined ? {} : { description: tidyLine(description) }),
    ...(events === undefined ? {} : { events: JSON.stringify([...events].sort()) }),
    ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
    ...(is_active ? { failing_since: null, stopped_reason: null } : {}),
  };
}

async function checkNumber(c: Change): Promise<void> {
  const { n } = await c.tx
    .selectFrom('webhooks')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n >= mostWebhooks) throw new Fault('conflict', `There are ${n} webhooks already; remove one first.`);
}

/** Webhooks, for owners: they send what happens here to other servers. */
export const webhookResource = resource<StoredWebhook>({
  name: 'webhooks',
  one: 'webhook',
  table: 'webhooks',
  hasSecrets: true,
  input: WebhookInput,
  noun: Webhook,
  filters: { is_active: Type.Boolean() },
  sorts: ['id', 'url', 'is_active', 'failing_since', 'created_at', 'updated_at'],
  nullable: ['failing_since'],
  toNoun: (_app, row) => toWebhook(row),
  toRow,
  audited: (row, _before, { input }) => ({ fields: Object.keys(input), server: new URL(row.url).host }),
  access: { read: 'webhooks.read', write: 'webhooks.write' },
});

/** Adds a webhook; the answer is the only place where its secret is. @throws Fault `invalid`, `conflict` */
export async function createWebhook(app: App, input: WebhookInput, actor: Actor) {
  const secret = newWebhookSecret();
  const row = await change(app, actor, async (c) => {
    const added = await insertRow(c, webhookResource, input);
    await storeSecret(c, added, secret);
    return added;
  });
  return { ...toWebhook(row), secret };
}

/** Replaces the secret; the old one signs too for a day, so that receivers can change over. @throws Fault `not_found` */
export async function rotateSecret(app: App, id: number, actor: Actor) {
  const secret = newWebhookSecret();
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, webhookResource, id, null);
    await storeSecret(c, before, secret);
    await c.audit('rotate_secret', 'webhooks', id);
    return before;
  });
  return { ...toWebhook(row), secret };
}
