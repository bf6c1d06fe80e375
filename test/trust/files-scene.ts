import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import type { Role } from '../../src/core/model/rights.ts';
import { edit } from '../../src/settings/settings.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import { hashPassword } from '../../src/users/password/hash.ts';
import { userResource } from '../../src/users/resource.ts';
import { type Json, type Kind, password, type Running, start } from '../support/helper.ts';
import { formOf } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { newSession, type Person } from './people.ts';

/** What shows the file of a contributor, and the roles that meet it. */
export const states = ['unused', 'own draft', 'draft of another', 'published', 'scheduled'] as const;
export type State = (typeof states)[number];

let made = 0;

/** A new user of a role, restricted to languages. */
export async function restricted(app: App, role: Role, langs: string[]): Promise<Person> {
  const password_hash = await hashPassword(password);
  const input = { username: `భాష.${role}.${++made}`, role, must_change_password: false, langs };
  return newSession(app, await change(app, systemActor, (c) => insertRow(c, userResource, input, { password_hash })));
}

export async function apiTokenOf(app: App, person: Person, ...scopes: string[]): Promise<string> {
  const input = { name: 'యంత్రం', scopes: scopes as ['media:write'] };
  return (await createApiToken(app, person.user.id, input, systemActor)).secret;
}

export interface Scene {
  running: Running;
  contributor: Person;
  /** A file of the contributor in each state. */
  files: Record<State, number>;
  stories: Record<Exclude<State, 'unused'>, number>;
  ask(token: string, path: string, json?: Json, method?: string): ReturnType<Running['call']>;
  newFile(token: string): Promise<number>;
}

/** @param editorsMay the setting `newsroom.editors_may`; absent: its default */
export async function fileScene(
  t: TestContext,
  kind: Kind,
  contributorOf: (app: App) => Promise<Person>,
): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await edit(app, 'newsroom', { editors_may: [] }, null, systemActor);
  const contributor = await contributorOf(app);
  const chief = await running.tokenOf('chief');
  const ask: Scene['ask'] = (token, path, json, method) =>
    running.call(`/api/admin/${path}`, {
      token,
      ...(json ? { json } : {}),
      ...(method ? { method } : {}),
      headers: { 'if-match': '*' },
    });
  const newFile = async (token: string): Promise<number> => {
    const body = formOf({ [`వరద-${++made}.jpg`]: await picture('jpeg', 400 + made) });
    const { status, body: answer, text } = await running.call('/api/admin/media', { token, body });
    assert.equal(status, 201, text);
    return answer.data[0].id;
  };
  const { token } = contributor;
  const newStory = async (media_id: number, by: string): Promise<number> => {
    const { status, body, text } = await ask(by, 'news', {
      title: 'గోదావరి వరద',
      content: '<p>నీరు పెరిగింది.</p>',
      lang: 'te',
      media_id,
    });
    assert.equal(status, 201, text);
    return body.data.id;
  };
  const files = {} as Scene['files'];
  for (const state of states) files[state] = await newFile(token);
  const stories = {
    'own draft': await newStory(files['own draft'], token),
    'draft of another': await newStory(files['draft of another'], chief),
    published: await newStory(files.published, token),
    scheduled: await newStory(files.scheduled, token),
  };
  const published_at = new Date(running.clock.ms + 3_600_000).toISOString();
  for (const [id, json] of [
    [stories.published, {}],
    [stories.scheduled, { published_at }],
  ] as const) {
    const done = await ask(chief, `news/${id}/publish`, json, 'POST');
    assert.equal(done.status, 200, done.text);
  }
  return { running, contributor, files, stories, ask, newFile };
}
