import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type FakeFcm, startFakeFcm } from './fake-fcm/fake.ts';
import { type Json, type Kind, type Reply, type Running, start } from './helper.ts';

const title = 'వరంగల్‌లో భారీ వర్షం: రేపు పాఠశాలలకు సెలవు';
const body = 'নিচু এলাকার মানুষকে সরানো হচ্ছে';
export const minute = 60_000;
export const hour = 60 * minute;

export interface Set {
  running: Running;
  fake: FakeFcm;
  /** A token of now: these tests move the clock further than one lives. */
  as(role: 'owner' | 'editor' | 'viewer'): Promise<string>;
  post(more?: object): Promise<number>;
  /** An editor's request below `/api/admin/notifications`. */
  verb(path: string, json?: object): Promise<Reply>;
  get(id: number): Promise<Json>;
  /** Runs the jobs that are due after so much more time. */
  pass(ms?: number): Promise<void>;
}

export async function setUp(
  t: TestContext,
  kind: Kind,
  values: string[],
  more: (n: number) => object = () => ({}),
  env: Record<string, string> = {},
): Promise<Set> {
  let clock = { ms: Date.now() };
  const fake = await startFakeFcm({ now: () => clock.ms });
  t.after(() => fake.close());
  const running = await start(t, kind, { ...fake.env, WORKERS: '0', ...env });
  clock = running.clock;
  for (const [n, value] of values.entries()) {
    const json = { installation_id: `phone-${value}`, value, lang: 'te', ...more(n) };
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  }
  await running.dinam.workers.drain(); // topics
  const as: Set['as'] = (role) => running.tokenOf(role);
  return {
    running,
    fake,
    as,
    async post(more = {}) {
      const json = { title, body, target: { type: 'all' }, ...more };
      const reply = await running.call('/api/admin/notifications', { token: await as('editor'), json });
      assert.equal(reply.status, 202, reply.text);
      return reply.body.data.id;
    },
    async verb(path, json = {}) {
      return running.call(`/api/admin/notifications/${path}`, { token: await as('editor'), json });
    },
    async get(id) {
      return (await running.call(`/api/admin/notifications/${id}`, { token: await as('viewer') })).body.data;
    },
    async pass(ms = 0) {
      clock.ms += ms;
      await running.dinam.workers.drain();
    },
  };
}
