import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { onSqlite } from '../support/helper.ts';
import { importer, oldSite, pictures, storiesOf } from './scene.ts';
import { type Post, wxr } from './wxr.ts';

const telugu = encodeURIComponent('వరద-హెచ్చరిక').toLowerCase();

onSqlite('an export of WordPress in five languages', async (t, kind) => {
  const uploads = '/wp-content/uploads/2024/05';
  const site = await oldSite(
    t,
    await pictures(`${uploads}/varada.jpg`, `${uploads}/nadi-scaled.jpg`, `${uploads}/a.jpg`),
  );
  const own = await importer(t, kind);
  const translated = (lang: string, name: string): Post['terms'] => [
    ['language', lang, lang],
    ['post_translations', 'pll_66', 'pll_66'],
    ['category', `rajakiyalu-${name}`, name],
  ];
  const posts: Post[] = [
    {
      id: 10,
      title: 'వరద హెచ్చరిక జారీ',
      name: telugu,
      link: `${site.url}/2024/05/${telugu}/`,
      content: `గోదావరి నదిలో <strong>వరద</strong> పెరిగింది.\nప్రజలు జాగ్రత్తగా ఉండాలి.\n\nరెండవ పేరా [PTI].\n
[caption id="attachment_12" align="aligncenter" width="300"]<a href="${site.url}${uploads}/nadi-scaled.jpg"><img class="wp-image-12" src="${site.url}${uploads}/nadi-300x200.jpg" alt="నది" width="300" /></a> గోదావరి నది[/caption]

https://www.youtube.com/watch?v=dQw4w9WgXcQ

[et_pb_row foo="1"]లోపలి మాట[/et_pb_row]<script>alert(1)</script>`,
      excerpt: 'గోదావరికి వరద.',
      terms: [
        ['language', 'te', 'తెలుగు'],
        ['post_translations', 'pll_66', 'pll_66'],
        ['category', 'rajakiyalu', 'రాజకీయాలు'],
        ['post_tag', 'varada', 'వరద'],
        ['post_tag', 'godavari', 'గోదావరి'],
        ['post_tag', 'paypal', 'p\u0430ypal'], // with a Cyrillic letter
      ],
      meta: { _thumbnail_id: '11', _edit_last: '1' },
      sticky: true,
      comments: 2,
    },
    {
      id: 11,
      type: 'attachment',
      attachment: `${site.url}${uploads}/varada.jpg`,
      parent: 10,
      excerpt: 'వరద నీరు',
      meta: { _wp_attachment_image_alt: 'వరదలో ఊరు' },
    },
    { id: 12, type: 'attachment', attachment: `${site.url}${uploads}/nadi-scaled.jpg`, parent: 10 },
    {
      id: 20,
      title: 'बाढ़ की चेतावनी',
      content: '<!-- wp:paragraph -->\n<p>नदी में पानी बढ़ा।</p>\n<!-- /wp:paragraph -->',
      terms: [...(translated('hi', 'राजनीति') ?? [])],
      date: '2024-05-02 07:00:00',
      creator: 'sita',
    },
    {
      id: 30,
      title: 'வெள்ள எச்சரிக்கை',
      content: 'ஆற்றில் நீர் பெருகியது.\n\n[gallery ids="11,13"]',
      link: `${site.url}/2024/05/vellam/`,
      name: 'vellam',
    },
    { id: 13, type: 'attachment', attachment: `${site.url}${uploads}/a.jpg`, parent: 30 },
    {
      id: 40,
      title: 'বন্যার সতর্কতা',
      content: `<p>নদীর জল বেড়েছে।</p><img src="https://i0.wp.com/${site.url.slice(7)}${uploads}/gone.jpg?w=300"/><img src="https://other.example/x.jpg">`,
      status: 'pending',
    },
    {
      id: 50,
      title: 'سیلاب کی وارننگ',
      content: 'دریا میں پانی بڑھ گیا ہے۔',
      type: 'page',
      name: 'selab',
      link: `${site.url}/selab/`,
    },
    { id: 60, title: 'రాబోయే వార్త', content: 'త్వరలో', status: 'future', date: '2099-01-01 00:00:00' },
    { id: 70, title: 'గోప్యం', status: 'private', content: 'లోపలి' },
    { id: 71, title: 'చెత్త', status: 'trash' },
    { id: 72, title: 'తాళం', password: 'x' },
    { id: 73, title: 'మెనూ', type: 'wp_navigation' },
    { id: 74, title: 'చిత్తు', status: 'draft', content: 'రాయాలి' },
  ];
  const file = await own.file(
    'export.xml',
    wxr(posts, {
      site: site.url,
      categories: [
        { id: 3, nicename: 'rajakiyalu', name: 'రాజకీయాలు' },
        { id: 4, nicename: 'rajakiyalu-राजनीति', name: 'राजनीति' },
        { id: 5, nicename: 'rashtram', name: 'రాష్ట్రం', parent: 'rajakiyalu' },
        { id: 1, nicename: 'uncategorized', name: 'Uncategorized' },
      ],
      terms: [['term_translations', 'pll_c1', 'a:2:{s:2:"te";i:3;s:2:"hi";i:4;}']],
      authors: { ramu: 'రాము నాయుడు', sita: 'सीता' },
    }),
  );
  const dry = await own.run(['wordpress', file, '--dry-run']);
  assert.match(dry.out, /Stories: 8 would be added, 0 would be updated, 0 are there already, 2 not taken over\./);
  assert.match(dry.out, /Pictures: \d+ would be fetched\./);
  assert.equal(site.requests.length, 0, 'a dry run fetches nothing');

  const report = `${own.env.DATA_DIR}/report.csv`;
  const first = await own.run(['wordpress', file, '--report', report]);
  assert.match(first.out, /Stories: 8 added, 0 updated/);
  assert.match(first.out, /Pictures: 3 added, \d+ are there already, 1 could not be had\./);
  const running = await own.serve();
  const stories = await storiesOf(running);
  assert.deepEqual(
    [...stories.keys()],
    ['వరద హెచ్చరిక జారీ', 'बाढ़ की चेतावनी', 'வெள்ள எச்சரிக்கை', 'বন্যার সতর্কতা', 'سیلاب کی وارننگ', 'రాబోయే వార్త', 'గోప్యం', 'చిత్తు'],
  );
  const [te, hi, ta, bn, ur, future, hidden, draft] = [...stories.values()];
  assert.deepEqual(
    [te, hi, ta, bn, ur].map(({ lang, status, content_type }) => `${lang} ${status} ${content_type}`),
    ['te published article', 'hi published article', 'ta published article', 'bn review article', 'ur published page'],
  );
  assert.deepEqual(
    [future.status, future.published_at, hidden.status, draft.status],
    ['scheduled', '2099-01-01T00:00:00.000Z', 'draft', 'draft'],
  );
  const { published_at, summary, author, tags, category_name, is_featured } = te;
  assert.deepEqual(
    { published_at, summary, author, tags, category_name, is_featured },
    {
      published_at: '2024-05-02T06:30:00.000Z',
      summary: 'గోదావరికి వరద.',
      author: 'రాము నాయుడు',
      tags: ['వరద', 'గోదావరి'],
      category_name: 'రాజకీయాలు',
      is_featured: true,
    },
  );
  const files = te.content.match(/\/files\/o\/[\w/-]+\.jpg/g);
  assert.equal(files?.length, 2, 'the picture, and the link to it');
  assert.equal(files[0], files[1]);
  assert.equal((await fetch(running.url + files[0])).status, 200);
  assert.equal(
    te.content
      .replaceAll(/http:[^"]*\/files\/[^"]*/g, 'FILE')
      .replaceAll(/ (rel|loading|referrerpolicy|width)="[^"]*"/g, ''),
    '<p>గోదావరి నదిలో <strong>వరద</strong> పెరిగింది.<br />\nప్రజలు జాగ్రత్తగా ఉండాలి.</p>\n<p>రెండవ పేరా [PTI].</p>\n' +
      '<figure><a href="FILE"><img src="FILE" alt="నది" /></a>\n<figcaption>గోదావరి నది</figcaption>\n</figure>\n' +
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>\n<p>లోపలి మాట</p>\n',
  );
  assert.equal(
    te.media_id !== null && te.translation_group !== null && te.translation_group === hi.translation_group,
    true,
  );
  assert.deepEqual(
    [hi.content, hi.author, hi.category_id],
    ['<p>नदी में पानी बढ़ा।</p>', 'सीता', te.category_id],
    'a category is one in all languages',
  );
  assert.deepEqual([ta.gallery.length, ta.gallery[0]], [2, te.media_id]);
  assert.match(bn.content, /src="https:\/\/i0\.wp\.com\/.*gone\.jpg.*src="https:\/\/other\.example\/x\.jpg"/);

  const token = await running.tokenOf('editor');
  const media = (await running.call('/api/admin/media?sort=id', { token })).body.data;
  assert.equal(media.length, 3);
  const main = media.find(({ id }: { id: number }) => id === te.media_id);
  assert.deepEqual([main.alt, main.caption, main.use_count], [{ te: 'వరదలో ఊరు' }, { te: 'వరద నీరు' }, 2]);
  const river = media.find(({ original_url }: { original_url: string }) => original_url.endsWith(files[0] as string));
  assert.equal(river.use_count, 1, 'a picture within a text is used by it');

  const jobs = await running.dinam.app.db.read.selectFrom('jobs').select('kind').distinct().execute();
  assert.deepEqual(
    jobs.map(({ kind }) => kind).filter((kind) => /push|websub|webhook/.test(kind)),
    [],
    'nobody is notified',
  );
  const list = async (lang: string) => (await running.call(`/api/v1/news?lang=${lang}`)).body;
  assert.deepEqual(
    (await list('te')).data.map(({ title }: { title: string }) => title),
    ['వరద హెచ్చరిక జారీ'],
  );
  assert.deepEqual([(await list('ur')).data, (await list('ur')).meta.total], [[], 0], 'a page is in no list of news');
  assert.equal((await running.call(`/api/v1/search?lang=te&q=${encodeURIComponent('గోదావరి')}`)).body.data.length, 1);

  for (const [path, to] of [
    [`/2024/05/${telugu}/`, `/n/${te.slug}`],
    [`/2024/05/${telugu.toUpperCase()}`, `/n/${te.slug}`],
    ['/2024/05/వరద-హెచ్చరిక/amp/', `/n/${te.slug}`],
    ['/?p=10', `/n/${te.slug}`],
    ['/?p=20', `/n/${hi.slug}`],
    ['/?page_id=50', `/n/${ur.slug}`],
    ['/selab/', `/n/${ur.slug}`],
    ['/category/rajakiyalu/', '/te/rajakiyalu'],
    ['/category/rajakiyalu/rashtram', '/te/rashtram'],
    ['/hi/category/rajakiyalu-%E0%A4%B0%E0%A4%BE%E0%A4%9C%E0%A4%A8%E0%A5%80%E0%A4%A4%E0%A4%BF/', '/hi/rajakiyalu'],
  ] as const) {
    const { status, headers } = await running.call(encodeURI(decodeURI(path)));
    assert.deepEqual([status, headers.get('location')], [301, to], path);
  }
  for (const path of ['/?p=40', '/?p=99', '/2024/05/', '/n/no-such-99', '/api/?p=10', '/selab/x'])
    assert.doesNotMatch((await running.call(path)).headers.get('location') ?? '', /\/n\//, path);

  // Pictures are asked for in any of the sizes that WordPress made of them.
  await running.dinam.workers.drain();
  const pictureOf = async (id: number) => (await running.call(`/api/admin/media/${id}`, { token })).body.data;
  const [flood, nadi] = [await pictureOf(te.media_id), await pictureOf(river.id)];
  assert.match(flood.url, /\/files\/v\//);
  for (const [name, to] of [
    ['varada.jpg', flood],
    ['varada-150x150.jpg', flood],
    ['Varada-1024x683.jpg?ssl=1', flood],
    ['nadi-scaled.jpg', nadi],
    ['nadi-300x200.jpg', nadi],
    ['nadi.jpg', nadi],
  ] as const) {
    const { status, headers } = await running.call(`${uploads}/${name}`);
    assert.deepEqual([status, headers.get('location')], [301, to.url], name);
  }
  for (const name of ['gone.jpg', 'varada', 'varada.jpg/x', 'varada-300x200.png', 'varada-300.jpg'])
    assert.equal((await running.call(`${uploads}/${name}`)).status, 404, name);
  const owner = await running.tokenOf('owner');
  const removal = { token: owner, method: 'DELETE', headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/media/${river.id}?force=true`, removal)).status, 200);
  assert.equal((await running.call(`${uploads}/nadi-300x200.jpg`)).status, 404, 'it is in the trash');
  const restored = await running.call(`/api/admin/media/${river.id}/restore`, { token: owner, json: {} });
  assert.equal(restored.status, 200, restored.text);

  const csv = await readFile(report, 'utf8');
  assert.match(csv, /the tag .*p\u0430ypal.* mixes letters of several scripts and is left out/);
  for (const [id, reason] of [
    [10, 'block,1,shortcodes of plugins are left out: et_pb_row'],
    [10, 'comment,2,2 comments are not taken over'],
    [10, 'script,1,1 of 1 scripts and drawings are left out'],
    [40, `the picture https://i0.wp.com/${site.url.slice(7)}${uploads}/gone.jpg?w=300 `],
    [70, 'it was private, and is a draft'],
    [71, 'it is in the trash'],
    [72, 'it is protected by a password'],
    [73, 'it is of type wp_navigation'],
  ] as const)
    assert.match(csv, new RegExp(`^\\w+,\\d+,${id},.*${RegExp.escape(reason)}`, 'm'));

  site.files.set(`${uploads}/gone.jpg`, site.files.get(`${uploads}/a.jpg`) as Buffer);
  site.requests.length = 0;
  const second = await own.run(['wordpress', file]);
  assert.match(second.out, /Stories: 0 added, 1 updated, 7 are there already, 2 not taken over\./);
  assert.deepEqual(site.requests, [`${uploads}/gone.jpg`], 'only what was missing is fetched');
  const third = await own.run(['wordpress', file]);
  assert.match(third.out, /Stories: 0 added, 0 updated, 8 are there already/);
  assert.equal((await storiesOf(running)).size, 8);

  await running.call(`/api/admin/news/${hi.id}`, {
    method: 'PATCH',
    token,
    json: { title: 'मेरा शीर्षक' },
    headers: { 'if-match': '*' },
  });
  const changed = (await readFile(file, 'utf8')).replace('రెండవ పేరా', 'మార్చిన పేరా').replace('नदी में', 'नाले में');
  await own.file('export.xml', changed);
  const told = await own.run(['wordpress', file]);
  assert.match(told.out, /id 10, వరద హెచ్చరిక జారీ: it has changed; --update takes that over/);
  assert.match(told.out, /id 20, बाढ़ की चेतावनी: it was edited here, and stays so/);
  assert.match(
    (await own.run(['wordpress', file, '--update'])).out,
    /Stories: 0 added, 1 updated, 7 are there already/,
  );
  const after = await storiesOf(running);
  assert.match(after.get('వరద హెచ్చరిక జారీ').content, /మార్చిన పేరా/);
  assert.match(after.get('बाढ़ की चेतावनी').content, /नदी में/);
});
