import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, type Reply, type Running, start } from '../support/helper.ts';

export interface Scene {
  running: Running;
  /** Adds or changes a row of a resource, as the chief. */
  write(path: string, json: Json, method?: string): Promise<Json>;
  merge(resource: string, from: number, json: Json, ifMatch?: string): Promise<Reply>;
  /** Adds a story and publishes it. */
  story(title: string, more: Json): Promise<Json>;
  titles(query: string): Promise<string[]>;
  /** Status and where a redirect leads. */
  at(path: string): Promise<[number, string | null]>;
  /** The jobs that are due run, and those of a minute later. */
  settle(): Promise<void>;
}

export async function scene(t: TestContext, kind: Kind): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const chief = async (path: string, method: string, json: Json, ifMatch = '*'): Promise<Reply> =>
    running.call(`/api/admin/${path}`, {
      method,
      json,
      token: await running.tokenOf('chief'),
      headers: { 'if-match': ifMatch, 'accept-language': 'en' },
    });
  const write: Scene['write'] = async (path, json, method = 'POST') => {
    const reply = await chief(path, method, json);
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  return {
    running,
    write,
    merge: (resource, from, json, ifMatch) => chief(`${resource}/${from}/merge`, 'POST', json, ifMatch),
    async story(title, more) {
      running.clock.ms += 1_000;
      const made = await write('news', { title, lang: 'te', ...more });
      return write(`news/${made.id}/publish`, {});
    },
    async titles(query) {
      const reply = await running.call(`/api/v1/news?lang=te&${query}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data.map((one: Json) => one.title);
    },
    async at(path) {
      const { status, headers } = await fetch(`${running.url}${path}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    },
    async settle() {
      await running.dinam.workers.drain();
      running.clock.ms += 61_000;
      await running.dinam.workers.drain();
    },
  };
}
