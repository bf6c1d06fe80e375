import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { assertPage, jsonLd } from '../support/site-pages.ts';

async function published({ item, verb }: Scene, json: object): Promise<Json> {
  const story = await item(json);
  assert.equal((await verb(story.id, 'publish')).status, 200);
  return story;
}

const path = (lang: string, kind: string, slug: string): string => `/${lang}/${kind}/${encodeURIComponent(slug)}`;
const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc as string);

onBoth('authors and tags have pages in each script, which follow their stories', async (t, kind) => {
  const scene = await setUp(t, kind);
  const { running, verb } = scene;
  for (const [lang, author, authorSlug, tag, tagSlug] of [
    ['te', 'రమ్య శ్రీ', 'రమ్య-శ్రీ', 'క్రికెట్ వరల్డ్ కప్', 'క్రికెట్-వరల్డ్-కప్'],
    ['hi', 'K. Rao-Naidu', 'k.-rao~naidu', 'हिन्दी', 'हिन्दी'],
    ['ta', 'கவிதா', 'கவிதா', 'சென்னை', 'சென்னை'],
    ['bn', 'রবীন্দ্র', 'রবীন্দ্র', 'কলকাতা', 'কলকাতা'],
    ['ur', 'احمد علی', 'احمد-علی', 'لکھنؤ', 'لکھنؤ'],
  ] as const) {
    const [authorPath, tagPath] = [path(lang, 'author', authorSlug), path(lang, 'tag', tagSlug)];
    for (const wanted of [authorPath, tagPath])
      assert.equal((await running.call(wanted)).status, 404, 'no stories yet');
    const story = await published(scene, { lang, author, tags: [tag, '#'] });
    const { text } = await running.call(`/n/${story.slug}`);
    for (const link of [`<a rel="author" href="${authorPath}">${author}</a>`, `<a href="${tagPath}">${tag}</a>`])
      assert.ok(text.includes(link), `${link}\n${text}`);
    assert.equal(jsonLd(text)[0].author.url, running.url + authorPath);
    assert.ok(text.includes(`<meta property="article:tag" content="${tag}">`));
    for (const [wanted, name] of [
      [authorPath, author],
      [tagPath, tag],
    ] as const) {
      const page = await running.call(wanted);
      assert.equal(page.status, 200, wanted);
      await assertPage(wanted, page, lang);
      assert.match(page.text, new RegExp(`<h1[^>]*>${name}</h1>`));
      assert.ok(page.text.includes(`href="/n/${story.slug}"`));
      assert.ok(page.text.includes(`<link rel="canonical" href="${running.url}${wanted}">`));
    }
    assert.equal((await running.call(path(lang === 'te' ? 'hi' : 'te', 'author', authorSlug))).status, 404);
    // Every spelling is the same page, with one canonical address.
    const spelt = tag === 'हिन्दी' ? 'हिंदी' : tag;
    const other = await running.call(path(lang, 'tag', spelt));
    assert.ok(other.text.includes(`<link rel="canonical" href="${running.url}${tagPath}">`));
    assert.deepEqual(locsOf((await running.call(`/sitemaps/authors-${lang}.xml`)).text), [running.url + authorPath]);
    assert.deepEqual(
      locsOf((await running.call(`/sitemaps/tags-${lang}.xml`)).text),
      [`${running.url}/${lang}`],
      'one story makes no tag that is looked for',
    );
    const second = await published(scene, { lang, author: 'మరొకరు', tags: [tag] });
    assert.deepEqual(locsOf((await running.call(`/sitemaps/tags-${lang}.xml`)).text), [running.url + tagPath]);
    const both = await running.call(tagPath);
    assert.ok(both.text.includes(`href="/n/${second.slug}"`), 'a write shows at once');
    await verb(story.id, 'archive');
    assert.equal((await running.call(authorPath)).status, 404, 'an author without stories is not there');
    assert.equal((await running.call(tagPath)).status, 200);
  }
  for (const wrong of ['—', '%23', 'x'.repeat(301)])
    assert.ok([400, 404].includes((await running.call(`/te/tag/${wrong}`)).status), wrong);
});

onBoth('the stories of a tag are paged', async (t, kind) => {
  const scene = await setUp(t, kind);
  for (let n = 0; n < 30; n++) await published(scene, { title: `వార్త ${n}`, tags: ['మెట్రో'] });
  const first = await scene.running.call(path('te', 'tag', 'మెట్రో'));
  const [, older = ''] = /<a rel="next" href="([^"]*)"/.exec(first.text) ?? [];
  const next = await scene.running.call(older.replaceAll('&amp;', '&'));
  assert.equal(next.status, 200);
  await assertPage(older, next, 'te');
  assert.match(next.text, /<meta name="robots" content="noindex">/);
  const slugs = (text: string) => new Set([...text.matchAll(/href="\/n\/([^"]*)"/g)].map(([, slug]) => slug));
  assert.ok(slugs(next.text).size >= 6);
});
