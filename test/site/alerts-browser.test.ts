import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Worker } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { Browser, pushService } from '../support/push-service.ts';
import { vapid } from '../support/webpush-setup.ts';

/**
 * The push service of the browser is the stand-in: it subscribes there, with keys that the test opens messages with. A browser
 * without a window grants no notifications, so the answer of the reader is given here too.
 */
const subscribing = (value: string): string => `
  let current = JSON.parse(sessionStorage.getItem('sub') || 'null');
  const made = (value) => value && ({ toJSON: () => value, endpoint: value.endpoint,
    unsubscribe: async () => { current = null; sessionStorage.removeItem('sub'); return true; } });
  PushManager.prototype.getSubscription = async () => made(current);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    window.subscribedWith = [userVisibleOnly, applicationServerKey.length];
    current = ${value};
    sessionStorage.setItem('sub', JSON.stringify(current));
    return made(current);
  };
  Object.defineProperty(Notification, 'permission', { get: () => (current ? 'granted' : 'default') });
  window.asked = 0;
  Notification.requestPermission = async () => { window.asked += 1; return 'granted'; };
`;

async function category(running: Running, slug: string, name: string): Promise<void> {
  const token = await running.tokenOf('chief');
  const { status, text } = await running.call('/api/admin/categories', { token, json: { slug, name } });
  assert.equal(status, 201, text);
}

const workerOf = (context: BrowserContext): Promise<Worker> =>
  until(
    async () => context.serviceWorkers()[0],
    (worker) => worker !== undefined,
  ) as Promise<Worker>;

test('a reader turns alerts on and gets one, which opens the story; two taps turn them off', async (t) => {
  const service = await pushService(t);
  const running = await start(t, 'sqlite', {
    ...vapid,
    FETCH_ALLOW: '127.0.0.1',
    WEBPUSH_HOSTS: '127.0.0.1',
    WORKERS: '0',
  });
  await category(running, 'politics', 'రాజకీయాలు');
  await category(running, 'films', 'సినిమా');
  const phone = new Browser();
  const browser = await openBrowser(t);
  const context = await browser.newContext({ permissions: ['notifications'], viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.addInitScript({ content: subscribing(phone.subscription(`${service.url}/send/reader`)) });
  const district = await running.dinam.app.db.read
    .selectFrom('places')
    .select(['slug'])
    .where('type', '=', 'district')
    .where('name', '=', 'Warangal')
    .executeTakeFirstOrThrow();
  await page.goto(`${running.url}/te/place/${district.slug}`);
  await page.locator('button[data-district]').click();
  await page.goto(`${running.url}/te`);
  assert.match((await page.locator('main [data-my-district]').textContent()) ?? '', /వరంగల్/);
  await page.locator('header a[href="/te/alerts"]').click();
  await page.locator('dialog[open] h1', { hasText: 'అలర్ట్‌లు' }).waitFor();
  await page.getByLabel('సినిమా').uncheck();
  await page.locator('[name=from]').fill('23:00');
  assert.equal(await page.evaluate('window.asked'), 0, 'nothing is asked before the button');
  await page.getByRole('button', { name: 'అలర్ట్‌లు ప్రారంభించండి' }).click();
  await page.getByText('అలర్ట్‌లు ఆన్‌లో ఉన్నాయి.').waitFor();
  assert.deepEqual(await page.evaluate('window.subscribedWith'), [true, 65]);

  const devices = async (): Promise<Json[]> =>
    (await running.call('/api/admin/devices', { token: await running.tokenOf('chief') })).body.data;
  const [device, ...others] = await devices();
  assert.deepEqual(others, []);
  const { kind, platform, lang, place, categories, opt_outs, quiet_hours } = device;
  assert.deepEqual([kind, platform, lang, place], ['webpush', 'web', 'te', district.slug]);
  assert.deepEqual([categories, opt_outs], [['politics'], { categories: ['films'], types: [] }]);
  assert.deepEqual(quiet_hours, { from: '23:00', to: '06:00' });

  const token = await running.tokenOf('chief');
  const story = { lang: 'te', title: 'శాసనసభ సమావేశాలు మొదలు', summary: 'పది పనిదినాలు.' };
  const { id } = (await running.call('/api/admin/news', { token, json: story })).body.data;
  assert.equal((await running.call(`/api/admin/news/${id}/publish`, { token, json: {} })).status, 200);
  const json = { title: story.title, type: 'breaking', target: { type: 'lang', value: 'te' }, news_id: id };
  const sent = await running.call('/api/admin/notifications', { token, json });
  assert.equal(sent.status, 202, sent.text);
  await running.dinam.workers.drain();
  const [delivery] = service.got;
  assert.ok(delivery, 'it is sent to the push service of the browser');
  const message = phone.open(delivery) as Json;

  // The push service of the browser hands it over.
  const worker = await workerOf(context);
  const devtools = await context.newCDPSession(page);
  const ids: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
    ids.push(...registrations.map((one) => one.registrationId)),
  );
  await devtools.send('ServiceWorker.enable');
  await until(
    async () => ids.length,
    (n) => n > 0,
  );
  // A browser without a window shows no notifications: what the worker shows and opens is noted.
  await worker.evaluate(`(() => {
    self.noted = { shown: [], opened: [] };
    registration.showNotification = async (title, options) => void self.noted.shown.push({ title, ...options });
    clients.openWindow = async (url) => void self.noted.opened.push(url);
  })()`);
  const noted = async (): Promise<Json> => worker.evaluate('self.noted');
  const data = JSON.stringify(message);
  const registrationId = ids[0] as string;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: running.url, registrationId, data });
  const { shown } = await until(noted, (all) => all.shown.length > 0);
  const [{ title, icon, data: carried, ...options }] = shown;
  assert.deepEqual(options, { body: '', lang: 'te', dir: 'ltr', tag: `news-${id}` });
  assert.equal(title, story.title);
  assert.match(icon, /^\/icons\/icon-192-[0-9a-f]{16}\.png$/);
  const urdu = { notification: { title: 'اسمبلی کا اجلاس شروع' }, data: {} };
  const { send } = devtools as unknown as { send(method: string, given: object): Promise<void> };
  await send.call(devtools, 'ServiceWorker.deliverPushMessage', {
    origin: running.url,
    registrationId,
    data: JSON.stringify(urdu),
  });
  const second = (await until(noted, (all) => all.shown.length > 1)).shown[1];
  assert.deepEqual([second.lang, second.dir], ['ur', 'rtl']);

  const click = async (given: Json, opens: number, tag = ''): Promise<string> => {
    const event = `Object.assign(new Event('notificationclick'), { waitUntil() {}, notification: { close() {}, tag: '${tag}', data: ${JSON.stringify(given)} } })`;
    await worker.evaluate(`void self.dispatchEvent(${event})`);
    return (await until(noted, (all) => all.opened.length === opens)).opened.at(-1);
  };
  const opened = await click(carried, 1, options.tag);
  assert.equal(opened, `/n/${id}?via=push`);
  assert.equal(await click({ deep_link: 'dinam://panchang/2026-11-20' }, 2), '/te/panchang?date=2026-11-20');
  assert.equal(await click({ deep_link: `${running.url}/te/short` }, 3), `${running.url}/te/short`);
  assert.equal(await click({ deep_link: 'https://elsewhere.example/' }, 4), '/te', 'no other host');
  assert.equal(await click({ news_id: '17', deep_link: 'https://elsewhere.example/17' }, 5), '/n/17?via=push');
  assert.equal(await click({ deep_link: 'dinam://news/18' }, 6), '/n/18?via=push');
  const counts = async (): Promise<Json> =>
    (await running.call(`/api/admin/notifications/${sent.body.data.id}`, { token })).body.data.counts;
  await until(counts, ({ opened: n }: Json) => n === 1);
  await page.goto(`${running.url}${opened}`);
  assert.equal(await page.locator('h1').textContent(), story.title);

  // Off: the page of alerts, and its button.
  await page.goto(`${running.url}/te/alerts`);
  assert.equal(await page.locator('[name=from]').inputValue(), '23:00', 'the choice is there');
  await page.getByRole('button', { name: 'అలర్ట్‌లు ఆపండి' }).click();
  await page.getByText('అలర్ట్‌లు ఆఫ్‌లో ఉన్నాయి.').waitFor();
  assert.deepEqual(await devices(), []);
  assert.deepEqual(errors, []);
});

test('without keys of Web Push, or where it is turned off, there are no alerts', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  assert.equal((await running.call('/te/alerts')).status, 404);
  assert.doesNotMatch((await running.call('/te')).text, /\/te\/alerts/);
  assert.doesNotMatch((await running.call('/sw.js')).text, /showNotification/);
});
