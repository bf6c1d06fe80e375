import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEPT_ATTRIBUTES, KEPT_TAGS, sanitise } from '../../src/text/markup/html.ts';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { signedIn, storyText } from './window.ts';

const urdu = ' dir="rtl" lang="ur"';
const picture = (more = '') =>
  `<img src="https://example.in/varada.jpg" alt="007" title="నది" width="640" height="480" loading="lazy" referrerpolicy="no-referrer"${more} />`;
const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span'];
const link = `<a href="https://example.in/x" title="पूरा विवरण"${urdu} rel="noopener nofollow">`;

/** Everything that the server keeps of a text, and at its end something behind which the editor has room to write. */
const whole = [
  '<p>గోదావరి: 10<sup>5</sup> క్యూసెక్కులు, H<sub>2</sub>O</p>',
  `<p${urdu}>${marks.map((name) => `<${name}${urdu}>سیلاب</${name}> `).join('')}<br${urdu} />پانی</p>`,
  `<p>${link}<code>दिल्ली</code></a> ${picture()} ${link}${picture(urdu)}</a></p>`,
  ...[2, 3, 4].map((n) => `<h${n}${urdu}>خبر</h${n}>`),
  `<ul${urdu}><li${urdu}><p>బాపట్ల</p></li></ul><ol start="3"${urdu}><li><p>दिल्ली</p></li></ol>`,
  `<blockquote${urdu}><p>پانی</p></blockquote><pre${urdu}><strong>అ</strong>\n  क</pre><hr${urdu} />`,
  `<figure${urdu}>${link}${picture(urdu)}</a><figcaption${urdu}>భద్రాచలం: <a href="/news/1">వరద</a></figcaption></figure>`,
  `<figure>${picture(urdu)}${picture()}</figure>`,
  `<div${urdu}><p>نئی دہلی</p></div>`,
  `<div class="gallery"${urdu}><figure><img src="/media/1.jpg" alt="వంతెన" loading="lazy" referrerpolicy="no-referrer" /><figcaption>వంతెన</figcaption></figure></div>`,
  `<div data-poll="1"${urdu}></div>`,
  `<iframe src="https://www.youtube.com/embed/abc?start=30" title="వరద" width="560" height="315" allowfullscreen${urdu} loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  `<figure><video src="/files/o/varada.mp4" poster="/files/o/varada.jpg" width="640" height="360" title="వరద"${urdu} controls preload="none"><source src="/files/o/varada.webm" type="video/webm" /></video><figcaption>గోదావరి</figcaption></figure>`,
  `<audio src="https://example.in/a.mp3" title="समाचार"${urdu} controls preload="none"></audio>`,
  '<audio controls preload="none"><source src="/files/o/a.ogg" type="audio/ogg" /><source src="/files/o/a.mp3" /></audio>',
  `<table${urdu}><thead><tr${urdu}><th colspan="2"${urdu}><p>जिला</p></th></tr></thead>`,
  '<tbody><tr><td rowspan="2"><p>వరంగల్</p></td><td><p>12</p></td></tr><tr><td><p>13</p></td></tr></tbody></table>',
  `<figure><table><tbody><tr><th rowspan="1"><p>ख</p></th><td colspan="1"${urdu}><p>15</p></td></tr></tbody></table></figure>`,
  '<ul><li><p>చివరి వరుస</p></li></ul>',
].join('');

/** Attributes in one order; what every cell has when it says nothing is left out. */
const ordered = (html: string): string =>
  html.replace(/<([a-z0-9]+)((?: [a-z-]+(?:="[^"]*")?)+)/g, (_, name: string, given: string) => {
    const list = given.match(/ [a-z-]+(?:="[^"]*")?/g) ?? [];
    return `<${name}${list
      .filter((one) => !/ (col|row)span="1"/.test(one))
      .sort()
      .join('')}`;
  });

test('the sample has every element and attribute that the server keeps', () => {
  assert.equal(ordered(sanitise(whole)), ordered(whole));
  const has = (tag: string, attribute: string) => new RegExp(`<${tag}( [^<>]*)? ${attribute}[ =>/]`).test(whole);
  for (const tag of KEPT_TAGS) {
    if (tag === 'b' || tag === 'i') continue; // other names of `strong` and `em`
    assert.match(whole, new RegExp(`<${tag}[ />]`));
    if (tag === 'thead' || tag === 'tbody') continue; // what they say is said of their rows
    const ofEach = tag === 'source' ? [] : (KEPT_ATTRIBUTES['*'] ?? []); // a file has no text: it keeps neither
    for (const attribute of [...ofEach, ...(KEPT_ATTRIBUTES[tag] ?? [])])
      assert.ok(has(tag, attribute), `${tag} ${attribute}`);
  }
});

test('a text that is only looked at stays as it is, and one that is changed keeps all that the server keeps', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const json = { lang: 'te', title: 'గోదావరికి వరద', content: whole };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const stored = async (): Promise<string> =>
    (await running.call(`/api/admin/news/${id}`, { token })).body.data.content;
  const before = await stored();
  const path = `/news/${id}`;
  const { page, errors } = await signedIn(await openBrowser(t), running, 'lekha', 'chief', { path });
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
  });
  const text = storyText(page);
  const click = (words: string) => text.getByText(words).click();
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PATCH');

  await click('చివరి వరుస');
  assert.equal(await text.locator('> p').last().innerText(), '\n', 'there is room to go on behind the list');
  let done = saved();
  await page.getByLabel('Title').fill('గోదావరికి భారీ వరద');
  await done;
  assert.deepEqual(bodies, [{ title: 'గోదావరికి భారీ వరద' }]);

  await click('చివరి వరుస');
  await page.keyboard.press('End');
  done = saved();
  await page.keyboard.insertText(': ఖమ్మం');
  await done;
  assert.equal(ordered(await stored()), ordered(before).replace('చివరి వరుస', 'చివరి వరుస: ఖమ్మం'));

  // A caption ends with Enter, and the text goes on below its figure.
  await click('భద్రాచలం:');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  done = saved();
  await page.keyboard.insertText('కొత్త పేరా');
  await done;
  assert.match(await stored(), /<\/figcaption><\/figure><p>కొత్త పేరా<\/p>/);
  assert.deepEqual(
    errors.filter((line) => !/ERR_NAME_NOT_RESOLVED|status of 404/.test(line)), // pictures that are not there
    [],
  );
});
