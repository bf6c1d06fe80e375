import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { openBrowser } from '../support/browser.ts';
import { getCard } from '../support/cards.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { colorAt, picture } from '../support/pictures.ts';

async function settings(running: Running, json: Json): Promise<void> {
  const path = '/api/admin/settings/basic';
  const token = await running.tokenOf('owner');
  const { headers } = await running.call(path, { token });
  const edited = { method: 'PATCH', token, headers: { 'if-match': headers.get('etag') as string }, json };
  const { status, text } = await running.call(path, edited);
  assert.equal(status, 200, text);
}

const manifestOf = async (running: Running, lang: string): Promise<Json> =>
  JSON.parse((await running.call(`/site/app-${lang}.webmanifest`)).text);

const iconsOf = (page: string): string[] => [...page.matchAll(/"(\/icons\/[^"]+)"/g)].map(([, path]) => path as string);

test('the site can be installed: its icons are made from the logo, and their addresses change with it', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  await settings(running, { app_name: 'ఉదయ తీరం', texts: { ur: { app_name: 'صبح ساحل' } } });
  const lettered = await manifestOf(running, 'te');
  const { url } = await uploaded(running, 'logo.png', await picture('png', 600, 600));
  await settings(running, { logo_url: url });
  const manifest = await manifestOf(running, 'te');
  const { name, short_name, start_url, scope, display, lang, dir, theme_color, icons } = manifest;
  assert.deepEqual([name, short_name, start_url, scope, display], ['ఉదయ తీరం', 'ఉదయ తీరం', '/te', '/', 'standalone']);
  assert.deepEqual([lang, dir, theme_color], ['te', 'ltr', '#b71c1c']);
  const urdu = await manifestOf(running, 'ur');
  assert.deepEqual([urdu.name, urdu.start_url, urdu.dir], ['صبح ساحل', '/ur', 'rtl']);
  assert.equal((await running.call('/site/app-xx.webmanifest')).status, 404);

  const wanted = ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'];
  assert.deepEqual(
    icons.map(({ sizes, purpose }: Json) => `${sizes} ${purpose}`),
    wanted,
  );
  const page = (await running.call('/te')).text;
  const named = [...icons.map(({ src }: Json) => src), ...iconsOf(page)];
  assert.equal(named.length, 7);
  for (const path of [...named, ...lettered.icons.map(({ src }: Json) => src).slice(0, 1)]) {
    const size = Number(/-(\d+)-/.exec(path)?.[1]);
    let card = await getCard(running.url + path);
    if (!named.includes(path)) {
      assert.equal(card.status, 302, 'the icon of another logo leads to that of the present one');
      card = await getCard(new URL(card.headers.get('location') as string, running.url).href);
    }
    assert.deepEqual([card.status, card.headers.get('content-type')], [200, 'image/png'], path);
    assert.equal(card.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const { width, height } = await sharp(card.bytes).metadata();
    assert.deepEqual([width, height], [size, size], path);
    // The logo is red at the upper left; a maskable icon is white around it.
    const corner = path.includes('/icon-') ? '255,0,0' : '255,255,255';
    assert.equal(await colorAt(card.bytes, 0.02, 0.02), corner, path);
  }
  assert.notEqual(lettered.icons[0].src, icons[0].src);
  for (const path of ['/icons/icon-33.png', '/icons/icon-192.jpg', '/icons/other-192.png'])
    assert.equal((await running.call(path)).status, 404, path);
  const favicon = await fetch(`${running.url}/favicon.ico`);
  assert.deepEqual([favicon.status, favicon.headers.get('content-type')], [200, 'image/png']);
});

test('without a logo icons show the first letter, and one that cannot be had is tried again', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  for (const app_name of ['క్షేమం', 'अमर', 'செய்தி', 'اخبار', '🙂']) {
    await settings(running, { app_name, logo_url: null });
    const { icons } = await manifestOf(running, 'te');
    const card = await getCard(running.url + icons[2].src);
    assert.equal(card.status, 200);
    assert.equal(await colorAt(card.bytes, 0.02, 0.02), '255,0,0');
    const { entropy } = await sharp(card.bytes).stats();
    if (process.env.SHOTS) await sharp(card.bytes).toFile(`${process.env.SHOTS}/icon-${[...app_name][0]}.png`);
    assert.ok(entropy > 0.1, `${app_name}: ${entropy}`);
  }
  await settings(running, { logo_url: 'http://127.0.0.1:9/logo.png' });
  const { icons } = await manifestOf(running, 'te');
  const card = await getCard(running.url + icons[0].src);
  assert.equal(card.headers.get('cache-control'), 'public, max-age=900');
  assert.equal((await sharp(card.bytes).metadata()).width, 192);
});

test('a browser takes the manifest', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const page = await (await (await openBrowser(t)).newContext()).newPage();
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.goto(`${running.url}/te`);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors: faults } = await devtools.send('Page.getAppManifest');
  assert.equal(url, `${running.url}/site/app-te.webmanifest`);
  assert.deepEqual(faults, []);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(others, []);
  assert.deepEqual(errors, []);
});
