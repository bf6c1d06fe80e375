import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';

const nothing = '\u200b\u200d\u2060';
const piled = `వార్త${'\u0301'.repeat(9)}`;

onSqlite('text that nobody could read is refused by its field on every way in', async (t, kind) => {
  const { call, tokenOf } = await start(t, kind);
  const token = await tokenOf('owner');
  const send = (path: string, json: Json, method = 'POST') =>
    call(path, { method, token, json, headers: { 'if-match': '*' } });
  const refused = async (path: string, json: Json, field: string, code: string, method = 'POST'): Promise<void> => {
    const reply = await send(path, json, method);
    assert.equal(reply.status, 400, `${path}: ${reply.text}`);
    const found = reply.body.errors.map((e: Json) => [e.field, e.code]);
    assert.deepEqual(found, [[field, code]], `${path}: ${reply.text}`);
  };
  const story = { title: 'వార్త', content: '<p>వార్త</p>', lang: 'te' };
  for (const title of [nothing, '\u3164', '\u202e\u202c', '\u00ad']) {
    await refused('/api/admin/news', { ...story, title }, 'title', 'too_short');
  }
  await refused('/api/admin/categories', { name: nothing, slug: 'x' }, 'name', 'too_short');
  await refused('/api/admin/places', { name: nothing, type: 'country' }, 'name', 'too_short');
  await refused('/api/admin/news', { ...story, tags: [nothing] }, 'tags.0', 'too_short');
  await refused(
    '/api/admin/notifications',
    { title: nothing, body: 'x', target: { type: 'all' } },
    'title',
    'too_short',
  );
  await refused('/api/admin/settings/basic', { app_name: nothing }, 'app_name', 'too_short', 'PATCH');

  await refused('/api/admin/news', { ...story, title: piled }, 'title', 'text');
  await refused('/api/rss_admin.php', { feed_url: 'https://news.example/f', title: piled }, 'title', 'text');
  await refused('/api/admin/categories', { name: piled, slug: 'x' }, 'name', 'text');
  await refused('/api/admin/news', { ...story, tags: ['IPL వేలం', 'g౦౦gle'] }, 'tags.1', 'mixed_scripts');
  const user = { username: 'ravi.kumar', name: 'రవి', role: 'editor', password: 'ఒక-మంచి-रहस्य-2027' };
  await refused('/api/admin/users', { ...user, username: 'rаvi.kumar' }, 'username', 'mixed_scripts');
  await refused('/api/admin/users', { ...user, name: 'Rаvi' }, 'name', 'mixed_scripts');

  const made = await send('/api/admin/news', {
    ...story,
    title: '\u202eవార్త\u202c \u2067خبر',
    content: '<p>a\u202eb &#x202e;c</p>',
    tags: ['IPL వేలం', 'IPLలో'],
  });
  assert.equal(made.status, 201, made.text);
  const { title, content, tags } = made.body.data;
  assert.deepEqual([title, content, tags], ['వార్త \u2067خبر\u2069', '<p>ab c</p>', ['IPL వేలం', 'IPLలో']]);
});
