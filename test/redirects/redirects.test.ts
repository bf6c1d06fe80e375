import assert from 'node:assert/strict';
import { onBoth, onSqlite, password, type Running, start } from '../support/helper.ts';

const path = '/api/admin/redirects';

async function story(running: Running, token: string, title: string): Promise<{ id: number; slug: string }> {
  const json = { title, lang: 'te', content: `<p>${title}</p>` };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const { body } = await running.call(`/api/admin/news/${id}/publish`, { method: 'POST', token });
  return { id, slug: body.data.slug };
}

onBoth('an owner adds, finds, changes and removes old addresses, and readers are led on', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const { id } = await story(running, await running.tokenOf('chief'), 'గోదావరికి భారీ వరద');
  const page = (await running.call(`/api/v1/news/${id}`)).body.data.share_url.slice(running.url.length);
  const add = (json: object) => running.call(path, { token, json: { ...json, current_password: password } });
  const location = async (old: string) => (await running.call(encodeURI(old))).headers.get('location');

  const added = await add({ path: 'https://old.example.in/2019/05/వరద/', leads_to: page });
  assert.equal(added.status, 201, added.text);
  assert.deepEqual(
    [added.body.data.path, added.body.data.leads_to, added.body.data.resource],
    ['/2019/05/వరద', page, 'news'],
  );
  assert.equal(await location('/2019/05/వరద/'), page);
  assert.equal((await add({ path: '/ap/పాత', leads_to: 'https://epaper.example.in/ఆంధ్ర?a=1' })).status, 201);
  assert.equal(await location('/ap/పాత'), 'https://epaper.example.in/%E0%B0%86%E0%B0%82%E0%B0%A7%E0%B1%8D%E0%B0%B0?a=1');
  assert.equal((await add({ path: '/?p=77', leads_to: '/te/panchang' })).status, 201);
  assert.equal(await location('/?p=77'), '/te/panchang');

  const list = async (query: string) => (await running.call(`${path}?${query}`, { token })).body;
  assert.equal((await list('')).meta.total, 3);
  assert.deepEqual(
    (await list(`search=${encodeURIComponent('వరద')}`)).data.map((one: { path: string }) => one.path),
    ['/2019/05/వరద'],
  );
  assert.deepEqual((await list('search=100%25')).data, [], 'no wildcard');
  assert.equal((await list('resource=address&search=EPAPER')).data.length, 1);
  assert.equal((await list(`search=${encodeURIComponent('ఆంధ్ర')}`)).data.length, 1, 'as it is read');

  const edit = (row: { id: number; rev: number }, json: object) =>
    running.call(`${path}/${row.id}`, { method: 'PATCH', token, json, headers: { 'if-match': `"${row.rev}"` } });
  const changed = await edit(added.body.data, { leads_to: '/te/horoscope' });
  assert.deepEqual(
    [changed.status, changed.body.data.rev, changed.body.data.resource],
    [200, 2, 'address'],
    changed.text,
  );
  assert.equal(await location('/2019/05/వరద'), '/te/horoscope');
  assert.equal((await edit(added.body.data, { path: '/x' })).status, 412);
  assert.equal((await edit(changed.body.data, { path: '/2019/వరద' })).status, 200);
  assert.equal(await location('/2019/05/వరద'), null);
  const row = (await list('search=2019')).data[0];
  const removed = await running.call(`${path}/${row.id}`, {
    method: 'DELETE',
    token,
    headers: { 'if-match': `"${row.rev}"` },
  });
  assert.equal(removed.status, 200);
  assert.equal(await location('/2019/వరద'), null);

  const editor = await running.tokenOf('editor');
  assert.equal((await running.call(path, { token: editor })).status, 200);
  assert.equal((await running.call(path, { token: editor, json: { path: '/a', leads_to: '/te' } })).status, 403);
});

onSqlite('loops, own pages and targets that are none are refused, naming the field', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const chief = await running.tokenOf('chief');
  await running.call('/api/admin/categories', { token: chief, json: { name: 'క్రీడలు', slug: 'sports' } });
  const add = async (old: string, leads_to: string) => {
    const { status, body } = await running.call(path, { token, json: { path: old, leads_to } });
    const [{ field = '', message = '' } = {}] = body.errors ?? [];
    return `${status} ${field} ${message}`;
  };
  assert.equal(await add('/పాత', '/te'), '201  ');
  assert.equal(await add('/పాత/', '/te'), '409 path is taken');
  for (const own of [
    '/te',
    '/te/panchang',
    '/te/sports',
    '/n/story-5',
    '/api/v1/news',
    '/admin/news',
    '/files/a.jpg',
    '/robots.txt',
  ])
    assert.match(await add(own, '/te'), /^400 path is a page of this site/, own);
  for (const none of ['no slash', '/', '/a?x=1', 'javascript:alert(1)', `/${'అ'.repeat(600)}`])
    assert.match(await add(none, '/te'), /^400 path must be a path/, none);
  assert.match(await add('/b', '/b/'), /^400 leads_to is the old address itself/);
  assert.match(await add('/b', '/పాత'), /^400 leads_to is no page of this site/);
  assert.match(await add('/b', '/te/no-such-category'), /^400 leads_to is no page of this site/);
  assert.match(await add('/b', '/n/story-999'), /^400 leads_to names no story/);
  // The other scheme leads to the same server, and would come back to the old address for ever.
  const other = running.url.replace('http:', 'https:');
  assert.match(await add('/b', `${other}/b`), /^400 leads_to is the old address itself/);
  assert.match(await add('/b', `${other}/పాత`), /^400 leads_to is no page of this site/);
  for (const none of ['/TE/panchang', '/?p=7', `${running.url}//te/panchang`])
    assert.match(await add('/b', none), /^400 leads_to is no page of this site/, none);
  for (const bad of [
    ...[
      'javascript:alert(1)',
      'te/panchang',
      'https://user:pass@example.in/',
      'http://evil.example/',
      'https:evil.example',
    ],
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n//evil.example',
      '///evil.example',
    ],
    ...['https:\\\\evil.example', 'https://a.example\\@evil.example'],
  ])
    assert.match(await add('/b', bad), /^400 leads_to must be a path of this site/, bad);
  const { body } = await running.call(path, {
    token,
    json: { path: '/te', leads_to: '/te' },
    headers: { 'accept-language': 'te', 'x-dinam-client': 'admin' },
  });
  assert.match(body.errors[0].message, /ఈ సైటు సొంత పేజీ/);
});

onBoth('a CSV file of old addresses is checked as a whole, and written once', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const send = (csv: string, dry_run: boolean) => running.call(`${path}/import`, { token, json: { csv, dry_run } });
  const total = async () => (await running.call(path, { token })).body.meta.total;

  const bad = await send('path,leads_to\n/te,/te\n/a,/b\n/ఒకటి,/te\n/ఒకటి/,/te/panchang\n/c,/n/x-9\n', false);
  assert.equal(bad.status, 400);
  assert.deepEqual(
    bad.body.errors.map(({ field }: { field: string }) => field),
    ['line 2, path', 'line 3, leads_to', 'line 5, path', 'line 6, leads_to'],
  );
  assert.equal((await send('path,to\n/a,/te\n', true)).body.errors[0].field, 'line 1, to');
  assert.equal(await total(), 0);

  const rows = Array.from({ length: 1_200 }, (_, n) => `/పాత/${n},/te/panchang`).join('\n');
  const csv = `\uFEFFpath,leads_to\n${rows}\n`;
  const counts = (added: number, changed: number, unchanged: number, dry_run: boolean) => ({
    rows: added + changed + unchanged,
    added,
    changed,
    unchanged,
    dry_run,
  });
  assert.deepEqual((await send(csv, true)).body.data, counts(1_200, 0, 0, true));
  assert.equal(await total(), 0);
  assert.deepEqual((await send(csv, false)).body.data, counts(1_200, 0, 0, false));
  assert.deepEqual((await send(csv, false)).body.data, counts(0, 0, 1_200, false));
  assert.deepEqual((await send('leads_to,path\n/te,/పాత/7\n/te,/కొత్త\n', false)).body.data, counts(1, 1, 0, false));
  assert.equal((await running.call(encodeURI('/పాత/7'))).headers.get('location'), '/te');
  const lines = (await running.call('/api/admin/audit?resource=redirects', { token })).body.data;
  assert.deepEqual(
    lines.map(({ action }: { action: string }) => action),
    ['import', 'import'],
  );
  const editor = await running.tokenOf('editor');
  assert.equal((await running.call(`${path}/import`, { token: editor, json: { csv } })).status, 403);
});
