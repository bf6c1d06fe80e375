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
