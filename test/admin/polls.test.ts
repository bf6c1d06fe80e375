import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { signedIn } from './window.ts';

test('a poll in two languages: typed in Latin letters, each answer beside what it translates', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'editor', { path: '/polls/create' });
  const { keyboard } = page;
  const token = await running.tokenOf('editor');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const question = page.getByLabel('Question');
  const choice = (n: number) => page.getByLabel(`Choice ${n}`, { exact: true });
  const save = () => page.getByRole('button', { name: 'Save' }).click();

  // The shortcut turns it on where the caret is, for all fields of that language.
  await question.focus();
  await keyboard.press('Control+Space');
  const on = page.locator('button[aria-label="Type in Latin letters"][aria-pressed=true][aria-busy=false]');
  await on.nth(2).waitFor();
  await keyboard.type('selavu ');
  assert.equal(await question.inputValue(), 'సెలవు ');
  await choice(1).focus();
  await keyboard.type('varsham');
  await suggestions.waitFor();
  await keyboard.press('Tab');
  assert.equal(await choice(1).inputValue(), 'వర్షం');
  await choice(2).fill('కాదు');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await choice(3).fill('తెలియదు');

  // Another language has its own switch, which its button turns on.
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await page.getByText('కాదు', { exact: true }).waitFor();
  assert.equal(await on.count(), 0, 'typing is off for Hindi');
  await page.getByRole('button', { name: 'Type in Latin letters' }).first().click();
  await on.first().waitFor();
  await question.focus();
  await keyboard.type('namaste ');
  assert.equal(await question.inputValue(), 'नमस्ते ');
  await choice(1).fill('हाँ');
  await choice(2).fill('नहीं');

  // An answer that goes in one language goes in all; one that is missing is named where it is missing.
  await page.getByRole('tab', { name: 'తెలుగు' }).click();
  await page.getByRole('button', { name: 'Remove choice 2' }).click();
  await save();
  await page.getByRole('tab', { name: 'हिन्दी', selected: true }).waitFor();
  assert.equal(await choice(1).inputValue(), 'हाँ');
  assert.equal(await choice(2).getAttribute('aria-invalid'), 'true');
  await choice(2).fill('पता नहीं');
  await save();
  await page.waitForURL(/polls\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const stored = async () => (await running.call(`/api/admin/polls/${id}`, { token })).body.data;
  assert.deepEqual((await stored()).texts, { hi: { question: 'नमस्ते', options: ['हाँ', 'पता नहीं'] } });
  assert.equal((await stored()).question, 'సెలవు');

  // After a reload it is there again, and can be taken away.
  await page.reload();
  await page.getByRole('tab', { name: 'हिन्दी' }).click();
  assert.equal(await question.inputValue(), 'नमस्ते');
  await page.getByRole('button', { name: 'Remove this language' }).click();
  await save();
  await page.getByText('Saved', { exact: true }).waitFor();
  assert.deepEqual((await stored()).texts, {});
  assert.deepEqual(
    errors.filter((line) => !/status of 400/.test(line)), // the answer that was missing
    [],
  );
});

test('a phone shows the whole of a long answer, and what it got', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'ta' });
  const token = await running.tokenOf('editor');
  const long = 'சென்னையில் கனமழை எச்சரிக்கை: பள்ளிகளுக்கும் கல்லூரிகளுக்கும் விடுமுறை வேண்டும்';
  const json = { question: 'விடுமுறை வேண்டுமா?', lang: 'ta', options: [{ text: long }, { text: 'வேண்டாம்' }] };
  const { id } = (await running.call('/api/admin/polls', { token, json })).body.data;
  await running.call(`/api/admin/polls/${id}/open`, { method: 'POST', token });
  const viewport = { width: 360, height: 740 };
  const { page } = await signedIn(await openBrowser(t), running, 'priya', 'editor', { path: `/polls/${id}`, viewport });
  for (const shown of [page.getByText('0 · 0 %').first(), page.getByLabel('Choice 1', { exact: true })]) {
    await shown.waitFor();
    const [whole, seen] = await shown.evaluate((e) => {
      const { scrollWidth, clientWidth } = e as unknown as { scrollWidth: number; clientWidth: number };
      return [scrollWidth, clientWidth] as const;
    });
    assert.ok(whole <= seen, `${seen} of ${whole} px`);
  }
});
