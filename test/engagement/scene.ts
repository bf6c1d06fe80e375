import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, type Reply, type Running, start } from '../support/helper.ts';

export interface Scene {
  running: Running;
  call: Running['call'];
  /** As an editor. */
  admin: Running['call'];
  /** A published story; gives its id. */
  story(json?: object): Promise<number>;
  /** An edit by the admin API, at the present version. */
  edit(path: string, json: unknown): Promise<Reply>;
}

/** Id of the installation number `n`. */
export const phone = (n: number): string => `3f6c1a52-6f0e-4c0e-9a39-${String(n).padStart(12, '0')}`;

export const fieldsOf = (reply: Reply): string[] => reply.body.errors.map((e: Json) => e.field).sort();
export const iso = (ms: number): string => new Date(ms).toISOString();

export const minute = 60_000;
export const day = 86_400_000;

/** What must be, with the answer where it is not. */
export function is(reply: Reply, status: number): Json {
  assert.equal(reply.status, status, reply.text);
  return reply.body.data;
}

export async function setUp(t: TestContext, kind: Kind, env: Record<string, string> = {}): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1', ...env });
  const token = await running.tokenOf('editor');
  const admin: Running['call'] = (path, request = {}) => running.call(path, { token, ...request });
  return {
    running,
    call: running.call,
    admin,
    async story(json = {}) {
      const { id } = is(await admin('/api/admin/news', { json: { title: 'ఒక వార్త', ...json } }), 201);
      is(await admin(`/api/admin/news/${id}/publish`, { json: {} }), 200);
      return id;
    },
    async edit(path, json) {
      const etag = (await admin(path)).headers.get('etag') as string;
      return admin(path, { method: 'PATCH', json, headers: { 'if-match': etag } });
    },
  };
}
