import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { type FeedServer, feedServer, rssOf } from '../support/feed-server.ts';
import type { Json, Kind } from '../support/helper.ts';

export interface Entry {
  title: string;
  guid?: string | number;
  link?: string;
  text?: string;
  /** The whole text, where `text` is an excerpt. */
  content?: string;
  author?: string;
  at?: number;
}

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const rss = ({ title, guid, link, text, content, author, at }: Entry): string =>
  [
    `<item><title>${escaped(title)}</title>`,
    guid === undefined ? '' : `<guid isPermaLink="false">${escaped(`${guid}`)}</guid>`,
    link === undefined ? '' : `<link>${escaped(link)}</link>`,
    at === undefined ? '' : `<pubDate>${new Date(at).toUTCString()}</pubDate>`,
    author === undefined ? '' : `<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">${author}</dc:creator>`,
    text === undefined ? '' : `<description>${escaped(text)}</description>`,
    content === undefined
      ? ''
      : `<content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">${escaped(content)}</content:encoded>`,
    '</item>',
  ].join('');

/** A feed on one server and on another, what became of its items, and who was told. */
export interface MovedScene extends FeedScene {
  /** The server of the new domain. */
  other: FeedServer;
  pushes(): Promise<number>;
  news(): Promise<Json[]>;
  /** An edit through the admin API. */
  edit(path: string, json: unknown): Promise<Json>;
  remove(item: number): Promise<void>;
  /** Takes news back and plans it for an instant. */
  schedule(news: number, published_at: string): Promise<void>;
  items(feed: number): Promise<Json[]>;
  /** A path that says these entries from now on. */
  say(path: string, entries: readonly Entry[], server?: FeedServer): void;
}

export async function movedScene(t: TestContext, kind: Kind): Promise<MovedScene> {
  const s = await feedScene(t, kind);
  const other = await feedServer(t);
  const json = { installation_id: 'phone-of-te', value: `token-te-${'x'.repeat(30)}`, lang: 'te' };
  assert.equal((await s.call('/api/v1/devices', { json })).status, 201);
  const listed = async (path: string): Promise<Json[]> => {
    const reply = await s.call(`/api/admin/${path}`, { token: await s.editor() });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data;
  };
  return {
    ...s,
    other,
    pushes: async () => (await listed('notifications?limit=100')).length,
    news: () => listed('news?limit=100&sort=id'),
    items: (feed) => listed(`feed-items?feed_id=${feed}&sort=id&limit=100`),
    async edit(path, json) {
      const request = { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': '*' } };
      const reply = await s.call(`/api/admin/${path}`, request);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data;
    },
    async remove(item) {
      const request = { method: 'DELETE', token: await s.editor(), headers: { 'if-match': '*' } };
      assert.equal((await s.call(`/api/admin/feed-items/${item}`, request)).status, 200);
    },
    async schedule(news, published_at) {
      for (const [verb, json] of [
        ['unpublish', {}],
        ['publish', { published_at }],
      ] as const) {
        const request = { token: await s.editor(), json, headers: { 'if-match': '*' } };
        const reply = await s.call(`/api/admin/news/${news}/${verb}`, request);
        assert.equal(reply.status, 200, reply.text);
      }
    },
    say(path, entries, server = s.server) {
      const body = rssOf(entries.map(rss));
      server.on(path, (_request, response) => void response.end(body));
    },
  };
}
