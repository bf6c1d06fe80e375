import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fastify } from 'fastify';
import { docsPages } from '../../scripts/docs-menu.ts';
import { mountDocs } from '../../src/http/docs/page/mount.ts';
import { assertAccessible } from '../admin/axe.ts';
import { assertFits } from '../admin/window.ts';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';

test('the first page of the API says what one needs first, and lists public operations alone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { text, headers } = await running.call('/docs');
  assert.doesNotMatch(text, /<script/);
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri/);
  assert.ok(text.length < 40_000, `${text.length}`);

  const { body: document } = await running.call('/api/openapi-public.json');
  for (const [path, operations] of Object.entries<object>(document.paths))
    for (const method of Object.keys(operations))
      assert.ok(text.includes(`/${method.toUpperCase()}${path}"><code>${path}</code>`), `${method} ${path}`);
  assert.doesNotMatch(text, /<code>\/api\/(admin|auth)\/|\.php</);

  // Its examples are true.
  const { status, body } = await running.call('/api/v1/news?limit=3');
  assert.deepEqual([status, Object.keys(body).toSorted()], [200, ['data', 'message', 'meta', 'success']]);
  const wrong = await running.call('/api/v1/news?limit=0');
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.errors[0].field], [400, 'invalid', 'limit']);

  // The guide leads to operations, and they to the guide.
  const { text: guide } = await running.call('/admin/help/api.html');
  const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string));
  const links = (html: string, to: RegExp) => [
    ...new Set([...html.matchAll(to)].map(([, anchor]) => anchor as string)),
  ];
  const toOperations: string[] = [];
  for (const name of docsPages().keys())
    toOperations.push(...links((await running.call(`/admin/help/${name}.html`)).text, / href="\/docs#([^"]+)"/g));
  const toGuide = links(text, / href="\/admin\/help\/api\.html#([^"]+)"/g);
  assert.ok(toOperations.length > 40 && toGuide.length > 10, `${toOperations.length} ${toGuide.length}`);
  assert.deepEqual([...new Set(toOperations).difference(ids(text))], []);
  assert.deepEqual([...new Set(toGuide).difference(ids(guide))], []);
});

test('without the build of the interface the first page is shown, and the reference once it is there', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-తెలుగు-'));
  t.after(() => rm(folder, { recursive: true }));
  const open = { tags: [{ name: 'News' }], paths: { '/api/v1/news': { get: { tags: ['News'], summary: 'వార్తలు' } } } };
  const documents = async () => ({ open });
  const server = fastify();
  t.after(() => server.close());
  mountDocs(
    server,
    { publicUrl: 'https://vaarta.example.in', hasNewsroom: false, documents, newsroomAnswer: () => Promise.reject() },
    folder,
  );
  const first = await server.inject('/docs');
  assert.equal(first.statusCode, 200);
  assert.match(first.payload, /వార్తలు<\/p>/);
  assert.equal((await server.inject('/docs/js/scalar.js')).statusCode, 404);
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs/scalar.js'), 'const వార్త = 1;');
  const script = await server.inject('/docs/js/scalar.js');
  assert.deepEqual([script.statusCode, script.payload], [200, 'const వార్త = 1;']);
});

test('the pages of the API fit a phone, show their operations, and load nothing from elsewhere', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(running.url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));

  await page.goto(`${running.url}/docs`);
  await assertFits(page, 'the first page');
  await assertAccessible(page, 'the first page');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: '/api/v1/news/{slug}', exact: true }).click();
  // The text of the page itself is there before the script, which takes its place.
  await page.getByRole('heading', { name: 'Dinam for apps and sites', exact: true }).waitFor({ timeout: 60_000 });
  const operation = page.getByRole('heading', { name: /^One item, by id or slug/ });
  await operation.waitFor({ timeout: 60_000 });
  const text = await page.locator('body').innerText();
  assert.ok(text.includes('News') && !text.includes('Admin: news') && !text.includes('being loaded'));

  await page.goto(`${running.url}/docs/newsroom`);
  await page.getByRole('heading', { name: 'Dinam for the newsroom', exact: true }).waitFor({ timeout: 60_000 });
  const newsroom = await page.locator('body').innerText();
  for (const part of ['Login', 'Admin: news']) assert.ok(newsroom.includes(part), part);
  assert.ok(!newsroom.includes('Bookmarks'));
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(errors, []);
});
