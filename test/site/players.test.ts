import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUp } from '../support/newsroom.ts';

test('films, recordings and quoted posts of a story play in its page', async (t) => {
  const { item, verb, running } = await setUp(t, 'sqlite');
  const content = [
    '<blockquote class="twitter-tweet"><p lang="hi">बाढ़</p><a href="https://twitter.com/d/status/34?s=20">मई</a></blockquote>',
    '<object><param name="movie" value="http://www.youtube.com/v/b2&hl=te"></object>',
    '<video autoplay src="/files/o/varada.mp4" poster="/rain.jpg" onplay="x()">వీడియో</video>',
    '<audio><source src="https://cdn.example.in/a.mp3" type="audio/mpeg"></audio>',
  ].join('');
  const { id, slug } = await item({ content });
  await verb(id, 'publish');
  const { text, headers } = await running.call(`/n/${slug}`);
  assert.deepEqual(
    [...text.matchAll(/<a href="([^"]*)" rel="noopener nofollow" data-player="/g)].map(([, page]) => page),
    ['https://x.com/i/status/34', 'https://www.youtube.com/watch?v=b2'],
  );
  assert.match(headers.get('content-security-policy') ?? '', /; media-src http: https:;/);
  const players =
    '<video src="/files/o/varada.mp4" poster="/rain.jpg" controls preload="none"></video>' +
    '<audio controls preload="none"><source src="https://cdn.example.in/a.mp3" type="audio/mpeg" /></audio>';
  assert.ok(text.includes(players), text);
});

test('a player keeps what its address says, in the text and as the film of a story', async (t) => {
  const { item, verb, edit, running } = await setUp(t, 'sqlite');
  const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  const vimeo = 'https://player.vimeo.com/video/823104217?h=3fd91c07ab&amp;dnt=1&amp;autoplay=1';
  for (const [given, frame, page] of [
    ['https://player.vimeo.com/video/823104217?h=3fd91c07ab', vimeo, 'https://vimeo.com/823104217/3fd91c07ab'],
    ['https://vimeo.com/823104217/3fd91c07ab', vimeo, 'https://vimeo.com/823104217/3fd91c07ab'],
    [
      'https://vimeo.com/event/4012345',
      'https://vimeo.com/event/4012345/embed?autoplay=1',
      'https://vimeo.com/event/4012345',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=754',
      `${tube}?start=754&amp;autoplay=1`,
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=754s',
    ],
    [
      'https://www.instagram.com/reels/C_x-1abc/',
      'https://www.instagram.com/p/C_x-1abc/embed/',
      'https://www.instagram.com/p/C_x-1abc/',
    ],
  ] as const)
    for (const field of ['content', 'video_url'] as const) {
      const value = field === 'content' ? `<iframe src="${given}"></iframe>` : given;
      const { id, slug } = await item({ [field]: value });
      await verb(id, 'publish');
      const { text, headers } = await running.call(`/n/${slug}`);
      assert.ok(
        text.includes(`<a href="${page}" rel="noopener nofollow" data-player="${frame}">`),
        `${field} ${given}: ${text}`,
      );
      const policy = headers.get('content-security-policy')?.match(/frame-src ([^;]*)/)?.[1] ?? '';
      assert.ok(policy.split(' ').includes(new URL(frame).origin), frame);
    }
  const { id, slug } = await item({ content: '<p>వినండి</p><iframe src="https://podcast.example/e/7"></iframe>' });
  await verb(id, 'publish');
  const link = '<p><a href="https://podcast.example/e/7" rel="noopener nofollow">https://podcast.example/e/7</a></p>';
  assert.ok((await running.call(`/n/${slug}`)).text.includes(link));
  // Texts that were stored with a frame without a player.
  const app = running.dinam.app;
  const content = '<p>క</p><iframe src="https://www.youtube.com/embed?listType=search&amp;list=x"></iframe>';
  await app.db.write.updateTable('news').set({ content }).where('id', '=', id).execute();
  assert.equal((await edit(id, { title: 'కొత్త శీర్షిక' })).status, 200);
  const { text } = await running.call(`/n/${slug}`);
  assert.match(
    text,
    /<p>క<\/p><a href="https:\/\/www.youtube.com\/embed\?listType=search&amp;list=x" rel="noopener nofollow">/,
  );
});

test('sound of other hosts plays in a page once a reader asks, in the text and as the sound of a story', async (t) => {
  const { item, verb, running } = await setUp(t, 'sqlite');
  const episode = '7makk4oTQel546B0PZlDM5';
  for (const [given, frame, page] of [
    [
      `https://open.spotify.com/episode/${episode}?t=754`,
      `https://open.spotify.com/embed/episode/${episode}?t=754`,
      `https://open.spotify.com/episode/${episode}`,
    ],
    [
      'https://soundcloud.com/dinam/varada/s-AbC12',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fdinam%2Fvarada%2Fs-AbC12&amp;auto_play=true',
      'https://soundcloud.com/dinam/varada/s-AbC12',
    ],
    [
      'https://podcasts.apple.com/in/podcast/id1234567890?i=1000612345678',
      'https://embed.podcasts.apple.com/in/podcast/id1234567890?i=1000612345678',
      'https://podcasts.apple.com/in/podcast/id1234567890?i=1000612345678',
    ],
  ] as const)
    for (const field of ['content', 'audio_url'] as const) {
      const value = field === 'content' ? `<iframe src="${given}" title="వార్తలు"></iframe>` : given;
      const { id, slug } = await item({ lang: 'te', [field]: value });
      await verb(id, 'publish');
      const { text, headers } = await running.call(`/n/${slug}`);
      const link = `<span class="player sound"><a href="${page}" rel="noopener nofollow" data-player="${frame}">`;
      assert.ok(text.includes(link), `${field} ${given}: ${text}`);
      assert.match(text, /లో వినండి<\/a><small>ఆడియో తెరిచినప్పుడే/);
      assert.match(text, /<script [^>]*src="/, 'the script that loads it');
      const policy = headers.get('content-security-policy')?.match(/frame-src ([^;]*)/)?.[1] ?? '';
      assert.ok(policy.split(' ').includes(new URL(frame).origin), frame);
    }
});
