import assert from 'node:assert/strict';
import { systemActor } from '../../src/core/app.ts';
import type { Role } from '../../src/core/model/rights.ts';
import { edit } from '../../src/settings/settings.ts';
import { type Json, onBoth, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

const path = '/api/admin/news';

/** Requests in the name of each role. */
function people(running: Running) {
  const as = async (role: Role, address: string, json?: Json, method?: string): Promise<Reply> =>
    running.call(address, {
      token: await running.tokenOf(role),
      headers: { 'if-match': '*' },
      ...(json === undefined ? {} : { json }),
      ...(method ? { method } : {}),
    });
  const made = async (role: Role, json: Json = {}): Promise<number> => {
    const reply = await as(role, path, { title: 'భద్రాచలం వద్ద గోదావరికి వరద', ...json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data.id;
  };
  const change = (role: Role, id: number, json: Json, query = '') => as(role, `${path}/${id}${query}`, json, 'PATCH');
  return { as, made, change };
}

const editorsMay = ({ dinam: { app } }: Running, editors_may: string[]) =>
  edit(app, 'newsroom', { editors_may }, null, systemActor);

const refused = (reply: Reply, right: string): void => {
  assert.equal(reply.status, 403, reply.text);
  assert.match(reply.body.message, new RegExp(`right ${right.replace('.', '\\.')},`));
};

onSqlite('a contributor sees and writes own stories only, until an editor has taken them over', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as, made, change } = people(running);
  const other = await made('editor', { title: 'विधानसभा सत्र शुरू' });
  const own = await made('contributor');
  const list = await as('contributor', `${path}?limit=100`);
  assert.deepEqual(
    list.body.data.map((item: Json) => item.id),
    [own],
  );
  assert.equal((await as('viewer', path)).body.meta.total, 2, 'a viewer sees all');
  for (const address of ['', '/revisions', '/working-copy', '/translations'])
    assert.equal((await as('contributor', `${path}/${other}${address}`)).status, 404, address);
  assert.equal((await change('contributor', other, { title: 'నాది' })).status, 404);
  for (const verb of ['submit', 'trash', 'lease'])
    assert.equal((await as('contributor', `${path}/${other}/${verb}`, {})).status, 404, verb);
  const lock = (id: number) => as('contributor', '/api/admin/locks', { resource: 'news', id, take_over: true });
  assert.equal((await lock(other)).status, 404);
  assert.equal((await lock(own)).status, 200);

  assert.equal((await change('contributor', own, { summary: 'వరద మూడో ప్రమాద హెచ్చరిక దాటింది' })).status, 200);
  const flags = await change('contributor', own, { is_breaking: true, is_featured: true, priority: 3 });
  assert.equal(flags.status, 403);
  assert.deepEqual(
    flags.body.errors.map((e: Json) => e.field),
    ['is_breaking', 'is_featured', 'priority'],
  );
  assert.equal((await as('contributor', `${path}/${own}/submit`, {})).body.data.status, 'review');
  refused(await as('contributor', `${path}/${own}/publish`, {}), 'news.publish');
  refused(await as('contributor', `${path}/bulk`, { ids: [own], verb: 'publish' }), 'news.review');
  refused(await as('contributor', '/api/news.php', { title: 'వెంటనే' }), 'news.publish');

  assert.equal((await as('editor', `${path}/${own}/publish`, {})).status, 200);
  for (const reply of [
    await change('contributor', own, { title: 'మారిన శీర్షిక' }, '?apply=now'),
    await as('contributor', `${path}/${own}/trash`, {}),
  ]) {
    assert.equal(reply.status, 403, reply.text);
    assert.match(reply.body.message, /with the editors/);
  }
  const beside = await change('contributor', own, { title: 'భద్రాచలంలో వరద తగ్గుముఖం' });
  assert.equal(beside.status, 200, beside.text);
  assert.equal(beside.body.data.title, 'భద్రాచలం వద్ద గోదావరికి వరద', 'readers see nothing of it');
  refused(await as('contributor', `${path}/${own}/publish-changes`, {}), 'news.publish');
  const at = new Date(running.clock.ms + 3_600_000).toISOString();
  assert.equal((await as('editor', `${path}/${own}/publish-changes`, { publish_at: at })).status, 200);
  const late = await as('contributor', `${path}/${own}/working-copy`, { title: 'పథకం తర్వాత మార్పు' }, 'PATCH');
  refused(late, 'news.publish');
  refused(await as('contributor', `${path}/${own}/discard`, {}), 'news.publish');
});

onSqlite('where a chief publishes, editors change nothing that readers see', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as, made, change } = people(running);
  await editorsMay(running, []);
  const id = await made('editor');
  refused(await as('editor', `${path}/${id}/publish`, {}), 'news.publish');
  const many = await as('editor', `${path}/bulk`, { ids: [id], verb: 'publish' });
  assert.equal(many.status, 403, many.text);
  assert.match(many.body.errors[0].message, /news\.publish/);
  refused(await as('editor', `${path}/${id}`, undefined, 'DELETE'), 'news.delete');
  refused(await as('editor', '/api/admin/feeds', { url: 'https://news.example/feed' }), 'feeds.write');
  refused(await as('editor', '/api/admin/products', {}), 'shopping.write');
  refused(await as('editor', '/api/admin/notifications', {}), 'push.send');
  refused(await as('chief', '/api/admin/releases', {}), 'releases.write');
  refused(await as('chief', '/api/admin/users'), 'users.read');

  assert.equal((await as('chief', `${path}/${id}/publish`, {})).status, 200);
  assert.equal((await change('editor', id, { title: 'గోదావరి శాంతించింది' })).status, 200, 'goes to the working copy');
  refused(await change('editor', id, { title: 'వెంటనే' }, '?apply=now'), 'news.publish');
  for (const [verb, json] of [
    ['unpublish', {}],
    ['archive', {}],
    ['trash', {}],
    ['corrections', { text: 'సవరణ: నీటిమట్టం 48 అడుగులు' }],
    ['publish-changes', {}],
  ] as const)
    refused(await as('editor', `${path}/${id}/${verb}`, json), 'news.publish');
  const title = (await running.call(`/api/v1/news/${id}`)).body.data.title;
  assert.equal(title, 'భద్రాచలం వద్ద గోదావరికి వరద');

  await editorsMay(running, ['news.publish']);
  assert.equal((await as('editor', `${path}/${id}/unpublish`, {})).status, 200, 'the setting counts at once');
  refused(await as('editor', '/api/admin/notifications', {}), 'push.send');
  const me = await as('editor', '/api/auth/me');
  assert.ok(me.body.data.rights.includes('news.publish') && !me.body.data.rights.includes('push.send'));
});

onBoth('a contributor makes an own story an item of own stories only', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as, made, change } = people(running);
  const draft = await made('editor', { title: 'రహస్య దర్యాప్తు', lang: 'te' });
  const story = await made('editor', { title: 'জলাধার', lang: 'bn' });
  await made('editor', { title: 'آبی ذخیرہ', lang: 'ur', translation_group: story });
  const own = await made('contributor', { title: 'मेरी खबर', lang: 'hi' });
  const before = (await as('editor', `${path}/${draft}`)).body.data.rev;
  for (const translation_group of [draft, story, 987_654])
    for (const reply of [
      await as('contributor', path, { title: 'x', lang: 'te', translation_group }),
      await as('contributor', path, { title: 'x', lang: 'bn', translation_group }),
      await change('contributor', own, { translation_group }),
    ]) {
      assert.equal(reply.status, 400, reply.text);
      assert.equal(reply.body.errors[0].code, 'not_found', 'as if there were none');
      assert.ok(!/రహస్య|জলাধার/.test(reply.text), reply.text);
    }
  assert.equal((await as('editor', `${path}/${draft}`)).body.data.rev, before, 'nobody changed it');
  await made('contributor', { title: 'என் செய்தி', lang: 'ta', translation_group: own });
  assert.equal((await change('editor', draft, { translation_group: own })).status, 200);
  assert.equal((await change('contributor', own, { translation_group: own, summary: 'सार' })).status, 200, 'it stays');
});

onSqlite('the newsroom settings are for owners, and need the password', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as } = people(running);
  const address = '/api/admin/settings/newsroom';
  refused(await as('chief', address), 'security.read');
  const read = await as('owner', address);
  assert.ok(read.body.data.editors_may.includes('news.publish'), read.text);
  const without = await as('owner', address, { editors_may: [] }, 'PATCH');
  assert.equal(without.body.code, 'reauthentication_required', without.text);
  const wrong = await as('owner', address, { editors_may: ['users.write'] }, 'PATCH');
  assert.equal(wrong.status, 400, 'no setting gives what only owners have');
});

onBoth('what a feed or a job does for an editor is what the editor may do', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as } = people(running);
  const { app } = running.dinam;
  await editorsMay(running, ['feeds.write', 'jobs.write']);
  const feed = { feed_url: 'https://vartha.example/rss', title: 'వార్తా సంస్థ', lang: 'te' };
  const counted = async (): Promise<number[]> => [
    (await app.db.write.selectFrom('feeds').select('id').execute()).length,
    (await app.db.write.selectFrom('categories').select('id').execute()).length,
    (await app.db.write.selectFrom('news').select('id').execute()).length,
  ];
  const none = await counted();
  refused(await as('editor', '/api/admin/feeds', { ...feed, publish_mode: 'link' }), 'news.publish');
  refused(await as('editor', '/api/admin/feeds', { ...feed, auto_publish: true }), 'news.publish');
  refused(
    await as('editor', '/api/admin/feeds', { ...feed, publish_mode: 'link', review: true, push: true }),
    'push.send',
  );
  const opml = `<opml version="2.0"><body><outline text="క్రీడలు"><outline type="rss" xmlUrl="${feed.feed_url}"/></outline></body></opml>`;
  refused(await as('editor', '/api/admin/feeds/opml', { opml, create_categories: true }), 'categories.write');
  const bySelf = await as('editor', '/api/admin/feeds/opml', { opml, auto_publish: true });
  assert.equal(bySelf.body.data?.added ?? 0, 0, bySelf.text);
  assert.deepEqual(await counted(), none);

  const made = await as('editor', '/api/admin/feeds', { ...feed, publish_mode: 'link', review: true });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body.data;
  const change = (json: Json) => as('editor', `/api/admin/feeds/${id}`, json, 'PATCH');
  refused(await change({ review: false }), 'news.publish');
  refused(await change({ push: true }), 'push.send');
  assert.equal((await as('chief', `/api/admin/feeds/${id}`, { review: false }, 'PATCH')).status, 200);
  refused(await change({ feed_url: 'https://ours.example/rss' }), 'news.publish');
  assert.equal((await change({ is_active: false })).status, 200, 'it may be paused');
  refused(await change({ is_active: true }), 'news.publish');

  const now = new Date(running.clock.ms).toISOString();
  const row = {
    feed_id: id,
    hash: 'h',
    guid: 'వాన-1',
    title: 'జిల్లాలో వర్షాలు',
    link: 'https://vartha.example/1',
    lang: 'te',
    summary: '',
    content: '',
    author: null,
    image_url: null,
    categories: '[]',
    published_at: now,
    date_raw: null,
    first_seen_at: now,
    sort_at: now,
    category_id: null,
    is_shown: 1,
    near_id: 0,
    held_at: null,
    news_id: null,
    news_rev: 0,
    full_at: null,
    rev: 1,
    created_at: now,
    updated_at: now,
  };
  const stored = await app.db.write.insertInto('feed_items').values(row).returning('id').executeTakeFirstOrThrow();
  const address = `/api/admin/feed-items/${stored.id}/publish`;
  refused(await as('editor', address, {}), 'news.publish');
  assert.equal((await as('editor', address, { draft: true })).status, 200);

  const job = {
    kind: 'push.send',
    state: 'dead' as const,
    payload: '{}',
    unique_key: null,
    throttle: null,
    attempts: 8,
    max_attempts: 8,
    run_at: now,
    lease: null,
    lease_until: null,
    last_error: 'తెగింది',
    request_id: null,
    created_at: now,
    ended_at: now,
  };
  const push = await app.db.write.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow();
  refused(await as('editor', `/api/admin/jobs/${push.id}/retry`, {}), 'push.send');
});
