import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { docsMenu, docsPages, headingOf, translatedPages } from '../../scripts/docs-menu.ts';
import { buildSite } from '../../website/build.ts';
import { openBrowser } from '../support/browser.ts';

// VitePress and its packages are installed here, from the lock file in website/.
const base = '/news-docs/';
let folder: string;
let site: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dinam-website-'));
  site = buildSite(folder, { repository: 'https://github.com/dinam/dinam', ref: 'v1.0.0', base });
  return () => rm(folder, { recursive: true, force: true });
});

const pageNames = [...docsPages().keys()].filter((name) => name !== 'README');

test('the site has all pages, with one heading of the first level each, and the menu leads to all', async () => {
  const listed = docsMenu().flatMap(({ pages }) => pages.map(({ name }) => name));
  assert.deepEqual(listed.toSorted(), pageNames.toSorted());
  for (const name of pageNames) {
    const html = await readFile(join(site, `${name}.html`), 'utf8');
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, name);
    for (const other of listed) assert.ok(html.includes(`href="${base}${other}.html"`), `${name} to ${other}`);
  }
  const themes = await readFile(join(site, 'themes.html'), 'utf8');
  assert.ok(themes.includes('{{ story.published_at | date }}'), 'braces are text');
  assert.ok(themes.includes('github.com/dinam/dinam/edit/main/docs/themes.md'));
  assert.ok(
    !(await readFile(join(site, 'routes.html'), 'utf8')).includes('docs/routes.md'),
    'nobody edits what is generated',
  );
  assert.match(themes, /v1\.0\.0: these pages/);
  assert.ok(themes.includes('github.com/dinam/dinam/tree/main/docs'), 'the version after this one');
  const security = await readFile(join(site, 'security.html'), 'utf8');
  assert.ok(security.includes('href="https://github.com/dinam/dinam/blob/v1.0.0/test/'), 'files of this release');
});

test('the site has each translation with its language, its direction and the anchors of its original', async () => {
  for (const [lang, pages] of translatedPages())
    for (const [name, markdown] of pages) {
      const html = await readFile(join(site, `${lang}/${name}.html`), 'utf8');
      assert.ok(html.includes(`<html lang="${lang}" dir="${lang === 'ur' ? 'rtl' : 'ltr'}"`), `${lang}/${name}`);
      for (const [, heading] of markdown.matchAll(/^## (.*)$/gm)) {
        const { anchor, text } = headingOf(heading as string);
        assert.ok(html.includes(`<h2 id="${anchor}" tabindex="-1">${text} <a`), `${lang}/${name}: ${text}`);
      }
    }
});

test('every internal link of the site leads to a file and an anchor, and nothing is loaded from elsewhere', async () => {
  const files = globSync('**/*.html', { cwd: site });
  const idsOf = new Map<string, Set<string>>();
  const texts = new Map<string, string>();
  for (const file of files) {
    const html = await readFile(join(site, file), 'utf8');
    texts.set(file, html);
    idsOf.set(file, new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id as string)));
  }
  const all = new Set(globSync('**/*.*', { cwd: site }));
  const wrong: string[] = [];
  let links = 0;
  for (const [file, html] of texts)
    for (const [, kind, address] of html.matchAll(/\b(href|src)="([^"]+)"/g)) {
      const url = new URL(address as string, `http://site.invalid${base}${file}`);
      if (url.host !== 'site.invalid') {
        if (kind === 'src') wrong.push(`${file} loads ${address}`);
        continue;
      }
      links++;
      const path = decodeURIComponent(url.pathname);
      const target = path.slice(base.length) || 'index.html';
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!path.startsWith(base) || !all.has(target)) wrong.push(`${file}: ${address}`);
      else if (anchor && file !== '404.html' && !idsOf.get(target)?.has(anchor)) wrong.push(`${file}: ${address}`);
    }
  assert.deepEqual(wrong, []);
  assert.ok(links > 1_000, `${links}`);
  for (const file of globSync('**/*.{css,html}', { cwd: site }))
    assert.doesNotMatch(await readFile(join(site, file), 'utf8'), /url\(["']?https?:|<link[^>]+href="https?:/, file);
});

test('the search index has all pages, and finds words of Telugu and Hindi in the browser', async (t) => {
  // One for each language of the pages.
  const found = new Set<string>();
  for (const path of globSync('assets/chunks/@localSearchIndex*.js', { cwd: site })) {
    const { default: index } = await import(pathToFileURL(join(site, path)).href);
    for (const id of Object.values<string>(JSON.parse(index).documentIds))
      found.add(id.slice(base.length).replace(/(\.html)?(#.*)?$/, ''));
  }
  const translated = [...translatedPages()].flatMap(([lang, pages]) =>
    [...pages.keys()].map((name) => `${lang}/${name}`),
  );
  assert.ok(translated.includes('te/editors'));
  assert.deepEqual(
    [...pageNames, ...translated].filter((name) => !found.has(name)),
    [],
  );

  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer(async (request, reply) => {
    const name = decodeURIComponent((request.url as string).split('?')[0]?.slice(base.length) || 'index.html');
    const bytes = await readFile(join(site, name)).catch(() => undefined);
    reply.writeHead(bytes ? 200 : 404, { 'content-type': types[extname(name)] ?? 'application/octet-stream' });
    reply.end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const browser = await openBrowser(t);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(`${origin}${base}start.html`);
  // With a joiner in the page alone, and with one character where the page has two.
  for (const [word, name] of [
    ['హైదరాబాద్లో', 'api'],
    ['बा\u095d', 'admin-api'],
    ['चंद्राष्टम', 'horoscope'],
  ]) {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.locator('#localsearch-input').fill(word as string);
    await page.locator(`a.result[href*="/${name}.html"]`).first().waitFor();
    await page.keyboard.press('Escape');
  }
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(origin)),
    [],
  );
  assert.equal(dirname(new URL(page.url()).pathname), '/news-docs');
});
