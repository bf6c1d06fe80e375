import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import { roles } from '../../src/core/model/rights.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import { beginImportRun } from '../../src/workspace/import-runs.ts';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';
import { formOf } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { follow } from '../workspace/scene.ts';
import { newPerson, type Person } from './people.ts';

/** Rows of every resource that can be made by its own address, by a user. @returns their lines: resource and id */
async function makeRows(running: Running, { token }: Person): Promise<Set<string>> {
  const made = new Set<string>();
  const add = async (path: string, json: Json): Promise<number | null> => {
    const { status, body } = await running.call(`/api/admin/${path}`, { token, json });
    if (status === 403) return null; // the role may not
    assert.ok(status === 201, `${path}: ${JSON.stringify(body)}`);
    made.add(`${path} ${body.data.id}`);
    return body.data.id;
  };
  const n = Math.random().toString(36).slice(2, 8);
  const news = await add('news', { title: 'గోదావరి వరద', lang: 'te', content: '<p>నీరు పెరిగింది</p>' });
  if (news !== null) await running.call(`/api/admin/news/${news}/submit`, { token, json: {} });
  await add('categories', { name: `క్రీడలు ${n}` });
  await add('places', { name: `ఊరు ${n}`, type: 'country' });
  await add('product-categories', { name: `వస్త్రాలు ${n}` });
  await add('products', { title: 'కుక్కర్', price: 100 });
  await add('feeds', { feed_url: `https://news.example.in/${n}.xml`, lang: 'te' });
  await add('festivals', { date: '2026-03-19', name: `ఉగాది ${n}`, lang: 'te' });
  await add('polls', { question: 'ఎవరు?', lang: 'te', options: [{ text: 'అ' }, { text: 'ఆ' }] });
  await add('releases', {
    platform: 'android',
    version: `1.${Date.now() % 1_000_000}.0`,
    version_code: Date.now() % 1_000_000,
  });
  const file = formOf({ 'వరద.png': await picture('png', 40 + Math.floor(Math.random() * 400), 30) });
  const upload = await running.call('/api/admin/media', { token, body: file });
  if (upload.status === 201) made.add(`media ${upload.body.data[0].id}`);
  return made;
}

/** Whether the token reads the row of an event by GET: by its own address, or in the list. */
async function reads(running: Running, token: string, resource: string, id: string): Promise<boolean> {
  const one = await running.call(`/api/admin/${resource}/${id}`, { token });
  if (one.status === 200) return true;
  const list = await running.call(`/api/admin/${resource}?limit=100`, { token });
  const rows = list.status === 200 && Array.isArray(list.body.data) ? list.body.data : [];
  return rows.some((row: Json) => String(row.id) === id);
}

async function everybody(app: App): Promise<Person[]> {
  const people: Person[] = [];
  for (const role of roles) people.push(await newPerson(app, role));
  people.push(await newPerson(app, 'contributor'));
  return people;
}

onSqlite('an event of the stream goes to who may read its row by GET, and to nobody else', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const people = await everybody(app);
  const followers = await Promise.all(people.map(({ token }) => follow(t, running, token)));
  for (const follower of followers) await follower.until(({ event }) => event === 'start');
  const made = new Set<string>();
  for (const person of people) {
    for (const line of await makeRows(running, person)) made.add(line);
    const input = { name: 'యంత్రం', scopes: ['news:read' as const] };
    made.add(`api-tokens ${(await createApiToken(app, person.user.id, input, systemActor)).id}`);
  }
  assert.ok(new Set([...made].map((line) => line.split(' ')[0])).size >= 10, [...made].join());
  // A line that all are told ends the wait.
  await change(app, systemActor, (c) => c.audit('edit', 'places', 1));
  const wrong: string[] = [];
  for (const [n, person] of people.entries()) {
    const { heard, until } = followers[n] as (typeof followers)[number];
    await until(({ event, data }) => event === 'change' && data.resource === 'places' && data.id === '1');
    const told = new Set(
      heard.filter(({ event }) => event === 'change').map(({ data }) => `${data.resource} ${data.id}`),
    );
    for (const line of new Set([...told, ...made])) {
      if (line === 'places 1') continue;
      const [resource, id] = line.split(' ') as [string, string];
      const may = await reads(running, person.token, resource, id);
      if (may !== told.has(line)) wrong.push(`${person.user.role} ${n}: ${line}: read ${may}, told ${told.has(line)}`);
    }
  }
  assert.deepEqual(wrong, []);
});

onSqlite('imports, locks and presence are shown to who reads all of it', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const contributor = await newPerson(app, 'contributor');
  const viewer = await newPerson(app, 'viewer');
  const editor = await newPerson(app, 'chief');
  const [asContributor, asViewer] = [
    await follow(t, running, contributor.token),
    await follow(t, running, viewer.token),
  ];
  const run = await beginImportRun(app, 'రహస్య మూలం', () => ({ added: 1, updated: 0, unchanged: 0, refused: 0 }));
  await run.end(new Error('రహస్య లోపం'));
  const own = await running.call('/api/admin/news', { token: contributor.token, json: { title: 'వరద', lang: 'te' } });
  const other = await running.call('/api/admin/news', { token: editor.token, json: { title: 'రహస్యం', lang: 'te' } });
  const category = await running.call('/api/admin/categories', { token: editor.token, json: { name: 'క్రీడలు' } });
  const body = formOf({ 'వరద.png': await picture('png', 60, 30) });
  const file = await running.call('/api/admin/media', { token: editor.token, body });
  for (const [resource, id] of [
    ['news', other.body.data.id],
    ['categories', category.body.data.id],
    ['media', file.body.data[0].id],
  ]) {
    const json = { resource, id };
    assert.equal((await running.call('/api/admin/locks', { token: editor.token, json })).status, 200, resource);
    const shown = { ...json, client: `w-${resource}` };
    assert.equal(
      (await running.call('/api/admin/presence', { token: editor.token, json: shown })).status,
      200,
      resource,
    );
  }
  const mine = { resource: 'news', id: own.body.data.id };
  assert.equal((await running.call('/api/admin/locks', { token: contributor.token, json: mine })).status, 200);
  await asViewer.until(({ event, data }) => event === 'locks' && data.length === 4);
  await asViewer.until(({ event, data }) => event === 'presence' && data.length === 3);
  await asViewer.until(({ event, data }) => event === 'imports' && data.length === 1);
  await asContributor.until(({ event, data }) => event === 'locks' && data.length === 1);
  const told = JSON.stringify(asContributor.heard);
  assert.ok(!told.includes('రహస్య'), told);
  assert.ok(!asContributor.heard.some(({ event }) => event === 'imports'));
  for (const { event, data } of asContributor.heard)
    if (event === 'locks' || event === 'presence')
      for (const one of data) assert.equal(one.user.id, contributor.user.id, JSON.stringify(one));
});

onSqlite('an edit lock is taken by who may write the row', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const [contributor, viewer, chief] = [
    await newPerson(app, 'contributor'),
    await newPerson(app, 'viewer'),
    await newPerson(app, 'chief'),
  ];
  const call = (token: string, path: string, json: Json) => running.call(`/api/admin/${path}`, { token, json });
  const lock = async (token: string, resource: string, id: number): Promise<number> =>
    (await call(token, 'locks', { resource, id })).status;
  const category = (await call(chief.token, 'categories', { name: 'క్రీడలు' })).body.data.id;
  const place = (await call(chief.token, 'places', { name: 'ఊరు', type: 'country' })).body.data.id;
  assert.equal(await lock(contributor.token, 'categories', category), 403);
  assert.equal(await lock(contributor.token, 'places', place), 403);
  assert.equal(await lock(viewer.token, 'categories', category), 403);
  assert.equal(await lock(chief.token, 'categories', category), 200);

  const body = formOf({ 'వరద.png': await picture('png', 60, 30) });
  const media_id = (await running.call('/api/admin/media', { token: contributor.token, body })).body.data[0].id;
  assert.equal(await lock(contributor.token, 'media', media_id), 200);
  const story = { title: 'వరద', lang: 'te', content: '<p>నీరు</p>', media_id };
  const id = (await call(contributor.token, 'news', story)).body.data.id;
  assert.equal(await lock(contributor.token, 'news', id), 200);
  assert.equal((await call(chief.token, `news/${id}/publish`, {})).status, 200);
  assert.equal(await lock(contributor.token, 'news', id), 200, 'the working copy of the own story');
  assert.equal(await lock(contributor.token, 'media', media_id), 403, 'which readers see');
  assert.equal((await call(chief.token, `news/${id}/archive`, {})).status, 200);
  assert.equal(await lock(contributor.token, 'news', id), 403, 'with the editors');
  const released = await running.call(`/api/admin/locks/news/${id}`, { token: contributor.token, method: 'DELETE' });
  assert.equal(released.status, 200, 'what was taken is given back');

  const token = (await createApiToken(app, contributor.user.id, { name: 'య', scopes: ['news:read'] }, systemActor)).id;
  assert.equal(await lock(viewer.token, 'api-tokens', token), 403, 'viewers lock nothing');
  const other = await newPerson(app, 'contributor');
  assert.equal(await lock(other.token, 'api-tokens', token), 404);
  const seen = { client: 'w', resource: 'news', id };
  assert.equal((await call(other.token, 'presence', seen)).status, 404, 'nor looks anybody at what he does not see');
  assert.equal((await call(contributor.token, 'presence', seen)).status, 200);
});
