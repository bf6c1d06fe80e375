import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, password, type Reply, type Request } from '../support/helper.ts';
import { type Set as Sending, setUp } from '../support/sending.ts';

/** A scene with devices of these languages and a fake FCM: `token-te-1`, `token-te-2`, `token-hi-1` ... */
export interface PushScene extends Sending {
  /** An editor's request. */
  sendRequest(path: string, request?: Request): Promise<Reply>;
  story(json?: object): Promise<Json>;
  /** A verb of a story, `publish` and the like. */
  move(id: number, verb: string, json?: object): Promise<Reply>;
  edit(id: number, json: object): Promise<void>;
  /** publish-and-notify. */
  notifyStory(id: number, json?: object, headers?: Record<string, string>): Promise<Reply>;
  prefilled(id: number): Promise<Json>;
  /** All notifications, the oldest first. */
  notifications(): Promise<Json[]>;
  /** What has arrived since the last look: by token or topic the title and the body. */
  arrived(): Record<string, [title: string, body: string]>;
  pushSettings(json: object): Promise<void>;
  iso(ms: number): string;
}

export async function pushScene(t: TestContext, kind: Kind, langs: string[], more: object = {}): Promise<PushScene> {
  const seen = new Map<string, number>();
  const values = langs.map((lang) => {
    seen.set(lang, (seen.get(lang) ?? 0) + 1);
    return `token-${lang}-${seen.get(lang)}`;
  });
  const set = await setUp(t, kind, values, (n) => ({ lang: langs[n], ...more }));
  const { running, fake, as } = set;
  const sendRequest: PushScene['sendRequest'] = async (path, request = {}) =>
    running.call(path, { token: await as('editor'), ...request });
  let looked = fake.log.length;
  return {
    ...set,
    sendRequest,
    async story(json = {}) {
      const reply = await sendRequest('/api/admin/news', { json: { lang: 'te', title: 'గోదావరికి వరద', ...json } });
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data;
    },
    move: (id, verb, json = {}) => sendRequest(`/api/admin/news/${id}/${verb}`, { json }),
    async edit(id, json) {
      const request = { method: 'PATCH', json, headers: { 'if-match': '*' } };
      const reply = await sendRequest(`/api/admin/news/${id}?apply=now`, request);
      assert.equal(reply.status, 200, reply.text);
    },
    notifyStory: (id, json = {}, headers = {}) =>
      sendRequest(`/api/admin/news/${id}/publish-and-notify`, { json, headers }),
    async prefilled(id) {
      const reply = await sendRequest(`/api/admin/news/${id}/notification`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data;
    },
    async notifications() {
      return (await sendRequest('/api/admin/notifications?limit=100&sort=id')).body.data;
    },
    arrived() {
      const found = fake.log.slice(looked).filter((entry) => entry.code === 'OK');
      looked = fake.log.length;
      return Object.fromEntries(
        found.map(({ value, message }) => {
          const { title, body } = message.notification as { title: string; body: string };
          return [value, [title, body]];
        }),
      );
    },
    async pushSettings(push) {
      const json = { push, current_password: password };
      const request = { method: 'PATCH', token: await as('owner'), json, headers: { 'if-match': '*' } };
      const reply = await running.call('/api/admin/settings/app', request);
      assert.equal(reply.status, 200, reply.text);
    },
    iso: (ms) => new Date(ms).toISOString(),
  };
}

export const fieldsOf = (reply: Reply): string[] => reply.body.errors.map((e: Json) => e.field).sort();
