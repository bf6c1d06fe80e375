import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { signedIn } from './window.ts';

/** Answers are held until the function is called. */
async function held(page: Page, path: RegExp, method: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** The next request is carried out, and its answer lost. */
function loseAnswer(page: Page, path: RegExp): Promise<unknown> {
  let lost = 0;
  return page.route(path, async (route) => {
    if (route.request().method() !== 'POST' || ++lost > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Reads of these addresses fail, the first and its repetition. */
async function failReads(page: Page, path: RegExp, change: () => Promise<unknown>): Promise<void> {
  let failed = 0;
  const twice = new Promise<void>((resolve) => {
    void page.route(path, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      await route.abort();
      if (++failed === 2) resolve();
    });
  });
  await change();
  await twice;
  await page.unroute(path);
  await page.evaluate('new Promise(requestAnimationFrame)'); // what follows from it is drawn
}

const begin = async (t: TestContext, path: string) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page } = await signedIn(await openBrowser(t), running, 'malik', 'owner', { path });
  return { running, page, token: await running.tokenOf('owner') };
};

test('a poll: an answer that is lost adds it once, and nothing that is typed is taken away', async (t) => {
  const { running, page, token } = await begin(t, '/polls/create');
  const question = page.getByLabel('Question');
  const save = page.getByRole('button', { name: 'Save' });
  await question.fill('రేపు సెలవా?');
  await page.getByLabel('Choice 1', { exact: true }).fill('అవును');
  await page.getByLabel('Choice 2', { exact: true }).fill('కాదు');
  await loseAnswer(page, /\/api\/admin\/polls$/);
  await save.click();
  await page.getByRole('alert').filter({ hasText: 'reach' }).waitFor();
  await question.fill('రేపు పాఠశాలలకు సెలవా?');
  await save.click();
  await page.waitForURL(/\/polls\/\d+$/);
  const list = async () => (await running.call('/api/admin/polls', { token })).body.data;
  assert.deepEqual(
    (await list()).map((one: { question: string }) => one.question),
    ['రేపు పాఠశాలలకు సెలవా?'],
  );
  const [{ id }] = await list();

  // What is typed while a save is under way stays, and the choices keep their numbers.
  // The address changes before the page does: only a poll that is stored can be removed.
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor();
  const release = await held(page, /\/api\/admin\/polls\/\d+$/, 'PATCH');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByLabel('Choice 3', { exact: true }).fill('తెలియదు');
  await save.click();
  await question.fill('ఎల్లుండి సెలవా?');
  release();
  await page.getByText('Saved', { exact: true }).waitFor();
  assert.equal(await question.inputValue(), 'ఎల్లుండి సెలవా?');
  const numbers = async () => (await list())[0].options.map((one: { id: number }) => one.id);
  const before = await numbers();
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await save.click();
  assert.equal((await patched).status(), 200);
  assert.deepEqual(await numbers(), before);

  await question.fill('ఇంకా రాస్తున్నది');
  await failReads(page, new RegExp(`/api/admin/polls/${id}$`), () =>
    running.call(`/api/admin/polls/${id}/open`, { method: 'POST', token, json: {} }),
  );
  assert.equal(await question.inputValue(), 'ఇంకా రాస్తున్నది');
});

test('the form of a user outlives a read that fails', async (t) => {
  const { page } = await begin(t, '/users');
  await page.getByRole('link', { name: 'malik' }).first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('سلمیٰ خان');
  await failReads(page, /\/api\/admin\/users\/\d+$/, () =>
    page.evaluate("dispatchEvent(new Event('visibilitychange'))"),
  );
  assert.equal(await name.inputValue(), 'سلمیٰ خان');
});

test('a live blog: a title outlives the page, a read that fails takes no fields away, a full device says so', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const json = { title: 'ఎన్నికల ఫలితాలు', lang: 'te', content_type: 'live' };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const path = `/news/${id}/live`;
  const { page } = await signedIn(await openBrowser(t), running, 'ramya', 'editor', { path });
  const title = page.getByLabel('Title');
  await page.getByRole('button', { name: 'Add a title' }).click();
  await title.fill('మెజారిటీ');
  await page.reload();
  assert.equal(await title.inputValue(), 'మెజారిటీ');
  await failReads(page, new RegExp(`/api/admin/news/${id}$`), () =>
    running.call(`/api/admin/news/${id}/publish`, { method: 'POST', token }),
  );
  assert.equal(await title.inputValue(), 'మెజారిటీ');

  // A browser in which nothing can be stored, at an address without TLS, where there are no locks.
  await page.addInitScript(`{
    delete Navigator.prototype.locks;
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...given) {
      if (window.isFull !== false) throw new DOMException('రెండో పరికరం', 'QuotaExceededError');
      return open.apply(this, given);
    };
  }`);
  await page.reload();
  await page.getByRole('button', { name: 'Post' }).click();
  await page.getByText('could not store the entry').waitFor();
  assert.equal(await title.inputValue(), 'మెజారిటీ');
  await page.evaluate('window.isFull = false');
  await page.getByRole('button', { name: 'Post' }).click();
  await page.getByRole('list', { name: 'Entries' }).getByRole('heading', { name: 'మెజారిటీ' }).waitFor();
  assert.equal(await title.count(), 0);
});
