import assert from 'node:assert/strict';
import { onBoth, onSqlite } from '../support/helper.ts';
import { type Importer, importer, storiesOf } from './scene.ts';
import { type Post, wxr } from './wxr.ts';

const zeros = '0000-00-00 00:00:00';

async function timesOf(own: Importer): Promise<Record<string, string | null>> {
  const stories = await storiesOf(await own.serve());
  return Object.fromEntries(
    [...stories].map(([title, { status, published_at }]) => [title, `${status} ${published_at}`]),
  );
}

const posts: Post[] = [
  { id: 1, title: 'వరద', date: '2024-05-02 12:00:00', gmt: zeros },
  { id: 2, title: 'बाढ़', date: '2099-05-02 00:15:00', gmt: zeros, status: 'future' },
  { id: 3, title: 'வெள்ளம்', date: '2024-05-02 12:00:00', gmt: zeros, status: 'draft' },
];

onBoth('posts without a time in UTC have that of the desk', async (t, kind) => {
  const own = await importer(t, kind);
  await own.run(['wordpress', await own.file('a.xml', wxr(posts))]);
  assert.deepEqual(await timesOf(own), {
    వరద: 'published 2024-05-02T06:30:00.000Z',
    बाढ़: 'scheduled 2099-05-01T18:45:00.000Z',
    வெள்ளம்: 'draft null',
  });
});

onSqlite('an export that shows the clock of its site is read by that', async (t, kind) => {
  const own = await importer(t, kind);
  const other: Post = { id: 9, title: 'বন্যা', date: '2024-05-01 12:00:00', gmt: '2024-05-01 06:15:00' };
  await own.run(['wordpress', await own.file('a.xml', wxr([...posts, other]))]);
  const times = await timesOf(own);
  assert.equal(times.వరద, 'published 2024-05-02T06:15:00.000Z', 'Kathmandu');
  assert.equal(times.বন্যা, 'published 2024-05-01T06:15:00.000Z');
});

onSqlite('the operator says which clock the old site went by', async (t, kind) => {
  const own = await importer(t, kind);
  const map = { source: 'x', id: 'id', fields: { title: 'title', published_at: 'at' } };
  const table = await own.file(
    'a.csv',
    'id,title,at\n1,వరద,2024-05-02 12:00\n2,सूखा,2024-05-02T12:00:00+05:30\n3,மழை,02/05/2024 12:00\n',
  );
  await own.run(['csv', table, '--mapping', await own.file('m.json', JSON.stringify(map)), '--zone', 'Asia/Dhaka']);
  const post = (id: string, at: unknown): object => ({
    id,
    title: id,
    html: '<p>x</p>',
    slug: id,
    status: 'published',
    published_at: at,
  });
  const ghost = {
    data: {
      posts: [
        post('utc', '2024-05-02 12:00:00'),
        post('ms', 1_714_631_400_000),
        post('zone', '2024-05-02T12:00:00.000Z'),
      ],
    },
  };
  await own.run(['ghost', await own.file('g.json', JSON.stringify(ghost))]);
  await own.run([
    'ghost',
    await own.file('h.json', JSON.stringify({ data: { posts: [post('local', '2024-05-02 12:00:00')] } })),
    '--zone',
    'Asia/Kolkata',
  ]);
  const times = await timesOf(own);
  assert.equal(times.వరద, 'published 2024-05-02T06:00:00.000Z');
  assert.equal(times.सूखा, 'published 2024-05-02T06:30:00.000Z');
  assert.equal(times.மழை, 'published 2024-05-02T06:00:00.000Z');
  assert.equal(times.utc, 'published 2024-05-02T12:00:00.000Z', 'Ghost writes UTC');
  assert.equal(times.ms, 'published 2024-05-02T06:30:00.000Z');
  assert.equal(times.zone, 'published 2024-05-02T12:00:00.000Z');
  assert.equal(times.local, 'published 2024-05-02T06:30:00.000Z');
  assert.match((await own.run(['csv', table, '--mapping', 'm.json', '--zone', 'Mars'], 2)).err, /IANA time zone/);
});
