// First: the walk through the interface, in a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ensureOwner } from '../../src/users/users.ts';
import { openBrowser } from '../support/browser.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { start } from '../support/helper.ts';
import { picture } from '../support/pictures.ts';
import { assertFits, openAdmin, saved, signIn, storyText } from './window.ts';

const title = 'గోదావరికి భారీ వరద, భద్రాచలం వద్ద మొదటి ప్రమాద హెచ్చరిక';
const text = 'భద్రాచలం వద్ద నీటి మట్టం 43 అడుగులకు చేరింది. అధికారులు అప్రమత్తమయ్యారు.';

test('from the first sign-in to a breaking story with a picture and a push, in Telugu', async (t) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const running = await start(t, 'sqlite', { ...fake.env, ADMIN_USERNAME: 'ramya' });
  const owner = await ensureOwner(running.dinam.app);
  const json = { installation_id: 'phone-telugu-1', value: 'token-telugu-1', lang: 'te' };
  assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  const browser = await openBrowser(t);
  const { page, errors } = await openAdmin(browser, running);

  await signIn(page, 'ramya', owner?.password ?? '');
  await page.getByText('Choose your password').waitFor();
  await page.getByLabel('Current password').fill(owner?.password ?? '');
  await page.getByLabel('New password').fill('ఒక-మంచి-रहस्य-2026');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('There are no stories yet').waitFor();

  let interactions = 0;
  const step = async (work: Promise<unknown>): Promise<void> => {
    interactions++;
    await work;
  };
  await step(page.getByRole('link', { name: 'New story' }).first().click());
  const field = page.getByLabel('Title');
  const place = (await field.boundingBox())?.y;
  await page.getByText('Left empty, it is the beginning of the text.').waitFor();
  await step(field.fill(title));
  const placeholder = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('.tiptap'), '::before').content`,
  );
  assert.equal(placeholder, '"Write the story here"');
  await step(storyText(page).fill(text));
  await step(page.getByRole('button', { name: 'Choose a picture' }).click());
  const bytes = await picture('jpeg', 1600, 900);
  const file = { name: 'వరద.jpg', mimeType: 'image/jpeg', buffer: bytes };
  await step(page.getByRole('dialog').locator('input[type=file]').setInputFiles(file));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Picture' }).locator('img').waitFor(); // also while its sizes are made
  await step(page.getByLabel('Breaking news', { exact: true }).check());
  await saved(page);
  assert.equal((await field.boundingBox())?.y, place, 'the page does not move when the story is stored');
  await step(page.getByRole('button', { name: 'Publish' }).click());
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText('devices: 1').waitFor();
  assert.equal(await dialog.getByLabel('Title').inputValue(), title);
  const told = page.getByText('Published. The notification is on its way.').waitFor();
  await step(dialog.getByRole('button', { name: 'Publish' }).click());
  await told;
  await dialog.waitFor({ state: 'detached' });
  assert.equal(interactions, 8, 'a click, a field and a file are one step each');

  const open = page.getByRole('link', { name: 'Open the page' });
  const slug = decodeURIComponent(new URL((await open.getAttribute('href')) ?? '').pathname);
  const address = `${running.url}${encodeURI(slug)}`;
  const seen = await fetch(address);
  assert.equal(seen.status, 200);
  const html = await seen.text();
  assert.ok(html.includes(title) && html.includes(text), 'readers see title and text');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
  // The picture is there as soon as its sizes are made.
  while (!/<img[^>]+srcset=/.test(await (await fetch(address)).text())) await pause();
  while (fake.log.length === 0) await pause();
  assert.equal(JSON.stringify(fake.log[0]?.message).includes(title), true);
  assert.deepEqual(errors, []);

  const phone = await openAdmin(browser, running, { viewport: { width: 360, height: 740 } });
  await signIn(phone.page, 'ramya');
  await phone.page.getByText(title).waitFor();
  await assertFits(phone.page, 'the list');
  await phone.page.getByText(title).click();
  await storyText(phone.page).waitFor();
  await assertFits(phone.page, 'the editor');
  assert.deepEqual(phone.errors, []);
});
