import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAtomFeed } from 'feedsmith';
import { onSqlite, start } from '../support/helper.ts';
import { addCategory, addStories, feedAt, formats, setBasic } from './own-feeds-scene.ts';

onSqlite('an empty feed is a feed, and what is not there is 404', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const id = await addCategory(running);
  for (const format of formats)
    for (const path of ['/feeds/te', '/feeds/te/category/politics']) await feedAt(running, path, format);
  const nothing = [
    '/feeds/xx.rss',
    '/feeds/TE.rss',
    '/feeds/.rss',
    '/feeds/te.xml',
    '/feeds/te',
    '/feeds',
    '/feeds/te/category/sports.atom',
    '/feeds/te/category/.atom',
    `/feeds/te/category/${encodeURIComponent('రాజకీయం')}.json`,
    `/feeds/te/category/${'x'.repeat(200)}.json`,
    '/feeds/xx/category/politics.json',
  ];
  for (const path of nothing) {
    const reply = await running.call(path);
    assert.equal(reply.status, 404, `${path}: ${reply.text.slice(0, 200)}`);
    assert.equal(reply.body.code, 'not_found');
  }
  assert.equal((await running.call('/feeds/te.rss', { method: 'POST', json: {} })).status, 405);

  // A language that the publisher gives up, a category that is switched off.
  await setBasic(running, { languages: ['te', 'en'] });
  assert.equal((await running.call('/feeds/hi.rss')).status, 404);
  assert.equal((await running.call('/feeds/en.rss')).status, 200);
  const token = await running.tokenOf('editor');
  const off = { method: 'PATCH', token, json: { is_active: false }, headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/categories/${id}`, off)).status, 200);
  assert.equal((await running.call('/feeds/te/category/politics.rss')).status, 404);
});

onSqlite('an unchanged feed is 304, a changed one is not, HEAD has no body', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await addCategory(running);
  const [story] = await addStories(running);
  const before = await running.call('/feeds/te.atom');
  const etag = before.headers.get('etag') as string;
  assert.ok(etag);
  const again = () => running.call('/feeds/te.atom', { headers: { 'if-none-match': etag } });
  assert.equal((await again()).status, 304);
  running.clock.ms += 10_000;
  assert.equal((await running.call('/feeds/te.atom')).text, before.text, 'the clock alone changes nothing');
  const head = await running.call('/feeds/te.atom', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.headers.get('content-type'), 'application/atom+xml; charset=utf-8');
  assert.equal(head.text, '');

  const token = await running.tokenOf('editor');
  const edit = { method: 'PATCH', token, json: { title: 'సవరించిన శీర్షిక' }, headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/news/${story.id}?apply=now`, edit)).status, 200);
  const after = await again();
  assert.equal(after.status, 200);
  assert.match(after.text, /సవరించిన శీర్షిక/);
  const ids = (text: string) => parseAtomFeed(text).entries?.map((entry) => entry.id);
  assert.deepEqual(ids(after.text), ids(before.text), 'ids outlive titles');
});

test('feeds are in the API document with their media types', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { body } = await running.call('/api/openapi.json');
  const content = (path: string) => {
    const response = body.paths[path].get.responses[200];
    return Object.keys((response.$ref ? body.components.responses[response.$ref.split('/').at(-1)] : response).content);
  };
  assert.deepEqual(content('/feeds/{lang}.rss'), ['application/rss+xml']);
  assert.deepEqual(content('/feeds/{lang}/place/{place}.atom'), ['application/atom+xml']);
  assert.deepEqual(content('/feeds/{lang}/category/{category}.json'), ['application/feed+json']);
  assert.deepEqual(content('/sitemap.xml'), ['application/xml']);
  assert.deepEqual(content('/robots.txt'), ['text/plain']);
});
