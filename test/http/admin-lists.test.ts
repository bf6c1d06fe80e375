import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { routes } from '../../src/app.ts';
import { resourceNamed } from '../../src/core/api/resource.ts';
import { seed } from '../../src/seed/seed.ts';
import { fieldsOf, setUp } from '../news/admin-scene.ts';
import { extent } from '../support/extent.ts';
import { type Json, onBoth, test } from '../support/helper.ts';

const titles = ['వర్షాలు', 'चुनाव', 'பள்ளி', 'ক্রিকেট', 'موسم'];

test('an unknown parameter is refused by name, with those that there are', async (t) => {
  const d = await setUp(t, 'sqlite');
  const reply = await d.call('/api/admin/news?categry_id=3&limit=0');
  assert.equal(reply.status, 400);
  assert.deepEqual(fieldsOf(reply), ['categry_id', 'limit']);
  const [unknown] = reply.body.errors as Json[];
  assert.equal(unknown.code, 'unknown');
  assert.ok(unknown.params.known.includes('category_id') && unknown.params.known.includes('fields'));
  assert.match(unknown.message, /there are page, limit, cursor/);
  const hindi = await d.call('/api/admin/categories?colour=red&lang=hi');
  assert.equal(hindi.status, 400, hindi.text);
  assert.match(hindi.body.errors[0].message, /^मान्य नाम नहीं है \(page, /);
  assert.equal((await d.call('/api/admin/categories?lang=hi')).status, 200, 'the language of errors is no filter');
  assert.equal((await d.call('/api/admin/categories?parent_id=')).status, 200, 'an empty parameter says nothing');
  assert.equal((await d.call('/api/admin/categories?__proto__=1')).status, 400);
  assert.equal((await d.running.call('/api/v1/news?categry=3')).status, 200, 'public addresses ignore it');
});

test('fields= leaves the rest out, of lists and of one row', async (t) => {
  const d = await setUp(t, 'sqlite');
  const { id } = await d.item({ title: titles[0], content: '<p>వాన</p>' });
  const [row] = await d.list('/api/admin/news?fields=title,status');
  assert.deepEqual(row, { id, title: titles[0], status: 'draft' });
  const one = await d.call(`/api/admin/news/${id}?fields=lang`);
  assert.deepEqual(one.body.data, { id, lang: 'te' });
  const bad = await d.call('/api/admin/news?fields=title,password');
  assert.deepEqual([bad.status, fieldsOf(bad)], [400, ['fields']]);
  assert.match(bad.body.errors[0].message, /has no password; there are .*title/);
  const owner = await d.running.tokenOf('owner');
  const people = await d.call('/api/admin/users?fields=username,password_hash', { token: owner });
  assert.equal(people.status, 400, 'columns that the noun does not have cannot be named');
});

test('a client that has the answer gets 304, and what it edits by that ETag is what it saw', async (t) => {
  const d = await setUp(t, 'sqlite');
  const { id } = await d.item({ title: titles[1], lang: 'hi' });
  const same = (path: string, etag: string) => d.call(path, { headers: { 'if-none-match': etag } });
  for (const path of ['/api/admin/news', `/api/admin/news/${id}`, '/api/admin/settings/basic']) {
    const owner = await d.running.tokenOf('owner');
    const first = await d.call(path, { token: owner });
    const etag = first.headers.get('etag') as string;
    const again = await d.call(path, { token: owner, headers: { 'if-none-match': `"x", W/${etag}` } });
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag], path);
    assert.equal(again.headers.get('cache-control'), 'no-store');
  }
  const list = (await d.call('/api/admin/news')).headers.get('etag') as string;
  const row = (await d.call(`/api/admin/news/${id}`)).headers.get('etag') as string;
  assert.match(row, /^"1-/);
  await d.call(`/api/admin/news/${id}/lease`, { json: {} });
  assert.equal((await same(`/api/admin/news/${id}`, row)).status, 200, 'who edits it is another, and its rev is not');
  const edited = await d.edit('news', id, { title: titles[2] }, row);
  assert.deepEqual([edited.status, edited.headers.get('etag')], [200, '"2"'], edited.text);
  assert.equal((await d.edit('news', id, { title: titles[3] }, row)).status, 412);
  assert.equal((await d.edit('news', id, { title: titles[3] }, row.replace('1-', '2-x-'))).status, 412);
  assert.equal((await same('/api/admin/news', list)).status, 200);
});

test('answers of some size are compressed as the client takes them', async (t) => {
  const d = await setUp(t, 'sqlite');
  const { id } = await d.item({ title: titles[4], lang: 'ur', content: `<p>${'بارش '.repeat(800)}</p>` });
  const token = await d.running.tokenOf('editor');
  const raw = async (accept: string) => {
    const { request } = await import('node:http');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': accept };
    return new Promise<{ encoding: string | undefined; etag: string; body: Buffer }>((resolve, reject) => {
      request(`${d.running.url}/api/admin/news/${id}`, { headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ encoding: response.headers['content-encoding'], etag: String(response.headers.etag), body });
      })
        .on('error', reject)
        .end();
    });
  };
  const [plain, gzip, br] = [await raw('identity'), await raw('gzip'), await raw('gzip, br')];
  const zstd = await raw('gzip, deflate, zstd');
  assert.deepEqual(
    [plain, gzip, br, zstd].map(({ encoding }) => encoding),
    [undefined, 'gzip', 'br', 'zstd'],
  );
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  assert.deepEqual(brotliDecompressSync(br.body), plain.body);
  assert.deepEqual(zstdDecompressSync(zstd.body), plain.body);
  assert.ok(br.body.length < plain.body.length / 4);
  const tags = [plain, gzip, br, zstd].map(({ etag }) => etag);
  assert.equal(new Set(tags).size, 4, 'each form has a tag of its own');
  for (const tag of tags) {
    const known = await d.call(`/api/admin/news/${id}`, { headers: { 'if-none-match': tag } });
    assert.equal(known.status, 304, tag);
  }
  for (const accept of ['identity', 'gzip', 'br', 'zstd']) {
    const { etag } = await raw(accept);
    assert.equal((await d.edit('news', id, { title: `موسم ${accept}` }, etag)).status, 200, etag);
  }
});

/** All rows of a list, page by page; each page is asked for by the cursor of the one before. */
async function walk(d: Awaited<ReturnType<typeof setUp>>, path: string, limit: number): Promise<Json[]> {
  const rows: Json[] = [];
  let cursor: string | null = null;
  do {
    const from: string = cursor === null ? '&count=false' : `&cursor=${cursor}`;
    const { status, body, text } = await d.call(`${path}&limit=${limit}${from}`);
    assert.equal(status, 200, text);
    assert.deepEqual([body.meta.total, body.meta.has_more], [null, body.meta.next_cursor !== null]);
    rows.push(...body.data);
    cursor = body.meta.next_cursor;
  } while (cursor !== null);
  return rows;
}

onBoth('cursors show each row once, in the order of the whole list, in every order', async (t, kind) => {
  const d = await setUp(t, kind);
  for (let n = 0; n < 11; n++) {
    const { id } = await d.item({ title: `${titles[n % 5]}`, priority: n % 3, ...(n % 4 ? { author: 'సరిత' } : {}) });
    if (n % 3 === 0) await d.verb(id, 'publish');
    if (n % 2) d.running.clock.ms += 1_000;
  }
  for (const column of ['updated_at', 'published_at', 'created_at', 'id', 'priority', 'title'])
    for (const sort of [column, `-${column}`]) {
      const path = `/api/admin/news?sort=${sort}&fields=title`;
      const whole = (await d.list(`${path}&limit=100`)).map((row) => row.id);
      assert.equal(whole.length, 11);
      for (const limit of [1, 3, 11])
        assert.deepEqual(
          (await walk(d, path, limit)).map((row) => row.id),
          whole,
          sort,
        );
    }
  const drafts = '/api/admin/news?sort=-published_at&status=draft';
  assert.equal((await walk(d, drafts, 2)).length, 7, 'filters hold on every page');
  const first = await d.call('/api/admin/news?sort=title&limit=2');
  assert.equal(first.body.meta.total, 11, 'a first page is counted');
  for (const bad of ['x', encodeURIComponent(first.body.meta.next_cursor.slice(0, -2)), 'W10', 'bnVsbA']) {
    const reply = await d.call(`/api/admin/news?sort=title&cursor=${bad}`);
    assert.deepEqual([reply.status, fieldsOf(reply)], [400, ['cursor']], bad);
  }
  const other = await d.call(`/api/admin/news?sort=-title&cursor=${first.body.meta.next_cursor}`);
  assert.equal(other.status, 400, 'a cursor belongs to an order');
});

/** SQLite compares values of any type: each list meets one of them there, but in the long tests. */
const forgedValues = ['ఒకటి', 2 ** 40, -0.5];

onBoth('every list is sorted by each of its columns, either way, page by page', async (t, kind) => {
  const d = await setUp(t, kind, 'owner');
  await seed(d.running.dinam.app);
  const lists = routes.flatMap((route) => {
    const orders = 'access' in route && (route.query?.properties.sort as { enum?: string[] } | undefined)?.enum;
    return orders && route.path.startsWith('/api/admin/') && !route.path.includes(':') ? [{ ...route, orders }] : [];
  });
  assert.ok(lists.length >= 18, `${lists.length}`);
  for (const { path, orders } of lists)
    for (const sort of orders) {
      const first = await d.call(`${path}?sort=${sort}&limit=2`);
      assert.equal(first.status, 200, `${path} ${sort}: ${first.text}`);
      const cursor = first.body.meta.next_cursor;
      if (cursor === null) continue;
      for (const value of kind === 'postgres' ? forgedValues : extent(forgedValues, ['ఒకటి'])) {
        const forged = Buffer.from(JSON.stringify([sort, value, 2 ** 52])).toString('base64url');
        const reply = await d.call(`${path}?sort=${sort}&limit=2&cursor=${forged}`);
        assert.ok([200, 400].includes(reply.status), `${path} ${sort} ${value}: ${reply.text}`);
      }
      const [whole, second] = [
        await d.list(`${path}?sort=${sort}&limit=4`),
        await d.list(`${path}?sort=${sort}&limit=2&cursor=${cursor}`),
      ];
      const rest = whole.slice(2).map(({ id }) => id);
      assert.deepEqual(
        second.map(({ id }) => id),
        rest,
        `${path} ${sort}`,
      );
    }
});

test('columns that may be empty are named where a list is sorted by them', async (t) => {
  const { running } = await setUp(t, 'sqlite');
  const names = routes.flatMap(({ path }) => path.match(/^\/api\/admin\/([a-z-]+)$/)?.[1] ?? []);
  for (const name of new Set(names)) {
    const def = resourceNamed(name);
    if (!def) continue;
    const { rows } = await sql<{
      name: string;
      needed: number;
      key: number;
    }>`select name, "notnull" as needed, pk as key
      from pragma_table_info(${def.table})`.execute(running.dinam.app.db.write);
    const sorts = def.sorts.map((sort) => sort.replace('-', ''));
    const empty = rows.filter((row) => !row.needed && !row.key && sorts.includes(row.name)).map((row) => row.name);
    assert.deepEqual([...(def.nullable ?? [])].sort(), empty.sort(), name);
    assert.deepEqual(
      sorts.filter((sort) => !rows.some((row) => row.name === sort)),
      [],
      `${name} has these columns`,
    );
  }
});

test('include=people names who added a row and who changed it, of every resource; a reference has its name', async (t) => {
  const d = await setUp(t, 'sqlite');
  const owner = await d.running.tokenOf('owner');
  const parent = await d.add('categories', { name: 'క్రీడలు' });
  const child = await d.add('categories', { name: 'কাবাডি', parent_id: parent.id });
  const changed = await d.call(`/api/admin/categories/${child.id}`, {
    method: 'PATCH',
    token: owner,
    json: { sort_order: 7 },
    headers: { 'if-match': '*' },
  });
  assert.equal(changed.status, 200, changed.text);
  const rows = await d.list(
    `/api/admin/categories?ids=${parent.id},${child.id}&sort=id&include=people,parent&fields=name`,
  );
  const editor = { id: rows[0]?.included.people.created_by.id, name: 'test.editor' };
  const other = { id: rows[1]?.included.people.updated_by.id, name: 'test.owner' };
  assert.deepEqual(
    rows.map(({ included }) => included),
    [
      { people: { created_by: editor, updated_by: editor }, parent: null },
      {
        people: { created_by: editor, updated_by: other },
        parent: { id: parent.id, name: 'క్రీడలు' },
      },
    ],
  );
  const festival = await d.call('/api/admin/festivals', {
    token: owner,
    json: { date: '2030-03-30', name: 'திருவிழா' },
  });
  assert.equal(festival.status, 201, festival.text);
  const [shipped] = (await d.call('/api/admin/places?limit=1&include=people', { token: owner })).body.data;
  assert.deepEqual(
    shipped.included.people,
    { created_by: null, updated_by: null },
    'nobody added what came with the program',
  );
  const one = await d.call(`/api/admin/festivals/${festival.body.data.id}?include=people`, { token: owner });
  assert.equal(one.body.data.included.people.created_by.name, 'test.owner', one.text);
  assert.equal((await d.call('/api/admin/categories?include=author')).status, 400);
  // Contributors see categories, and no names of the staff.
  const token = await d.running.tokenOf('contributor');
  for (const address of ['categories?include=people', `categories/${child.id}?include=people`]) {
    assert.equal((await d.call(`/api/admin/${address}`, { token })).status, 403, address);
    assert.equal((await d.call(`/api/admin/${address.replace('people', 'parent')}`, { token })).status, 200, address);
  }
  const deep = await d.call('/api/admin/categories?limit=20&page=5001');
  assert.deepEqual([deep.status, deep.body.errors[0]?.params], [400, { max: 5_000 }], 'a cursor goes deeper');
  assert.equal((await d.call('/api/admin/categories?limit=20&page=5000')).status, 200);
});
