import assert from 'node:assert/strict';
import { routes } from '../../src/app.ts';
import { rightsOf } from '../../src/core/model/rights.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { formOf } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { newPerson } from './people.ts';

const secret = 'రహస్యపదం';

onSqlite('no read and no refusal tells a contributor what is in a story of others that is not out', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { app } = running.dinam;
  const [contributor, editor] = [await newPerson(app, 'contributor'), await newPerson(app, 'editor')];
  const call = (token: string, path: string, json?: Json, method?: string) =>
    running.call(`/api/admin/${path}`, {
      token,
      ...(json ? { json } : {}),
      ...(method ? { method } : {}),
      headers: { 'if-match': '*' },
    });
  const body = formOf({ 'నది.png': await picture('png', 60, 30) });
  const media_id = (await running.call('/api/admin/media', { token: contributor.token, body })).body.data[0].id;
  const category_id = (await call(editor.token, 'categories', { name: 'క్రీడలు' })).body.data.id;
  const place = (await call(editor.token, 'places', { name: 'ఊరు', type: 'country' })).body.data.id;
  const own = (await call(contributor.token, 'news', { title: 'నది', lang: 'te', content: '<p>నీరు</p>', media_id })).body
    .data;
  const theirs = {
    title: `${secret} శీర్షిక`,
    lang: 'hi',
    content: `<p>${secret}</p>`,
    summary: secret,
    tags: [`${secret}ట్యాగ్`],
    author: secret,
    media_id,
    category_id,
    place_ids: [place],
    translation_group: own.id,
  };
  const made = await call(editor.token, 'news', theirs);
  assert.equal(made.status, 201, made.text);
  const other = made.body.data.id;
  await call(editor.token, `news/${own.id}/comments`, { text: 'బాగుంది' });
  await call(editor.token, `news/${other}/comments`, { text: secret });

  const { token } = contributor;
  const rights = rightsOf('contributor', []);
  const ids: Record<string, readonly (string | number)[]> = {
    '/api/admin/news': [own.id, other],
    '/api/admin/media': [media_id],
    '/api/admin/categories': [category_id],
    '/api/admin/places': [place],
    '/api/admin/contributors': [contributor.user.id, editor.user.id],
  };
  const queries = [
    '',
    `search=${encodeURIComponent(secret)}`,
    'include=translations,people',
    'lang=hi&search=%E0%B0%B0',
    'lang=te',
    `tag=${encodeURIComponent(`${secret}ట్యాగ్`)}`,
  ];
  let answered = 0;
  for (const route of routes) {
    if (!('access' in route) || route.method !== 'GET' || !route.path.startsWith('/api/admin/')) continue;
    if (route.stream || !rights.has(route.access as 'news.read')) continue;
    const [base = '', rest] = route.path.split('/:id');
    const paths = rest === undefined ? [route.path] : (ids[base] ?? [1, 2]).map((id) => `${base}/${id}${rest}`);
    for (const path of paths)
      for (const query of queries) {
        const got = await running.call(`${path.replace(/:\w+/g, '1')}?${query}`, { token });
        if (got.status === 200) answered++;
        assert.ok(
          !got.text.includes(secret) ||
            (decodeURIComponent(query).includes(secret) === got.text.includes(secret) && got.status !== 200),
          `${path}?${query}: ${got.text.slice(0, 500)}`,
        );
      }
  }
  assert.ok(answered > 20, String(answered));
  const languages = (await call(token, `news/${own.id}/translations`)).body.data;
  assert.deepEqual(
    languages.items.map((one: Json) => one.id),
    [own.id],
  );
  assert.ok(!languages.missing.includes('hi'), 'that there is one is known, so that nobody begins a second');

  const tries: [string, Json, string?][] = [
    [`news/${own.id}/translations`, { title: 'नदी', lang: 'hi' }],
    ['news', { title: 'नदी', lang: 'hi', translation_group: own.id }],
    ['news', { title: 'नदी', lang: 'hi', translation_group: other }],
    [`news/${other}`, { title: 'x' }, 'PATCH'],
    [`media/${media_id}`, { credit: 'x' }, 'PATCH'],
    ['locks', { resource: 'news', id: other }],
    ['presence', { client: 'w', resource: 'news', id: other }],
  ];
  for (const [path, json, method] of tries) {
    const got = await call(token, path, json, method);
    assert.ok(got.status >= 400, `${path}: ${got.status}`);
    assert.ok(!got.text.includes(secret), got.text);
  }
  const refused = await running.call(`/api/admin/media/${media_id}`, {
    token,
    method: 'DELETE',
    headers: { 'if-match': '*' },
  });
  assert.ok(refused.status === 403 && !refused.text.includes(secret), refused.text);
});
