import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { addPhones } from '../support/devices.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, confirm, signedIn } from './window.ts';

const phone = { viewport: { width: 360, height: 740 } };

test('settings are changed, refused beside their fields, previewed and restored', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', {
    ...phone,
    path: '/settings',
  });
  await page.getByText('The day of the desk begins at midnight here').waitFor();
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const said = () => page.getByText('Saved', { exact: true }).first().waitFor();
  const settings = async (section: string) => (await running.call(`/api/v1/settings${section}`)).body.data;
  await page.getByRole('textbox', { name: 'App name', exact: true }).fill('తెలుగు దినం');
  await page.getByRole('textbox', { name: 'App name · हिन्दी' }).fill('तेलुगु दिनम');
  await page.getByRole('textbox', { name: 'Support e-mail' }).fill('not an address');
  await save();
  await page.getByText('Some fields are not valid.').waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Support e-mail' }).getAttribute('aria-invalid'), 'true');
  await page.getByRole('textbox', { name: 'Support e-mail' }).fill('help@example.in');
  await save();
  await said();
  assert.equal((await settings('')).app_name, 'తెలుగు దినం');
  assert.equal((await settings('?lang=hi')).app_name, 'तेलुगु दिनम');
  await assertFits(page, 'the basic settings');
  await assertAccessible(page, 'the basic settings');

  // What it was before comes back as a new edit.
  await page.getByRole('textbox', { name: 'App name', exact: true }).fill('మరో పేరు');
  await save();
  await said();
  await page.getByRole('button', { name: 'Earlier states' }).click();
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.locator('input[value="తెలుగు దినం"]').waitFor();
  assert.equal((await settings('')).app_name, 'తెలుగు దినం');

  // The banner of the maintenance, in a language, before readers see it.
  await page.getByRole('tab', { name: 'App', exact: true }).click();
  await page.getByRole('group', { name: 'Maintenance' }).getByRole('switch').check();
  await page.getByRole('textbox', { name: 'Maintenance title · తెలుగు' }).fill('కాసేపట్లో వస్తాం');
  await page.getByRole('region', { name: 'Preview' }).getByText('కాసేపట్లో వస్తాం').waitFor();
  assert.equal((await settings('/app')).maintenance.enabled, false, 'not before it is saved');
  await addPhones(running.dinam.app.db.write, 7);
  await save();
  const question = page.getByRole('dialog', { name: 'Close the app for every phone?' });
  await question.getByText('7 phones').waitFor();
  await assertAccessible(page, 'the question before a maintenance');
  await question.getByRole('button', { name: 'Cancel' }).click();
  assert.equal((await settings('/app')).maintenance.enabled, false, 'nor before it is confirmed');
  await page.getByRole('textbox', { name: 'primary_color', exact: true }).fill('#00695c');
  await page.getByRole('switch', { name: 'comments' }).check();
  await save();
  await question.getByRole('button', { name: 'Close the app' }).click();
  await said();
  const app = await settings('/app?lang=te');
  assert.deepEqual(
    [app.maintenance.enabled, app.maintenance.title, app.theme.primary_color, app.features.comments],
    [true, 'కాసేపట్లో వస్తాం', '#00695c', true],
  );
  await page.getByText('Maintenance is on').waitFor();
  await assertFits(page, 'the settings of the app');
  await assertAccessible(page, 'the settings of the app');

  // Ids of Google are for tests alone.
  await page.getByRole('tab', { name: 'AdMob' }).click();
  await page.getByRole('switch', { name: 'Show ads' }).check();
  await page.getByRole('switch', { name: 'Test mode' }).check();
  await page.getByText('Test ads are on').waitFor();
  await page.getByRole('textbox', { name: 'Banner ad unit' }).fill('ca-app-pub-3940256099942544/6300978111');
  await page.getByRole('switch', { name: 'Test mode' }).uncheck();
  await save();
  await confirm(page);
  await page.getByText('which need Test mode on').first().waitFor();
  await assertAccessible(page, 'AdMob with errors');
  assert.deepEqual(
    errors.filter((line) => !/status of 40[03]/.test(line)),
    [],
  );
  const viewer = await signedIn(await openBrowser(t), running, 'viewer', 'viewer', { path: '/settings' });
  await viewer.page.getByRole('textbox', { name: 'App name', exact: true }).waitFor();
  assert.equal(await viewer.page.getByRole('button', { name: 'Save', exact: true }).count(), 0, 'a viewer only looks');
  assert.equal(await viewer.page.getByRole('tab', { name: 'Security' }).count(), 0);
});

test('a release is added with a roll-out, and the simulator says what a phone sees', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', {
    ...phone,
    path: '/releases',
  });
  const dialog = page.getByRole('dialog', { name: /elease/ });
  const question = page.getByRole('dialog', { name: 'Make phones update?' });
  const force = () => question.getByRole('button', { name: 'Make them update' }).click();
  for (const [n, app_version] of ['1.0.0', '1.3.9', '1.4.0', '1.5.0', null].entries()) {
    const json = {
      installation_id: `phone-number-${n}`,
      value: `token-number-${n}`,
      lang: 'te',
      ...(app_version ? { app_version } : {}),
    };
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  }
  await page.getByRole('button', { name: 'New release' }).click();
  assert.ok(await dialog.getByRole('switch', { name: 'Active' }).isChecked(), 'as it will be stored');
  await dialog.getByRole('textbox', { name: 'Version', exact: true }).fill('one');
  await dialog.getByRole('spinbutton', { name: 'Version code', exact: true }).fill('150');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('input[aria-invalid=true]').waitFor();
  await dialog.getByRole('textbox', { name: 'Version', exact: true }).fill('1.5.0');
  await dialog.getByRole('textbox', { name: 'Oldest version that works', exact: true }).fill('1.4.0');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('కొత్త వెర్షన్');
  await dialog.getByRole('textbox', { name: 'What is new', exact: true }).fill('వేగం పెరిగింది\nముదురు రంగులు');
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 50; i++) await page.keyboard.press('ArrowRight');
  await assertFits(page, 'a release');
  await assertAccessible(page, 'a release');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await question.getByText('2 phones have a version below 1.4.0').waitFor();
  await question.getByText('no address of the store').waitFor();
  await assertAccessible(page, 'the question before phones must update');
  await force();
  await confirm(page);
  await dialog.waitFor({ state: 'detached' }); // it says the same until the server has the release
  await page.getByText('50 % of phones').waitFor();
  const { data } = (await running.call('/api/admin/releases', { token: await running.tokenOf('owner') })).body;
  assert.deepEqual([data[0].rollout_percent, data[0].whats_new], [50, ['వేగం పెరిగింది', 'ముదురు రంగులు']]);

  const ask = async (version: string) => {
    await page.getByRole('textbox', { name: 'Version on the phone' }).fill(version);
    await page.getByRole('button', { name: 'Ask' }).click();
  };
  await ask('1.4.2');
  await page.getByText('It is offered 1.5.0.').waitFor();
  await page.getByText('the roll-out is gradual').waitFor();
  await page.getByText('వేగం పెరిగింది').waitFor();
  // Nobody is forced before every phone can get it.
  await page.getByRole('button', { name: 'Edit: android 1.5.0' }).click();
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('End');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await force();
  await confirm(page);
  await page.getByText('Android below 1.4.0').waitFor();
  await page.getByText('100 % of phones').waitFor();
  await ask('1.3.9');
  await page.getByText('It must update to 1.5.0.').waitFor();
  await ask('1.5.0');
  await page.getByText('No update.').waitFor();
  await ask('latest');
  await page.locator('main').getByText('must be a version').waitFor();
  await assertAccessible(page, 'the releases');
  assert.deepEqual(
    errors.filter((line) => !/status of 40[03]/.test(line)),
    [],
  );
});
