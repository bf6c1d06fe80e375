import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, type Reply, type Running, start } from '../support/helper.ts';

export const minute = 60_000;
export const iso = (ms: number): string => new Date(ms).toISOString();

export interface Scene {
  running: Running;
  /** Any request, as an editor unless told. */
  call: Running['call'];
  /** Adds a thing; gives its data. */
  add(resource: string, json: unknown): Promise<Json>;
  item(json?: unknown): Promise<Json>;
  get(resource: string, id: number): Promise<Reply>;
  /** An edit; with the ETag as it is unless another is given. */
  edit(resource: string, id: number, json: unknown, ifMatch?: string, method?: string): Promise<Reply>;
  verb(id: number, verb: string, json?: unknown): Promise<Reply>;
  list(path: string): Promise<Json[]>;
  audit(resource: string, id: number): Promise<Json[]>;
}

export async function setUp(t: TestContext, kind: Kind, role: 'editor' | 'owner' = 'editor'): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const editor = await running.tokenOf(role);
  const call: Running['call'] = (path, request = {}) => running.call(path, { token: editor, ...request });
  const get = (resource: string, id: number) => call(`/api/admin/${resource}/${id}`);
  const add = async (resource: string, json: unknown): Promise<Json> => {
    const reply = await call(`/api/admin/${resource}`, { json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const list = async (path: string): Promise<Json[]> => {
    const reply = await call(path);
    assert.equal(reply.status, 200, `${path}\n${reply.text}`);
    return reply.body.data;
  };
  return {
    running,
    call,
    get,
    add,
    list,
    item: (json = {}) => add('news', { title: 'ఒక వార్త', ...(json as object) }),
    async edit(resource, id, json, ifMatch, method = 'PATCH') {
      const etag = ifMatch ?? ((await get(resource, id)).headers.get('etag') as string);
      return call(`/api/admin/${resource}/${id}`, { method, json, headers: { 'if-match': etag } });
    },
    verb: (id, verb, json = {}) => call(`/api/admin/news/${id}/${verb}`, { json }),
    audit: (resource, id) => list(`/api/admin/audit?resource=${resource}&resource_id=${id}&sort=id`),
  };
}

export const fieldsOf = (reply: Reply): string[] => reply.body.errors.map((e: Json) => e.field).sort();
export const ids = (rows: Json[]): number[] => rows.map((r) => r.id);
export const q = encodeURIComponent;

export async function stays(d: Scene, id: number, work: () => Promise<Reply>, status: number): Promise<Reply> {
  const before = await d.get('news', id);
  const lines = (await d.audit('news', id)).length;
  const reply = await work();
  assert.equal(reply.status, status, reply.text);
  const after = await d.get('news', id);
  assert.equal(after.text, before.text, 'the item is as it was');
  assert.equal(after.headers.get('etag'), before.headers.get('etag'));
  assert.equal((await d.audit('news', id)).length, lines, 'nothing is written into the audit trail');
  return reply;
}
