import assert from 'node:assert/strict';
import { exportAll } from '../../src/backup/export.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };

onSqlite(
  'folders of a list become categories below each other; a list comes as a file and leaves as one',
  async (t, kind) => {
    const { call, tokenOf } = await start(t, kind, allowed);
    const token = await tokenOf('editor');
    const known = (
      await call('/api/admin/categories', { token, json: { name: 'Sports', texts: { te: { name: 'క్రీడలు' } } } })
    ).body.data.id;
    const opml = `<opml version="2.0"><body>
    <outline text="ప్రాంతీయం"><outline text="తెలంగాణ"><outline text="t" xmlUrl="https://news.example/t"/></outline>
      <outline text="ఆంధ్ర"><outline text="క్రీడలు"><outline text="a" xmlUrl="https://news.example/a"/></outline></outline></outline>
    <outline text="క్రీడలు"><outline text="s" xmlUrl="https://news.example/s"/></outline>
    <outline text="empty"/><outline text="bad"><outline xmlUrl="http://10.0.0.1/x"/></outline>
    <outline text="top" xmlUrl="https://news.example/top"/></body></opml>`;
    const send = (query: string, body: string | Buffer | FormData, type?: string): Promise<Json> =>
      call(`/api/admin/feeds/opml${query}`, { token, body, headers: type ? { 'content-type': type } : {} });
    const first = await send('?create_categories=true&refresh_minutes=45', opml, 'text/x-opml; charset=utf-8');
    assert.equal(first.status, 200, first.text);
    assert.deepEqual(
      [first.body.data.added, first.body.data.known, first.body.data.categories_added, first.body.data.refused.length],
      [4, 0, 4, 1],
    );
    const categories = (await call('/api/admin/categories?limit=100', { token })).body.data;
    const feeds = (await call('/api/admin/feeds', { token })).body.data;
    const pathOf = (id: number | null): string[] => {
      const found = categories.find((c: Json) => c.id === id);
      return found ? [...pathOf(found.parent_id), found.name] : [];
    };
    const where = new Map<string, string[]>(feeds.map((f: Json) => [f.title, pathOf(f.category_id)]));
    assert.deepEqual(Object.fromEntries(where), {
      t: ['ప్రాంతీయం', 'తెలంగాణ'],
      a: ['ప్రాంతీయం', 'ఆంధ్ర', 'క్రీడలు'],
      s: ['Sports'],
      top: [],
    });
    assert.ok(feeds.every((f: Json) => f.refresh_minutes === 45));
    assert.equal(feeds.find((f: Json) => f.title === 's').category_id, known);

    const file = await call('/api/admin/feeds/opml?download=true', { token });
    assert.equal(file.status, 200);
    assert.match(file.headers.get('content-type') ?? '', /^text\/x-opml; charset=utf-8$/);
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="feeds.opml"');
    assert.match(file.text, /^<\?xml[\s\S]*<outline text="తెలంగాణ"/);
    assert.equal((await call('/api/admin/feeds/opml', { token })).body.data.opml.length > 100, true);
    const old = await call('/api/rss_admin.php?action=export_opml&download=1', { token });
    assert.match(old.text, /^<\?xml/);

    const form = new FormData();
    form.append('file', new Blob([Buffer.from(`\ufeff${file.text}`, 'utf16le')]), 'feeds.opml');
    form.append('create_categories', 'true');
    const again = await send('', form);
    assert.equal(again.status, 200, again.text);
    assert.deepEqual([again.body.data.added, again.body.data.known, again.body.data.categories_added], [0, 4, 0]);

    const script = await call('/api/rss_admin.php?action=import_opml', {
      token,
      body: opml.replaceAll('news.example', 'old.example'),
      headers: { 'content-type': 'application/xml' },
    });
    assert.deepEqual([script.body.data.added, script.body.data.categories_added], [4, 0]);

    const folders = Array.from(
      { length: 201 },
      (_, i) => `<outline text="f${i}"><outline xmlUrl="https://f.example/${i}"/></outline>`,
    );
    const most = await send('?create_categories=1', `<opml><body>${folders.join('')}</body></opml>`, 'text/x-opml');
    assert.deepEqual([most.status, most.body.errors?.[0].field], [400, 'create_categories'], most.text);
    assert.equal((await call('/api/admin/feeds?search=f.example', { token })).body.meta.total, 0, 'all or nothing');
    const deep = `${'<outline text="ఒకటి">'.repeat(20)}<outline xmlUrl="https://deep.example/"/>${'</outline>'.repeat(20)}`;
    const sunk = await send('?create_categories=1', `<opml><body>${deep}</body></opml>`, 'text/x-opml');
    assert.deepEqual([sunk.body.data.added, sunk.body.data.categories_added], [1, 8], sunk.text);

    const named = new FormData();
    named.append('image', new Blob(['x']), 'x.png');
    assert.deepEqual(
      (await send('', named)).body.errors.map((e: Json) => e.field),
      ['image'],
    );
    const two = new FormData();
    two.append('opml', opml);
    two.append('file', new Blob([opml]), 'feeds.opml');
    assert.equal((await send('', two)).status, 400);
    assert.equal((await send('', '<opml/>', 'text/csv')).status, 415);
    assert.equal(
      (await call('/api/admin/feeds', { token, body: opml, headers: { 'content-type': 'text/xml' } })).status,
      415,
    );
    assert.equal((await send('', 'x'.repeat(1_000_001), 'text/x-opml')).status, 400);
  },
);

onSqlite('keys in addresses of feeds are for editors, and in no export without secrets', async (t, kind) => {
  const { call, tokenOf, dinam } = await start(t, kind, allowed);
  const [editor, viewer] = [await tokenOf('editor'), await tokenOf('viewer')];
  const urls = ['rahasyam-1', 'rahasyam-2'].map((key) => `https://news.example/feed?lang=te&api_key=${key}`);
  const ids: number[] = [];
  for (const feed_url of urls) {
    const reply = await call('/api/admin/feeds', { token: editor, json: { feed_url, title: 'వార్తలు', lang: 'te' } });
    assert.equal(reply.status, 201, reply.text);
    ids.push(reply.body.data.id);
  }
  await dinam.app.db.write
    .updateTable('feeds')
    .set({ moved_to: urls[1] as string, last_error: `It leads to ${urls[1]}` })
    .where('id', '=', ids[0] as number)
    .execute();
  const places = [
    '/api/admin/feeds',
    `/api/admin/feeds/${ids[0]}`,
    '/api/admin/feeds/opml',
    '/api/admin/feeds/opml?download=true',
    '/api/rss_admin.php',
    `/api/rss_admin.php?id=${ids[0]}`,
    '/api/rss_admin.php?action=export_opml',
  ];
  for (const path of places) {
    const seen = await call(path, { token: viewer });
    assert.equal(seen.status, 200, path);
    assert.ok(!seen.text.includes('rahasyam') && /api_key=\*\*\*[\da-f]{6}/.test(seen.text), path);
    assert.ok((await call(path, { token: editor })).text.includes('rahasyam-1'), path);
  }
  const shown = (await call('/api/admin/feeds', { token: viewer })).body.data as Json[];
  assert.equal(new Set(shown.map((f) => f.feed_url)).size, 2, 'told apart');
  const guess = await call('/api/admin/feeds?search=rahasyam', { token: viewer });
  assert.equal(guess.body.data.length, 0, 'nor found by it');
  const exported = async (secrets: boolean): Promise<string> => {
    const parts: Buffer[] = [];
    await exportAll(dinam.app.db, async (part) => void parts.push(part), {
      tables: dinam.app.schema.tables,
      migrations: migrationNames,
      secrets,
    });
    return Buffer.concat(parts).toString();
  };
  assert.ok((await exported(true)).includes('rahasyam-1'));
  assert.ok(!(await exported(false)).includes('rahasyam'));
});
