import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { signedIn } from './window.ts';

test('in a field with several choices one types key by key, and goes on after a choice', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  for (const name of ['రాజకీయాలు', 'రాజధాని వార్తలు'])
    assert.equal((await running.call('/api/admin/categories', { token, json: { name } })).status, 201);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'సీత', 'owner');

  /** Types as a person does, sees the text stand, and takes the first that is found. */
  async function choose(label: string, typed: string, chosen: RegExp): Promise<void> {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.click();
    await page.keyboard.type(typed, { delay: 60 });
    assert.equal(await field.inputValue(), typed, `${label}: what is typed stands`);
    await page.getByRole('option', { name: chosen }).first().click();
    await page.getByRole('button', { name: chosen }).first().waitFor();
  }

  await t.test('places of a story', async () => {
    await page.goto(`${running.url}/admin/news/create`);
    await choose('Places', 'Guntur', /Guntur|గుంటూరు/);
    await choose('Places', 'Tenali', /Tenali|తెనాలి/);
  });

  await t.test('categories and places of a user', async () => {
    await page.goto(`${running.url}/admin/users/create`);
    await choose('Categories', 'రాజకీ', /రాజకీయాలు/);
    await choose('Categories', 'రాజధా', /రాజధాని/);
    await choose('Places', 'Guntur', /Guntur|గుంటూరు/);
  });

  assert.deepEqual(errors, []);
});

test('every field with several choices keeps its list while the elements are the same', () => {
  const folder = join(import.meta.dirname, '../../admin/src');
  const fields = globSync('**/*.tsx', { cwd: folder })
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    .filter(([, text]) => /<Autocomplete\b/.test(text) && /^\s+multiple$/m.test(text));
  assert.ok(fields.length >= 5, fields.map(([file]) => file).join());
  for (const [file, text] of fields) assert.match(text, /useSameArray[<(]/, file);
});
