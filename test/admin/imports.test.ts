import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { StoryImportReport } from '../../src/imports/report.ts';
import { RunLines } from '../../src/imports/runs/lines.ts';
import { beginImportRun } from '../../src/workspace/import-runs.ts';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

test('an owner reads the report of an import, filters it, opens a story and saves it as a file', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { app } = running.dinam;
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', {
    path: '/imports',
    viewport: { width: 360, height: 740 },
  });
  await page.getByText('Nothing has been imported yet').waitFor();
  await assertFits(page, 'no imports');

  const token = await running.tokenOf('chief');
  const json = { title: 'గోదావరి వరద', lang: 'te', content: '<p>నీరు</p>' };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const report = new StoryImportReport();
  const run = await beginImportRun(app, 'wordpress https://vaarta.example', () => ({ ...report.stories }));
  const lines = new RunLines(app, run.id, report);
  report.keep = (row) => lines.put(row);
  const address = 'https://vaarta.example/2024/05/varada/';
  const place = { line: 12, id: '7', title: 'గోదావరి వరద', address, newsId: id };
  await report.note(place, { what: 'frame', count: 1, reason: 'the frame https://tickets.example/1 is left out' });
  await report.note(place, { what: 'tag', count: 2, reason: '2 of its 32 tags are left out: వరద, நீர்' });
  await report.refuse({ line: 40, id: '9', title: 'সংবাদ' }, 'it is in the trash');
  await lines.flush();
  await run.end();

  await visit(page, '/imports');
  await page.getByRole('link', { name: 'wordpress https://vaarta.example' }).click();
  await page.getByText('the frame https://tickets.example/1 is left out').waitFor();
  await page.getByText('సংবাদ').or(page.getByText('সংবাদ')).waitFor();
  await assertFits(page, 'a report');
  await assertAccessible(page, 'a report');
  assert.equal(await page.getByRole('link', { name: 'Old page' }).first().getAttribute('href'), address);

  await page.getByRole('combobox', { name: 'What it is about' }).click();
  await page.getByRole('option', { name: 'Tag (1)' }).click();
  await page.getByText('it is in the trash').waitFor({ state: 'detached' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /^\uFEFFlevel,line,id/);
  assert.deepEqual(text.match(/incomplete|refused/g), ['incomplete'], 'what is shown');

  await page.getByRole('link', { name: 'గోదావరి వరద' }).click();
  await page.waitForURL(`**/news/${id}`);
  assert.deepEqual(errors, []);
});
