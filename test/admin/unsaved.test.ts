import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { signedIn, until } from './window.ts';

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'and did not save it' });
const take = (page: Page) => page.getByRole('button', { name: 'Continue where you left' });
const toPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('what is typed into a form and not sent is kept when the form is left in any way, and offered again', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', { path: '/polls/create' });
  const poll = page.getByLabel('Question');
  const again = async () => {
    await take(page).click();
    await offer(page).waitFor({ state: 'detached' });
  };

  await t.test('by the menu, with its answers and its other languages', async () => {
    await poll.fill('రేపు సెలవా? 👨‍👩‍👧');
    await page.getByLabel('Choice 1', { exact: true }).fill('అవును');
    await page.getByRole('button', { name: 'Add a language' }).click();
    await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
    await poll.fill('कल छुट्टी?');
    await toPage(page, 'Jobs');
    await page.getByText('What you typed is kept.').waitFor();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await page.goBack();
    await offer(page).waitFor();
    assert.equal(await poll.inputValue(), '', 'it is offered, not put in');
    await again();
    assert.equal(await poll.inputValue(), 'రేపు సెలవా? 👨‍👩‍👧');
    assert.equal(await page.getByLabel('Choice 1', { exact: true }).inputValue(), 'అవును');
    await page.getByRole('tab', { name: 'हिन्दी' }).click();
    assert.equal(await poll.inputValue(), 'कल छुट्टी?');
    await page.getByRole('tab', { name: 'తెలుగు' }).click();
  });

  await t.test(
    'by loading the page anew, and by another language of the interface, which goes on at once',
    async () => {
      await poll.fill('పోల్ మళ్లీ');
      await page.reload();
      await again();
      assert.equal(await poll.inputValue(), 'పోల్ మళ్లీ');
      await page.getByRole('button', { name: 'Language of the interface' }).click();
      await page.getByRole('menuitem', { name: 'اردو' }).click();
      await page.locator('html[dir=rtl]').waitFor();
      const same = page.locator('main textarea').first();
      await until(page, `document.querySelector('main textarea')?.value === 'పోల్ మళ్లీ'`);
      await page.getByRole('button', { name: 'اردو' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await page.locator('html[dir=ltr]').waitFor();
      await until(page, `document.querySelector('main textarea')?.value === 'పోల్ మళ్లీ'`);
      assert.equal(await same.inputValue(), 'పోల్ మళ్లీ');
    },
  );

  await t.test('it is gone once it is sent', async () => {
    await page.getByLabel('Choice 2', { exact: true }).fill('కాదు');
    await page.getByRole('tab', { name: 'हिन्दी' }).click();
    await page.getByLabel('Choice 1', { exact: true }).fill('हाँ');
    await page.getByLabel('Choice 2', { exact: true }).fill('नहीं');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/polls\/\d+$/);
    const drafts = async () => (await running.call('/api/admin/my/drafts', { token: own })).body.data as Json[];
    const own = (await page.evaluate(
      `fetch('/api/auth/refresh', { method: 'POST', headers: { 'x-dinam-client': 'web', 'content-type': 'application/json' }, body: '{}' })
        .then((reply) => reply.json()).then(({ data }) => data.token)`,
    )) as string;
    while ((await drafts()).length > 0) await page.waitForTimeout(50);
  });

  await t.test('a dialog: Escape, beside it and Cancel; thrown away and brought back', async () => {
    await toPage(page, 'Old addresses');
    const add = page.getByRole('button', { name: 'New old address' });
    const path = page.getByRole('textbox', { name: 'Old address' });
    const leaves = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
    ];
    for (const [n, leave] of leaves.entries()) {
      await add.click();
      if (n > 0) await again();
      await path.fill(`/పాత-${n}`);
      await leave();
      await path.waitFor({ state: 'detached' });
    }
    await add.click();
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await offer(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await again();
    assert.equal(await path.inputValue(), '/పాత-2');
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/te');
    await page.getByRole('button', { name: 'Save' }).click();
    await path.waitFor({ state: 'detached' });
    await Promise.all([page.waitForResponse(/drafts\?prefix=redirects\.new/), add.click()]);
    await page.evaluate('new Promise(requestAnimationFrame)');
    assert.equal(await offer(page).count(), 0);
    await page.keyboard.press('Escape');
  });

  await t.test('a row that another has changed since is named as such, and its save asks', async () => {
    const { id } = (await running.call('/api/admin/redirects', { token, json: { path: '/పాత', leads_to: '/te' } })).body
      .data;
    await page.reload();
    await page.getByRole('button', { name: 'Edit: /పాత', exact: true }).click();
    const target = page.getByRole('textbox', { name: 'Leads to' });
    await target.fill('/te/panchang');
    await page.keyboard.press('Escape');
    await target.waitFor({ state: 'detached' });
    const json = { leads_to: '/te/horoscope' };
    await running.call(`/api/admin/redirects/${id}`, { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
    await page.reload();
    await page.getByRole('button', { name: 'Edit: /పాత', exact: true }).click();
    await offer(page).getByText('changed by somebody since').waitFor();
    await again();
    assert.equal(await target.inputValue(), '/te/panchang');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('changed meanwhile').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await target.waitFor({ state: 'detached' });
    assert.equal((await running.call(encodeURI('/పాత'))).headers.get('location'), '/te/panchang');
  });

  await t.test('a second tab: what the first is typing is not offered, and neither loses its text', async () => {
    await page.goto(`${running.url}/admin/feeds/create`);
    const address = (of: Page) => of.getByLabel(/Address of a site/);
    await address(page).fill('eenadu.example.in');
    await page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/my/drafts/'));
    const second = await page.context().newPage();
    await second.goto(`${running.url}/admin/feeds/create`);
    await address(second).fill('sakshi.example.in');
    await second.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/my/drafts/'));
    assert.equal(await offer(second).count(), 0);
    await second.close();
    await page.reload();
    await take(page).click();
    await until(page, `document.querySelector('main input[type=url]').value !== ''`);
    const found = [await address(page).inputValue()];
    await take(page).click();
    await until(page, `document.querySelector('main input[type=url]').value !== '${found[0]}'`);
    found.push(await address(page).inputValue());
    assert.deepEqual(found.sort(), ['eenadu.example.in', 'sakshi.example.in'], 'none was overwritten by the other');
  });
  assert.deepEqual(errors, []);
});

test('what cannot be kept is asked for: no connection, a password', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', { path: '/settings/app' });
  const rate = page.getByRole('spinbutton').first();
  await rate.fill('47');
  await page.getByRole('tab', { name: 'Basic' }).click();
  await page.getByText('What you typed is kept.').waitFor();
  await page.getByRole('tab', { name: 'App', exact: true }).click();
  await take(page).click();
  assert.equal(await rate.inputValue(), '47', 'a tab of the settings');

  await page.route(/\/my\/drafts\//, (route) => route.abort());
  await rate.fill('48');
  await toPage(page, 'Polls');
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  assert.equal(await rate.inputValue(), '48');
  assert.match(page.url(), /settings\/app$/);
  await toPage(page, 'Polls');
  await question(page).getByRole('button', { name: 'Leave, lose it' }).click();
  await page.waitForURL(/polls$/);
  await page.unroute(/\/my\/drafts\//);

  await page.goto(`${running.url}/admin/users/create`);
  await page.getByRole('radio').last().check();
  await page.getByRole('textbox', { name: 'User name' }).fill('లలిత');
  await page.locator('input[autocomplete=new-password]').fill('ఒక మంచి రహస్యం 2026');
  const kept = page.waitForRequest((one) => one.method() === 'PUT' && one.url().includes('/my/drafts/users.new'));
  await toPage(page, 'Polls');
  await question(page).waitFor();
  assert.doesNotMatch((await kept).postData() ?? '', /రహస్యం/, 'no draft has a password');
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  assert.match(page.url(), /users\/create$/);
  assert.deepEqual(
    errors.filter((one) => !/ERR_FAILED/.test(one)),
    [],
  );
});
