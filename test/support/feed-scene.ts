import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type FeedServer, feedServer } from './feed-server.ts';
import { type Json, type Kind, type Running, start } from './helper.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };
const weekMs = 7 * 86_400_000;
export const script = '/api/rss_admin.php';

/** A program, a server of feeds, and what an editor does between them. */
export interface FeedScene extends Running {
  server: FeedServer;
  /** A token that is good now. */
  editor(): Promise<string>;
  /** Adds a feed through the old script; gives its id. */
  add(path: string, more?: Record<string, unknown>): Promise<number>;
  /** Moves the clock on and does all that is due. */
  turn(minutes?: number): Promise<void>;
  feed(id: number): Promise<Json>;
}

export async function feedScene(t: TestContext, kind: Kind, extra: Record<string, string> = {}): Promise<FeedScene> {
  const server = await feedServer(t);
  const running = await start(t, kind, { ...allowed, ...extra });
  // A week begins: the hour in which a feed is requested without conditions is far away for the first feeds.
  running.clock.ms = Math.ceil(running.clock.ms / weekMs) * weekMs;
  const editor = (): Promise<string> => running.tokenOf('editor');
  await editor();
  return {
    ...running,
    server,
    editor,
    async add(path, more = {}) {
      const json = { feed_url: path.startsWith('http') ? path : server.url + path, ...more };
      const reply = await running.call(script, { token: await editor(), json });
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data.id;
    },
    async turn(minutes = 0) {
      running.clock.ms += minutes * 60_000;
      await running.dinam.workers.drain();
    },
    feed: async (id) => (await running.call(`${script}?id=${id}`, { token: await editor() })).body.data,
  };
}
