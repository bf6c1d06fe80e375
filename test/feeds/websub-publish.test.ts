import assert from 'node:assert/strict';
import { parse } from '../../src/feed-parser/parse.ts';
import { type Json, onSqlite, password } from '../support/helper.ts';
import { minutes, scene } from './websub-scene.ts';

onSqlite('our hub is notified when stories appear or change, at most once in half a minute', async (t, kind) => {
  const s = await scene(t, kind);
  await s.tokenOf('owner');
  const token = (): Promise<string> => s.editor();
  const add = async (json: Json): Promise<Json> => {
    const reply = await s.call('/api/news.php', { token: await token(), json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const edit = async (id: number, json: Json): Promise<void> => {
    const reply = await s.call('/api/news.php', { token: await token(), json: { id, ...json } });
    assert.equal(reply.status, 200, reply.text);
  };
  const published = (): string[] => s.hub.published.splice(0).sort();
  const addresses = (...paths: string[]): string[] =>
    paths.flatMap((path) => ['rss', 'atom', 'json'].map((format) => `${s.url}/feeds/${path}.${format}`)).sort();
  const categories: Record<string, number> = {};
  for (const [name, slug, parent] of [
    ['రాజకీయం', 'politics', undefined],
    ['ఎన్నికలు', 'elections', 'politics'],
  ] as const) {
    const parent_id = parent === undefined ? null : (categories[parent] as number);
    const json = { name, slug, ...(parent_id === null ? {} : { parent_id }) };
    const reply = await s.call('/api/admin/categories', { token: await token(), json });
    assert.equal(reply.status, 201, reply.text);
    categories[slug] = reply.body.data.id;
  }

  // Without a hub nothing is planned.
  await add({ title: 'హబ్ లేకుండా', lang: 'te' });
  const kinds = async (): Promise<number> =>
    (await s.dinam.app.db.write.selectFrom('jobs').select('id').where('kind', '=', 'websub.publish').execute()).length;
  assert.equal(await kinds(), 0);
  /** What each format of a feed says of itself and its hub. */
  const named = async (path: string): Promise<[string | null, string[]][]> =>
    Promise.all(
      ['rss', 'atom', 'json'].map(async (format): Promise<[string | null, string[]]> => {
        const { text } = await s.call(`/feeds/${path}.${format}`);
        const feed = parse(Buffer.from(text), { url: s.url });
        return [feed.self, feed.hubs];
      }),
    );
  const selves = (path: string): string[] =>
    ['rss', 'atom', 'json'].map((format) => `${s.url}/feeds/${path}.${format}`);
  assert.deepEqual(
    await named('te'),
    selves('te').map((self) => [self, []]),
  );

  const section = '/api/admin/settings/basic';
  const set = async (websub_hub: string | null): Promise<void> => {
    const login = await s.call('/api/auth/login', { json: { username: 'test.owner', password } });
    const owner = login.body.data.token;
    const etag = (await s.call(section, { token: owner })).headers.get('etag') as string;
    const request = {
      method: 'PATCH',
      token: owner,
      json: { websub_hub, current_password: password },
      headers: { 'if-match': etag },
    };
    const reply = await s.call(section, request);
    assert.deepEqual([reply.status, reply.body.data.websub_hub], [200, websub_hub]);
  };
  await set(s.hub.url);
  assert.ok(!('websub_hub' in (await s.call('/api/v1/settings')).body.data), 'of no use to readers');

  const story = await add({ title: 'మొదటి కథనం', lang: 'te', category_id: categories.elections });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te', 'te/category/elections', 'te/category/politics'));
  // Several within half a minute are told together, when it is over; each language by itself.
  await edit(story.id, { title: 'మొదటి కథనం, సరిదిద్దినది' });
  await add({ title: 'రెండవ కథనం', lang: 'te' });
  await add({ title: 'தமிழ்ச் செய்தி', lang: 'ta' });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('ta'));
  s.clock.ms += 31_000;
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te', 'te/category/elections', 'te/category/politics'));

  // What nobody sees is no news: a draft, an edit of one, an edit that shows nowhere.
  s.clock.ms += minutes;
  const draft = await add({ title: 'చిత్తు', lang: 'te', status: 'draft' });
  await edit(draft.id, { title: 'మరో చిత్తు', status: 'draft' });
  await edit(story.id, { priority: 3, published_at: story.published_at });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), []);

  // A field that feeds carry beside the text.
  await edit(story.id, { video_url: 'https://video.example/varsham.mp4', published_at: story.published_at });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te', 'te/category/elections', 'te/category/politics'));
  s.clock.ms += minutes;

  // A planned one is told when it appears.
  const at = new Date(s.clock.ms + 5 * minutes).toISOString();
  await add({ title: 'రేపటి కథనం', lang: 'te', published_at: at });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), []);
  s.clock.ms += 6 * minutes;
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te'));

  // One that has expired is seen by nobody, also before the clock's job has archived it.
  const expires_at = new Date(s.clock.ms + 2 * minutes).toISOString();
  const brief = await add({ title: 'కొద్దిసేపటి కథనం', lang: 'te', expires_at });
  s.clock.ms += minutes;
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te'));
  s.clock.ms += 2 * minutes;
  const stored = `/api/admin/news/${brief.id}`;
  const etag = (await s.call(stored, { token: await token() })).headers.get('etag') as string;
  const json = { title: 'ముగిసిన కథనం' };
  const headers = { 'if-match': etag };
  const edited = await s.call(stored, { method: 'PATCH', token: await token(), json, headers });
  assert.equal(edited.status, 200, edited.text);
  await s.dinam.workers.drain();
  assert.deepEqual(published(), []);

  // A hub that is away is told later.
  s.hub.conduct = { status: 500 };
  s.clock.ms += minutes;
  await add({ title: 'మూడవ కథనం', lang: 'te' });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te'));
  s.hub.conduct = {};
  s.clock.ms += minutes;
  await s.dinam.workers.drain();
  assert.deepEqual(published(), addresses('te'));
  s.clock.ms += 10 * minutes;
  await s.dinam.workers.drain();
  assert.deepEqual(published(), []);

  assert.deepEqual(
    await named('te/category/politics'),
    selves('te/category/politics').map((self) => [self, [s.hub.url]]),
  );
  await set(null);
  s.clock.ms += minutes;
  await add({ title: 'నాలుగవ కథనం', lang: 'te' });
  await s.dinam.workers.drain();
  assert.deepEqual(published(), []);
});
