import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { addDevices, addPhones, deviceRow } from '../support/devices.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, until } from './window.ts';

const title = 'తెలంగాణలో భారీ వర్షాలు';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

async function write(page: Page, words: string, lang: string): Promise<void> {
  await page.getByRole('link', { name: 'New notification' }).click();
  await page.getByLabel('Title').fill(words);
  await choose(page, 'Language', lang);
}

test('a story fills the notification about it, and phones of another language are asked about', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { app } = running.dinam;
  await addPhones(app.db.write, 5, (n) => ({ lang: n < 3 ? 'te' : 'hi' }));
  const token = await running.tokenOf('chief');
  const add = async (words: string, body: object | null) => {
    const json = { title: words, content: `<p>${words}. వివరాలు త్వరలో.</p>`, lang: 'te' };
    const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
    if (body) await running.call(`/api/admin/news/${id}/publish`, { token, json: body });
  };
  await add('వరదలో చిక్కుకున్న గ్రామాలు', {});
  await add('ముసాయిదా కథనం', null);
  await add('రేపటి బడ్జెట్ ముఖ్యాంశాలు', { published_at: new Date(Date.now() + 86_400_000).toISOString() });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'chief', 'chief', { path: '/notifications/create' });
  const story = page.getByRole('combobox', { name: 'Story' });
  await story.click();
  await page.getByRole('option', { name: 'వరదలో' }).waitFor();
  await page.getByRole('option', { name: /బడ్జెట్.*Scheduled · / }).waitFor();
  assert.equal(await page.getByRole('option', { name: 'ముసాయిదా' }).count(), 0, 'readers cannot open a draft');
  await page.getByRole('option', { name: 'వరదలో' }).click();
  await page.getByText('3 devices', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), 'వరదలో చిక్కుకున్న గ్రామాలు');
  assert.match(await page.getByLabel('Text', { exact: true }).inputValue(), /వివరాలు/);
  assert.match((await page.getByLabel('Language', { exact: true }).textContent()) ?? '', /తెలుగు/);

  // What was typed stays when another story is chosen.
  await page.getByLabel('Title').fill('మా మాటల్లో');
  await story.fill('బడ్జెట్');
  await page.getByRole('option', { name: 'బడ్జెట్' }).click();
  await until(page, "document.querySelector('input[type=datetime-local]').value !== ''");
  assert.equal(await page.getByLabel('Title').inputValue(), 'మా మాటల్లో');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const planned = page.getByRole('dialog', { name: /^Send to 3 devices on / });
  await planned.getByText('తెలుగు').waitFor();
  await planned.getByRole('button', { name: 'Cancel' }).click();

  // A Telugu text to everybody: two phones are set to Hindi.
  await choose(page, 'Language', 'Any');
  await page.getByLabel('Send at').fill('');
  await page.getByText('5 devices', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Send to 3 devices now?' });
  await asked.getByText('Devices of other languages: हिन्दी: 2').waitFor();
  await assertAccessible(page, 'the last question');
  await asked.getByLabel('All languages: 5 devices').check();
  await page.getByRole('dialog', { name: 'Send to 5 devices now?' }).waitFor();
  await page.getByLabel('Only తెలుగు: 3 devices').check();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  assert.deepEqual(errors, []);
});

test('a notification is written for an audience, tried, sent and compared; a device is found and erased', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = running.dinam;
  await addPhones(app.db.write, 5, (n) => ({ lang: n < 3 ? 'te' : 'hi' }));
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'chief', 'chief', { path: '/notifications' });
  await page.getByText('No notification here.').waitFor();
  await write(page, title, 'తెలుగు');
  await page.getByText('3 devices', { exact: true }).waitFor();
  await page.getByLabel('My phone').fill('phone-number-99');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /device|phone/i })
    .first()
    .waitFor();
  assert.equal(await page.getByText('The test was sent.').count(), 0);

  // What the server refuses is said, and nothing typed is lost.
  await page.getByLabel('App version from').fill('నాలుగు');
  await page.getByText('must be a version').first().waitFor();
  await page.getByLabel('App version from').fill('');
  await page.getByText('3 devices', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Check without sending' }).click();
  await page.getByText('It would go to 3 devices.').waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), title);
  await assertAccessible(page, 'the composer');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog', { name: 'Send to 3 devices now?' }).getByRole('button', { name: 'Send' }).click();
  await page.getByText('In the queue').waitFor();
  await running.dinam.workers.drain();
  await page.getByText('3 sent').waitFor();

  await write(page, 'दिल्ली में बारिश', 'हिन्दी');
  await page.getByText('2 devices', { exact: true }).waitFor();
  const plan = async (at: string) => {
    await page.getByLabel('Send at').fill(at);
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  };
  await plan('2099-01-01T07:00');
  await page.getByText('must be within a year').waitFor();
  await plan(new Date(Date.now() + 172_800_000).toISOString().slice(0, 16));
  const planned = page.getByRole('listitem').filter({ hasText: 'दिल्ली में बारिश' });
  await planned.getByText('Planned').waitFor();
  await planned.getByRole('button', { name: 'Stop for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop for good' }).click();
  await planned.getByText('Cancelled').waitFor();

  await write(page, 'ఎండలు తగ్గాయి', 'తెలుగు');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('In the queue').waitFor();
  await running.dinam.workers.drain();
  for (const one of [title, 'ఎండలు తగ్గాయి']) await page.getByLabel(`Compare “${one}”`).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog').getByRole('row', { name: 'Devices' }).getByRole('cell');
  assert.deepEqual(await compared.allTextContents(), ['3', '3']);
  await assertAccessible(page, 'two notifications side by side');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByLabel('Installation id of the reader').fill('phone-number-1');
  await page.getByRole('button', { name: 'Find' }).last().click();
  const device = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Erase all data' }) });
  await device.nth(1).waitFor({ state: 'detached' });
  await device.getByRole('button', { name: 'Erase all data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all data' }).click();
  await page.getByText('The data was erased.').waitFor();
  const left = await app.db.write.selectFrom('devices').select('installation_id').orderBy('id').execute();
  assert.deepEqual(
    left.map((row) => row.installation_id),
    [0, 2, 3, 4].map((n) => `phone-number-${n}`),
  );

  // A list that is not counted has pages as well.
  const more = Array.from({ length: 20 }, (_, n) =>
    deviceRow(100 + n, running.clock.ms, { installation_id: `phone-of-${n}`, value: `token-of-${n}` }),
  );
  await addDevices(app.db.write, more);
  await page.getByLabel('Installation id of the reader').fill('');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await device.nth(4).waitFor({ state: 'detached' });
  assert.equal(await device.count(), 4, 'the last four of 24');
  await page.getByRole('button', { name: 'Page 3' }).waitFor({ state: 'detached' });
  assert.deepEqual(
    errors.filter((line) => !line.includes('status of 400')),
    [],
    'but for what was refused on purpose',
  );

  // A viewer reads; on a phone, from right to left.
  const small = await signedIn(browser, running, 'viewer', 'viewer', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    locale: 'ur-IN',
    path: '/notifications',
  });
  await small.page.getByText(title).waitFor();
  assert.equal(await small.page.getByRole('link', { name: 'نئی اطلاع' }).count(), 0);
  await assertFits(small.page, 'the notifications');
  await assertAccessible(small.page, 'the notifications on a phone');
});
