import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { onSqlite } from '../support/helper.ts';
import { importer, oldSite, pictures, storiesOf } from './scene.ts';

const mapping = JSON.stringify({
  source: 'పాత సైటు',
  id: 'id',
  fields: { title: 'title', content: 'body', status: 'status', published_at: 'at', category: 'section' },
});
/** A zip archive of files that are not compressed; readers use the list at its end. */
function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(title.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, content]);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, entry, title]));
    parts.push(part);
    at += part.length;
  }
  const index = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, index, end]);
}

const head = 'id,title,body,status,at,section\n';

test('a run again changes no time and no state that the file does not name', async (t) => {
  const own = await importer(t, 'sqlite');
  const map = await own.file('map.json', mapping);
  const run = async (rows: string, ...more: string[]) =>
    (await own.run(['csv', await own.file('a.csv', head + rows), '--mapping', map, ...more])).out;
  const first = await run('1,వరద,నీరు,published,,\n2,ఎన్నికలు,ఓటు,scheduled,,\n3,పండుగ,దీపాలు,published,,\n');
  assert.match(first, /id 2, ఎన్నికలు: status is scheduled, and published_at is empty/);
  assert.match(first, /Stories: 2 added, 0 updated, 0 are there already, 1 not taken over/);
  const running = await own.serve();
  const { db } = running.dinam.app;
  const past = '2024-05-02T06:30:00.000Z';
  await db.write.updateTable('news').set({ published_at: past }).execute();
  await db.write.updateTable('news').set({ status: 'archived' }).where('title', '=', 'పండుగ').execute();
  const rows = '1,వరద,కొత్త నీరు,published,,\n3,పండుగ,కొత్త దీపాలు,published,,\n';
  const again = await run(rows, '--update');
  assert.match(again, /Stories: 0 added, 1 updated, 1 are there already/);
  assert.match(again, /id 3, పండుగ: it was archived here/);
  const stories = await db.read
    .selectFrom('news')
    .select(['status', 'published_at', 'content'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    stories.map(({ status, published_at }) => [status, published_at]),
    [
      ['published', past],
      ['archived', past],
    ],
  );
  assert.ok(stories[0]?.content.includes('కొత్త'));
});

test('a picture that is missing again changes no story, and one that is there now does', async (t) => {
  const own = await importer(t, 'sqlite');
  const site = await oldSite(t, await pictures('/బోటు.jpg'));
  const fields = { title: 'title', content: 'body', image: 'photo', published_at: 'at' };
  const map = await own.file('map.json', JSON.stringify({ source: 'పాత', id: 'id', site: site.url, fields }));
  const rows = ['1,వరద,<p>నీరు</p>,/వరద.jpg', `2,পথ,"<p>ছবি</p><p><img src=""${site.url}/বন্যা.jpg""></p>",/బోటు.jpg`];
  const lines = rows.map((row) => `${row.replace(',/', `,${site.url}/`)},2019-05-02T06:30:00Z\n`);
  const csv = await own.file('a.csv', `id,title,body,photo,at\n${lines.join('')}`);
  const run = async () => (await own.run(['csv', csv, '--mapping', map])).out;
  assert.match(await run(), /Stories: 2 added, 0 updated, 0 are there already/);
  const running = await own.serve();
  const stored = () =>
    running.dinam.app.db.write.selectFrom('news').select(['rev', 'updated_at', 'image_url']).orderBy('id').execute();
  const first = await stored();
  const again = await run();
  assert.match(again, /Stories: 0 added, 0 updated, 2 are there already/);
  assert.match(again, /id 1, వరద: the picture .+ answers with status 404/);
  assert.match(again, /id 2, পথ: the picture .+ answers with status 404/);
  assert.deepEqual(await stored(), first);
  for (const [path, bytes] of Object.entries(await pictures('/x', '/వరద.jpg'))) site.files.set(path, bytes);
  assert.match(await run(), /Stories: 0 added, 1 updated, 1 are there already/);
  assert.deepEqual(
    (await stored()).map(({ rev, image_url }) => [rev, image_url]),
    [
      [2, null],
      [1, null],
    ],
  );
});

test('an id that is there twice is told, however far apart', async (t) => {
  const own = await importer(t, 'sqlite');
  const map = await own.file('map.json', mapping);
  const between = Array.from({ length: 45 }, (_, n) => `${n + 2},செய்தி ${n},மழை,draft,,\n`).join('');
  const file = await own.file('twice.csv', `${head}1,முதல்,மழை,draft,,\n${between}1,மீண்டும்,மழை,draft,,\n`);
  const { out } = await own.run(['csv', file, '--mapping', map]);
  assert.match(out, /id 1, மீண்டும்: another row of the file has the same id/);
});

onSqlite('texts and names of categories are clean and of one form', async (t, kind) => {
  const own = await importer(t, kind);
  const map = await own.file('map.json', mapping);
  const rows = ['पढ़ाई', 'पढ\u093cाई', 'पढ\u0000़ाई '].map((name, n) => ({
    id: n,
    title: `खबर ${n}`,
    body: 'पाठ',
    status: 'draft',
    section: name,
  }));
  const file = await own.file('a.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
  await own.run(['jsonl', file, '--mapping', map]);
  const ghost = {
    posts: [{ id: 'p', title: 'বন্যা', slug: 'p', html: '<p>জল</p>', status: 'published', published_at: '2024-05-02' }],
    tags: [{ id: 't', name: 'জে\u0000লা', slug: 'zela\u0000', visibility: 'public' }],
    posts_tags: [{ post_id: 'p', tag_id: 't' }],
  };
  await own.run(['ghost', await own.file('ghost.json', JSON.stringify({ db: [{ data: ghost }] }))]);
  const running = await own.serve();
  const stories = await storiesOf(running);
  const names = [...stories.values()].map(({ category_name }) => category_name);
  assert.deepEqual(names, [...Array.from({ length: 3 }, () => 'पढ़ाई'.normalize('NFC')), 'জেলা']);
  assert.equal(new Set([...stories.values()].map(({ category_id }) => category_id)).size, 2);
});

test('an archive with several tables is refused by their names', async (t) => {
  const own = await importer(t, 'sqlite');
  const map = await own.file('map.json', mapping);
  const zip = await own.file('two.zip', zipOf({ 'a.csv': `${head}1,வெள்ளம்,x,draft,,\n`, 'b.csv': head }));
  const { err } = await own.run(['csv', zip, '--mapping', map], 1);
  assert.match(err, /The archive has 2 such files: a\.csv, b\.csv\. Import each by itself\./);
});
