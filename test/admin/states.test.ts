import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { extent } from '../support/extent.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

const title = 'గోదావరికి భారీ వరద: భద్రాచలంలో 43 అడుగులకు చేరిన నీటిమట్టం';

async function seeded(running: Running): Promise<number> {
  await uploaded(running, 'గోదావరి.jpg', await picture('jpeg', 1200, 800));
  const [chief, contributor] = [await running.tokenOf('chief'), await running.tokenOf('contributor')];
  const add = async (token: string, json: object): Promise<Json> => {
    const reply = await running.call('/api/admin/news', { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const { id } = await add(chief, { title, lang: 'te', content: `<p>${title}</p>` });
  await running.call(`/api/admin/news/${id}/publish`, { method: 'POST', token: chief });
  const correction = { text: 'నీటి మట్టం 43 అడుగులు; ముందు 53 అని రాశాం.' };
  assert.equal(
    (await running.call(`/api/admin/news/${id}/corrections`, { token: chief, json: correction })).status,
    201,
  );
  const report = { installation_id: 'phone-of-sita-1', reason: 'wrong_fact', note: 'నీటి మట్టం 43 అడుగులే' };
  assert.equal((await running.call(`/api/v1/news/${id}/report`, { json: report })).status, 202);
  const own = await add(contributor, { title: 'భద్రాచలంలో జాతర', lang: 'te', content: '<p>జాతర</p>' });
  const json = { note: 'చూడండి' };
  assert.equal((await running.call(`/api/admin/news/${own.id}/submit`, { token: contributor, json })).status, 200);
  return id;
}

/** The interface of an owner on a phone, in a language that is written from the right. */
const phone = { viewport: { width: 360, height: 740 }, locale: 'ur-IN' };

const lookAt = (page: Page) => async (what: string) => {
  await assertFits(page, what);
  await assertAccessible(page, what);
};

test('dialogs and tables are accessible and fit, in the dark and on a phone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const id = await seeded(running);
  const browser = await openBrowser(t);
  const wide = await signedIn(browser, running, 'wide', 'owner', { colorScheme: 'dark' });
  const small = await signedIn(browser, running, 'small', 'owner', phone);
  for (const { page } of [wide, small]) {
    const look = lookAt(page);
    const dialog = page.getByRole('dialog').first();

    await visit(page, '/media');
    await page.locator('main img').first().click();
    await dialog.getByRole('group').first().getByRole('button').nth(1).click();
    await dialog.locator('button[dir=ltr]').first().click(); // a ratio of sides
    await look('cropping');
    await visit(page, '/submissions');
    await page.locator('main button[aria-expanded=false]').click();
    await page.getByRole('table').waitFor();
    await look('the contributors');
    await visit(page, '/reports');
    await page.locator('main li').getByRole('button').first().click();
    await dialog.getByRole('textbox').waitFor();
    await look('a decision about a report');
    await visit(page, '/news');
    await page.locator('[data-story] input[type=checkbox]').first().check();
    await look('selected stories');
    await page.locator('[role=search] button[aria-expanded=false]').click();
    await look('the filters');
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await dialog.locator('dl').waitFor();
    await look('the shortcuts');
  }
  const { page } = wide;
  await page.goto(`${running.url}/admin/news/${id}`); // the shortcuts are closed
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Corrections' }).click();
  await page.getByRole('dialog', { name: 'Corrections' }).getByText('43 అడుగులు; ముందు').waitFor();
  await assertAccessible(page, 'the corrections');
  for (const { errors } of [wide, small]) assert.deepEqual(errors, []);
});

test('each list is accessible and fits while it loads, after an error and empty', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  await seeded(running);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'small', 'owner', phone);
  await states(page, lookAt(page));
  // The answers that were made to fail are reported by the browser.
  assert.deepEqual(
    errors.filter((line) => !/status of 503|ERR_FAILED/.test(line)),
    [],
  );
});

/** Each list with answers that do not come, are refused, and are empty. */
async function states(page: Page, look: (what: string) => Promise<void>) {
  const none = { success: true, message: 'OK', data: [], meta: { total: 0, has_more: false, next_cursor: null } };
  const problem = { type: 'about:blank', title: 'Unavailable', status: 503, detail: 'Busy', message: 'Busy' };
  const refuse = (route: Route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { ...problem, code: 'unavailable' },
    });
  await visit(page, '/account');
  await page.reload(); // no list is known from before
  await page.locator('main h1').waitFor();
  const house = [
    'users',
    'audit',
    'jobs',
    'api-tokens',
    'webhooks',
    'categories',
    'places',
    'redirects',
    'imports',
    'releases',
  ];
  const readers = ['polls', 'reports', 'submissions'];
  const content = ['news', 'media', 'festivals', 'horoscope', 'feeds', 'feed-items', 'products', ...readers];
  for (const list of [...content, ...house]) {
    // The lists share what they show while they load, after an error and empty: the long tests look at it in each.
    const isWhole = extent(true, ['news', 'feeds', 'users', 'reports'].includes(list));
    const held: Route[] = [];
    let answer = async (route: Route): Promise<void> => void held.push(route);
    const address = new RegExp(`/api/admin/${list}\\?`);
    await page.route(address, (route) => answer(route));
    await visit(page, `/${list}`);
    await page.getByRole('progressbar').first().waitFor();
    if (isWhole) await look(`${list}, loading`);

    answer = refuse;
    for (const route of held) await refuse(route).catch(() => {}); // the page may wait for it no longer
    const alert = page.locator('main [role=alert]').first();
    await alert.waitFor();
    if (isWhole) await look(`${list}, after an error`);

    answer = (route) => route.fulfill({ json: none });
    await alert.getByRole('button').click();
    await alert.waitFor({ state: 'detached' });
    await page.locator('main p').first().waitFor();
    if (isWhole) await look(`${list}, empty`);
    else await assertFits(page, `${list}, empty`);
    await page.unroute(address);
  }
}
