import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { webhookScene } from '../webhooks/webhooks-scene.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, confirm, signedIn } from './window.ts';

const phone = { viewport: { width: 360, height: 740 } };

test('the audit log tells who changed what, from which value to which', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  const { id } = (
    await running.call('/api/admin/categories', { token, json: { name: 'క్రీడలు', slug: 'sports', color: '#112233' } })
  ).body.data;
  const path = `/api/admin/categories/${id}`;
  const json = { color: '#aa0000', is_active: false, name: 'ఆటలు' };
  const edited = await running.call(path, { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
  assert.equal(edited.status, 200, edited.text);
  const basic = { app_name: 'తెలుగు దినం' };
  const settings = { method: 'PATCH', token, json: basic, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/basic', settings)).status, 200);

  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', {
    ...phone,
    path: '/audit',
  });
  const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await page.getByLabel('What').click();
  await page.getByRole('option', { name: 'Categories' }).click();
  await rows.filter({ hasText: 'changed · Categories' }).getByRole('button', { name: 'Details' }).click();
  const row = page.getByRole('row');
  await row.filter({ hasText: '#112233' }).filter({ hasText: '#aa0000' }).waitFor();
  await row.filter({ hasText: 'క్రీడలు' }).filter({ hasText: 'ఆటలు' }).waitFor();
  await row.filter({ hasText: 'true' }).filter({ hasText: 'false' }).waitFor();
  assert.equal(await rows.count(), 2, 'added and changed');
  await assertFits(page, 'the audit log');
  await assertAccessible(page, 'the audit log');
  await page.getByLabel('What').click();
  await page.getByRole('option', { name: 'Settings' }).click();
  await rows.filter({ hasText: 'basic' }).getByRole('button', { name: 'Details' }).click();
  await row.filter({ hasText: 'తెలుగు దినం' }).waitFor();
  await page.getByLabel('Action').click();
  await page.getByRole('option', { name: 'signed in' }).click();
  await page.getByText('Nothing was recorded that matches.').waitFor();
  assert.deepEqual(errors, []);
});

test('a failed job is tried again, a waiting one cancelled, and what begins by itself is listed', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { write } = running.dinam.app.db;
  const now = new Date(running.clock.ms).toISOString();
  const common = { payload: '{"title":"వార్త"}', attempts: 8, max_attempts: 8, run_at: now, created_at: now };
  const job = { ...common, throttle: null, lease: null, lease_until: null, request_id: null, unique_key: null };
  const dead = { ...job, kind: 'media.render', state: 'dead' as const, last_error: 'చిత్రం పాడైంది', ended_at: now };
  const later = { ...job, kind: 'news.due', state: 'queued' as const, last_error: null, ended_at: null, attempts: 0 };
  await write
    .insertInto('jobs')
    .values([dead, { ...later, run_at: '2099-01-01T00:00:00.000Z' }])
    .execute();
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'malik', 'chief', { ...phone, path: '/jobs?state=dead' });
  const rows = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await rows.getByText('చిత్రం పాడైంది').waitFor();
  await rows.getByRole('button', { name: 'Payload' }).click();
  await page.getByText('"title": "వార్త"').waitFor();
  await assertFits(page, 'the jobs');
  await assertAccessible(page, 'the jobs');
  await rows.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No jobs here.').waitFor();
  const states = async (kind: string) =>
    (await write.selectFrom('jobs').select('state').where('kind', '=', kind).execute()).map(({ state }) => state);
  assert.deepEqual(await states('media.render'), ['queued']);
  // The pause after typing ends while the click is not drawn yet, as on a slow machine: neither takes the other back.
  await page.getByRole('searchbox', { name: 'Kind of job' }).fill('news.due');
  await page.evaluate(`new Promise((resolve) => setTimeout(() => {
    resolve();
    [...document.querySelectorAll('button, [role=button]')].find(({ textContent }) => textContent === 'All').click();
    for (const began = performance.now(); performance.now() - began < 600; );
  }, 200))`);
  await rows.filter({ hasText: 'news.due' }).getByRole('button', { name: 'Cancel the job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the job' }).click();
  await rows.getByText('cancelled', { exact: true }).waitFor();
  assert.deepEqual(await states('news.due'), ['dead']);
  const schedules = page.getByRole('region', { name: 'Schedules' });
  await schedules.getByRole('row').filter({ hasText: 'audit.prune' }).getByText('1 day').waitFor();
  const viewer = await signedIn(browser, running, 'viewer', 'viewer', { path: '/jobs' });
  await viewer.page.getByRole('listitem').filter({ hasText: 'news.due' }).waitFor();
  assert.equal(await viewer.page.getByRole('button', { name: 'Try again' }).count(), 0, 'a viewer only looks');
  assert.deepEqual([...errors, ...viewer.errors], []);
});

test('a token is shown once, works, and is revoked', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', {
    ...phone,
    path: '/api-tokens',
  });
  await page.getByText('No token is active.').waitFor();
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByLabel('Days').fill('900');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('[aria-invalid=true]').nth(2).waitFor(); // name, scopes and days
  await assertAccessible(page, 'a token with errors');
  await dialog.getByLabel('Days').fill('30');
  await dialog.getByLabel('Name').fill('వెబ్‌సైట్');
  await dialog.getByLabel('Scopes').fill('news:re');
  await page.getByRole('option', { name: 'news:read' }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirm(page);
  const secret = page.getByRole('dialog', { name: 'The token' });
  const token = await secret.getByRole('textbox').inputValue();
  await assertFits(page, 'the secret');
  await assertAccessible(page, 'the secret');
  await secret.getByRole('button', { name: 'I have stored it' }).click();
  assert.equal((await running.call('/api/admin/news', { token })).status, 200);
  assert.ok(!(await page.content()).includes(token), 'it is nowhere in the page any more');
  await page.getByText('వెబ్‌సైట్').waitFor();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No token is active.').waitFor();
  assert.equal((await running.call('/api/admin/news', { token })).status, 401);
  assert.deepEqual(
    errors.filter((line) => !/status of 40[03]/.test(line)), // bad fields, and the password that is asked for
    [],
  );
});

test('a webhook is added, tested, and a delivery sent again', async (t) => {
  const s = await webhookScene(t, 'sqlite');
  const { page, errors } = await signedIn(await openBrowser(t), s, 'malik', 'owner', { ...phone, path: '/webhooks' });
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByLabel('URL').fill('http://10.0.0.1/');
  await dialog.getByLabel('Events').click();
  await page.getByRole('option', { name: 'A story has appeared' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirm(page);
  await dialog.locator('input[aria-invalid=true]').waitFor();
  await dialog.getByLabel('URL').fill(s.receiver.url);
  await dialog.getByLabel('Description').fill('వార్తల గది');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirm(page);
  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  const first = await secret.getByRole('textbox').inputValue();
  assert.match(first, /^whsec_/);
  await secret.getByRole('button', { name: 'I have stored it' }).click();
  await page.waitForURL(/webhooks\/\d+$/);
  s.receiver.answer(500, {}, 'విఫలం');
  await page.getByRole('button', { name: 'Send a test' }).click();
  const tried = page.getByRole('region', { name: 'The test' });
  await tried.getByText('HTTP 500').waitFor();
  await tried.getByText('విఫలం').waitFor();
  s.receiver.answer(200, {}, 'సరే');
  const deliveries = page.getByRole('list', { name: 'Deliveries of seven days' }).getByRole('listitem');
  await deliveries.getByRole('button', { name: 'Send again' }).click();
  await deliveries.nth(1).waitFor();
  await s.dinam.workers.drain();
  await page.getByRole('button', { name: 'Delivered' }).click();
  await deliveries.getByText('HTTP 200').waitFor();
  await assertFits(page, 'a webhook');
  await assertAccessible(page, 'a webhook');
  assert.equal(s.receiver.requests.length, 2);
  await page.getByRole('button', { name: 'Replace the secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).click();
  await confirm(page);
  assert.notEqual(await secret.getByRole('textbox').inputValue(), first);
  await secret.getByRole('button', { name: 'I have stored it' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove this webhook?' }).getByRole('button', { name: 'Remove' }).click();
  await page.waitForURL(/webhooks$/);
  await page.getByText('No other server is told').waitFor();
  assert.deepEqual((await s.owner('/api/admin/webhooks')).body.data, []);
  assert.deepEqual(
    errors.filter((line) => !/status of 40[034]/.test(line)), // the address that was refused, the password, the webhook that has gone
    [],
  );
});
