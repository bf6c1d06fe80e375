import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Kind, onSqlite, type Running, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn } from './window.ts';

/** A Monday of the future: what is due does not depend on the day of the test. */
const monday = '2031-11-24';
const path = `/horoscope?lang=te&date=${monday}`;

async function stored(running: Running, query: string): Promise<Json[]> {
  const token = await running.tokenOf('editor');
  return (await running.call(`/api/admin/horoscope?sort=sign&limit=100&${query}`, { token })).body.data;
}

async function add(running: Running, json: object): Promise<void> {
  const reply = await running.call('/api/admin/horoscope', { token: await running.tokenOf('editor'), json });
  assert.equal(reply.status, 201, reply.text);
}

const cell = (page: Page, place: string, state: string) => page.locator(`[data-at="${place}"][data-state=${state}]`);
const file = (csv: string) => ({ name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

async function scene(t: Parameters<typeof start>[0], kind: Kind, viewport = { width: 1440, height: 900 }) {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  return { running, ...(await signedIn(await openBrowser(t), running, 'jyoti', 'editor', { path, viewport })) };
}

test('predictions are written in the grid, by keyboard too, held back, and taken over from computed ones', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  await add(running, {
    sign: 3,
    date: monday,
    lang: 'te',
    source: 'computed',
    prediction: 'చంద్రుడు ఎనిమిదో ఇంట్లో.',
    factors: [{ code: 'chandrashtama', name: 'చంద్రాష్టమం', note: 'ఉదయం వరకు' }],
  });
  await add(running, { sign: 12, date: monday, lang: 'te', love: 'ఇంట్లో సంతోషం.' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'jyoti', 'editor', { path });
  const dialog = page.getByRole('dialog');
  await cell(page, '2 0', 'computed').waitFor();
  // What readers get of what nobody has written stands in its cell, and beside the form.
  const { body } = await running.call(`/api/v1/horoscope?lang=te&date=${monday}&sign=1`);
  const [computed] = body.data;
  assert.equal(computed.source, 'computed');
  await cell(page, '0 0', 'missing').getByText(computed.prediction.slice(0, 30)).waitFor();
  // So it does where a part is written, and no text.
  const [meena] = (await running.call(`/api/v1/horoscope?lang=te&date=${monday}&sign=12`)).body.data;
  assert.deepEqual(meena.overridden, ['love']);
  await cell(page, '11 0', 'edited').getByText(meena.prediction.slice(0, 30)).waitFor();
  await assertAccessible(page, 'the grid');

  // What the server refuses stands beside its field.
  await cell(page, '0 0', 'missing').click();
  await dialog.getByText('Fields that you leave empty show what is computed.').waitFor();
  await dialog.getByRole('complementary').getByText(computed.love).waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.locator('textarea[aria-invalid=true]').waitFor();
  await dialog.getByRole('textbox', { name: 'Prediction' }).fill('కొత్త పనులు మొదలవుతాయి.');
  await dialog.getByRole('textbox', { name: 'Colour value', exact: true }).fill('red');
  await dialog.getByRole('textbox', { name: 'Lucky colour', exact: true }).fill('ఎరుపు');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.locator('input[aria-invalid=true]').waitFor();
  await assertAccessible(page, 'a prediction with an error');
  await dialog.getByRole('textbox', { name: 'Colour value', exact: true }).fill('#c0392b');
  await dialog.getByLabel('Publish at').fill('2031-11-24T05:30');
  await dialog.getByRole('button', { name: 'Add a factor' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('sade_sati');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('ఏలినాటి శని');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await cell(page, '0 0', 'scheduled').waitFor();
  const [aries] = await stored(running, `sign=1&date=${monday}`);
  assert.equal(aries?.prediction, 'కొత్త పనులు మొదలవుతాయి.');
  assert.equal(aries?.publish_at, new Date('2031-11-24T05:30').toISOString());
  assert.deepEqual(aries?.lucky_color, { name: 'ఎరుపు', hex: '#c0392b' });
  assert.deepEqual(aries?.factors, [{ code: 'sade_sati', name: 'ఏలినాటి శని', note: null }]);

  // The arrows go from cell to cell; the dialog goes on to the next sign.
  await cell(page, '0 0', 'scheduled').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Prediction' }).fill('ప్రయాణ యోగం.');
  await dialog.getByRole('button', { name: 'Save, next sign' }).click();
  const beside = dialog.getByRole('complementary', { name: 'Read beside it' });
  await beside.getByText('చంద్రాష్టమం: ఉదయం వరకు').waitFor();
  await dialog.getByRole('textbox', { name: 'Prediction' }).fill('మధ్యాహ్నం నుంచి మంచి కాలం.');
  await beside.getByText('చంద్రుడు ఎనిమిదో ఇంట్లో.').waitFor();
  await assertAccessible(page, 'a computed prediction');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await cell(page, '2 0', 'edited').waitFor();
  await cell(page, '1 0', 'edited').waitFor();
  const own = await stored(running, `date=${monday}`);
  assert.deepEqual(
    own.map((one) => [one.sign.id, one.source, one.prediction]),
    [
      [1, 'editor', 'కొత్త పనులు మొదలవుతాయి.'],
      [2, 'editor', 'ప్రయాణ యోగం.'],
      [3, 'editor', 'మధ్యాహ్నం నుంచి మంచి కాలం.'],
      [12, 'editor', null],
    ],
  );

  await cell(page, '1 0', 'edited').click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Remove this prediction?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await cell(page, '1 0', 'missing').waitFor();

  // Of the days to come, whose first cell that nobody has written is a click away.
  const unwritten = page.getByRole('group', { name: 'Nobody has written, in the coming days:' });
  await unwritten.getByRole('button', { name: 'తెలుగు: 84 of 84' }).click();
  await page.waitForURL((url) => url.searchParams.get('date') !== monday && url.searchParams.get('lang') === 'te');
  assert.deepEqual(
    errors.filter((line) => !/status of 400/.test(line)),
    [],
  );
});

onSqlite('a week comes from a file as a whole, and is copied into another language', async (t, kind) => {
  const { running, page, errors } = await scene(t, kind);
  await add(running, { sign: 1, date: monday, lang: 'hi', prediction: 'पुराना पाठ' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const choose = (csv: string) => dialog.locator('input[type=file]').setInputFiles(file(csv));
  const write = dialog.getByRole('button', { name: 'Import', exact: true });
  await choose('sign,prediction\nmesha,లాభం\n');
  await dialog.getByText('does not name these columns: date').waitFor();
  await choose(`sign,date,prediction\nmesha,${monday},పనులు, లాభం\n`);
  await dialog.getByText('Row 2 has more cells').waitFor();
  const head = 'sign,date,prediction,rating,lucky_color,publish_at';
  await choose(`${head}\nమేషం,${monday},లాభం,9,,\nఒఫియుకస్,${monday},శుభం,3,,\nవృషభం,,శుభం,3,,\n`);
  const row = (n: number) => dialog.getByRole('listitem').filter({ hasText: `Row ${n}` });
  await row(2).getByText('Rating:').waitFor();
  await row(3).getByText('Sign:').waitFor();
  await row(4).getByText('Date:').waitFor();
  assert.ok(await write.isDisabled());
  await assertAccessible(page, 'a file with errors');
  await choose(`${head}\nమేషం,${monday},"పనులు, లాభం",4,ఎరుపు,\n"Taurus",2031-11-25,ప్రయాణం,,,2031-11-25 05:30\n`);
  await dialog.getByText('2 would be added').waitFor();
  assert.deepEqual(await stored(running, 'lang=te'), [], 'nothing is written before it is confirmed');
  await write.click();
  await dialog.getByText('Imported: 2 added').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await cell(page, '0 0', 'edited').waitFor();
  await cell(page, '1 1', 'scheduled').waitFor();
  // A part of a prediction, over what is computed.
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  await choose(`sign,date,lang,do\nதுலாம்,${monday},ta,பெரியோர் சொல் கேளுங்கள்\n`);
  await dialog.getByText('1 would be added').waitFor();
  await write.click();
  await dialog.getByText('Imported: 1 added').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const [libra] = await stored(running, 'lang=ta');
  assert.deepEqual([libra?.sign.id, libra?.do, libra?.prediction], [7, 'பெரியோர் சொல் கேளுங்கள்', null]);

  await page.getByRole('button', { name: 'Copy to other languages' }).click();
  await dialog.getByText('2 predictions in తెలుగు').waitFor();
  await dialog.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await dialog.getByText('1 are there already').waitFor();
  await assertAccessible(page, 'copying');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByText('1 added, 0 replaced').waitFor();
  const hindi = async () => (await stored(running, 'lang=hi')).map((one) => [one.sign.id, one.date, one.prediction]);
  const taurus = [2, '2031-11-25', 'ప్రయాణం'];
  assert.deepEqual(await hindi(), [[1, monday, 'पुराना पाठ'], taurus], 'what is there stays');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Copy to other languages' }).click();
  await dialog.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await dialog.getByRole('switch', { name: 'Replace what is there already' }).check();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Replace 2 predictions?' })
    .getByRole('button', { name: 'Replace', exact: true })
    .click();
  await dialog.getByText('0 added, 1 replaced').waitFor();
  assert.deepEqual(await hindi(), [[1, monday, 'పనులు, లాభం'], taurus]);
  assert.deepEqual(
    errors.filter((line) => !/status of 400/.test(line)),
    [],
  );
});

test('a phone shows one day of the week, from right to left too; who may only read writes nothing', async (t) => {
  const { running, page, errors } = await scene(t, 'sqlite', { width: 360, height: 740 });
  await add(running, { sign: 1, date: '2031-11-26', lang: 'te', prediction: 'శుభం' });
  await page.goto(`${running.url}/admin/horoscope?lang=te&date=2031-11-26`);
  await cell(page, '0 0', 'edited').waitFor();
  assert.equal(await page.getByRole('columnheader').count(), 2);
  await assertFits(page, 'the grid on a phone');
  await cell(page, '0 0', 'edited').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Prediction' }).waitFor();
  await assertFits(page, 'a prediction on a phone');
  const viewer = await signedIn(await openBrowser(t), running, 'paathak', 'viewer', { path, locale: 'ur-IN' });
  await viewer.page.getByRole('grid').waitFor();
  assert.equal(await viewer.page.evaluate('document.documentElement.dir'), 'rtl');
  assert.equal(await viewer.page.locator('[data-at]:enabled').count(), 1);
  await cell(viewer.page, '0 2', 'edited').click();
  await viewer.page.getByRole('dialog').getByRole('textbox').first().waitFor();
  assert.equal(await viewer.page.getByRole('dialog').getByRole('button').count(), 1, 'it can only be closed');
  await assertAccessible(viewer.page, 'a prediction that is only read');
  for (const all of [errors, viewer.errors]) assert.deepEqual(all, []);
});
