import assert from 'node:assert/strict';
import { systemActor } from '../../src/core/app.ts';
import { edit } from '../../src/settings/settings.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import type { ApiTokenInput } from '../../src/users/model/api-token.ts';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onSqlite, type Reply } from '../support/helper.ts';
import { newPerson } from './people.ts';

const ifMatch = { 'if-match': '*' };
const hourMs = 3_600_000;

onSqlite('an API token has no effect on a resource whose scope it lacks, by whatever door', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { app } = s.dinam;
  const { user, token: owner } = await newPerson(app, 'owner');
  await edit(app, 'app', { push: { push_on_breaking: true } }, null, systemActor);
  const tokenFor = async (...scopes: string[]): Promise<string> =>
    (await createApiToken(app, user.id, { name: 'యంత్రం', scopes } as ApiTokenInput, systemActor)).secret;
  const news = await tokenFor('news:write');
  const pushing = await tokenFor('news:write', 'notifications:write');
  const feeds = await tokenFor('feeds:write', 'feed-items:write');
  const publishing = await tokenFor('feeds:write', 'feed-items:write', 'news:write');

  let n = 0;
  const story = async (more: object = {}): Promise<number> => {
    const json = { title: `వార్త ${++n}`, lang: 'te', content: '<p>செய்தி</p>', ...more };
    const made = await s.call('/api/admin/news', { token: owner, json });
    assert.equal(made.status, 201, made.text);
    return made.body.data.id;
  };
  const out = async (more: object = {}): Promise<number> => {
    const id = await story(more);
    assert.equal((await s.call(`/api/admin/news/${id}/publish`, { method: 'POST', token: owner })).status, 200);
    return id;
  };
  const count = async (table: 'notifications' | 'news' | 'feeds' | 'live_entries' | 'categories'): Promise<number> =>
    (await app.db.write.selectFrom(table).select('id').execute()).length;
  const state = async (): Promise<Json> => ({
    rows: await Promise.all((['notifications', 'news', 'feeds', 'live_entries', 'categories'] as const).map(count)),
    stories: await app.db.write.selectFrom('news').select(['id', 'status', 'rev', 'breaking_until']).execute(),
    feeds: await app.db.write.selectFrom('feeds').select(['feed_url', 'publish_mode', 'push', 'is_active']).execute(),
    jobs: await app.db.write.selectFrom('jobs').select(['id', 'state']).where('kind', '=', 'push.send').execute(),
  });
  /** Refused to `narrow`, naming the scope, without any effect; then done by `wide`. */
  const tries = async (
    name: string,
    scope: string,
    narrow: string,
    wide: string,
    send: (token: string) => Promise<Reply>,
  ) => {
    const before = await state();
    const refused = await send(narrow);
    assert.equal(refused.status, 403, `${name}: ${refused.text}`);
    assert.ok(
      JSON.stringify([refused.text, refused.headers.get('www-authenticate')]).includes(scope),
      `${name}: ${refused.text}`,
    );
    assert.deepEqual(await state(), before, name);
    const done = await send(wide);
    assert.ok(done.status < 300, `${name}: ${done.status} ${done.text}`);
  };
  const send = 'notifications:write';
  const post =
    (path: string, json: object = {}) =>
    (token: string) =>
      s.call(`/api/admin/${path}`, { token, json });
  const patch = (path: string, json: object) => (token: string) =>
    s.call(`/api/admin/${path}`, { method: 'PATCH', token, json, headers: ifMatch });

  const [bulk, whole, flagged] = [await out(), await out(), await out()];
  await tries('bulk', send, news, pushing, post('news/bulk', { verb: 'notify', ids: [bulk] }));
  await tries('publish-and-notify', send, news, pushing, post(`news/${whole}/publish-and-notify`));
  await tries('a breaking flag', send, news, pushing, patch(`news/${flagged}?apply=now`, { is_breaking: true }));
  const draft = await story({ is_breaking: true });
  await tries('publishing what is breaking', send, news, pushing, post(`news/${draft}/publish`));
  const planned = await story({ breaking_until: new Date(s.clock.ms + 9 * hourMs).toISOString() });
  const published_at = new Date(s.clock.ms + hourMs).toISOString();
  await tries('planning what is breaking', send, news, pushing, post(`news/${planned}/publish`, { published_at }));
  const waiting = await story();
  await post(`news/${waiting}/publish`, { published_at })(owner);
  const breaking_until = new Date(s.clock.ms + 9 * hourMs).toISOString();
  await tries('a flag of what is planned', send, news, pushing, patch(`news/${waiting}`, { breaking_until }));
  const many = await story({ breaking_until });
  await tries(
    'bulk that plans',
    send,
    news,
    pushing,
    post('news/bulk', { verb: 'schedule', ids: [many], published_at }),
  );
  // Without the setting a flag is a field like any other.
  await edit(app, 'app', { push: { push_on_breaking: false } }, null, systemActor);
  assert.equal((await patch(`news/${await out()}?apply=now`, { is_breaking: true })(news)).status, 200);

  const blog = await out({ content_type: 'live' });
  const live = await tokenFor('news:write', 'live-entries:write');
  await tries('a live entry', 'live-entries:write', news, live, post(`news/${blog}/live`, { content: '<p>கோல்!</p>' }));
  await tries('the end of a blog', 'live-entries:write', news, live, post(`news/${blog}/live/close`));

  s.server.rss('/f', [item('1', 'सेंसेक्स में भारी तेज़ी'), item('2', 'বৃষ্টির পূর্বাভাস')]);
  const feed = await s.add('/f', { lang: 'hi' });
  await s.turn();
  const [one, two] = await app.db.write.selectFrom('feed_items').select('id').orderBy('id').execute();
  await tries('an item as a story', 'news:write', feeds, publishing, post(`feed-items/${one?.id}/publish`));
  await tries(
    'an item as a draft',
    'news:write',
    feeds,
    publishing,
    post(`feed-items/${two?.id}/publish`, { draft: true }),
  );
  const auto = { publish_mode: 'link' };
  await tries(
    'a feed that publishes',
    'news:write',
    feeds,
    publishing,
    post('feeds', { feed_url: `${s.server.url}/g`, ...auto }),
  );
  await tries('rules of a feed', 'news:write', feeds, publishing, patch(`feeds/${feed}`, { auto_publish: true }));
  await tries(
    'its address',
    'news:write',
    feeds,
    publishing,
    patch(`feeds/${feed}`, { feed_url: `${s.server.url}/h` }),
  );
  const all = await tokenFor('feeds:write', 'news:write', send);
  await tries('a feed that pushes', send, publishing, all, patch(`feeds/${feed}`, { push: true }));
  assert.equal((await patch(`feeds/${feed}`, { is_active: false })(feeds)).status, 200, 'it may be paused');
  await tries('going on', 'news:write', feeds, all, patch(`feeds/${feed}`, { is_active: true }));
  const opml = `<opml version="2.0"><body><outline text="క్రీడలు"><outline type="rss" xmlUrl="${s.server.url}/o"/></outline></body></opml>`;
  const sorting = await tokenFor('feeds:write', 'categories:write');
  await tries(
    'folders of a list',
    'categories:write',
    feeds,
    sorting,
    post('feeds/opml', { opml, create_categories: true }),
  );

  const [job] = await app.db.write.selectFrom('jobs').select('id').where('kind', '=', 'push.send').execute();
  await app.db.write.updateTable('jobs').set({ state: 'dead', ended_at: '2026-11-20T06:00:00.000Z' }).execute();
  const [jobs, operator] = [await tokenFor('jobs:write'), await tokenFor('jobs:write', send)];
  await tries('a dead push', send, jobs, operator, post(`jobs/${job?.id}/retry`));
  await tries('a waiting push', send, jobs, operator, post(`jobs/${job?.id}/cancel`));

  const contributor = await newPerson(app, 'contributor');
  const own = (await post('news', { title: 'నా వార్త', lang: 'te' })(contributor.token)).body.data.id;
  assert.equal((await post(`news/${own}/submit`)(contributor.token)).status, 200);
  const submission = await app.db.write.selectFrom('news_submissions').select('id').executeTakeFirstOrThrow();
  const [reader, desk] = [await tokenFor('submissions:write'), await tokenFor('submissions:write', 'news:write')];
  await tries('a submission', 'news:write', reader, desk, post(`submissions/${submission.id}/return`));
});
