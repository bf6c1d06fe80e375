import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importer, oldSite, pictures, storiesOf } from '../scene.ts';
import { imported, leadsTo, listed, proposed, section } from './scene.ts';

test('tables of WordPress: what several tables say of a story comes together', async (t) => {
  const path = '/wp-content/uploads/2024/02/flood.jpg';
  const site = await oldSite(t, await pictures(path));
  const own = await importer(t, 'sqlite');
  const mapping = await proposed(own, 'wordpress');
  // The old site is another one in a test.
  mapping.site = site.url;
  mapping.stories[0].fields.image.base = `${site.url}/wp-content/uploads/`;
  const out = await imported(own, 'wordpress', mapping);
  assert.match(out, /Stories: 3 added, 0 updated, 0 are there already, 0 not taken over\./);
  assert.match(out, /Pictures: 1 added/);
  assert.match(out, /Users: 2 added/, 'a subscriber is a reader');
  assert.match(out, /1 rows have 0000-00-00 in wp_posts\.post_date_gmt: no date/);
  const running = await own.serve();
  const stories = await storiesOf(running);
  const flood = stories.get('উত্তরবঙ্গে বন্যা: ৩০টি গ্রাম জলমগ্ন');
  assert.deepEqual(
    [flood.lang, flood.author, flood.category_name, flood.tags, flood.published_at, flood.summary],
    ['bn', 'শ্যামল সেন', 'রাজ্য', ['বন্যা', 'তিস্তা'], '2024-02-10T09:00:00.000Z', 'তিস্তার জল বাড়ছে'],
  );
  assert.equal(flood.content, '<p>উত্তরবঙ্গে <strong>বন্যা</strong> পরিস্থিতির অবনতি।</p>');
  assert.ok(flood.media_id);
  const fair = stories.get('কলকাতা বইমেলা ’২৪');
  assert.deepEqual([fair.category_name, fair.status], ['কলকাতা', 'published']);
  assert.equal(fair.content.replace(/\n/g, ''), '<p>কলকাতা বইমেলা শুরু।</p><p>ভিড় &amp; আনন্দ।</p>');
  assert.equal(stories.get('অসমাপ্ত লেখা').status, 'draft');
  for (const old of ['/?p=11', '/north-bengal-flood', encodeURI('/বইমেলা'), path.replace('.jpg', '-300x200.jpg')])
    assert.notEqual(await leadsTo(running, old), null, old);
  const categories = await listed(running, 'categories?limit=100');
  const kolkata = categories.find(({ name }) => name === 'কলকাতা');
  assert.deepEqual([kolkata.slug, kolkata.parent_id], ['kolkata', categories.find(({ name }) => name === 'রাজ্য').id]);
  const users = await listed(running, 'users?limit=100');
  const roles = Object.fromEntries(users.map(({ username, role }) => [username, role]));
  assert.deepEqual([roles.shyamal, roles.mitali, roles.reader], ['chief', 'contributor', undefined]);
});

test('tables of CodeIgniter: states, languages and roles in words, a row in each INSERT', async (t) => {
  const site = await oldSite(t, await pictures('/uploads/rain-101.jpg'));
  const own = await importer(t, 'sqlite');
  const mapping = { ...(await proposed(own, 'codeigniter')), site: site.url, pictures: `${site.url}/uploads/` };
  const out = await imported(own, 'codeigniter', mapping);
  assert.match(out, /Stories: 4 added/);
  assert.match(out, /line 108, id news_details:104, .*: the file says no time of its publication/);
  assert.match(out, /line 41, id admin_users:3, .*: email does not have the required format/);
  assert.match(out, /line 167, id rss_sources:3, .*: feed_url \(column rss_url\) must be an address/);
  assert.match(out, /Feeds: 2 added, 0 updated, 0 are there already, 1 not taken over/);
  const running = await own.serve();
  const stories = await storiesOf(running);
  const rain = stories.get('சென்னையில் கனமழை: பள்ளிகளுக்கு விடுமுறை');
  assert.deepEqual(
    [rain.lang, rain.author, rain.category_name, rain.tags, rain.is_breaking, rain.views],
    ['ta', 'கவிதா ராமன்', 'சென்னை', ['மழை', 'சென்னை'], false, 1520],
    'a flag of breaking news has ended long ago',
  );
  assert.equal(rain.published_at, '2023-11-30T02:15:00.000Z', 'a datetime is of the clock of the newsroom');
  assert.ok(rain.media_id);
  const win = stories.get('இந்திய அணி வெற்றி').content;
  assert.equal(
    win.replace(/\n/g, ''),
    '<p>முதல் பத்தி.</p><p>இரண்டாம் பத்தி &quot;மேற்கோள்&quot;.</p>'.replaceAll('&quot;', '"'),
  );
  const hindi = stories.get('भारत ने जीता मुकाबला');
  assert.deepEqual([hindi.lang, hindi.status], ['hi', 'draft']);
  for (const old of ['/news.php?id=101', '/news/101', '/news/101/chennai-rain-holiday'])
    assert.equal(await leadsTo(running, old), `/n/${rain.slug}`, old);
  const [feed, paused] = (await listed(running, 'feeds?limit=10&sort=id')).map(
    ({ feed_url, lang, is_active, category_id }) => [feed_url, lang, is_active, category_id !== null],
  );
  assert.deepEqual(feed, ['https://feeds.example.org/ta.xml', 'ta', true, true]);
  assert.deepEqual(paused, ['https://feeds.example.org/old.xml', 'ta', false, false]);
  const rows = await running.dinam.app.db.read
    .selectFrom('devices')
    .select(['platform', 'lang', 'app_version'])
    .execute();
  assert.deepEqual(rows, [
    { platform: 'android', lang: 'ta', app_version: '2.3.1' },
    { platform: 'ios', lang: 'hi', app_version: '2.3.0' },
  ]);
  const basic = await section(running, 'basic');
  assert.deepEqual(
    [basic.app_name, basic.default_lang, basic.social],
    ['தினச் செய்தி', 'ta', { facebook: 'https://www.facebook.com/seithi' }],
  );
  assert.deepEqual(basic.languages.length, 14, 'what the mapping does not name stays');
});

test('tables of Laravel: a story in each language, of what they have in common', async (t) => {
  const site = await oldSite(t, await pictures('/storage/news/2024/barish.jpg'));
  const own = await importer(t, 'sqlite');
  const mapping = { ...(await proposed(own, 'laravel')), site: site.url, pictures: `${site.url}/storage` };
  const out = await imported(own, 'laravel', mapping);
  assert.match(out, /Stories: 4 added, 0 updated, 0 are there already, 0 not taken over\./, 'without the deleted one');
  const running = await own.serve();
  const stories = await storiesOf(running);
  const urdu = stories.get('شمالی ہند میں شدید بارش');
  const hindi = stories.get('उत्तर भारत में भारी बारिश');
  assert.deepEqual([urdu.lang, hindi.lang], ['ur', 'hi']);
  assert.notEqual(urdu.translation_group, null);
  assert.equal(urdu.translation_group, hindi.translation_group);
  assert.deepEqual(
    [urdu.media_id, urdu.published_at, urdu.author, urdu.views],
    [hindi.media_id, '2024-01-10T04:30:00.000Z', 'राहुल वर्मा', 950],
    'a timestamp is of the zone that the dump says',
  );
  assert.equal(stories.get('अधूरी खबर').status, 'draft');
  assert.equal(await leadsTo(running, '/news/shumali-hind-barish'), `/n/${urdu.slug}`);
  assert.equal(await leadsTo(running, '/hi/news/uttar-bharat-barish'), `/n/${hindi.slug}`);
  const categories = await listed(running, 'categories?limit=100');
  const weather = categories.find(({ slug }) => slug === 'weather');
  assert.deepEqual([weather.texts.ur.name, weather.texts.hi.name], ['موسم', 'मौसम']);
});

test('the tables behind news.php, rss.php and config.php need no correction', async (t) => {
  const own = await importer(t, 'sqlite');
  const mapping = await proposed(own, 'minimal');
  const out = await imported(own, 'minimal', mapping, '--no-media');
  assert.match(out, /Stories: 3 added/);
  assert.match(out, /Categories: 3 added/);
  assert.match(out, /Settings: 5 added/);
  const running = await own.serve();
  const stories = await storiesOf(running);
  const langs = [...stories.values()].map(({ lang, category_name }) => [lang, category_name]);
  assert.deepEqual(langs, [
    ['te', 'వ్యవసాయం'],
    ['hi', 'कृषि'],
    ['bn', 'আবহাওয়া'],
  ]);
  const farm = stories.get('రైతులకు రుణమాఫీ');
  assert.match(farm.content, /^<p>మొదటి పేరా\.<br \/>\s*రెండో లైను\.<\/p>$/);
  assert.equal(await leadsTo(running, '/news.php?id=1'), `/n/${farm.slug}`);
  const old = await running.call('/api/news.php?lang=te');
  assert.deepEqual(
    old.body.data.map(({ title }: { title: string }) => title),
    ['రైతులకు రుణమాఫీ'],
    'the old app reads it as before',
  );
});

test('a table with its texts in a column for each language becomes a story in each that it has', async (t) => {
  const own = await importer(t, 'sqlite');
  const dump = `SET NAMES utf8mb4;
CREATE TABLE tbl_cats (id int, name_te varchar(50), name_hi varchar(50), PRIMARY KEY (id));
INSERT INTO tbl_cats VALUES (1,'రాజకీయం','राजनीति');
CREATE TABLE tbl_news (nid int, category int, title_te text, title_hi text, desc_te text, desc_hi text, created_date datetime,
  is_active tinyint, PRIMARY KEY (nid));
INSERT INTO tbl_news VALUES (1,1,'తెలుగు శీర్షిక','हिन्दी शीर्षक','<p>తెలుగు వార్త</p>','<p>हिन्दी खबर</p>','2023-01-01 10:00:00',1),
(2,1,'ఒకటే భాష','','<p>తెలుగు మాత్రమే</p>',NULL,'2023-01-02 10:00:00',1);`;
  const file = await own.file('a.sql', dump);
  const map = `${own.env.DATA_DIR}/m.json`;
  await own.run(['mysql', file, '--inspect', '--map', map]);
  const { out } = await own.run(['mysql', file, '--map', map]);
  assert.match(out, /Stories: 3 added, 0 updated, 0 are there already, 0 not taken over\./);
  const running = await own.serve();
  const stories = await storiesOf(running);
  const [te, hi] = [stories.get('తెలుగు శీర్షిక'), stories.get('हिन्दी शीर्षक')];
  assert.deepEqual([te.lang, hi.lang, te.content, hi.content], ['te', 'hi', '<p>తెలుగు వార్త</p>', '<p>हिन्दी खबर</p>']);
  assert.ok(te.translation_group !== null && te.translation_group === hi.translation_group);
  assert.equal(await leadsTo(running, '/news.php?lang=hi&id=1'), `/n/${hi.slug}`);
  const [category] = (await listed(running, 'categories?limit=100')).filter(({ name }) => name === 'రాజకీయం');
  assert.equal(category.texts.hi.name, 'राजनीति');
});
