import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onSqlite, type Reply } from '../support/helper.ts';
import { newPerson } from '../trust/people.ts';

const later = '2027-01-01T06:00:00Z';

interface Where {
  lang: string;
  category_id: number;
  place_ids: number[];
}

/** What an owner prepares, and who is tried. */
interface Desk extends FeedScene {
  owner: string;
  inside: Where;
  /** A user for each kind of limit, a place beyond it, and targets on both sides. */
  people: { field: string; token: string; beyond: Partial<Where>; reaching: object[]; tooFar: object[] }[];
  send(path: string, json: unknown, token: string, method?: string): Promise<Reply>;
  made(path: string, json: object): Promise<Json>;
}

async function desk(t: Parameters<typeof feedScene>[0], kind: Parameters<typeof feedScene>[1]): Promise<Desk> {
  const s = await feedScene(t, kind);
  const { app } = s.dinam;
  const { token: owner } = await newPerson(app, 'owner');
  const send: Desk['send'] = (path, json, token, method = 'POST') =>
    s.call(`/api/admin/${path}`, { token, method, headers: { 'if-match': '*' }, json });
  const made: Desk['made'] = async (path, json) => {
    const reply = await send(path, json, owner);
    assert.ok(reply.status < 300, `${path}: ${reply.text}`);
    return reply.body.data;
  };
  const own = await made('categories', { name: 'Cricket', slug: 'cricket' });
  const other = await made('categories', { name: 'राजनीति', slug: 'politics' });
  const states = app.db.write.selectFrom('places').select(['id', 'slug']).where('type', '=', 'state').orderBy('id');
  const [here, there] = (await states.limit(2).execute()) as [Json, Json];
  const limited = async (limits: object): Promise<string> => {
    const { user, token } = await newPerson(app, 'chief');
    const columns = Object.fromEntries(Object.entries(limits).map(([name, list]) => [name, JSON.stringify(list)]));
    await app.db.write.updateTable('users').set(columns).where('id', '=', user.id).execute();
    return token;
  };
  const everybody = [
    { type: 'all' },
    { type: 'topic', value: 'news.all' },
    { type: 'segment', value: { platform: 'ios' } },
  ];
  const segment = (value: object) => ({ type: 'segment', value });
  return {
    ...s,
    owner,
    send,
    made,
    inside: { lang: 'te', category_id: own.id, place_ids: [here.id] },
    people: [
      {
        field: 'lang',
        token: await limited({ langs: ['te', 'ta'] }),
        beyond: { lang: 'hi' },
        reaching: [
          ...[
            { type: 'lang', value: 'te' },
            { type: 'topic', value: 'news.ta.breaking' },
          ],
          ...[segment({ lang: 'te' }), segment({ any: [{ lang: 'te' }, { lang: 'ta', platform: 'ios' }] })],
          { type: 'condition', value: "'news.te' in topics && !('news.hi' in topics)" },
        ],
        tooFar: [
          ...everybody,
          ...[
            { type: 'lang', value: 'hi' },
            { type: 'topic', value: 'news.hi' },
            { type: 'topic', value: 'sports' },
          ],
          ...[
            { type: 'category', value: 'cricket' },
            { type: 'place', value: here.slug },
          ],
          ...[segment({ any: [{ lang: 'te' }, { lang: 'hi' }] }), segment({ not: { lang: 'te' } })],
          { type: 'condition', value: "'news.te' in topics || 'news.hi' in topics" },
        ],
      },
      {
        field: 'category_id',
        token: await limited({ category_ids: [own.id] }),
        beyond: { category_id: other.id },
        reaching: [
          ...[
            { type: 'category', value: 'cricket' },
            { type: 'topic', value: 'news.te.cricket' },
          ],
          segment({ lang: 'te', category: 'Cricket' }),
        ],
        tooFar: [
          ...everybody,
          ...[
            { type: 'lang', value: 'te' },
            { type: 'category', value: 'politics' },
            segment({ category: 'politics' }),
          ],
          { type: 'topic', value: 'news.te.breaking' },
        ],
      },
      {
        field: 'place_ids',
        token: await limited({ place_ids: [here.id] }),
        beyond: { place_ids: [there.id] },
        reaching: [
          ...[
            { type: 'place', value: here.slug },
            { type: 'topic', value: `news.te.place.${here.slug}` },
          ],
          segment({ all: [{ place: here.slug }, { platform: 'android' }] }),
        ],
        tooFar: [
          ...everybody,
          ...[{ type: 'lang', value: 'te' }, { type: 'place', value: there.slug }, segment({ place: there.slug })],
          { type: 'topic', value: `news.te.place.${there.slug}` },
        ],
      },
    ],
  };
}

type Operation = (where: Where) => Promise<[path: string, json?: unknown, method?: string]>;

/** Every operation that names a story, or makes one: what is prepared by an owner, and the request of the user. */
function operationsOf(d: Desk): Record<string, Operation> {
  let n = 0;
  const story = async (where: Where, more: object = {}, isOut = true): Promise<number> => {
    const { id } = await d.made('news', { title: `வார்த்தை ${++n}`, content: '<p>ఉరి</p>', ...where, ...more });
    if (isOut) await d.made(`news/${id}/publish`, {});
    return id;
  };
  const question = { question: 'ఎవరు గెలుస్తారు?', options: [{ text: 'భారత్' }, { text: 'শ্রীলঙ্কা' }] };
  const poll = async (w: Where) => d.made('polls', { ...question, lang: w.lang, news_id: await story(w) });
  const report = async (w: Where): Promise<number> => {
    const id = await story(w);
    const json = { reason: 'wrong_fact', installation_id: `11111111-2222-4333-8444-${String(++n).padStart(12, '0')}` };
    const sent = await d.call(`/api/v1/news/${id}/report`, { json });
    assert.ok(sent.status < 300, sent.text);
    const rows = d.dinam.app.db.write.selectFrom('reports').select('id').where('news_id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).id;
  };
  const feed = async (w: Where): Promise<number> => {
    const path = `/f${++n}`;
    d.server.rss(path, [item(`${n}`, `सेंसेक्स ${n} अंक ऊपर`)]);
    return d.add(path, { lang: w.lang, category_id: w.category_id, place_id: w.place_ids[0] });
  };
  const feedItem = async (w: Where): Promise<number> => {
    const id = await feed(w);
    await d.turn(1);
    const rows = d.dinam.app.db.write.selectFrom('feed_items').select('id').where('feed_id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).id;
  };
  const planned = async (w: Where): Promise<number> =>
    (
      await d.made('notifications', {
        title: 'न',
        target: { type: 'lang', value: w.lang },
        news_id: await story(w),
        scheduled_at: later,
      })
    ).id;
  const live = { content_type: 'live' };
  return {
    'a new story': async (w) => ['news', { title: 'న', ...w }],
    'an edit': async (w) => [`news/${await story(w)}?apply=now`, { title: 'మార్పు' }, 'PATCH'],
    'a working copy': async (w) => [`news/${await story(w)}`, { title: 'மாற்றம்' }, 'PATCH'],
    publishing: async (w) => [`news/${await story(w, {}, false)}/publish`, {}],
    'the trash': async (w) => [`news/${await story(w)}/trash`, {}],
    bulk: async (w) => ['news/bulk', { verb: 'archive', ids: [await story(w)] }],
    'bulk notify': async (w) => ['news/bulk', { verb: 'notify', ids: [await story(w)] }],
    'publish and notify': async (w) => [`news/${await story(w)}/publish-and-notify`, {}],
    'a correction': async (w) => [`news/${await story(w)}/corrections`, { text: 'సవరణ' }],
    'a comment': async (w) => [`news/${await story(w)}/comments`, { text: 'দেখুন' }],
    'an assignment': async (w) => [`news/${await story(w)}/assign`, { user_id: null }],
    'a translation': async (w) => [`news/${await story(w)}/translations`, { title: 'த', ...d.inside, lang: 'ta' }],
    'joining a story': async (w) => [
      'news',
      { title: 'த', ...d.inside, lang: 'ta', translation_group: await story(w) },
    ],
    'a live entry': async (w) => [`news/${await story(w, live)}/live`, { content: '<p>గోల్</p>' }],
    'the end of a blog': async (w) => [`news/${await story(w, live)}/live/close`, {}],
    'a preview link': async (w) => [`news/${await story(w, {}, false)}/previews`, {}],
    'revoking one': async (w) => {
      const id = await story(w);
      return [`news/${id}/previews/${(await d.made(`news/${id}/previews`, {})).id}`, undefined, 'DELETE'];
    },
    'a poll': async (w) => ['polls', { ...question, lang: 'te', news_id: await story(w) }],
    'moving a poll': async (w) => [`polls/${(await poll(d.inside)).id}`, { news_id: await story(w) }, 'PATCH'],
    'an edit of a poll': async (w) => [`polls/${(await poll(w)).id}`, { question: 'ఎవరు?' }, 'PATCH'],
    'opening a poll': async (w) => [`polls/${(await poll(w)).id}/open`, {}],
    'removing a poll': async (w) => [`polls/${(await poll(w)).id}`, undefined, 'DELETE'],
    'a report': async (w) => [`reports/${await report(w)}/resolve`, {}],
    'a push of a story': async (w) => [
      'notifications',
      { title: 'వార్త', target: { type: 'lang', value: w.lang }, news_id: await story(w) },
    ],
    'pausing a push': async (w) => [`notifications/${await planned(w)}/pause`, {}],
    'cancelling a push': async (w) => [`notifications/${await planned(w)}/cancel`, {}],
    'an item of a feed': async (w) => [`feed-items/${await feedItem(w)}/publish`, {}],
    'a draft of an item': async (w) => [`feed-items/${await feedItem(w)}/publish`, { draft: true }],
    'a feed that publishes': async (w) => [`feeds/${await feed(w)}`, { publish_mode: 'link' }, 'PATCH'],
  };
}

onSqlite('the limits of a user bound every operation that names a story', async (t, kind) => {
  const d = await desk(t, kind);
  const wrong: string[] = [];
  for (const [name, prepare] of Object.entries(operationsOf(d)))
    for (const { field, token, beyond } of d.people) {
      const [path, json, method] = await prepare({ ...d.inside, ...beyond });
      const refused = await d.send(path, json, token, method);
      if (refused.status !== 403 || !refused.text.includes(field)) wrong.push(`${name}, ${field}: ${refused.text}`);
      const [within, body] = await prepare(d.inside);
      const done = await d.send(within, body, token, method);
      if (done.status >= 300) wrong.push(`${name}, inside, ${field}: ${done.text}`);
    }
  assert.equal(wrong.join('\n'), '');
});

onSqlite('a refusal says by name what the user writes for, in the language of the interface', async (t, kind) => {
  const { people, call, inside } = await desk(t, kind);
  const said = async (field: string, lang: string): Promise<string> => {
    const { token, beyond } = people.find((one) => one.field === field) as Desk['people'][number];
    const json = { title: 'వార్త', ...inside, ...beyond };
    const { body } = await call(`/api/admin/news?lang=${lang}`, { token, json });
    return body.errors[0].message;
  };
  assert.equal(await said('lang', 'en'), 'must be among yours: తెలుగు, தமிழ்');
  assert.equal(await said('category_id', 'te'), 'మీకు కేటాయించిన వాటిలో ఉండాలి: Cricket');
  assert.match(await said('place_ids', 'hi'), /^आपके लिए तय जगहों में होना चाहिए: \D+$/);
});

onSqlite('the limits of a user bound whom a notification reaches', async (t, kind) => {
  const { people, send, made, owner, inside } = await desk(t, kind);
  const notify = (target: object, token: string, more: object = {}) =>
    send('notifications', { title: 'కొత్త వార్త', target, ...more }, token);
  for (const { field, token, reaching, tooFar } of people) {
    for (const target of reaching)
      assert.equal((await notify(target, token)).status, 202, JSON.stringify([field, target]));
    for (const target of tooFar) {
      const refused = await notify(target, token);
      const errors = refused.body.errors[0]?.field;
      assert.deepEqual(
        [refused.status, errors],
        [403, 'target'],
        `${JSON.stringify([field, target])}: ${refused.text}`,
      );
      const dry = await notify(target, token, { dry_run: true });
      assert.equal(dry.status, 403, JSON.stringify([field, target]));
    }
    const { id } = (await notify({ type: 'lang', value: 'hi' }, owner, { scheduled_at: later })).body.data;
    for (const verb of ['pause', 'resume', 'cancel'])
      assert.equal((await send(`notifications/${id}/${verb}`, {}, token)).status, 403, `${field} ${verb}`);
  }
  // A story of a category may go to its language, by a language that the user may write in.
  const { id } = await made('news', { title: 'వార్త', ...inside });
  await made(`news/${id}/publish`, {});
  const [, , place] = people;
  assert.equal((await notify({ type: 'lang', value: 'te' }, place?.token as string, { news_id: id })).status, 202);
});
