import assert from 'node:assert/strict';
import type { Json, Running } from '../support/helper.ts';
import { assertValid } from '../support/schemas.ts';

export const formats = ['rss', 'atom', 'json'] as const;
export const schemas = { rss: 'rss.rng', atom: 'atom.rng', json: null };
export const media = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' };

/** What every feed has to be, whatever is in it. */
export async function feedAt(running: Running, path: string, format: (typeof formats)[number]) {
  const reply = await running.call(`${path}.${format}`);
  assert.equal(reply.status, 200, reply.text);
  assert.equal(reply.headers.get('content-type'), `${media[format]}; charset=utf-8`);
  assert.match(reply.headers.get('surrogate-key') ?? '', /news:te categories .*settings/);
  const schema = schemas[format];
  if (schema) await assertValid(reply.text, schema);
  else assertJsonFeed(reply.body);
  return reply;
}

/** JSON Feed 1.1: what has to be there, and nothing that it does not know. */
export function assertJsonFeed(feed: Json): void {
  assert.equal(feed.version, 'https://jsonfeed.org/version/1.1');
  assert.equal(typeof feed.title, 'string');
  const top = 'version title home_page_url feed_url description icon favicon authors language items'.split(' ');
  assert.deepEqual(
    Object.keys(feed).filter((key) => !top.includes(key)),
    [],
  );
  const known =
    'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments'.split(
      ' ',
    );
  for (const item of feed.items) {
    assert.deepEqual(
      Object.keys(item).filter((key) => !known.includes(key)),
      [],
    );
    assert.equal(typeof item.id, 'string');
    assert.ok(typeof item.content_html === 'string' || typeof item.content_text === 'string');
    for (const date of [item.date_published, item.date_modified])
      assert.match(date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    for (const { url, mime_type } of item.attachments ?? []) assert.ok(URL.canParse(url) && mime_type.includes('/'));
    for (const { name } of item.authors ?? []) assert.ok(name.length > 0);
  }
}

export const titles = [
  'తెలంగాణలో భారీ వర్షాలు ]]> & <script>alert("x")</script>',
  'తెలుగు క్‌ష <b>గట్టి</b> &amp; &lt;p&gt;',
  'हिन्दी & தமிழ் — বাংলা "ଓଡ଼ିଆ" \'x\'',
  '\u200fاردو خبر\u200e (2026) \u202bحیدرآباد\u202c 🎉👨‍👩‍👧',
  'పేజీ 100% < 200 > 50',
];

/** Stories with everything in them, the last the newest. */
export async function addStories(running: Running): Promise<Json[]> {
  const token = await running.tokenOf('editor');
  const made: Json[] = [];
  for (const [i, title] of titles.entries()) {
    running.clock.ms += 60_000;
    const json = {
      title,
      lang: 'te',
      content: `<p>మొదటి పేరా & మరొకటి ]]&gt; <a href="/పేజీ?a=1&amp;b=2">ఇక్కడ</a></p><p><img src="/i/1.jpg" alt="x"></p><p>${i}</p>`,
      summary: `సారాంశం ${i} <ముఖ్యం> & మిగతా`,
      author: i === 0 ? null : 'రచయిత & కో',
      tags: ['వర్షం & గాలి', 'మార్కెట్'],
      category: 'politics',
      image_url: 'https://cdn.example.in/a.jpg?w=1&h=2',
      images: [{ url: 'https://cdn.example.in/b.webp', alt: 'రెండో "బొమ్మ"' }],
      audio_url: 'https://cdn.example.in/a.mp3',
      video_url: 'https://www.youtube.com/watch?v=1',
      is_breaking: i === 1,
    };
    const reply = await running.call('/api/news.php', { token, json });
    assert.equal(reply.status, 201, reply.text);
    made.push(reply.body.data);
  }
  return made;
}

export async function addCategory(running: Running): Promise<number> {
  const token = await running.tokenOf('editor');
  const json = { name: 'Politics', slug: 'politics', texts: { te: { name: 'రాజకీయం & ప్రజలు' } } };
  const reply = await running.call('/api/admin/categories', { token, json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

export async function setBasic(running: Running, json: Json): Promise<void> {
  const token = await running.tokenOf('owner');
  const headers = { 'if-match': '*' };
  const reply = await running.call('/api/admin/settings/basic', { method: 'PATCH', token, json, headers });
  assert.equal(reply.status, 200, reply.text);
}

export const publisher = {
  name: 'దినం & Sons',
  legal_name: 'Dinam Media <Private> Limited',
  email: 'desk@example.in',
  editor: 'సంపాదకుడు',
};
