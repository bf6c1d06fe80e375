import assert from 'node:assert/strict';
import { parse } from '../../src/feed-parser/parse.ts';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';

/** Sound and films that are attached to items. */

const from = 'https://sound.example.in/';
const rss = (inner: string): string =>
  `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><item><title>వార్తలు</title>
   <description>summary</description>${inner}</item></channel></rss>`;
const mediaOf = (text: string) => {
  const [first] = parse(Buffer.from(text), { url: `${from}feed` }).items;
  assert.ok(first);
  return first;
};

onSqlite('every way in which feeds attach sound and films', async () => {
  const forms: [string, audio: string | null, video: string | null][] = [
    ['<enclosure url="/a.mp3" type="audio/mpeg" length="1"/>', 'a.mp3', null],
    ['<enclosure url="/film?id=5" type="video/mp4"/>', null, 'film?id=5'],
    ['<enclosure url="/పాట.m4a"/>', encodeURI('పాట.m4a'), null],
    ['<enclosure url="/a.ogg" type="application/octet-stream"/>', 'a.ogg', null],
    ['<enclosure url="/a.jpg" type="image/jpeg"/><enclosure url="/a.pdf" type="application/pdf"/>', null, null],
    ['<enclosure url="/వార్త.oga" type="application/ogg"/>', encodeURI('వార్త.oga'), null],
    ['<enclosure url="/செய்தி.mp4" type="application/mp4"/>', null, encodeURI('செய்தி.mp4')],
    ['<enclosure url="/play?id=7" type="mp3"/>', 'play?id=7', null],
    ['<enclosure url="/a.mp3" type="image/jpeg"/><enclosure url="/a.mp4" type="text/html"/>', null, null],
    ['<media:content url="/a.mp4" medium="video"/>', null, 'a.mp4'],
    ['<media:content url="/a.webm?x=1"/>', null, 'a.webm?x=1'],
    [
      '<media:group><media:content url="/hd.mp4" type="video/mp4"/><media:content url="/sd.mp4" type="video/mp4"/></media:group>',
      null,
      'hd.mp4',
    ],
    ['<enclosure url="/a.mp3" type="audio/mpeg"/><media:content url="/b.mp4" type="video/mp4"/>', 'a.mp3', 'b.mp4'],
    ['<enclosure url="/live.m3u8" type="application/vnd.apple.mpegurl"/>', null, 'live.m3u8'],
    ['<enclosure url="javascript:alert(1)" type="audio/mpeg"/>', null, null],
    ['', null, null],
  ];
  for (const [inner, audio, video] of forms) {
    const { audio_url, video_url, content } = mediaOf(rss(inner));
    assert.deepEqual([audio_url, video_url], [audio && from + audio, video && from + video], inner);
    assert.doesNotMatch(content, /<a /, inner);
  }
  const atom = mediaOf(
    `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>x</title><content>y</content>
     <link rel="enclosure" href="/a.mp3" type="audio/mpeg"/></entry></feed>`,
  );
  assert.equal(atom.audio_url, `${from}a.mp3`);
  const attachments = [
    { url: `${from}a.opus`, mime_type: 'audio/ogg' },
    { url: `${from}b.mov` },
    { url: `${from}c.jpg`, mime_type: 'image/jpeg' },
  ];
  const json = mediaOf(
    JSON.stringify({ version: '1.1', title: 'x', items: [{ id: '1', title: 'y', content_text: 'z', attachments }] }),
  );
  assert.deepEqual([json.audio_url, json.video_url, json.image_url], [`${from}a.opus`, `${from}b.mov`, `${from}c.jpg`]);
});

onSqlite('of several the first is the item’s own, and the others are links in its content', async () => {
  const many = Array.from({ length: 100 }, (_, n) => `<enclosure url="/${n}.mp3" type="audio/mpeg"/>`).join('');
  const { audio_url, content } = mediaOf(rss(many));
  assert.equal(audio_url, `${from}0.mp3`);
  assert.ok(content.includes(`<p><a href="${from}1.mp3">1.mp3</a></p>`), content);
  assert.equal(content.match(/<a /g)?.length, 19, 'bounded');
  const twice = mediaOf(
    rss('<enclosure url="/a.mp3" type="audio/mpeg"/><media:content url="/a.mp3" type="audio/mpeg"/>'),
  );
  assert.doesNotMatch(twice.content, /<a /);
  const hashes = ['', '<enclosure url="/a.mp3"/>', '<enclosure url="/b.mp3"/>'].map(
    (inner) => mediaOf(rss(inner)).hash,
  );
  assert.equal(new Set(hashes).size, 3, 'another file is an edit');
});

onBoth('an item has its sound and its film, and so has the story that is made of it', async (t, kind) => {
  const s = await feedScene(t, kind);
  const enclosed = (files: string): string => item('1', 'ఈ వారం వార్తలు', `<description>వినండి</description>${files}`);
  s.server.rss('/f', [enclosed('<enclosure url="https://sound.example.in/a.mp3" type="audio/mpeg"/>')]);
  const feed = await s.add('/f', { lang: 'te', publish_mode: 'link' });
  await s.turn();
  const shown = async () => {
    const items = (await s.call(`/api/rss.php?feed=${feed}`)).body.data as Json[];
    const news = (await s.call('/api/news.php?lang=te&limit=10')).body.data as Json[];
    return [items[0], news[0]].map((row) => [row?.audio_url, row?.video_url]);
  };
  const sound = ['https://sound.example.in/a.mp3', null];
  assert.deepEqual(await shown(), [sound, sound]);
  s.server.rss('/f', [enclosed('<enclosure url="https://sound.example.in/b.mp4" type="video/mp4"/>')]);
  await s.turn(1_500);
  const film = [null, 'https://sound.example.in/b.mp4'];
  assert.deepEqual(await shown(), [film, film], 'an edit of the feed is followed');
});

const youTube = (id: string, more = ''): string =>
  `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
   <title>வானிலை</title><entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>மழை செய்தி</title>
   <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/><published>2026-11-29T06:30:00+00:00</published>
   <media:group><media:title>மழை</media:title>
   <media:content url="https://www.youtube.com/v/${id}?version=3" type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="https://i1.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
   <media:description>சென்னையில் மழை</media:description></media:group>${more}</entry></feed>`;

onSqlite('an item whose page is a film, or that names a player, has that film', async () => {
  const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const item = mediaOf(youTube('dQw4w9WgXcQ'));
  assert.deepEqual(
    [item.video_url, item.image_url],
    [watch, 'https://i1.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
    'an entry of YouTube',
  );
  assert.doesNotMatch(item.content, /<a /);
  const noPage = youTube('dQw4w9WgXcQ').replace(/<link [^>]*>|<media:content [^>]*>/g, '');
  assert.equal(mediaOf(noPage).video_url, watch, 'by the id alone');
  for (const [inner, video] of [
    ['<link>https://youtu.be/dQw4w9WgXcQ?t=754</link>', `${watch}&t=754s`],
    ['<link>https://vimeo.com/823104217/3fd91c07ab</link>', 'https://vimeo.com/823104217/3fd91c07ab'],
    [
      '<media:content><media:player url="https://player.vimeo.com/video/823104217"/></media:content>',
      'https://vimeo.com/823104217',
    ],
    ['<enclosure url="https://www.youtube.com/embed/dQw4w9WgXcQ" type="text/html"/>', watch],
    ['<link>https://www.youtube.com/@dinam</link>', null],
    ['<link>https://x.com/dinam/status/1790</link>', null],
    [`<link>${watch}</link><enclosure url="/a.mp4" type="video/mp4"/>`, `${from}a.mp4`],
  ] as const)
    assert.equal(mediaOf(rss(inner)).video_url, video, inner);
});

onSqlite('of versions the default counts, and what is too much is counted', async () => {
  const group = (more: string): string =>
    `<media:group><media:content url="/hd.mp4" type="video/mp4"/><media:content url="/sd.mp4" type="video/mp4" ${more}/></media:group>`;
  assert.equal(mediaOf(rss(group('isDefault="true"'))).video_url, `${from}sd.mp4`);
  assert.equal(mediaOf(rss(group('isDefault="false"'))).video_url, `${from}hd.mp4`);
  const files = Array.from({ length: 25 }, (_, n) => `<enclosure url="/${n}.mp3" type="audio/mpeg"/>`).join('');
  const labels = Array.from({ length: 23 }, (_, n) => `<category>వర్గం ${n}</category>`).join('');
  const long = `<description>${'వాన '.repeat(60_000)}</description>`;
  const read = (inner: string) => parse(Buffer.from(inner), { url: `${from}feed` });
  const feed = (inner: string): string =>
    `<rss version="2.0"><channel><item><title>వార్త</title>${inner}</item></channel></rss>`;
  assert.deepEqual(read(feed(files + labels + long)).left_out, [
    { what: 'content', count: 1 },
    { what: 'media', count: 5 },
    { what: 'categories', count: 3 },
  ]);
  const items = (n: number): string => '<item><title>خبر</title><link>/1</link></item>'.repeat(n);
  assert.deepEqual(read(`<rss version="2.0"><channel>${items(1_003)}</channel></rss>`).left_out, [
    { what: 'items', count: 3 },
  ]);
  const json = { version: '1.1', title: 'x', items: Array.from({ length: 1_002 }, (_, id) => ({ id, title: 'ख़बर' })) };
  assert.deepEqual(read(JSON.stringify(json)).left_out, [{ what: 'items', count: 2 }]);
  assert.deepEqual(read(feed('<description>వాన</description>')).left_out, []);
});

onBoth('a fetch tells an editor what was too much, and the story of a film is a film', async (t, kind) => {
  const s = await feedScene(t, kind);
  const files = Array.from({ length: 22 }, (_, n) => `<enclosure url="https://a.example/${n}.mp3" type="audio/mpeg"/>`);
  const film = 'https://youtu.be/dQw4w9WgXcQ';
  s.server.rss('/f', [item('1', 'ఈ వారం వార్తలు', files.join('')).replace('https://news.example/1', film)]);
  const feed = await s.add('/f', { lang: 'te', publish_mode: 'link' });
  await s.turn();
  const fetches = await s.call(`/api/admin/feeds/${feed}/fetches`, { token: await s.editor() });
  assert.deepEqual(fetches.body.data[0].left_out, [{ what: 'media', count: 2 }]);
  const [news] = (await s.call('/api/news.php?lang=te&limit=10')).body.data as Json[];
  assert.deepEqual([news?.content_type, news?.video_url], ['video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
});
