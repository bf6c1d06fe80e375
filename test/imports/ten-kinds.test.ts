import assert from 'node:assert/strict';
import { onSqlite } from '../support/helper.ts';
import { report } from './report.ts';
import { importer, oldSite, pictures } from './scene.ts';
import { type Post, wxr } from './wxr.ts';

/** A frame without a player, a link that no text may have, a picture that stands in the text. */
const body =
  '<p>వరద <a href="ftp://old.example/a">పత్రం</a></p><iframe src="https://tickets.example/1"></iframe><img src="data:image/png;base64,AAAA">';
const many = Array.from({ length: 31 }, (_, n) => `ட்யாக் ${n}`);
const longName = 'ల'.repeat(121);

/** What each source has in one story, and no story of Dinam: a line for each of the ten. */
const ofBody = ['changed frame 1', 'incomplete link 1', 'incomplete picture 1'];

onSqlite(
  'WordPress: frames, pictures, links, captions, search titles, canonical, tags, author, comments, fields',
  async (t, kind) => {
    const own = await importer(t, kind);
    const site = 'https://vaarta.example';
    const posts: Post[] = [
      {
        id: 1,
        title: 'వరద',
        link: `${site}/varada/`,
        name: 'varada',
        content: body,
        creator: longName,
        comments: 2,
        terms: many.map((name, n) => ['post_tag', `t${n}`, name]),
        meta: {
          _thumbnail_id: '9',
          _yoast_wpseo_title: '%%title%% %%category%%',
          _yoast_wpseo_canonical: `${site}/another/`,
          upasirshika: 'ఉపశీర్షిక',
        },
      },
      {
        id: 2,
        title: 'x',
        link: `${site}/x/`,
        name: 'x',
        content: 'x',
        meta: { _yoast_wpseo_canonical: 'javascript:x' },
      },
      { id: 3, title: 'y', link: `${site}/y/`, name: 'y', content: 'y', meta: { _yoast_wpseo_canonical: `${site}/y` } },
      {
        id: 9,
        type: 'attachment',
        title: 'చిత్రం',
        attachment: `${site}/wp-content/uploads/a.jpg`,
        excerpt: 'నీట మునిగిన ఊరు',
      },
    ];
    const file = await own.file('a.xml', wxr(posts, { site }));
    const expected = [
      ...ofBody,
      ...['incomplete author 1', 'incomplete caption 1', 'incomplete comment 2', 'incomplete tag 1'],
      ...['incomplete field 1', 'incomplete field 1', 'incomplete field 1'],
    ].toSorted();
    const looked = await report(own, ['wordpress', file, '--no-media', '--dry-run']);
    assert.deepEqual(looked.of('1'), expected, 'a look says the same');
    const { of } = await report(own, ['wordpress', file, '--no-media']);
    assert.deepEqual(of('1'), expected);
    assert.deepEqual(of('2'), ['incomplete field 1'], 'a canonical address that is none');
    assert.deepEqual(of('3'), [], 'a canonical address that is its own page');
  },
);

onSqlite('Ghost: the same ten', async (t, kind) => {
  const own = await importer(t, kind);
  const site = 'https://seithi.example';
  const tags = ['தமிழ்நாடு', ...many].map((name, n) => ({ id: `t${n}`, name, slug: `t${n}`, visibility: 'public' }));
  const post = { html: body, status: 'published', published_at: '2024-05-02T06:30:00.000Z' };
  const data = {
    posts: [
      {
        ...post,
        id: 'a',
        title: 'வெள்ளம்',
        slug: 'vellam',
        feature_image: '__GHOST_URL__/content/images/a.jpg',
        canonical_url: '__GHOST_URL__/another/',
        custom_template: 'custom-wide',
      },
      { ...post, id: 'b', title: 'மழை', slug: 'mazhai', html: '<p>x</p>', canonical_url: '__GHOST_URL__/mazhai/' },
    ],
    posts_meta: [{ post_id: 'a', meta_title: 'வெ'.repeat(201), feature_image_caption: '<i>மூழ்கிய</i> ஊர்' }],
    tags,
    posts_tags: tags.map(({ id }, sort_order) => ({ post_id: 'a', tag_id: id, sort_order })),
    users: [{ id: 'u', name: longName }],
    posts_authors: [{ post_id: 'a', author_id: 'u' }],
    comments: [{ post_id: 'a' }, { post_id: 'a' }],
  };
  const file = await own.file('g.json', JSON.stringify({ data }));
  const { of } = await report(own, ['ghost', file, '--site', site, '--no-media']);
  assert.deepEqual(
    of('a'),
    [
      ...ofBody,
      ...['incomplete author 1', 'incomplete caption 1', 'incomplete comment 2', 'incomplete tag 1'],
      ...['incomplete field 1', 'incomplete field 1', 'incomplete field 1'],
    ].toSorted(),
  );
  assert.deepEqual(of('b'), []);
});

onSqlite('tables: the same ten; two captions of one picture', async (t, kind) => {
  const site = await oldSite(t, await pictures('/a.jpg'));
  const own = await importer(t, kind);
  const fields = {
    title: 'title',
    content: 'text',
    author: 'by',
    seo_title: 'seo',
    image: 'photo',
    image_caption: 'words',
    tags: { column: 'tags', split: ';' },
    published_at: 'at',
  };
  const map = await own.file('m.json', JSON.stringify({ source: 'পুরনো', id: 'id', site: site.url, fields }));
  const row = (id: number, more: object): string =>
    JSON.stringify({ id, title: `খবর ${id}`, at: '2024-05-02', ...more });
  const rows = [
    row(1, {
      text: body,
      words: 'ডোবা গ্রাম',
      tags: many.join(';'),
      canonical: 'https://a.in/',
      comments: 4,
      mood: 'sad',
    }),
    row(2, { by: longName }),
    row(3, { seo: 'খ'.repeat(201) }),
    row(4, { photo: '/a.jpg', words: 'নদী' }),
    row(5, { photo: '/a.jpg', words: 'সেতু' }),
  ];
  const { of, rows: lines } = await report(own, [
    'jsonl',
    await own.file('a.jsonl', `${rows.join('\n')}\n`),
    '--mapping',
    map,
  ]);
  assert.deepEqual(of('1'), [...ofBody, 'incomplete caption 1', 'incomplete tag 1'].toSorted());
  assert.deepEqual(of('2'), ['refused story 1']);
  assert.deepEqual(of('3'), ['refused story 1']);
  assert.deepEqual([...of('4'), ...of('5')], ['changed caption 1'], 'a picture has one caption');
  assert.match(lines.find(({ level, what }) => level === 'changed' && what === 'caption')?.reason ?? '', /নদী|সেতু/);
  assert.deepEqual(
    lines
      .filter(({ id }) => id === '')
      .map(({ reason }) => /column (\w+)/.exec(reason)?.[1])
      .toSorted(),
    ['canonical', 'comments', 'mood'],
  );
});

onSqlite('what is too much of a post, and the words of a category, are lines', async (t, kind) => {
  const own = await importer(t, kind);
  const slug = (n: number): string =>
    `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>patha-${n}</wp:meta_value></wp:postmeta>`;
  const about = '<wp:category_description><![CDATA[<p>ఊరి <b>వార్తలు</b></p>]]></wp:category_description>';
  const site = 'https://vaarta.example';
  const post: Post = { id: 1, title: 'వరద', name: 'varada', link: `${site}/varada/`, content: 'నీరు' };
  const text = wxr([post], { site, categories: [{ id: 5, nicename: 'ooru', name: 'ఊరు' }] })
    .replace('</wp:cat_name>', `</wp:cat_name>${about}`)
    .replace('</item>', `${Array.from({ length: 53 }, (_, n) => slug(n)).join('')}</item>`);
  const file = await own.file('a.xml', text);
  const { of, rows } = await report(own, ['wordpress', file]);
  assert.deepEqual(of('1'), ['incomplete slug 3']);
  assert.deepEqual(of('ooru'), ['incomplete category 1']);
  assert.match(rows.find(({ id }) => id === 'ooru')?.reason ?? '', /: ఊరి వార్తలు$/);
  assert.deepEqual((await report(own, ['wordpress', file])).rows, [], 'a run again has nothing new to tell');
});
