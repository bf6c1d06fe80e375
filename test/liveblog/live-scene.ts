import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, type Reply, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { type Watched, watch } from './live-helper.ts';

export interface Scene {
  running: Running;
  call: Running['call'];
  /** A published story; a live blog unless told. */
  story(json?: Json): Promise<Json>;
  post(newsId: number, json: Json): Promise<Json>;
  edit(id: number, json: Json): Promise<Reply>;
  remove(id: number): Promise<Reply>;
  stream(t: TestContext, newsId: number, query?: string, headers?: Record<string, string>): Promise<Watched>;
}

export async function setUp(t: TestContext, kind: Kind, env: Record<string, string> = {}): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0', ...env });
  const token = await running.tokenOf('editor');
  const call: Running['call'] = (path, request = {}) => running.call(path, { token, ...request });
  const matching = async (id: number) => {
    const { headers } = await call(`/api/admin/live-entries/${id}`);
    return { 'if-match': headers.get('etag') as string };
  };
  const added = async (path: string, json: Json): Promise<Json> => {
    const reply = await call(path, { json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  return {
    running,
    call,
    story: (json = {}) => added('/api/news.php', { title: 'ఎన్నికల ఫలితాలు', content_type: 'live', ...json }),
    post: (newsId, json) => added(`/api/admin/news/${newsId}/live`, json),
    edit: async (id, json) =>
      call(`/api/admin/live-entries/${id}`, { method: 'PATCH', json, headers: await matching(id) }),
    remove: async (id) => call(`/api/admin/live-entries/${id}`, { method: 'DELETE', headers: await matching(id) }),
    stream: (t, id, query = '', headers = {}) =>
      watch(t, `${running.url}/api/v1/news/${id}/live/stream${query}`, headers),
  };
}

export const seqs = (rows: Json[]): number[] => rows.map((r) => r.seq);
export const titles = (rows: Json[]): string[] => rows.map((r) => r.title);
export const come = (watched: Watched, n: number) =>
  until(
    async () => watched.received,
    (received) => received.length >= n,
  );
export const openStreams = async ({ running }: Scene): Promise<number> => {
  const { text } = await running.call('/metrics');
  return Number(text.match(/^dinam_live_streams (\d+)$/m)?.[1]);
};
