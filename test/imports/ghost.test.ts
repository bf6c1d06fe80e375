import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importer, oldSite, pictures, storiesOf } from './scene.ts';

/** An export of Ghost 5 as its settings write it. */
const exported = (data: object): string =>
  JSON.stringify({ db: [{ meta: { exported_on: 1_700_000_000_000, version: '5.98.0' }, data }] });

test('an export of Ghost', async (t) => {
  const site = await oldSite(t, await pictures('/content/images/2024/05/pongal.jpg', '/content/images/2024/05/b.jpg'));
  const own = await importer(t, 'sqlite');
  const post = (id: string, more: object) => ({
    id,
    uuid: `${id}-uuid`,
    slug: id,
    mobiledoc: null,
    lexical: '{"root":{"children":[]}}',
    plaintext: '',
    feature_image: null,
    featured: 0,
    type: 'post',
    status: 'published',
    locale: null,
    visibility: 'public',
    published_at: '2024-05-02T06:30:00.000Z',
    custom_excerpt: null,
    canonical_url: null,
    ...more,
  });
  const file = await own.file(
    'ghost.json',
    exported({
      posts: [
        post('pongal', {
          title: 'பொங்கல் விழா',
          html: '<p>மக்கள் கூடினர்.</p><!--kg-card-begin: html--><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2024/05/b.jpg" class="kg-image" alt=""></figure><!--kg-card-end: html--><figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></figure>',
          feature_image: '__GHOST_URL__/content/images/2024/05/pongal.jpg',
          featured: 1,
          custom_excerpt: 'விழா தொடங்கியது.',
          canonical_url: 'https://first.example/pongal',
        }),
        post('about', { title: 'எங்களைப் பற்றி', html: '<p>நாங்கள்</p>', type: 'page' }),
        post('paid', { title: 'சந்தா', html: '<p>உள்</p>', visibility: 'paid' }),
        post('later', {
          title: 'நாளை',
          html: '<p>நாளை</p>',
          status: 'scheduled',
          published_at: '2099-01-01T00:00:00.000Z',
        }),
        post('empty', { title: 'வெற்று', html: null, lexical: '{"root":{"children":[{"text":"சொல்"}]}}' }),
        post('nameless', { title: '', html: '<p>பெயரில்லை</p>' }),
      ],
      tags: [
        { id: 't1', name: 'தமிழ்நாடு', slug: 'tamilnadu', visibility: 'public' },
        { id: 't2', name: 'விழா', slug: 'vizha', visibility: 'public' },
        { id: 't3', name: '#news', slug: 'hash-news', visibility: 'internal' },
      ],
      posts_tags: [
        { post_id: 'pongal', tag_id: 't2', sort_order: 2 },
        { post_id: 'pongal', tag_id: 't3', sort_order: 0 },
        { post_id: 'pongal', tag_id: 't1', sort_order: 1 },
      ],
      users: [
        { id: 'u1', name: 'கவிதா' },
        { id: 'u2', name: 'முருகன்' },
      ],
      posts_authors: [
        { post_id: 'pongal', author_id: 'u2', sort_order: 1 },
        { post_id: 'pongal', author_id: 'u1', sort_order: 0 },
      ],
      posts_meta: [{ post_id: 'pongal', feature_image_alt: 'பானை', feature_image_caption: '<i>பொங்கல்</i> பானை' }],
    }),
  );
  const { out } = await own.run(['ghost', file, '--site', site.url]);
  assert.match(out, /Stories: 4 added, 0 updated, 0 are there already, 2 not taken over\./);
  assert.match(out, /id empty, வெற்று: it has no html/);
  assert.match(out, /id nameless: title must not be empty/);
  assert.match(out, /id paid, சந்தா: it was for paid only, and is a draft/);
  const running = await own.serve();
  const [pongal, about, paid, later] = (await storiesOf(running)).values();
  assert.deepEqual(
    [pongal, about, paid, later].map(({ lang, status, content_type }) => `${lang} ${status} ${content_type}`),
    ['ta published article', 'ta published page', 'ta draft article', 'ta scheduled article'],
  );
  const { summary, author, tags, category_name, is_featured, source, published_at } = pongal;
  assert.deepEqual(
    { summary, author, tags, category_name, is_featured, source, published_at },
    {
      summary: 'விழா தொடங்கியது.',
      author: 'கவிதா, முருகன்',
      tags: ['விழா'],
      category_name: 'தமிழ்நாடு',
      is_featured: true,
      source: { name: null, url: 'https://first.example/pongal' },
      published_at: '2024-05-02T06:30:00.000Z',
    },
  );
  assert.match(
    pongal.content,
    /<img src="http:[^"]*\/files\/o\/[^"]*\.jpg".*<iframe src="https:\/\/www\.youtube\.com\/embed\/dQw4w9WgXcQ\?feature=oembed"/,
  );
  const token = await running.tokenOf('editor');
  const { data } = (await running.call(`/api/admin/media/${pongal.media_id}`, { token })).body;
  assert.deepEqual([data.alt, data.caption], [{ ta: 'பானை' }, { ta: 'பொங்கல் பானை' }]);
  for (const [path, to] of [
    ['/pongal/', `/n/${pongal.slug}`],
    ['/tag/tamilnadu/', '/ta/tamilnadu'],
  ] as const) {
    const { status, headers } = await running.call(path);
    assert.deepEqual([status, headers.get('location')], [301, to]);
  }
  assert.match(
    (await own.run(['ghost', file, '--site', site.url])).out,
    /Stories: 0 added, 0 updated, 4 are there already/,
  );

  const nowhere = await own.run(['ghost', file], 1);
  assert.match(nowhere.err, /The export has addresses of its own site, which it does not name: say --site/);
  const blog = await own.run(['ghost', file, '--site', `${site.url}/blog`, '--no-media']);
  assert.match(blog.out, /Stories: 4 added/);
  const section = await running.call('/blog/tag/tamilnadu/');
  assert.deepEqual([section.status, section.headers.get('location')], [301, '/ta/tamilnadu']);

  for (const [name, content, why] of [
    ['broken.json', '{"db":[\n{"meta":{}},\n]}', /broken\.json, line 3: this is no JSON/],
    ['other.json', '{"db":[{"data":{"pages":[]}}]}', /other\.json is no export of Ghost: db\[0\]\.data/],
    [
      'wrong.json',
      exported({ posts: [{ id: 'a', title: 5 }] }),
      /wrong\.json is no export of Ghost: db\[0\]\.data\.posts\.0\.title/,
    ],
  ] as const)
    assert.match((await own.run(['ghost', await own.file(name, content)], 1)).err, why);
});
