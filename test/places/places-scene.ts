import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, type Reply, type Running, start } from '../support/helper.ts';

export const q = encodeURIComponent;
export const telangana = 'telangana';

export interface Scene {
  running: Running;
  call: Running['call'];
  add(resource: string, json: unknown): Promise<Json>;
  edit(resource: string, id: number, json: unknown, method?: string): Promise<Reply>;
  /** A published story of these places. */
  story(place_ids: number[], more?: object): Promise<Json>;
  data(path: string): Promise<Json>;
  /** Ids of the stories of `location=`, newest first. */
  found(location: string, more?: string): Promise<number[]>;
  place(at: string): Promise<Json>;
}

export async function setUp(t: TestContext, kind: Kind): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const call: Running['call'] = (path, request = {}) => running.call(path, { token, ...request });
  const data = async (path: string): Promise<Json> => {
    const reply = await running.call(path);
    assert.equal(reply.status, 200, `${path}\n${reply.text}`);
    return reply.body.data;
  };
  const add = async (resource: string, json: unknown): Promise<Json> => {
    const reply = await call(`/api/admin/${resource}`, { json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  return {
    running,
    call,
    add,
    data,
    async edit(resource, id, json, method = 'PATCH') {
      const etag = (await call(`/api/admin/${resource}/${id}`)).headers.get('etag') as string;
      return call(`/api/admin/${resource}/${id}`, { method, json, headers: { 'if-match': etag } });
    },
    async story(place_ids, more = {}) {
      running.clock.ms += 1_000;
      const reply = await call('/api/news.php', { json: { title: 'ఒక వార్త', place_ids, ...more } });
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data;
    },
    found: async (location, more = '') =>
      (await data(`/api/v1/news?location=${q(location)}${more}`)).map((n: Json) => n.id),
    place: (at) => data(`/api/v1/places/${q(at)}`),
  };
}
