import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, password, type Reply, type Request, type Running, start } from '../support/helper.ts';
import { type Receiver, webhookReceiver } from '../support/webhook-receiver.ts';

export const path = '/api/admin/webhooks';
export const allNews = ['news.published', 'news.updated', 'news.removed'];

export interface WebhookScene extends Running {
  receiver: Receiver;
  /** A request of the owner, whose token is good now. */
  owner(path: string, request?: Request): Promise<Reply>;
  /** Adds a webhook; gives it with its secret. */
  add(input?: object): Promise<Json>;
  deliveries(id: number, query?: string): Promise<Json[]>;
  /** Moves the clock on and does all that is due. */
  pass(ms?: number): Promise<void>;
}

export async function webhookScene(
  t: TestContext,
  kind: Kind,
  env: Record<string, string> = {},
): Promise<WebhookScene> {
  const receiver = await webhookReceiver(t);
  const running = await start(t, kind, { FETCH_ALLOW: '127.0.0.1', WORKERS: '0', ...env });
  const owner: WebhookScene['owner'] = async (address, request = {}) => {
    const { json } = request;
    // What is changed of a webhook takes the password.
    const proven = address.startsWith(path) && json ? { json: { ...json, current_password: password } } : {};
    return running.call(address, { token: await running.tokenOf('owner'), ...request, ...proven });
  };
  return {
    ...running,
    receiver,
    owner,
    async add(input = {}) {
      const made = await owner(path, { json: { url: receiver.url, events: allNews, ...input } });
      assert.equal(made.status, 201, made.text);
      return made.body.data;
    },
    async deliveries(id, query = '') {
      const reply = await owner(`${path}/${id}/deliveries${query}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data;
    },
    async pass(ms = 0) {
      running.clock.ms += ms;
      await running.dinam.workers.drain();
    },
  };
}
