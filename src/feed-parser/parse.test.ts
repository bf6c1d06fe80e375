import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../../test/support/extent.ts';
import { contentOf } from './content.ts';
import { canonical } from './keys/address.ts';
import { NotAFeed } from './not-a-feed.ts';
import { parse } from './parse.ts';

const url = 'https://news.example/feed.xml';
const rss = (items: string, channel = '<title>వార్తలు</title>'): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>${channel}${items}</channel></rss>`,
  );
const one = (inner: string) => parse(rss(`<item>${inner}</item>`), { url }).items[0]!;

test('what is no feed is reported as such', () => {
  const errorOf = (text: string): string => {
    try {
      parse(Buffer.from(text), { url });
      return 'read';
    } catch (error) {
      assert.ok(error instanceof NotAFeed, String(error));
      return error.message;
    }
  };
  assert.match(errorOf(''), /empty/);
  assert.match(errorOf('hello'), /not a feed/);
  assert.match(errorOf('{"a":'), /malformed|not a feed/);
  assert.match(errorOf('{"a":1}'), /not a feed/);
  assert.match(errorOf('[]'), /not a feed/);
  assert.match(errorOf('<!DOCTYPE html><html><body><h1>403</h1></body></html>'), /web page/);
  assert.match(errorOf('<html><head></head><body><feed>x</feed></body></html>'), /web page/);
  assert.match(errorOf(`${'<a>'.repeat(200_000)}`), /not a feed|malformed/);
  assert.equal(
    errorOf('<rss version="2.0"><channel><title>x</title></channel></rss>'),
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
  const address = one('<title>வெள்ளம்</title><link>https://news.example/vel&#x1f;lam</link>').link;
  assert.equal(address, 'https://news.example/vel%1Flam', 'a control in an address is encoded');
});

test('each address starts where its own element says, and the page is the link that says so', () => {
  const entry = (inner: string, feed = '') =>
    parse(Buffer.from(`<feed xmlns="http://www.w3.org/2005/Atom" ${feed}><entry>${inner}</entry></feed>`), { url })
      .items[0]!;
  const chain = entry(
    '<link href="z"/><content type="html" xml:base="c/">&lt;img src="i.jpg">&lt;p>వార్త&lt;/p></content>',
    'xml:base="http://b.example/x/"',
  );
  assert.deepEqual(
    [chain.link, chain.image_url, chain.base],
    ['http://b.example/x/z', 'http://b.example/x/c/i.jpg', 'http://b.example/x/c/'],
  );
  assert.equal(entry('<link xml:base="http://o.example/q/" href="z"/>').link, 'http://o.example/q/z');
  assert.equal(one('<title>t</title><link xml:base="http://o.example/q/">z</link>').link, 'http://o.example/q/z');
  const iana = 'http://www.iana.org/assignments/relation/';
  assert.equal(
    entry(`<link rel="${iana}self" href="/s"/><link rel="${iana}alternate" href="/a"/>`).link,
    'https://news.example/a',
  );
  assert.equal(
    entry('<link rel="enclosure">/a.mp3</link><link rel="alternate">/a</link>').link,
    'https://news.example/a',
  );
});

test('text in base64 is read where the feed says that it is, and nowhere else', () => {
  const base64 = Buffer.from('వార్త <b>ఒకటి</b>').toString('base64');
  for (const how of ['mode="base64" type="text/html"', 'type="application/octet-stream"']) {
    const old = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title ${how}>${base64}</title>
      <entry><title ${how}>${base64}</title><content ${how}>${base64}</content></entry></feed>`;
    const { title, items } = parse(Buffer.from(old), { url });
    // By its type alone only content is in base64 (RFC 4287, 4.1.3.3): a title there is text.
    const plain = how.startsWith('mode') ? 'వార్త ఒకటి' : base64;
    assert.deepEqual([title, items[0]?.title, items[0]?.content], [plain, plain, 'వార్త <b>ఒకటి</b>'], how);
  }
  const picture = '<entry><title>t</title><summary>s</summary><content type="image/png">iVBORw0KGgo=</content></entry>';
  const [pictured] = parse(Buffer.from(`<feed xmlns="http://www.w3.org/2005/Atom">${picture}</feed>`), { url }).items;
  assert.deepEqual([pictured?.content, pictured?.summary], ['', 's'], 'the bytes of a picture are no text');
  assert.equal(one('<title type="plain">News</title>').title, 'News');
  assert.equal(one('<title>t</title><description type="plain">News</description>').content, 'News');
});

test('a title may speak of tags, a picture may come late or in the summary', () => {
  assert.equal(one('<title><![CDATA[How <title> and <textarea> work]]></title>').title, 'How and work');
  const unseen = '<title>&#x200b;</title><description>&#x200b;&#x200d;</description>';
  assert.equal(one(unseen).title, '', 'nothing of it shows');
  assert.equal(one('<description>&#x202e;ఒకటి</description>').title, 'ఒకటి', 'a title of the text turns nothing around');
  assert.equal(one('<title>&lt;![CDATA[రెండు & మూడు]]&gt;</title>').title, 'రెండు & మూడు');
  assert.equal(one('<title><![CDATA[<![CDATA[రెండు]]>]]></title>').title, 'రెండు');
  for (const type of ['image', 'JPG', 'application/octet-stream', ''])
    assert.equal(
      one(`<title>t</title><enclosure url="/e.jpg" type="${type}"/>`).image_url,
      'https://news.example/e.jpg',
      type,
    );
  assert.equal(one('<title>t</title><enclosure url="/e.jpg" type="video/mp4"/>').image_url, null);
  const lazy = one('<description><![CDATA[<img src="data:image/gif;base64,AA" data-src="/real.jpg">]]></description>');
  assert.equal(lazy.image_url, 'https://news.example/real.jpg');
  const summary = one(
    '<description><![CDATA[<img src="/s.jpg">]]></description><content:encoded>&lt;p>x&lt;/p></content:encoded>',
  );
  assert.equal(summary.image_url, 'https://news.example/s.jpg');
});

test('items are identified by guid, by guid and link, by link, by text', () => {
  const keys = (items: string[]) => parse(rss(items.map((i) => `<item>${i}</item>`).join('')), { url }).items;
  const guid = (g: string, more: string): string => `<guid isPermaLink="false">${g}</guid><title>t</title>${more}`;
  const [a, b] = keys([guid('1', '<link>/a</link>'), guid('1', '<link>/b</link>')]);
  assert.notEqual(a?.key, b?.key);
  const [alone] = keys([guid('1', '<link>/a</link>')]);
  assert.deepEqual([alone?.key, alone?.keys.shared], [a?.keys.guid, a?.key], 'recognised when its twin has left');
  const [same, again] = keys([guid('1', '<link>/a</link>'), guid('1', '<link>/a</link>')]);
  assert.equal(same?.key, again?.key);
  const plain = (link: string): string => `<title>t</title><link>${link}</link>`;
  assert.equal(keys([plain('/a?utm_source=x&amp;id=1')])[0]?.key, keys([plain('/a?id=1&amp;fbclid=y')])[0]?.key);
  assert.equal(keys([plain('/a#1'), plain('/b#1')])[0]?.key, keys([plain('/a#2')])[0]?.key);
  assert.equal(keys([plain('/a#1'), plain('/a#2')]).length, 2);
  assert.equal(new Set(keys(['<title>t</title>', '<title>u</title>', '<title>t</title>']).map((i) => i.key)).size, 2);
  assert.notEqual(keys([guid('1', '')])[0]?.hash, keys([guid('1', '<author>x</author>')])[0]?.hash);
  assert.equal(canonical('not an address', false), 'not an address');
});

test('what no parser should see is passed over', () => {
  const title = (text: string | Buffer): string | null => parse(Buffer.from(text), { url }).title;
  const body = '<channel><title>వార్తలు</title></channel></rss>';
  assert.equal(title(`\ufeff\n PHP <b>Warning</b>: x <?xml version="1.0"?><rss>\u0001${body} junk <p>`), 'వార్తలు');
  const entities = '<!DOCTYPE rss [<!ENTITY a "]>"><!ENTITY b SYSTEM \'file:///etc/passwd\'>]>';
  const bomb = parse(Buffer.from(`${entities}<rss><channel><title>&b;&a;</title></channel></rss>`), { url });
  assert.equal(bomb.title, '&b;&a;', 'nothing is expanded');
  assert.equal(title(`<!DOCTYPE rss PUBLIC "-//N//DTD" "http://x/y.dtd"><rss>${body}`), 'వార్తలు');
  assert.equal(title('<rss><channel><title>ఒకటి & రెండు &nbsp;&copy=3</title>'), 'ఒకటి & రెండు &copy=3');
  assert.equal(title('<rss><channel><title>5 < 6 <3</title>'), '5 < 6 <3');
  assert.equal(title('<rss><!-- a <!-- b --><channel><title>x</title>'), 'x');
});

test('what is never closed ends where it must', () => {
  const all = (items: string) => parse(rss(items), { url }).items;
  const cut = parse(Buffer.from('<rss><channel><item><title>ఒకటి</title></item><item><title>రెం'), { url });
  assert.deepEqual(
    cut.items.map((i) => i.title),
    ['ఒకటి'],
  );
  const cdata = all(
    '<item><title><![CDATA[ఒకటి</title><link>/1</link></item><item><title><![CDATA[రెండు]]></title></item>',
  );
  assert.deepEqual(
    cdata.map((i) => i.title),
    ['ఒకటి', 'రెండు'],
  );
  const open = all('<item><title>ఒకటి<link>/1<guid>g1</item><item><title>రెండు<link>/2</link><pubDate>20 Nov 2026');
  assert.deepEqual(
    open.map((i) => [i.title, i.link]),
    [
      ['ఒకటి', 'https://news.example/1'],
      ['రెండు', 'https://news.example/2'],
    ],
  );
  const raw = one('<title>x</title><description><p>ఒకటి<br>రెండు <b>మూడు</p> &amp; నాలుగు</description><link>/3</link>');
  assert.match(raw.content, /<p>ఒకటి<br>రెండు <b>మూడు<\/b><\/p> &amp; నాలుగు/);
  assert.equal(raw.link, 'https://news.example/3');
  const nested = all('<item><title>ఒకటి</title><item><title>రెండు</title></item></item>');
  assert.deepEqual(
    nested.map((i) => i.title),
    ['ఒకటి', 'రెండు'],
  );
});

test('names mean what their vocabulary says, whatever the prefix', () => {
  const atom = `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns="http://search.yahoo.com/mrss/"><a:title>తె</a:title>
    <a:link rel="hub" href="https://hub.example/"/><a:link rel="self" href="https://news.example/atom"/>
    <a:entry><a:title type="html">&lt;b>వార్త&lt;/b></a:title><a:id>urn:1</a:id><thumbnail url="/t.jpg"/>
    <a:source><a:title>other</a:title><a:id>urn:2</a:id></a:source>
    <a:author><a:name>రవి</a:name></a:author><a:category term="t" label="రాజకీయం"/></a:entry></a:feed>`;
  const feed = parse(Buffer.from(atom), { url });
  const [item] = feed.items;
  assert.deepEqual(
    [feed.title, feed.hubs, feed.self, item?.title, item?.guid, item?.image_url, item?.author, item?.categories],
    [
      ...['తె', ['https://hub.example/'], 'https://news.example/atom', 'వార్త', 'urn:1'],
      ...['https://news.example/t.jpg', 'రవి', ['రాజకీయం']],
    ],
  );
  const undeclared = one(
    '<title>x</title><dc:date>2026-11-20</dc:date><content:encoded><![CDATA[<p>y</p>]]></content:encoded>',
  );
  assert.deepEqual([undeclared.published_at, undeclared.content], ['2026-11-20T00:00:00.000Z', '<p>y</p>']);
});

test('any length of anything takes time in proportion', () => {
  const head = '<rss><channel><title>x</title><item>';
  const n = extent(100_000, 30_000);
  for (const hostile of [
    ...['<'.repeat(n * 5), `${head}<a>`.padEnd(n, '<a>'), head + '<item>'.repeat(n), head + '</a>'.repeat(n)],
    ...[
      head + '<a><![CDATA[x'.repeat(n),
      head + '<!--'.repeat(n),
      head + '<a b="'.repeat(n),
      head + `<a b='</a> <a b="`.repeat(n),
    ],
    ...[
      '<!DOCTYPE a ['.repeat(n),
      `<!DOCTYPE a ["${'"x'.repeat(n * 5)}`,
      head + '<?'.repeat(n),
      head + '<a x=1 '.repeat(n),
    ],
    ...[
      `${head}<description>${'<b>'.repeat(n)}`,
      head + '<a>'.repeat(255) + '</b>'.repeat(n * 20),
      `${head}<title>${'&lt;script'.repeat(n)}`,
      `${head}<title>${'&'.repeat(n)}`,
    ],
  ]) {
    const began = performance.now();
    try {
      parse(Buffer.from(hostile), { url });
    } catch (error) {
      assert.ok(error instanceof NotAFeed, String(error));
    }
    // A deadline for hanging: each takes a few milliseconds, what grows with the square takes minutes.
    assert.ok(performance.now() - began < 10_000, hostile.slice(0, 60));
  }
});

test('content is safe and its addresses are whole', () => {
  const html =
    '<p onclick="x()">a<script>1</script></p><a href="more?a=1&amp;b=2">b</a><img src="/i.jpg"><a href="javascript:x">c</a><a href="mailto:a@b.in">d</a>';
  assert.equal(
    contentOf(html, 'https://news.example/te/'),
    '<p>a</p><a href="https://news.example/te/more?a=1&amp;b=2" rel="noopener nofollow">b</a><img src="https://news.example/i.jpg" loading="lazy" referrerpolicy="no-referrer" /><a>c</a><a href="mailto:a@b.in">d</a>',
  );
});

test('a picture that a script would show later is shown', () => {
  const lazy = '<img src="data:image/gif;base64,AA" data-src="/real.jpg"><img data-lazy-src="/b.jpg">';
  assert.deepEqual(
    [...contentOf(lazy, 'https://news.example/').matchAll(/ src="([^"]*)"/g)].map(([, src]) => src),
    ['https://news.example/real.jpg', 'https://news.example/b.jpg'],
  );
  assert.equal(contentOf('<img src="data:image/gif;base64,AA" data-src="javascript:x">', 'https://news.example/'), '');
});
