import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cases, channel, maps, tube } from '../../../../test/support/player-cases.ts';
import { frameForms, frameOf, pageOfFrame, playerOf, playing } from './players.ts';

test('a player keeps what its address says, in each form of it', () => {
  for (const [addresses, frame, page] of cases)
    for (const address of addresses) {
      const player = playerOf(address);
      assert.deepEqual([player?.frame, player?.page], [frame, page], address);
      assert.equal(playerOf(frame)?.frame, frame, `the player of its own frame: ${frame}`);
      assert.ok(
        frameForms.some(({ begins }) => frame.startsWith(begins)),
        `the policy of a page allows ${frame}`,
      );
    }
});

test('a frame whose page a script recognises by its form leads to the page of its player', () => {
  let compared = 0;
  for (const [, frame, page] of cases) {
    const { begins = '', pages = [] } = frameForms.find((form) => frame.startsWith(form.begins)) ?? {};
    for (const [matched, form] of pages) {
      const found = new RegExp(`^${matched}`).exec(frame.slice(begins.length));
      if (!found) continue;
      const made = form.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? '');
      assert.ok(
        page === made ||
          page.startsWith(`${made}&`) ||
          page.startsWith(`${made}#`) ||
          page.startsWith(`${made}?`) ||
          page.startsWith(`${made}/`),
        `${frame}: ${made}`,
      );
      compared++;
      break;
    }
  }
  assert.ok(compared > 10);
});

test('an address of another kind is none: nobody is shown the film of a stranger', () => {
  for (const address of [
    'https://www.youtube.com/@dinam/live',
    `https://www.youtube.com/channel/${channel}`,
    'https://www.youtube.com/clip/Ugkx1234567890',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream?channel=dinam',
    'https://www.youtube.com/embed?listType=user_uploads&list=dinam',
    'https://www.youtube.com/playlist?list=WL',
    'https://www.youtube.com/post/Ugkx12345',
    'https://www.youtube.com/watch',
    'https://vimeo.com/ondemand/varada/823104217',
    'https://vimeo.com/review/823104217/3fd91c07ab',
    'https://vimeo.com/user823104217',
    'https://vimeo.com/blog/post/823104217',
    'https://vimeo.com/categories/8231',
    'https://player.vimeo.com/external/823104217.hd.mp4?s=1',
    'https://player.vimeo.com/hubnut/album/9112233',
    'https://www.dailymotion.com/dinam',
    'https://www.dailymotion.com/embed/playlist',
    'https://www.dailymotion.com/signin/x8abcd1',
    'https://fb.watch/abc123',
    'https://www.facebook.com/share/v/1AbCdEf/',
    'https://www.facebook.com/dinam',
    'https://www.facebook.com/groups/12345/posts/67890',
    'https://www.facebook.com/plugins/like.php?href=https%3A%2F%2Fwww.facebook.com%2Fdinam%2Fvideos%2F1',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fevil.in%2Fdinam%2Fvideos%2F1',
    'https://www.instagram.com/reels/audio/1234567890/',
    'https://www.instagram.com/stories/dinam/1234567890/',
    'https://www.instagram.com/share/reel/BAbc123/',
    'https://www.instagram.com/dinam/',
    'https://x.com/dinam',
    'https://x.com/i/events/1790',
    'https://x.com/dinam/article/1790',
    'https://www.google.com/maps/place/Charminar/@17.36,78.47,17z',
    'https://www.google.com/search?q=maps&output=embed',
    'https://open.spotify.com/user/dinam',
    'https://open.spotify.com/episode/1',
    'https://open.spotify.com/search/7makk4oTQel546B0PZlDM5',
    'https://spotify.link/abc',
    'https://on.soundcloud.com/AbC12',
    'https://soundcloud.com/dinam',
    'https://soundcloud.com/dinam/tracks',
    'https://soundcloud.com/discover/sets/charts-top:all-music:in',
    'https://w.soundcloud.com/player/?url=https%3A//evil.in/dinam/x',
    'https://w.soundcloud.com/player/?url=javascript:x',
    'https://api.soundcloud.com/users/1',
    'https://podcasts.apple.com/in/charts',
    'https://podcasts.apple.com/in/artist/dinam/id1234567890',
    'https://itunes.apple.com/in/album/x/id1234567890',
    'https://www.youtube.com@evil.in/embed/a1',
    'https://youtube.com.evil.in/embed/a1',
    'https://constructor/embed/a1',
    'javascript://www.youtube.com/embed/a1',
  ])
    assert.equal(playerOf(address), null, address);
});

test('a frame keeps the options of its author, and starts when a reader asks', () => {
  for (const [given, stored] of [
    ['https://www.youtube.com/embed/a1?rel=0&start=754', 'https://www.youtube.com/embed/a1?rel=0&start=754'],
    ['http://player.vimeo.com/video/1?h=3fd91c07ab&badge=0', 'https://player.vimeo.com/video/1?h=3fd91c07ab&badge=0'],
    ['https://www.youtube.com/watch?v=a1&t=9', `${tube}/a1?start=9`],
    ['https://vimeo.com/event/4012345', 'https://vimeo.com/event/4012345/embed'],
    ['https://www.google.co.in/maps?q=Hampi&output=embed', `${maps}?q=Hampi&output=embed`],
  ] as const)
    assert.equal(frameOf(given), stored);
  assert.equal(frameOf('https://podcast.example/e/7'), null);
  for (const [address, started] of [
    ['https://youtu.be/a1', `${tube}/a1?autoplay=1`],
    ['https://youtu.be/a1?t=754', `${tube}/a1?start=754&autoplay=1`],
    ['https://vimeo.com/1/3fd91c07ab#t=90', 'https://player.vimeo.com/video/1?h=3fd91c07ab&dnt=1&autoplay=1#t=90s'],
    [
      'https://soundcloud.com/a/b',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb&auto_play=true',
    ],
    ['https://x.com/d/status/1', 'https://platform.twitter.com/embed/Tweet.html?id=1&dnt=true'],
  ] as const)
    assert.equal(playing(playerOf(address) as { frame: string }), started);
});

test('a frame without a player leads to its page', () => {
  for (const [frame, page] of [
    ['https://podcast.example/e/7?a=1&b=2', 'https://podcast.example/e/7?a=1&b=2'],
    ['https://a.in/గోదావరి', 'https://a.in/%E0%B0%97%E0%B1%8B%E0%B0%A6%E0%B0%BE%E0%B0%B5%E0%B0%B0%E0%B0%BF'],
    [
      'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fdinam',
      'https://www.facebook.com/dinam',
    ],
    [
      'https://www.facebook.com/plugins/page.php?href=javascript%3Ax',
      'https://www.facebook.com/plugins/page.php?href=javascript%3Ax',
    ],
    ['https://a@evil.in/', null],
    ['javascript:x', null],
    ['', null],
  ] as const)
    assert.equal(pageOfFrame(frame), page, frame);
});
