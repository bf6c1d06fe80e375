import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitise } from './html.ts';
import { isPlaceholder, picturesOf, withFallbacks } from './pictures.ts';

test('a picture has its address wherever a page keeps it, and stands once', () => {
  const img = (src: string, alt = '') =>
    `<img src="${src}"${alt && ` alt="${alt}"`} loading="lazy" referrerpolicy="no-referrer" />`;
  const real = 'https://a.in/varada.jpg';
  for (const [from, to] of [
    [`<img src="/lazyload.gif" data-src="${real}" alt="వరద">`, img(real, 'వరద')],
    [`<img src="/assets/placeholder-16x9.png" data-original="${real}">`, img(real)],
    [`<img data-lazy-src="${real}" width="1" height="1">`, img(real)],
    [`<img srcset="https://a.in/s.jpg 300w, ${real} 1280w, https://a.in/l.jpg 4000w">`, img(real)],
    [`<img src="data:image/gif;base64,R0" srcset="https://a.in/s.jpg, ${real} 2x">`, img(real)],
    [`<img src="/blank.gif" data-srcset="https://a.in/w_300,h_200/s.jpg 300w,${real} 900w">`, img(real)],
    [`<img src="/l.jpg" data-src="/x/{width}.jpg">`, img('/l.jpg')],
    [
      `<picture><source srcset="https://a.in/v.avif 1200w" type="image/avif"><source srcset="${real} 800w"><img src="/spacer.gif" alt="క"></picture>`,
      img(real, 'క'),
    ],
    [`<picture><source srcset="/s.webp"><img src="${real}"></picture>`, img(real)],
    [`<img class="lazy" src="/loader.gif"><noscript><img src="${real}"></noscript>`, img(real)],
    [`<img src="data:," data-src="${real}"><noscript><img src="${real}"></noscript>`, img(real)],
    [`<p><noscript><img src="${real}"></noscript><img src="data:," data-src="${real}"></p>`, `<p>${img(real)}</p>`],
    [
      `<p><span><img data-src="${real}"></span><noscript><img src="${real}"></noscript>x</p>`,
      `<p><span>${img(real)}</span>x</p>`,
    ],
    [`<img src="/a.jpg"><p>వేరే</p><noscript><img src="${real}"></noscript>`, `${img('/a.jpg')}<p>వేరే</p>${img(real)}`],
    [
      '<iframe src="about:blank" data-src="https://youtu.be/a1"></iframe><noscript><iframe src="https://youtu.be/a1"></iframe></noscript>',
      '<iframe src="https://www.youtube-nocookie.com/embed/a1" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    ],
    [
      '<img src="https://count.in/t?id=1" width="1" height="1"><img src="https://a.in/p.gif" style="width:0;height:0">',
      '',
    ],
    [
      '<img src="https://a.in/గోదావరి వరద.jpg">',
      img(
        'https://a.in/%E0%B0%97%E0%B1%8B%E0%B0%A6%E0%B0%BE%E0%B0%B5%E0%B0%B0%E0%B0%BF%20%E0%B0%B5%E0%B0%B0%E0%B0%A6.jpg',
      ),
    ],
    ['<img src="/uploads/बाढ़ 1.jpg">', img('/uploads/%E0%A4%AC%E0%A4%BE%E0%A4%A2%E0%A4%BC%201.jpg')],
    ['<img src="/placeholder.gif">', img('/placeholder.gif')],
    [`<img src="/images/grey.gif" data-defer-src="${real}">`, img(real)],
    [`<img src="/pagespeed_static/1.x.gif" data-pagespeed-lazy-src="${real}" alt="वर्षा">`, img(real, 'वर्षा')],
    [`<img nitro-lazy-src="${real}" src="data:image/svg+xml;nitro">`, img(real)],
    [`<img src="/s.jpg" data-flickity-lazyload-srcset="/x.jpg 300w, ${real} 1200w">`, img(real)],
    [`<img data-breeze="${real}" data-thumb="https://a.in/t.jpg" src="data:,">`, img(real)],
    [`<img data-lowsrc="https://a.in/t.jpg" data-retina="${real}" src="/blank.gif">`, img(real)],
    ['<img data-thumb="https://a.in/வெள்ளம்.jpg" src="/blank.gif">', /%AE%B5%E0%AF%86/],
    ['<img src="/own.jpg" data-retina="/other.jpg" data-lazy-link="/page.jpg">', img('/own.jpg')],
    ['<img src="data:," data-permalink="/p/1.jpg" data-title="বন্যা.jpg ছবি" data-author-avatar="/a.png">', ''],
  ] as const) {
    if (typeof to !== 'string') {
      assert.match(sanitise(from), to);
      continue;
    }
    assert.equal(sanitise(from), to, from);
    assert.equal(sanitise(to), to, from);
  }
});

test('names of empty pictures are distinguished from those of photographs', () => {
  for (const name of [
    'lazyload.gif',
    'placeholder-16x9.png',
    'image-placeholder.jpg',
    '1x1.png',
    'transparent.gif',
    'loading.svg?x=1',
    'spacer_white.gif',
  ])
    assert.ok(isPlaceholder(`https://a.in/img/${name}`), name);
  for (const name of [
    'transparent-roof.jpg',
    'pixel.jpg',
    'loading-dock.png',
    'varada-1.jpg',
    'వరద.png',
    'blank-cheque.jpg',
    'image.jpg',
  ])
    assert.ok(!isPlaceholder(`https://a.in/placeholder/${name}`), name);
});

test('pictures of hostile texts take linear time', () => {
  for (const part of [
    '<img "',
    '<noscript><img',
    '<picture><source srcset=",,,,',
    "<img alt='>",
    '<img srcset="a.jpg,,,, ',
  ])
    picturesOf(withFallbacks(part.repeat(40_000)));
  picturesOf(`<img srcset="${','.repeat(500_000)}" data-src="${' '.repeat(500_000)}">`);
});
