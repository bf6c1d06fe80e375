import assert from 'node:assert/strict';
import { HtmlValidate } from 'html-validate';
import type { Json, Reply } from './helper.ts';

const mostBytes = 60_000;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Line ends, and how attributes are written, are no matter of what a page means.
    'no-trailing-whitespace': 'off',
    // Titles are those that editors write.
    'long-title': 'off',
    // `<button>` without a type in a search form sends it, which is what it is for.
    'no-implicit-button-type': 'off',
    // The style sheet is of this server.
    'require-sri': 'off',
    // A running live blog is loaded again: WCAG 2.2.1 exempts events in real time.
    'meta-refresh': 'off',
    // A telephone number is written as the publisher wrote it.
    'tel-non-breaking': 'off',
  },
});

/** A page of the site: valid, small, with its scripts, and linked data that search engines accept. */
export async function assertPage(path: string, reply: Reply, lang: string, most = mostBytes): Promise<void> {
  assert.equal(reply.headers.get('content-type'), 'text/html; charset=utf-8', path);
  const { results } = await validator.validateString(reply.text);
  const problems = results.flatMap(({ messages }) => messages.map((m) => `${m.line}: ${m.ruleId} ${m.message}`));
  assert.deepEqual(problems, [], path);
  assert.ok(Buffer.byteLength(reply.text) < most, `${path}: ${Buffer.byteLength(reply.text)} bytes`);
  assert.match(reply.text, new RegExp(`<html lang="${lang}" dir="${lang === 'ur' ? 'rtl' : 'ltr'}">`), path);
  const scripts = [...reply.text.matchAll(/<script(?! type="application\/ld\+json").*?<\/script>/gs)].map(
    ([one]) => one,
  );
  const isArticle = reply.text.includes('<meta property="og:type" content="article">');
  const wanted = [
    ...(isArticle ? [/^<script src="\/site\/size-\d\.js"><\/script>$/] : []),
    /^<script src="\/site\/reader-[a-z]{2}-[0-9a-f]{12}\.js" defer><\/script>$/,
    /^<script src="\/site\/story-[0-9a-f]{12}\.js" defer(?: data-view="\/site\/view\/\d+")?><\/script>$/,
  ];
  assert.equal(scripts.length, wanted.length, `${path}: its scripts`);
  for (const [i, one] of scripts.entries()) assert.match(one, wanted[i] as RegExp, path);
  for (const data of jsonLd(reply.text)) {
    assert.equal(data['@context'], 'https://schema.org', path);
    assertLinkedData(data, path);
  }
  assert.doesNotMatch(reply.text, /undefined|\[object|NaN| on\w+="/, path);
  const policy = reply.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self';/);
  assert.doesNotMatch(policy, /unsafe/);
}

/** What search engines require of each type (developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  LiveBlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'coverageStartTime', 'liveBlogUpdate'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Event: ['name', 'startDate', 'location'],
  NewsMediaOrganization: ['name', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  ProfilePage: ['mainEntity'],
  ImageObject: ['url'],
};

/** JSON-LD: known types with what is required of them, instants in ISO 8601, absolute addresses. */
function assertLinkedData(data: Json, path: string): void {
  if (Array.isArray(data)) for (const one of data) assertLinkedData(one, path);
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return;
  const fields = required[data['@type']];
  assert.ok(fields, `${path}: ${data['@type']}`);
  for (const field of fields) assert.ok(data[field] ?? field === 'image', `${path}: ${data['@type']} has no ${field}`);
  for (const [name, value] of Object.entries<Json>(data)) {
    if (/^(url|item|mainEntityOfPage)$/.test(name)) assert.ok(URL.canParse(value), `${path}: ${name} ${value}`);
    if (/^date|Date$|^coverage/.test(name))
      assert.match(value, /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/, `${path}: ${name}`);
    assertLinkedData(value, path);
  }
}

/** The linked data of a page. */
export const jsonLd = (text: string): Json[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json as string),
  );
