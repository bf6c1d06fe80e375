import assert from 'node:assert/strict';
import { graphemeBounds } from '../../src/text/graphemes.ts';
import { type Json, onBoth, onSqlite, password } from '../support/helper.ts';
import { hour } from '../support/sending.ts';
import { fieldsOf, pushScene } from './story-pushes.ts';

const te = { title: 'గోదావరికి వరద: లోతట్టు ప్రాంతాలు ఖాళీ', content: '<p>నీటి మట్టం <b>43</b> అడుగులు.</p>' };
const hi = { lang: 'hi', title: 'गोदावरी में बाढ़', summary: 'जलस्तर 43 फुट पर', content: '<p>निचले इलाके खाली।</p>' };
const ur = { lang: 'ur', title: 'گوداوری میں سیلاب', content: '<p>پانی 43 فٹ تک پہنچ گیا۔</p>' };

onSqlite(
  'what would be sent is filled in: each language of the story that is out, in its own words',
  async (t, kind) => {
    const d = await pushScene(t, kind, ['te', 'te', 'hi']);
    const long = 'క్షిప్ర '.repeat(60);
    const category = (await d.sendRequest('/api/admin/categories', { json: { name: 'వాతావరణం', slug: 'weather' } })).body
      .data.id;
    const story = await d.story({
      ...te,
      is_breaking: true,
      category_id: category,
      thumbnail_url: 'https://a.example/t.jpg',
    });
    const other = async (json: object) => (await d.move(story.id, 'translations', json)).body.data.id as number;
    const hindi = await other({ ...hi, image_url: 'https://a.example/hi.jpg' });
    const tamil = await other({ lang: 'ta', title: 'கோதாவரியில் வெள்ளம்', content: '' });
    await d.move(hindi, 'publish');
    const { languages, not_out, news_id } = await d.prefilled(story.id);
    assert.equal(news_id, story.id);
    assert.deepEqual(not_out, [{ lang: 'ta', news_id: tamil, status: 'draft', published_at: null }]);
    const shown = languages.map(({ title, body, deep_link, type, priority, devices, pushed, target }: Json) => {
      return [title, body, deep_link, type, priority, devices, pushed, target.value];
    });
    const link = (id: number) => `dinam://news/${id}`;
    assert.deepEqual(shown, [
      [te.title, 'నీటి మట్టం 43 అడుగులు.', link(story.id), 'breaking', 'high', 2, null, 'te'],
      [hi.title, hi.summary, link(hindi), 'general', 'normal', 1, null, 'hi'],
    ]);
    const [first, second] = languages;
    assert.deepEqual([first.image_url, second.image_url], ['https://a.example/t.jpg', 'https://a.example/hi.jpg']);
    assert.deepEqual([first.category, first.collapse_key], ['weather', `news-${story.id}`]);
    assert.deepEqual([first.topic, first.status, second.status], ['news.te.breaking', 'draft', 'published']);

    // Cut as a phone gets it: whole letters, an ellipsis, and no more than fits.
    await d.edit(story.id, { title: long.slice(0, 290), content: `<p>${long.repeat(9)}</p>`, is_breaking: false });
    await d.pushSettings({ link_prefix: 'https://news.example.in/story/' });
    const [cut] = (await d.prefilled(story.id)).languages;
    assert.equal(cut.deep_link, `https://news.example.in/story/${story.id}`);
    assert.ok(cut.title.endsWith('…') && cut.body.endsWith('…'), cut.title);
    for (const text of [cut.title, cut.body]) {
      const kept = text.slice(0, -1);
      assert.ok(graphemeBounds(long.repeat(9)).includes(kept.length) && long.repeat(9).startsWith(kept), kept);
    }
    const size = Buffer.byteLength(cut.title + cut.body);
    assert.ok(size > 1_000 && size < 2_000, String(size));
    // What is filled in arrives as it is.
    assert.equal((await d.notifyStory(story.id)).status, 202);
    await d.pass();
    const got = d.arrived();
    assert.deepEqual(got['token-te-1'], [cut.title, cut.body]);
    assert.deepEqual(got['token-hi-1'], [hi.title, hi.summary]);
    const again = (await d.prefilled(story.id)).languages;
    const notes = await d.notifications();
    assert.deepEqual(
      again.map((l: Json) => l.pushed.id),
      notes.map((n) => n.id),
    );
    assert.deepEqual(
      again.map((l: Json) => [l.pushed.status, l.included]),
      [
        ['sent', false],
        ['sent', false],
      ],
    );

    const token = await d.as('viewer');
    const path = `/api/admin/news/${story.id}/notification`;
    assert.equal((await d.running.call(path, { token })).status, 403);
    assert.equal((await d.running.call(path)).status, 401);
    assert.equal((await d.sendRequest('/api/admin/news/99999/notification')).status, 404);
    for (const link_prefix of ['javascript:alert(1)//', 'news 5/', '']) {
      const json = { push: { link_prefix }, current_password: password };
      const request = { method: 'PATCH', token: await d.as('owner'), json, headers: { 'if-match': '*' } };
      assert.deepEqual(fieldsOf(await d.running.call('/api/admin/settings/app', request)), ['push.link_prefix']);
    }
  },
);

onSqlite('publish and notify: the story is out, and every phone has it in its language, once', async (t, kind) => {
  const d = await pushScene(t, kind, ['te', 'hi', 'ur', 'bn']);
  const story = await d.story(te);
  for (const json of [hi, ur]) {
    const { id } = (await d.move(story.id, 'translations', json)).body.data;
    await d.move(id, 'publish');
  }
  const json = {
    languages: { hi: { title: 'बाढ़ का पानी बढ़ा', image_url: 'https://a.example/x.jpg' }, ur: null },
    ttl_seconds: 600,
    spread_seconds: 0,
  };
  const key = { 'idempotency-key': 'flood-1' };
  const stale = await d.notifyStory(story.id, json, { ...key, 'if-match': '"7"' });
  assert.equal(stale.status, 412, stale.text);
  const done = await d.notifyStory(story.id, json, { ...key, 'if-match': '"2"' });
  assert.equal(done.status, 202, done.text);
  const { news, notifications, left_out } = done.body.data;
  assert.deepEqual([news.id, news.status, done.headers.get('etag')], [story.id, 'published', `"${news.rev}"`]);
  assert.deepEqual(
    notifications.map((n: Json) => [n.target.value, n.title, n.news_id === story.id, n.origin, n.ttl_seconds]),
    [
      ['te', te.title, true, 'publish', 600],
      ['hi', 'बाढ़ का पानी बढ़ा', false, 'publish', 600],
    ],
  );
  assert.deepEqual(
    left_out.map((l: Json) => [l.lang, l.pushed]),
    [['ur', null]],
  );
  await d.pass();
  assert.deepEqual(d.arrived(), {
    'token-te-1': [te.title, 'నీటి మట్టం 43 అడుగులు.'],
    'token-hi-1': ['बाढ़ का पानी बढ़ा', hi.summary],
  });
  const { message } = d.fake.log.find((entry) => entry.value === 'token-hi-1') as Json;
  assert.equal(message.notification.image, 'https://a.example/x.jpg');
  assert.equal(message.android.collapse_key, `news-${notifications[1].news_id}`);
  assert.deepEqual(
    [message.data.news_id, message.data.deep_link],
    [String(notifications[1].news_id), `dinam://news/${notifications[1].news_id}`],
  );

  // A second click, the same request again, another one under its key.
  const again = await d.notifyStory(story.id, json, { ...key, 'if-match': '"2"' });
  assert.deepEqual([again.status, again.headers.get('idempotency-replayed')], [202, 'true']);
  assert.deepEqual(again.body.data.notifications, notifications);
  const other = await d.notifyStory(story.id, { ...json, ttl_seconds: 60 }, key);
  assert.deepEqual([other.status, fieldsOf(other)], [409, ['Idempotency-Key']]);
  const elsewhere = await d.notifyStory(notifications[1].news_id, json, key);
  assert.deepEqual([elsewhere.status, fieldsOf(elsewhere)], [409, ['Idempotency-Key']]);
  const clicked = await d.notifyStory(story.id, json);
  assert.deepEqual([clicked.status, fieldsOf(clicked)], [409, ['news_id']]);
  assert.match(clicked.body.message, new RegExp(`notification ${notifications[0].id} `));
  assert.equal((await d.notifications()).length, 2);

  // Sent again on request: that language alone, or all.
  const named = await d.notifyStory(story.id, { languages: { te: null, hi: {} } });
  assert.deepEqual([named.status, fieldsOf(named)], [409, ['languages.hi']]);
  const rest = await d.notifyStory(notifications[1].news_id, { allow_repeat: true, languages: { te: null } });
  assert.deepEqual(
    rest.body.data.notifications.map((n: Json) => n.target.value),
    ['hi', 'ur'],
  );
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()).sort(), ['token-hi-1', 'token-ur-1']);
  const audit = await d.sendRequest(`/api/admin/news/${story.id}/history`);
  assert.equal(audit.body.data[0].action, 'publish_and_notify');
});

onSqlite('a later translation is pushed to readers of its language alone', async (t, kind) => {
  const d = await pushScene(t, kind, ['te', 'hi']);
  const story = await d.story(te);
  await d.notifyStory(story.id);
  await d.pass();
  d.arrived();
  const { id } = (await d.move(story.id, 'translations', hi)).body.data;
  const [own, before] = (await d.prefilled(id)).languages;
  assert.deepEqual([own.lang, own.included, before.lang, before.included], ['hi', true, 'te', false]);
  const done = await d.notifyStory(id);
  assert.equal(done.status, 202, done.text);
  assert.deepEqual(
    done.body.data.left_out.map((l: Json) => [l.lang, l.pushed]),
    [['te', before.pushed.id]],
  );
  assert.match(done.body.meta.notes.join(), /te was pushed before/);
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-hi-1']);
});

onSqlite('what cannot be is refused by name, and nothing is half done', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const { id } = await d.story(te);
  const tamil = (await d.move(id, 'translations', { lang: 'ta', title: 'வெள்ளம்', content: '' })).body.data.id;
  const refusals: [json: object, fields: string[]][] = [
    [{ languages: { ta: {} } }, ['languages.ta']],
    [{ languages: { bn: { title: 'বন্যা' }, ta: {} } }, ['languages.bn', 'languages.ta']],
    [{ languages: { xx: {} } }, ['languages.xx']],
    [{ languages: { te: null } }, ['languages']],
    [{ languages: { te: { title: '' } } }, ['languages.te.title']],
    [{ languages: { te: { deep_link: 'javascript:x' } } }, ['languages.te.deep_link']],
    [{ languages: { te: { deep_link: `dinam://${'x'.repeat(1_900)}` } } }, ['languages.te.deep_link']],
    [{ languages: { te: { text: 'x' } } }, ['languages.te.text']],
    [{ by: 'topic' }, ['by']],
    [
      { by: 'pigeon', priority: 'urgent', ttl_seconds: -1, spread_seconds: 'x' },
      ['by', 'priority', 'spread_seconds', 'ttl_seconds'],
    ],
    [{ type: 'A B', target: { type: 'all' } }, ['target', 'type']],
    [{ published_at: '2026-02-30T00:00:00Z' }, ['published_at']],
  ];
  for (const [json, fields] of refusals) {
    const reply = await d.notifyStory(id, json, { 'idempotency-key': 'refused-1' });
    assert.deepEqual([reply.status, fieldsOf(reply)], [400, fields], reply.text);
  }
  assert.deepEqual(fieldsOf(await d.notifyStory(id, {}, { 'idempotency-key': 'a b' })), ['Idempotency-Key']);
  for (const role of ['viewer', null] as const) {
    const token = role === null ? undefined : await d.as(role);
    const reply = await d.running.call(`/api/admin/news/${id}/publish-and-notify`, { token, json: {} });
    assert.equal(reply.status, role === null ? 401 : 403);
  }
  assert.equal((await d.notifyStory(99_999)).status, 404);
  const { data } = (await d.sendRequest(`/api/admin/news/${id}`)).body;
  assert.deepEqual([data.status, data.rev, (await d.notifications()).length], ['draft', 2, 0]);

  await d.move(tamil, 'trash');
  const trashed = await d.notifyStory(tamil);
  assert.deepEqual([trashed.status, (await d.notifications()).length], [409, 0], trashed.text);
  await d.edit(id, { expires_at: d.iso(d.running.clock.ms + hour) });
  d.running.clock.ms += 2 * hour;
  const expired = await d.notifyStory(id);
  assert.deepEqual([expired.status, fieldsOf(expired)], [400, ['expires_at']]);
  assert.equal((await d.notifications()).length, 0);
  // The key of a request that was refused is still good.
  const { id: next } = await d.story({ title: 'వరద తగ్గింది' });
  assert.equal((await d.notifyStory(next, {}, { 'idempotency-key': 'refused-1' })).status, 202);
});

onBoth('two editors at once send one push; a language without devices is reported', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const story = await d.story(te);
  const { id } = (await d.move(story.id, 'translations', hi)).body.data;
  await d.move(id, 'publish');
  const both = await Promise.all([d.notifyStory(story.id), d.notifyStory(story.id), d.notifyStory(id)]);
  const statuses = both.map((r) => r.status).sort();
  assert.ok(statuses.join() === '202,202,409' || statuses.join() === '202,409,409', statuses.join());
  const done = both.find((r) => r.status === 202) as Json;
  assert.match(done.body.meta.notes.join(), /No phone has the language hi/);
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1']);
  const all = await d.notifications();
  assert.deepEqual(all.map((n) => [n.target.value, n.status, n.counts.targets]).sort(), [
    ['hi', 'sent', 0],
    ['te', 'sent', 1],
  ]);

  // Each from the item of their own language: the story is told once in both.
  const second = await d.story({ title: 'రెండో వార్త' });
  const other = (await d.move(second.id, 'translations', { lang: 'hi', title: 'दूसरी ख़बर' })).body.data.id;
  for (const one of [second.id, other]) await d.move(one, 'publish');
  const two = await Promise.all([d.notifyStory(second.id), d.notifyStory(other)]);
  assert.deepEqual(two.map((r) => r.status).sort(), [202, 409]);
  assert.equal((await d.notifications()).length, all.length + 2);
});

onSqlite('breaking news may go by topic: one message for all who have the language', async (t, kind) => {
  const d = await pushScene(t, kind, ['te', 'te', 'te']);
  const { id } = await d.story({ ...te, is_breaking: true });
  const done = await d.notifyStory(id, { by: 'topic' });
  assert.equal(done.status, 202, done.text);
  const [one] = done.body.data.notifications;
  assert.deepEqual(
    [one.target, one.type, one.priority],
    [{ type: 'topic', value: 'news.te.breaking' }, 'breaking', 'high'],
  );
  assert.match(done.body.message, /quiet hours, caps and opt-outs do not apply/);
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['news.te.breaking']);
  const plain = await d.story({ title: 'నీటి విడుదల' });
  const forced = await d.notifyStory(plain.id, { by: 'topic', type: 'breaking', priority: 'normal' });
  assert.deepEqual([forced.status, forced.body.data.notifications[0].priority], [202, 'normal']);
});
