import assert from 'node:assert/strict';
import { systemActor } from '../../src/core/app.ts';
import { edit } from '../../src/settings/settings.ts';
import { type Json, onBoth, type Reply } from '../support/helper.ts';
import { formOf } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { apiTokenOf, fileScene, restricted, type Scene, type State, states } from './files-scene.ts';
import { newPerson } from './people.ts';

const everywhere = [...states];
const nowhere: State[] = [];
const notShown: State[] = ['unused', 'own draft', 'draft of another'];

/** Who asks, and the states in which he may change a file of the contributor. */
const rows: [name: string, token: (scene: Scene) => Promise<string>, may: State[]][] = [
  ['viewer', ({ running }) => running.tokenOf('viewer'), nowhere],
  ['contributor', async ({ contributor }) => contributor.token, ['unused', 'own draft']],
  ['another contributor', ({ running }) => running.tokenOf('contributor'), nowhere],
  [
    'editor of another language',
    ({ running }) => restricted(running.dinam.app, 'editor', ['hi']).then((p) => p.token),
    ['unused'],
  ],
  [
    'editor of the language, without news.publish',
    ({ running }) => restricted(running.dinam.app, 'editor', ['te']).then((p) => p.token),
    notShown,
  ],
  ['editor without news.publish', ({ running }) => running.tokenOf('editor'), notShown],
  [
    'chief of another language',
    ({ running }) => restricted(running.dinam.app, 'chief', ['hi']).then((p) => p.token),
    ['unused'],
  ],
  ['chief', ({ running }) => running.tokenOf('chief'), everywhere],
  ['owner', ({ running }) => running.tokenOf('owner'), everywhere],
  [
    'API token of the contributor',
    ({ running, contributor }) => apiTokenOf(running.dinam.app, contributor, 'media:write', 'news:write'),
    ['unused', 'own draft'],
  ],
  [
    'API token of an owner, for files and news',
    async ({ running: { dinam } }) =>
      apiTokenOf(dinam.app, await newPerson(dinam.app, 'owner'), 'media:write', 'news:write'),
    everywhere,
  ],
  [
    'API token of an owner, for files alone',
    async ({ running: { dinam } }) =>
      apiTokenOf(dinam.app, await newPerson(dinam.app, 'owner'), 'media:write', 'news:read'),
    ['unused'],
  ],
  [
    'API token of an owner, to read',
    async ({ running: { dinam } }) => apiTokenOf(dinam.app, await newPerson(dinam.app, 'owner'), 'media:read'),
    nowhere,
  ],
];

type Verb = [name: string, run: (scene: Scene, token: string, id: number) => Promise<Reply>];

const patch = (name: string, json: Json): Verb => [
  name,
  ({ ask }, token, id) => ask(token, `media/${id}`, json, 'PATCH'),
];
const verbs: Verb[] = [
  patch('change', { caption: { te: 'నీరు' }, alt: { te: 'నది' }, credit: 'సీత' }),
  patch('focus', { focal: { x: 0.2, y: 0.3 } }),
  patch('crop', { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }),
  [
    'replace',
    async ({ running }, token, id) =>
      running.call(`/api/admin/media/${id}/replace`, {
        token,
        body: formOf({ 'b.jpg': await picture('jpeg', 320) }),
        headers: { 'if-match': '*' },
      }),
  ],
  ['remove', ({ ask }, token, id) => ask(token, `media/${id}?force=true`, undefined, 'DELETE')],
  ['restore', ({ ask }, token, id) => ask(token, `media/${id}/restore`, {}, 'POST')],
];

/** The columns of a file that its readers see something of. */
const stored = ({ running: { dinam } }: Scene, id: number) =>
  dinam.app.db.write
    .selectFrom('media')
    .select(['caption', 'alt', 'credit', 'focal', 'crop', 'original_key', 'trashed_at', 'rev'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

onBoth('a file is changed by who may change what shows it', async (t, kind) => {
  const scene = await fileScene(t, kind, (app) => newPerson(app, 'contributor'));
  const owner = await scene.running.tokenOf('owner');
  for (const [name, tokenOf, may] of rows) {
    const token = await tokenOf(scene);
    for (const state of states) {
      const id = scene.files[state];
      for (const [verb, run] of verbs) {
        const where = `${name}: ${verb}: ${state}`;
        const isAllowed = may.includes(state);
        if (verb === 'restore' && !isAllowed) await scene.ask(owner, `media/${id}?force=true`, undefined, 'DELETE');
        const before = await stored(scene, id);
        const got = await run(scene, token, id);
        if (isAllowed) assert.equal(got.status, 200, `${where}: ${got.text}`);
        else {
          assert.ok([403, 404].includes(got.status), `${where}: ${got.status} ${got.text}`);
          assert.deepEqual(await stored(scene, id), before, where);
        }
        if (verb === 'restore' && !isAllowed) await scene.ask(owner, `media/${id}/restore`, {}, 'POST');
      }
      const seen = await scene.ask(token, `media/${id}`);
      if (seen.status === 200) assert.equal(seen.body.data.may_change, may.includes(state), `${name}: ${state}`);
      const listed = (await scene.ask(token, 'media')).body.data.find((one: Json) => one.id === id);
      if (listed) assert.equal(listed.may_change, may.includes(state), `${name}: ${state}: list`);
    }
  }
  const refused = await scene.ask(scene.contributor.token, `media/${scene.files.published}`, { credit: 'x' }, 'PATCH');
  assert.equal(refused.status, 403);
  assert.match(refused.body.message, /upload a new file/);
});

onBoth('with news.publish an editor changes files of what readers see', async (t, kind) => {
  const scene = await fileScene(t, kind, (app) => newPerson(app, 'contributor'));
  await edit(scene.running.dinam.app, 'newsroom', { editors_may: ['news.publish'] }, null, systemActor);
  const token = await scene.running.tokenOf('editor');
  for (const state of states)
    assert.equal(
      (await scene.ask(token, `media/${scene.files[state]}`, { credit: 'రాము' }, 'PATCH')).status,
      200,
      state,
    );
});

onBoth('a file of something else that readers see needs the right to change that', async (t, kind) => {
  const scene = await fileScene(t, kind, (app) => newPerson(app, 'contributor'));
  const { running, ask, newFile } = scene;
  const owner = await running.tokenOf('owner');
  const editor = await running.tokenOf('editor');
  const chief = await running.tokenOf('chief');
  const hindi = (await restricted(running.dinam.app, 'chief', ['hi'])).token;
  const blog = (await ask(owner, 'news', { title: 'ప్రత్యక్షం', lang: 'te', content_type: 'live' })).body.data.id;
  type Used = [path: string, method: string, json: (url: string, id: number) => Json, may: string[]];
  const uses: Used[] = [
    ['settings/basic', 'PATCH', (logo_url) => ({ logo_url }), []],
    ['categories', 'POST', (icon_url) => ({ name: 'క్రీడలు', icon_url }), [chief, hindi]],
    ['product-categories', 'POST', (icon_url) => ({ name: 'వస్త్రాలు', icon_url }), [chief, hindi]],
    ['products', 'POST', (_, media_id) => ({ title: 'కుక్కర్', price: 100, media_id }), [chief, hindi]],
    [
      'festivals',
      'POST',
      (image_url) => ({ date: '2026-03-19', name: 'ఉగాది', lang: 'te', image_url }),
      [editor, chief, hindi],
    ],
    [
      'panchang',
      'POST',
      (image_url) => ({ date: '2026-07-12', lang: 'te', festivals: [{ name: 'బోనాలు', image_url }] }),
      [editor, chief, hindi],
    ],
    [`news/${blog}/live`, 'POST', (image_url) => ({ title: 'వరద', image_url }), [editor, chief]],
  ];
  for (const [path, method, json, may] of uses) {
    const id = await newFile(scene.contributor.token);
    const { original_url } = (await ask(owner, `media/${id}`)).body.data;
    const made = await ask(owner, path, json(original_url, id), method);
    assert.ok(made.status < 300, made.text);
    assert.equal((await ask(owner, `media/${id}`)).body.data.use_count, 1, path);
    for (const [name, token] of Object.entries({ contributor: scene.contributor.token, editor, chief, hindi, owner })) {
      const isAllowed = token === owner || may.includes(token);
      const got = await ask(token, `media/${id}`, { credit: name }, 'PATCH');
      assert.equal(got.status, isAllowed ? 200 : 403, `${path}: ${name}: ${got.text}`);
    }
  }
});

onBoth('a file with more uses than are looked at is changed by who may change all of them', async (t, kind) => {
  const scene = await fileScene(t, kind, (app) => newPerson(app, 'contributor'));
  const { app } = scene.running.dinam;
  const id = scene.files['own draft'];
  const more = Array.from({ length: 250 }, (_, n) => ({ resource: 'news', row_id: 100_000 + n, media_id: id }));
  await app.db.write.insertInto('media_uses').values(more).execute();
  const change = async (token: string) => (await scene.ask(token, `media/${id}`, { credit: 'క' }, 'PATCH')).status;
  assert.equal(await change(scene.contributor.token), 403);
  assert.equal(await change(await scene.running.tokenOf('chief')), 200);
});

onBoth('a contributor learns of others only in how many rows an own file is used', async (t, kind) => {
  const scene = await fileScene(t, kind, (app) => newPerson(app, 'contributor'));
  const { ask, files, stories, running } = scene;
  const { token } = scene.contributor;
  const secret = { title: 'రహస్య కథనం', lang: 'te', media_id: files['own draft'] };
  assert.equal((await ask(await running.tokenOf('chief'), 'news', secret)).status, 201);
  const path = `media/${files['own draft']}`;
  const uses = await ask(token, `${path}/uses`);
  assert.deepEqual(
    uses.body.data.map((use: Json) => use.id),
    [stories['own draft']],
  );
  assert.ok(!uses.text.includes('రహస్య'));
  assert.equal((await ask(token, path)).body.data.use_count, 2);
  assert.equal((await ask(await running.tokenOf('viewer'), `${path}/uses`)).body.data.length, 2);
});
