import assert from 'node:assert/strict';
import { fieldNames } from '../../src/imports/table/mapping.ts';
import { NewsInput } from '../../src/news/model/news.ts';
import { onBoth, onSqlite, test } from '../support/helper.ts';
import { report } from './report.ts';
import { importer, oldSite, pictures, storiesOf } from './scene.ts';
import { type Post, wxr } from './wxr.ts';

const uploads = '/wp-content/uploads/2024/05';

onBoth('what an export of posts alone has is taken over, or each of it is a line', async (t, kind) => {
  const site = await oldSite(t, await pictures(`${uploads}/a.jpg`, `${uploads}/cover.jpg`, `${uploads}/b.jpg`));
  const own = await importer(t, kind);
  const frame = (src: string): string => `<iframe width="560" src="${src}"></iframe>`;
  const posts: Post[] = [
    {
      id: 1,
      title: 'వరద',
      link: `${site.url}/2024/05/varada/`,
      name: 'varada',
      content: `<p>నీరు <a href="https://other.example/పుట?a=1&amp;b=2">లింకు</a></p>
${frame('https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fvaarta%2Fvideos%2F1%2F')}
${frame('https://www.google.com/maps/embed?pb=!1m18')}${frame('https://tickets.example/embed/1?a=1&b=2')}
<iframe src="about:blank" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>
<div class="wp-block-cover" style="background-image:url(${site.url}${uploads}/cover.jpg);min-height:1px"><p>ముఖచిత్రం</p></div>
<img class="wp-image-11" src="${site.url}${uploads}/a.jpg"><h2>శీర్షిక</h2><ul><li>ఒకటి</li></ul>
<table><tr><td>1</td></tr></table><a href="${site.url}/wp-content/uploads/order.pdf">ఉత్తర్వు</a>`,
      terms: [
        ['category', 'varthalu', 'వార్తలు'],
        ['post_format', 'post-format-video', 'Video'],
        ['district', 'guntur', 'గుంటూరు'],
      ],
      meta: {
        _thumbnail_id: '11',
        _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
        _yoast_wpseo_metadesc: 'గోదావరి వరద వార్తలు',
        _yoast_wpseo_canonical: 'https://first.example/varada',
        _yoast_wpseo_focuskw: 'వరద',
        _edit_lock: '1:1',
        upasirshika: 'ఉపశీర్షిక',
        _wp_old_slug: 'old-varada',
      },
      comments: 3,
    },
    { id: 2, title: 'बाढ़', content: 'पानी\n\n[gallery ids="21,22"]', meta: { _thumbnail_id: '20' } },
    {
      id: 3,
      title: 'வெள்ளம்',
      name: encodeURIComponent('வெள்ளம்'),
      content: '<!-- wp:paragraph --><p>நீர்</p><!-- /wp:paragraph --><!-- wp:latest-posts /--><form><input></form>',
      terms: [
        ['category', 'a', 'செய்தி'],
        ['category', 'b', 'மழை'],
      ],
    },
    { id: 4, type: 'attachment', title: 'order', attachment: `${site.url}/wp-content/uploads/order.pdf` },
    { id: 5, title: 'বন্যা', content: '<p>জল</p>', name: 'bonya' },
  ];
  const file = await own.file('posts.xml', wxr(posts, { site: site.url }));
  const looked = await report(own, ['wordpress', file, '--dry-run']);
  const { of, rows, out } = await report(own, ['wordpress', file]);
  const first = [
    'changed frame 1',
    'incomplete category 1',
    'incomplete category 1',
    'incomplete comment 3',
    'incomplete field 2',
    'incomplete file 1',
  ];
  assert.deepEqual(
    of('1'),
    first,
    JSON.stringify(
      rows.filter(({ id }) => id === '1'),
      null,
      1,
    ),
  );
  assert.deepEqual(looked.of('1'), first, 'a look says the same');
  assert.equal(rows.find(({ id }) => id === '1')?.address, `${site.url}/2024/05/varada/`);
  assert.deepEqual(of('2'), ['incomplete gallery 2', 'incomplete picture 1']);
  assert.deepEqual(of('3'), ['changed category 1', 'changed slug 1', 'incomplete block 1', 'incomplete form 1']);
  assert.deepEqual(of('4'), ['refused story 1']);
  assert.deepEqual(of('5'), []);
  assert.match(out, /Of stories not taken over: .*3 comment/);
  assert.match(out, /There in another form: .*1 frame/);

  const running = await own.serve();
  const stories = await storiesOf(running);
  const story = stories.get('వరద');
  assert.match(story.content, /<a href="https:\/\/tickets\.example\/embed\/1\?a=1&amp;b=2"/);
  for (const site of ['facebook', 'google', 'youtube'])
    assert.match(story.content, new RegExp(`<iframe [^>]*src="https://www\\.${site}[^"]+"`), site);
  assert.equal(story.content.match(/<img src="[^"]*\/files\/o\//g)?.length, 2, story.content);
  assert.ok(story.media_id > 0, 'the featured picture is found by its mark in the text');
  assert.equal(story.category.name, 'వార్తలు');
  assert.deepEqual(
    [story.seo_title, story.seo_description, story.source.url],
    ['వరద - వార్త', 'గోదావరి వరద వార్తలు', 'https://first.example/varada'],
  );
  assert.equal((await running.call('/2024/05/old-varada/')).status, 301);
});

onSqlite('Ghost and tables: what a story has no field for is a line', async (t, kind) => {
  const own = await importer(t, kind);
  const post = (id: string, more: object): object => ({
    id,
    title: id,
    slug: id,
    html: '<p>x</p>',
    status: 'published',
    published_at: '2024-05-02T06:30:00.000Z',
    ...more,
  });
  const data = {
    posts: [
      post('one', {
        html: '<p>மழை</p><iframe src="https://tickets.example/embed/2"></iframe><img src="data:image/png;base64,AAAA">',
      }),
      post('two', { codeinjection_head: '<script>1</script>', published_at: null }),
    ],
    posts_meta: [
      { post_id: 'one', meta_title: 'மழை செய்தி', meta_description: 'வானிலை', og_title: 'OG', feature_image_alt: null },
    ],
    tags: [{ id: 't', name: '#desk', slug: 'hash-desk', visibility: 'internal' }],
    posts_tags: [{ post_id: 'one', tag_id: 't' }],
  };
  const ghost = await report(own, ['ghost', await own.file('g.json', JSON.stringify({ data }))]);
  assert.deepEqual(ghost.of('one'), [
    'changed frame 1',
    'incomplete field 1',
    'incomplete picture 1',
    'incomplete tag 1',
  ]);
  assert.deepEqual(ghost.of('two'), ['incomplete date 1', 'incomplete field 1']);
  const map = {
    source: 'x',
    id: 'id',
    fields: {
      title: 'title',
      content: 'text',
      seo_title: 'st',
      seo_description: 'sd',
      images: 'pictures',
      published_at: 'at',
    },
  };
  const table = `id,title,text,st,sd,pictures,at,mood\n1,سیلاب,"<p>پانی</p><object data=""https://maps.example/1""></object>",SEO,Words,"https://a.example/1.jpg, https://a.example/2.jpg",2024-05-02,sad\n`;
  const csv = await report(own, [
    'csv',
    await own.file('a.csv', table),
    '--mapping',
    await own.file('m.json', JSON.stringify(map)),
  ]);
  assert.deepEqual(csv.of('1'), ['incomplete frame 1']);
  assert.deepEqual(csv.of(''), ['incomplete column 1']);
  const stories = await storiesOf(await own.serve());
  const urdu = stories.get('سیلاب');
  assert.deepEqual([urdu.seo_title, urdu.seo_description, urdu.images.length], ['SEO', 'Words', 2]);
  assert.deepEqual([stories.get('one').seo_title, stories.get('one').seo_description], ['மழை செய்தி', 'வானிலை']);
});

test('every field of a story that an editor sets can be a column', () => {
  /** Numbers of rows here, which no other system knows: the columns that stand for them. */
  const instead: Record<string, string[]> = {
    category_id: ['category'],
    translation_group: ['group'],
    media_id: ['image'],
    location: ['state', 'district', 'mandal'],
    source: ['source_name', 'source_url'],
  };
  for (const field of Object.keys(NewsInput.properties))
    for (const column of instead[field] ?? [field]) assert.ok(fieldNames.includes(column), field);
});
