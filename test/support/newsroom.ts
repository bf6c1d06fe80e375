import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { addUser } from '../../src/users/users.ts';
import { type Json, type Kind, password, type Reply, type Running, start } from './helper.ts';

export const day = 86_400_000;
export const iso = (ms: number): string => new Date(ms).toISOString();
export const ids = (rows: Json[]): number[] => rows.map((r) => r.id).sort((a, b) => a - b);

/** An editor of the newsroom. */
export interface Scene {
  t: TestContext;
  running: Running;
  call: Running['call'];
  item(json?: object): Promise<Json>;
  get(id: number): Promise<Json>;
  verb(id: number, verb: string, json?: object): Promise<Reply>;
  list(query: string): Promise<Json[]>;
  /** An edit that a published story shows at once; of whatever is there unless an ETag is given. */
  edit(id: number, json: object, ifMatch?: string): Promise<Reply>;
  /** A token of another editor. */
  another(name: string): Promise<string>;
}

/** @param given the database of another scene: a second program on it */
export async function setUp(t: TestContext, kind: Kind, given?: Record<string, string>): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' }, given);
  await running.tokenOf('editor');
  const call: Running['call'] = async (path, request = {}) =>
    running.call(path, { token: await running.tokenOf('editor'), ...request });
  return {
    t,
    running,
    call,
    async item(json = {}) {
      const reply = await call('/api/admin/news', { json: { title: 'గోదావరికి వరద', ...json } });
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data;
    },
    async get(id) {
      return (await call(`/api/admin/news/${id}`)).body.data;
    },
    verb: (id, verb, json = {}) => call(`/api/admin/news/${id}/${verb}`, { json }),
    async list(query) {
      const reply = await call(`/api/admin/news?limit=100&${query}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data;
    },
    edit: (id, json, ifMatch = '*') =>
      call(`/api/admin/news/${id}?apply=now`, { method: 'PATCH', json, headers: { 'if-match': ifMatch } }),
    async another(username) {
      await addUser(running.dinam.app, { username, role: 'editor', password });
      return (await call('/api/auth/login', { json: { username, password } })).body.data.token;
    },
  };
}
