import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { maintainSubscriptions } from '../../src/feeds/websub/renew.ts';
import { type FeedServer, feedServer } from '../support/feed-server.ts';
import { type Json, type Kind, type Running, start } from '../support/helper.ts';
import { type Hub, hubServer, type Wish } from '../support/hub-server.ts';

export const minutes = 60_000;
export const days = 1_440 * minutes;

export interface Scene extends Running {
  server: FeedServer;
  hub: Hub;
  editor(): Promise<string>;
  /** Gives a path a feed with these items that names the hub, and says no word of it without one. */
  feedAt(path: string, items: string[], hub?: string | null): string;
  /** Adds the feed of a path; gives its id. */
  add(path: string, more?: Record<string, unknown>): Promise<number>;
  feed(id: number): Promise<Json>;
  /** Titles of the feed's items, as readers get them. */
  titles(id: number): Promise<string[]>;
  /** Moves the clock on, and does all that is due by then. */
  turn(ms?: number): Promise<void>;
  /** The last thing the hub was asked. */
  wish(): Wish;
  /** Calls an admin action on the subscription of a feed. */
  say(id: number, action: string): Promise<Json>;
}

export const feedText = (items: string[], hub: string | null, self: string): string => {
  const links = hub === null ? '' : `<atom:link rel="hub" href="${hub}"/><atom:link rel="self" href="${self}"/>`;
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>తెలుగు వార్తలు</title><link>https://news.example/</link><description>x</description>${links}${items.join('')}</channel></rss>`;
};

/** The program, a server with feeds and a hub that they name. Jobs run when the test says so. */
export async function scene(
  t: TestContext,
  kind: Kind,
  extra: Record<string, string> = {},
  given?: Record<string, string>,
  from?: Pick<Scene, 'server' | 'hub'>,
): Promise<Scene> {
  const server = from?.server ?? (await feedServer(t));
  const hub = from?.hub ?? (await hubServer(t));
  const fixed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0', WEBSUB: 'true', ...extra };
  const running = await start(t, kind, fixed, given);
  const { call, clock, dinam } = running;
  const editor = (): Promise<string> => running.tokenOf('editor');
  await editor();
  return {
    ...running,
    server,
    hub,
    editor,
    feedAt(path, items, named = hub.url) {
      const self = server.url + path;
      server.on(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feedText(items, named, self));
      });
      return self;
    },
    async add(path, more = {}) {
      const json = { feed_url: server.url + path, lang: 'te', ...more };
      const reply = await call('/api/admin/feeds', { token: await editor(), json });
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data.id;
    },
    feed: async (id) => (await call(`/api/admin/feeds/${id}`, { token: await editor() })).body.data,
    async titles(id) {
      const { body } = await call(`/api/rss.php?feed=${id}&limit=100`);
      return body.data.map((item: Json) => item.title).sort();
    },
    async turn(ms = 0) {
      clock.ms += ms;
      await maintainSubscriptions(dinam.app);
      // What a hub answers may bring more to do.
      for (let i = 0; i < 3; i++) {
        await dinam.workers.drain();
        await hub.quiet();
      }
    },
    wish: () => hub.wishes.at(-1) as Wish,
    async say(id, action) {
      const reply = await call(`/api/admin/feeds/${id}/websub`, { token: await editor(), json: { action } });
      return { status: reply.status, ...reply.body };
    },
  };
}
