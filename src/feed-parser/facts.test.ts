import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ParsedItem, parse } from './parse.ts';

const url = 'https://news.example/feed.xml';
const rss = (inner: string, channel = ''): ParsedItem =>
  parse(
    Buffer.from(
      `<rss version="2.0"><channel><title>వార్తలు</title>${channel}<item><title>t</title>${inner}</item></channel></rss>`,
    ),
    {
      url,
    },
  ).items[0]!;
const atom = (entry: string, feed = ''): ParsedItem =>
  parse(
    Buffer.from(`<feed xmlns="http://www.w3.org/2005/Atom">${feed}<entry><title>t</title>${entry}</entry></feed>`),
    {
      url,
    },
  ).items[0]!;
const json = (item: object, feed: object = {}): ParsedItem =>
  parse(Buffer.from(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', ...feed, items: [item] })), { url })
    .items[0]!;

test('an id of Atom that is an address is the link where nothing else is', () => {
  assert.equal(atom('<id>https://news.example/te/1</id>').link, 'https://news.example/te/1');
  assert.equal(atom('<id>https://news.example/te/1</id><link href="/te/2"/>').link, 'https://news.example/te/2');
  assert.equal(atom('<id>tag:news.example,2026:1</id>').link, null);
  assert.equal(atom('<id>urn:uuid:1</id>').link, null);
});

test('an author is a name, of the item or else of the feed, never an e-mail address', () => {
  for (const [written, name] of [
    ['desk@news.example (రవి కుమార్)', 'రవి కుమార్'],
    ['रवि &lt;ravi@news.example&gt;', 'रवि'],
    ['ரவி ravi@news.example', 'ரவி'],
    ['mailto:ravi@news.example (রবি)', 'রবি'],
    ['روی، ravi@news.example', 'روی'],
    ['Ravi (@ravi)', 'Ravi (@ravi)'],
    ['ravi@news.example', null],
    ['ravi@news.example ()', null],
    ['&lt;a href="mailto:ravi@news.example"&gt;Ravi&lt;/a&gt;', 'Ravi'],
    ['<a href="/ravi">Ravi</a>', 'Ravi'],
    ['By <b>Ravi</b> Kumar', 'By Ravi Kumar'],
  ] as const) {
    assert.equal(rss(`<author>${written}</author>`).author, name, written);
    assert.equal(rss(`<dc:creator>${written}</dc:creator>`).author, name, written);
  }
  assert.equal(rss('<author>ravi@news.example</author><dc:creator>రవి</dc:creator>').author, 'రవి');
  assert.equal(rss('<author>అ</author><author>ఆ</author>').author, 'అ', 'the first of several');
  assert.equal(rss('<authorname>రవి</authorname>').author, 'రవి');
  assert.equal(rss('<authors><author>రవి</author></authors>').author, 'రవి');
  assert.equal(atom('<author><name>రవి</name><email>r@news.example</email></author>').author, 'రవి');
  assert.equal(atom('<author><email>r@news.example</email></author>').author, null);
  const desk = '<author><name>డెస్క్</name><email>desk@news.example</email></author>';
  assert.equal(atom('', desk).author, 'డెస్క్');
  assert.equal(atom('<author><name>రవి</name></author>', desk).author, 'రవి');
  assert.equal(atom('<author><email>r@news.example</email></author>', desk).author, null, 'an author of its own');
  assert.equal(rss('', '<dc:creator>డెస్క్</dc:creator>').author, 'డెస్క్');
  assert.equal(rss('', '<itunes:owner><itunes:name>Owner</itunes:name></itunes:owner>').author, null);
  assert.equal(json({ id: 1 }, { authors: [{ name: 'desk@news.example' }, { name: 'డెస్క్' }] }).author, 'డెస్క్');
  assert.equal(json({ id: 1, author: 'రవి <r@news.example>' }).author, 'రవి');
});

test('categories: tags inside, nested, listed, keywords after them', () => {
  const of = (inner: string): string[] => rss(inner).categories;
  assert.deepEqual(of('<category><a href="/x">రాజకీయం</a></category><category>క్రీడలు</category>'), ['రాజకీయం', 'క్రీడలు']);
  assert.deepEqual(of('<category>రాష్ట్రం<category>వరంగల్</category></category>'), ['రాష్ట్రం', 'వరంగల్']);
  assert.deepEqual(of('<categories><category>खेल</category><category>क्रिकेट</category></categories>'), ['खेल', 'क्रिकेट']);
  assert.deepEqual(of('<categories><category><id>7</id><name>খেলা</name></category></categories>'), ['খেলা']);
  assert.deepEqual(of('<tags>விளையாட்டு, கிரிக்கெட்</tags>'), ['விளையாட்டு', 'கிரிக்கெட்']);
  assert.deepEqual(of('<tags><tag>کھیل</tag><tag>کرکٹ</tag></tags>'), ['کھیل', 'کرکٹ']);
  assert.deepEqual(
    of('<media:keywords>వాన, వరద</media:keywords><category>వాతావరణం</category><keywords>వాన;గాలి</keywords>'),
    [...['వాతావరణం', 'వాన', 'వరద', 'గాలి']],
  );
  assert.ok(of(`<keywords>${'x,'.repeat(100_000)}y</keywords>`).length <= 20);
});

test('the page behind a counting address, and pictures of an element of their own', () => {
  const counted = '<link>https://feeds.news.example/~r/x/~3/abc/</link>';
  assert.equal(
    rss(`${counted}<feedburner:origLink>https://news.example/1</feedburner:origLink>`).link,
    'https://news.example/1',
  );
  assert.equal(
    rss(
      `${counted}<f:origLink xmlns:f="http://rssnamespace.org/feedburner/ext/1.0">https://news.example/1</f:origLink>`,
    ).link,
    'https://news.example/1',
  );
  assert.equal(rss(counted).link, 'https://feeds.news.example/~r/x/~3/abc/');
  for (const cover of [
    '<coverImages>https://img.example/a.jpg, https://img.example/b.jpg</coverImages>',
    '<coverImages><image>https://img.example/a.jpg</image><image>https://img.example/b.jpg</image></coverImages>',
    '<coverImages><image><url>https://img.example/a.jpg</url></image></coverImages>',
    '<coverimage url="https://img.example/a.jpg"/>',
  ])
    assert.equal(rss(cover).image_url, 'https://img.example/a.jpg', cover);
});

test('addresses with references left in them, however many', () => {
  const address = 'https://img.example/p?a=1&b=2';
  for (const left of ['&amp;amp;', '&amp;amp;amp;amp;', '&amp;#38;', '&amp;#038;'])
    assert.equal(
      rss(`<enclosure type="image/jpeg" url="https://img.example/p?a=1${left}b=2"/>`).image_url,
      address,
      left,
    );
  const twice = (amp: string): ParsedItem =>
    rss(`<guid>1</guid><description>&lt;p&gt;వార్త&lt;/p&gt;&lt;img src="/p.jpg?a=1${amp}b=2"&gt;</description>`);
  assert.equal(twice('&amp;amp;').hash, twice('&amp;amp;amp;amp;').hash, 'no edit at each visit');
  assert.equal(json({ id: 1, image: 'https://img.example/p?a=1&amp;b=2' }).image_url, address);
  const spoken = rss('<description>&lt;p&gt;write &amp;amp;amp; for it&lt;/p&gt;</description>');
  assert.equal(spoken.content, '<p>write &amp;amp; for it</p>', 'text keeps them');
});

test('C1 controls are what windows-1252 has in their place', () => {
  const item = rss('<description>\u0093వార్త\u0094 \u0096 \u0085\u0081</description><category>it\u0092s</category>');
  assert.deepEqual([item.content, item.categories], ['“వార్త” – …', ['it’s']]);
  assert.equal(json({ id: 1, title: 'it\u0092s' }).title, 'it’s');
});

test('languages are tags of BCP 47', () => {
  const lang = (written: string, how = `<language>${written}</language>`): string | null =>
    parse(Buffer.from(`<rss><channel><title>t</title>${how}</channel></rss>`), { url }).language;
  assert.deepEqual(
    ['en_US', 'te', 'TE-in', 'hi_IN.UTF-8', 'sr_latn_RS', 'English (India)'].map((written) => lang(written)),
    ['en-US', 'te', 'te-IN', 'hi-IN', 'sr-Latn-RS', null],
  );
  const feed = parse(
    Buffer.from('<feed xml:lang="ta_IN" xmlns="http://www.w3.org/2005/Atom"><title>t</title></feed>'),
    { url },
  );
  assert.equal(feed.language, 'ta-IN');
});
