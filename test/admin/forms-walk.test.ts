import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { signedIn, visit } from './window.ts';

/** A form: its page, what opens it there, the field that is typed into, and what is typed. */
interface Form {
  path: string;
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  typed?: string;
}

const typedText = 'నమూనా வரைவு مسودہ';
const box = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();
/** The first field of a dialog, or that of a name. */
const inDialog = (name?: string | RegExp) => (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('textbox', name === undefined ? {} : { name })
    .first();
const press = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).first().click();
const choose = (button: string, item: string) => async (page: Page) => {
  await press(button)(page);
  await page.getByRole('menuitem', { name: item }).click();
};
/** A button of a page opens a dialog, which Escape closes. */
const dialog = (path: string, button: string | RegExp, name?: string | RegExp): Form => ({
  path,
  open: press(button),
  field: inDialog(name),
});

async function formsOf(t: Parameters<typeof start>[0]) {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const added = async (path: string, json: Json): Promise<Json> => {
    const reply = await running.call(path, { token, json });
    assert.ok(reply.status < 300, `${path} ${reply.text}`);
    return reply.body.data;
  };
  const story = await added('/api/admin/news', {
    title: 'వార్త',
    lang: 'te',
    content: '<p>వార్త</p>',
    content_type: 'live',
  });
  await added(`/api/admin/news/${story.id}/publish`, {});
  await added(`/api/admin/news/${story.id}/live`, { content: '<p>ప్రత్యక్షం</p>' });
  const report = { installation_id: 'phone-walk-1', reason: 'wrong_fact' };
  await running.call(`/api/v1/news/${story.id}/report`, { json: report });
  await uploaded(running, 'వరద.png', await picture('png', 64, 48));
  const forms: Record<string, Form> = {
    'a poll': { path: '/polls/create', field: box('Question') },
    'a notification': { path: '/notifications/create', field: box('Title') },
    'a product': { path: '/products/create', field: box('Title') },
    'basic settings': { path: '/settings/basic', field: box('App name') },
    'settings of the app': {
      path: '/settings/app',
      field: (page) => page.getByRole('spinbutton').first(),
      typed: '77',
    },
    AdMob: { path: '/settings/admob', field: box('AdMob publisher ID') },
    'a user': { path: '/users/create', field: box('User name') },
    'the address of a feed': { path: '/feeds/create', field: box(/Address of a site/), typed: 'eenadu.example.in' },
    'a comment': { path: `/news/${story.id}`, field: box('Comment') },
    'a correction': { path: `/news/${story.id}`, open: choose('More actions', 'Corrections'), field: inDialog() },
    'a story in another language': { path: `/news/${story.id}`, open: choose('Translate', 'हिन्दी'), field: inDialog() },
    'an entry of a live blog': {
      path: `/news/${story.id}/live`,
      open: press('Edit'),
      field: (page) => page.locator('main li').getByRole('textbox').first(),
    },
    'a category': dialog('/categories', 'New category', 'Name'),
    'a place': dialog('/places', 'New place', 'Name'),
    'a festival': dialog('/festivals', 'New festival', /తెలుగు/),
    'a holiday': dialog('/holidays', 'New holiday', /తెలుగు/),
    'an old address': dialog('/redirects', 'New old address', 'Old address'),
    'a release': dialog('/releases', 'New release', 'Version'),
    'a webhook': dialog('/webhooks', 'New webhook'),
    'an API token': dialog('/api-tokens', 'New token', 'Name'),
    'a category of products': dialog('/products/categories', 'New category', 'Name'),
    'a file of the library': dialog('/media', /వరద/, /Caption/),
    'the decision about a report': dialog('/reports', /^Dismiss$/),
    'the name of a view': { path: '/news', open: choose('Saved views', 'Save this view'), field: inDialog('Name') },
    'a prediction': {
      path: '/horoscope',
      open: (page) => page.locator('[data-at="0 0"]').click(),
      field: inDialog('Prediction'),
    },
    'a value of the almanac': dialog('/almanac/2026-11-20', /^Change: /),
  };
  return { running, forms };
}

test('every form keeps what is typed when it is left, and offers it again', async (t) => {
  const { running, forms } = await formsOf(t);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', { path: '/account' });
  for (const [name, { path, open, field, typed = typedText }] of Object.entries(forms)) {
    await t.test(name, async () => {
      const show = async () => {
        await visit(page, path);
        await open?.(page);
        await field(page).waitFor();
      };
      await show();
      await field(page).fill(typed);
      if ((await page.getByRole('dialog').count()) > 0) {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      } else {
        await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Jobs', exact: true }).click();
        await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
      }
      await show();
      await page.getByRole('button', { name: 'Continue where you left' }).first().click();
      for (let tries = 0; (await field(page).inputValue()) !== typed && tries < 100; tries++)
        await page.waitForTimeout(50);
      assert.equal(await field(page).inputValue(), typed);
      await page.goto(`${running.url}/admin/account`);
      await page.locator('main h1').waitFor();
    });
  }
  assert.deepEqual(errors, []);
});
