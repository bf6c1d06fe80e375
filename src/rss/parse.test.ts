import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from './content.ts';
import { parseDate } from './dates.ts';
import { closed, decode, repair } from './decode.ts';
import { canonical } from './identity.ts';
import { languageOf } from './language.ts';
import { NotAFeed } from './not-a-feed.ts';
import { parse } from './parse.ts';

const url = 'https://news.example/feed.xml';
const rss = (items: string, channel = '<title>వార్తలు</title>'): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>${channel}${items}</channel></rss>`,
  );
const one = (inner: string) => parse(rss(`<item>${inner}</item>`), { url }).items[0]!;

test('what is no feed is said so', () => {
  const said = (text: string): string => {
    try {
      parse(Buffer.from(text), { url });
      return 'read';
    } catch (error) {
      assert.ok(error instanceof NotAFeed, String(error));
      return error.message;
    }
  };
  assert.match(said(''), /empty/);
  assert.match(said('hello'), /not a feed/);
  assert.match(said('{"a":'), /malformed|not a feed/);
  assert.match(said('{"a":1}'), /not a feed/);
  assert.match(said('[]'), /not a feed/);
  assert.match(said('<!DOCTYPE html><html><body><h1>403</h1></body></html>'), /web page/);
  assert.match(said(`${'<a>'.repeat(200_000)}`), /not a feed|malformed/);
  assert.equal(
    said('<rss version="2.0"><channel><title>x</title></channel></rss>'),
    'read',
    'an empty channel is a feed',
  );
});

test('titles are plain, links whole, pictures the widest', () => {
  const item =
    one(`<title>&lt;b&gt;మోదీ&lt;/b&gt; &amp;amp; రేవంత్</title><link>/a?x=1&amp;y=2</link><description>x</description>
    <media:content url="/s.jpg" medium="image" width="100"/><media:content url="//img.example/l.jpg" medium="image" width="900"/>`);
  assert.deepEqual(
    [item.title, item.link, item.image_url],
    ['మోదీ & రేవంత్', 'https://news.example/a?x=1&y=2', 'https://img.example/l.jpg'],
  );
  assert.equal(one('<title>x</title><link>javascript:alert(1)</link>').link, null);
  assert.equal(one('<guid>https://news.example/g</guid><title>x</title>').link, 'https://news.example/g');
  assert.equal(one('<guid isPermaLink="false">https://news.example/g</guid><title>x</title>').link, null);
  const inside = one(
    '<description>&lt;img src="https://t.example/p.gif" width=1 height="1"&gt;పొడవైన వార్త &lt;img src=\'/b.jpg\'&gt;</description>',
  );
  assert.deepEqual([inside.image_url, inside.title], ['https://news.example/b.jpg', 'పొడవైన వార్త']);
  assert.equal(one('<title>a\u0000b\ufffec</title>').title, 'abc');
});

test('items are told apart by guid, by guid and link, by link, by text', () => {
  const keys = (items: string[]) => parse(rss(items.map((i) => `<item>${i}</item>`).join('')), { url }).items;
  const guid = (g: string, more: string): string => `<guid isPermaLink="false">${g}</guid><title>t</title>${more}`;
  const [a, b] = keys([guid('1', '<link>/a</link>'), guid('1', '<link>/b</link>')]);
  assert.notEqual(a?.key, b?.key);
  const [alone] = keys([guid('1', '<link>/a</link>')]);
  assert.deepEqual([alone?.key, alone?.otherKey], [a?.otherKey, a?.key], 'known again when its twin has left the feed');
  assert.equal(keys([guid('1', '<link>/a</link>'), guid('1', '<link>/a</link>')]).length, 1);
  const plain = (link: string): string => `<title>t</title><link>${link}</link>`;
  assert.equal(keys([plain('/a?utm_source=x&amp;id=1')])[0]?.key, keys([plain('/a?id=1&amp;fbclid=y')])[0]?.key);
  assert.equal(keys([plain('/a#1'), plain('/b#1')])[0]?.key, keys([plain('/a#2')])[0]?.key);
  assert.equal(keys([plain('/a#1'), plain('/a#2')]).length, 2);
  assert.equal(keys(['<title>t</title>', '<title>u</title>', '<title>t</title>']).length, 2);
  assert.notEqual(keys([guid('1', '')])[0]?.hash, keys([guid('1', '<author>x</author>')])[0]?.hash);
  assert.equal(canonical('not an address', false), 'not an address');
});

test('dates, the Indian way where it is open', () => {
  const at = (raw: string, zone?: string): string | null => {
    const ms = parseDate(raw, zone);
    return ms === null ? null : new Date(ms).toISOString().replace(':00.000Z', 'Z');
  };
  for (const raw of [
    'Fri, 20 Nov 2026 10:15:00 +0530',
    '2026-11-20T10:15:00+05:30',
    '20 Nov, 2026 10:15 AM IST',
    'शुक्रवार, २० नवंबर २०२६ १०:१५ +0530',
    'Fri Nov 20 2026 10:15:00 GMT+0530',
    '20-11-2026 10:15 IST',
    'Friday, November 20, 2026 10:15 am IST',
    '20/11/26 x',
    '۲۰ نومبر ۲۰۲۶ 10:15 IST',
    '20 நவம்பர் 2026 10:15 IST',
  ])
    if (raw !== '20/11/26 x') assert.equal(at(raw), '2026-11-20T04:45Z', raw);
  assert.equal(at('05-11-2026'), '2026-11-05T00:00Z');
  assert.equal(at('11/25/2026'), '2026-11-25T00:00Z');
  assert.equal(at('2026-11-20 10:15', 'Asia/Kolkata'), '2026-11-20T04:45Z');
  assert.equal(at('2026-11-20 10:15', 'Asia/Kathmandu'), '2026-11-20T04:30Z');
  assert.equal(at('1795148100'), '2026-11-20T04:15Z');
  for (const none of [
    '',
    'x',
    '0001-01-01T00:00:00Z',
    '31 Feb 2026',
    '2026-13-01',
    '99-99-9999',
    '20 Foo 2026',
    '25:00',
    '9'.repeat(5_000),
  ])
    assert.equal(at(none), null, none.slice(0, 40));
});

test('bytes become text whatever they are declared to be', () => {
  const telugu = '<?xml version="1.0" encoding="ISO-8859-1"?><a>తెలుగు వార్తలు ఈరోజు, ఇంకా చాలా ఉన్నాయి</a>';
  assert.equal(decode(Buffer.from(telugu), 'text/xml; charset=latin1'), telugu);
  const oneBad = Buffer.concat([Buffer.from(telugu), Buffer.from([0x92])]);
  assert.equal(decode(oneBad), `${telugu}\ufffd`);
  assert.equal(decode(Buffer.from('<a>caf\xe9</a>', 'latin1')), '<a>café</a>');
  assert.equal(
    decode(Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>\xcf\xf0\xe8</a>', 'latin1')).slice(-7),
    'При</a>',
  );
  assert.equal(decode(Buffer.from('<a>\xcf\xf0\xe8</a>', 'latin1'), 'text/xml; charset="windows-1251"'), '<a>При</a>');
  for (const bom of ['\ufeff', '']) assert.equal(decode(Buffer.from(`${bom}<a>हिन्दी</a>`, 'utf16le')), '<a>हिन्दी</a>');
  assert.equal(decode(Buffer.from('<a>x</a>'), 'text/xml; charset=no-such-thing'), '<a>x</a>');
});

test('repair takes away what no parser should see, and in no time', () => {
  assert.equal(
    repair('\ufeff\n PHP <b>Warning</b>: x <?xml version="1.0"?><rss>\u0001</rss>'),
    '<?xml version="1.0"?><rss></rss>',
  );
  assert.equal(repair('<!DOCTYPE rss [<!ENTITY a "]>"><!ENTITY b SYSTEM \'file:///etc/passwd\'>]><rss/>'), '<rss/>');
  assert.equal(repair('<!DOCTYPE rss PUBLIC "-//N//DTD" "http://x/y.dtd"><rss/>'), '<rss/>');
  const began = performance.now();
  for (const hostile of [
    '<!DOCTYPE a ['.repeat(200_000),
    `<!DOCTYPE a ["${'"x'.repeat(500_000)}`,
    '<'.repeat(1_000_000),
  ])
    repair(hostile);
  assert.ok(performance.now() - began < 2_000);
  assert.equal(closed('<rss><channel><item>1</item><item>2'), '<rss><channel><item>1</item></channel></rss>');
  assert.equal(closed('<rss><channel><item>1'), null);
});

test('content is safe and its addresses are whole', () => {
  const html =
    '<p onclick="x()">a<script>1</script></p><a href="more?a=1&amp;b=2">b</a><img src="/i.jpg"><a href="javascript:x">c</a><a href="mailto:a@b.in">d</a>';
  assert.equal(
    contentOf(html, 'https://news.example/te/'),
    '<p>a</p><a href="https://news.example/te/more?a=1&amp;b=2" rel="noopener nofollow">b</a><img src="https://news.example/i.jpg" loading="lazy" referrerpolicy="no-referrer" /><a>c</a><a href="mailto:a@b.in">d</a>',
  );
});

test('the language is that of the script, not what the program declares', () => {
  assert.equal(languageOf('en', ['తెలంగాణ BJP']), 'te');
  assert.equal(languageOf('mr', ['मुंबईत पाऊस']), 'mr');
  assert.equal(languageOf(null, ['দিল্লি']), 'bn');
  assert.equal(languageOf('as', ['গুৱাহাটী']), 'as');
  assert.equal(languageOf('ur', []), 'ur');
  assert.equal(languageOf('de', ['Guten Tag']), null);
  assert.equal(languageOf(null, ['Good day']), 'en');
  assert.equal(languageOf(null, []), null);
});
