import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../support/helper.ts';
import { setUp } from '../support/newsroom.ts';
import { jsonLd } from '../support/site-pages.ts';

test('a live blog says what time it covers, and what its entries are', async (t) => {
  const { item, verb, call, running } = await setUp(t, 'sqlite');
  const { id, slug } = await item({ title: 'ఎన్నికల ఫలితాలు', content_type: 'live' });
  assert.equal((await verb(id, 'publish')).status, 200);
  for (const title of ['మొదటి రౌండ్', 'రెండో రౌండ్'])
    assert.equal((await call(`/api/admin/news/${id}/live`, { json: { title } })).status, 201);
  const image_url = 'https://pictures.example/round.jpg';
  const content = `<p>${'ఓట్ల లెక్కింపు '.repeat(200)}</p>`;
  const third = await call(`/api/admin/news/${id}/live`, { json: { content, image_url, is_pinned: true } });
  assert.equal(third.status, 201, third.text);
  const blogOf = async () => jsonLd((await running.call(`/n/${slug}`)).text)[0];
  const blog = await blogOf();
  assert.equal(blog['@type'], 'LiveBlogPosting');
  assert.equal(blog.coverageEndTime, undefined, 'it runs');
  assert.ok(blog.coverageStartTime <= blog.datePublished);
  const [first, second, last] = blog.liveBlogUpdate;
  assert.equal(blog.liveBlogUpdate.length, 3);
  assert.equal(first.image, image_url);
  assert.ok(first.headline.startsWith('ఓట్ల లెక్కింపు ఓట్ల') && first.articleBody.length <= 4_000);
  assert.ok(first.datePublished >= second.datePublished && second.datePublished >= last.datePublished);
  assert.equal(first.url, `${running.url}/n/${slug}#entry-${third.body.data.id}`);
  const closed = await call(`/api/admin/news/${id}/live/close`, { json: {} });
  assert.equal(closed.status, 200, closed.text);
  const ended = await blogOf();
  assert.ok(ended.coverageEndTime >= ended.coverageStartTime);
});

test('a story with a film says how it is shown', async (t) => {
  const { item, verb, running } = await setUp(t, 'sqlite');
  const image_url = 'https://pictures.example/varada.jpg';
  for (const [video_url, shown] of [
    ['https://youtu.be/dQw4w9WgXcQ?t=9', { embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9' }],
    ['https://cdn.example.in/వరద.mp4', { contentUrl: 'https://cdn.example.in/%E0%B0%B5%E0%B0%B0%E0%B0%A6.mp4' }],
    ['https://films.example/7', null],
  ] as const) {
    const { id, slug } = await item({ title: 'வெள்ளம்', lang: 'ta', video_url, image_url });
    await verb(id, 'publish');
    const [{ video, datePublished }] = jsonLd((await running.call(`/n/${slug}`)).text) as [Json];
    if (shown === null) assert.equal(video, undefined);
    else {
      const { description: _, ...rest } = video;
      const common = { '@type': 'VideoObject', name: 'வெள்ளம்', thumbnailUrl: image_url, inLanguage: 'ta' };
      assert.deepEqual(rest, { ...common, uploadDate: datePublished, ...shown });
    }
  }
});
