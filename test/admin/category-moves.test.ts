import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { signedIn } from './window.ts';

/** Holds the answer to the next request like this one until `release`; the server has answered it by then. */
async function held(page: Page, method: string, path: RegExp) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve } = Promise.withResolvers<Request>();
  let isTaken = false;
  await page.route(path, async (route) => {
    if (isTaken || route.request().method() !== method) return route.fallback();
    isTaken = true;
    const response = await route.fetch();
    resolve(route.request());
    await isReleased;
    await route.fulfill({ response }).catch(() => {}); // the page may have given the request up
  });
  return {
    answered,
    /** Lets the answer through, and waits until the page has drawn what it made of it. */
    async release() {
      const request = await answered;
      release();
      await request.response().then((response) => response?.finished());
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
    },
  };
}

test('a category is moved on at once, while the tree as it was before is still being read', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  for (const [i, name] of ['ఒకటి', 'दो', 'மூன்று', 'چار'].entries()) {
    const json = { name, slug: `c${i}`, sort_order: i };
    assert.equal((await running.call('/api/admin/categories', { token, json })).status, 201);
  }
  const list = async (): Promise<Json[]> =>
    (await running.call('/api/admin/categories?sort=sort_order', { token })).body.data;
  const names = async (): Promise<string[]> => (await list()).map(({ name }) => name);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', { path: '/categories' });
  const up = page.getByRole('button', { name: 'Move up: چار' });
  await up.waitFor();
  const reading = await held(page, 'GET', /categories\?/);
  await up.press('Enter');
  await reading.answered;
  const ordering = await held(page, 'POST', /categories\/order/);
  await up.press('Enter');
  await ordering.answered;
  await reading.release();
  await up.press('Enter');
  await ordering.release();
  await until(names, ([first]) => first === 'چار');
  assert.deepEqual(await names(), ['چار', 'ఒకటి', 'दो', 'மூன்று']);

  // Two moves at once to other parents, of which the second begins where the first has put the category.
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const into = (name: string) => row('چار').dragTo(row(name), { targetPosition: { x: 200, y: 26 } });
  const parentOf = async (name: string) => (await list()).find((one) => one.name === name)?.parent_id;
  const moving = await held(page, 'PATCH', /categories\/\d+/);
  await into('दो');
  await moving.answered;
  await into('ఒకటి');
  await moving.release();
  const first = (await list()).find(({ name }) => name === 'ఒకటి');
  await until(
    () => parentOf('چار'),
    (parent) => parent === first?.id,
  );
  assert.deepEqual(errors, []);
});
