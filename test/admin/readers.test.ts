import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { signedIn } from './window.ts';

const story = 'గోదావరికి భారీ వరద';

async function published(running: Running): Promise<Json> {
  const token = await running.tokenOf('chief');
  const { body } = await running.call('/api/admin/news', { token, json: { title: story, lang: 'te' } });
  const reply = await running.call(`/api/admin/news/${body.data.id}/publish`, { method: 'POST', token });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data;
}

test('readers are asked, their reports are answered, and a story is corrected', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { id } = await published(running);
  const token = await running.tokenOf('editor');
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'ramya', 'editor', { path: '/polls' });
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });

  await page.getByText('There are no polls yet').waitFor();
  await page.getByRole('link', { name: 'New poll' }).click();
  await page.getByLabel('Question').fill('రేపు పాఠశాలలకు సెలవు ఇవ్వాలా?');
  await page.getByLabel('Choice 1', { exact: true }).fill('అవును');
  await page.getByLabel('Choice 2', { exact: true }).fill('అవును');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByLabel('Choice 3', { exact: true }).fill('తెలియదు');
  await page.getByRole('combobox', { name: 'Story' }).fill('గోదావరి');
  await page.getByRole('option', { name: story }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('is the same as option 1').waitFor();
  await page.getByLabel('Choice 2', { exact: true }).fill('వద్దు');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/polls\/\d+$/);
  await page.getByRole('button', { name: 'Open for votes' }).click();
  await page.getByText('0 votes').waitFor();
  const polls: Json = (await running.call('/api/admin/polls', { token })).body.data;
  assert.deepEqual([polls.length, polls[0].news_id, polls[0].status], [1, id, 'open']);
  const [poll] = polls;
  for (const [installation_id, option] of [
    ['phone-of-sita-1', 0],
    ['phone-of-ram-22', 0],
    ['phone-of-lata-3', 2],
  ] as const) {
    const json = { installation_id, option_id: poll.options[option].id };
    assert.equal((await running.call(`/api/v1/polls/${poll.id}/vote`, { json })).status, 200);
  }
  await page.reload();
  await page.getByText('2 · 67 %').waitFor();
  assert.equal(await page.getByRole('progressbar', { name: 'అవును' }).getAttribute('aria-valuenow'), '67');
  assert.equal(await page.getByRole('button', { name: 'Remove choice 1' }).count(), 0, 'it was voted on');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();

  // Two reports of readers: one leads to a correction, one to nothing.
  const note = 'నీటి మట్టం 43 అడుగులే <a href="https://example.com">చూడండి</a>';
  for (const json of [
    { installation_id: 'phone-of-sita-1', reason: 'wrong_fact', note },
    { installation_id: 'phone-of-ram-22', reason: 'other', note: 'నచ్చలేదు' },
  ])
    assert.equal((await running.call(`/api/v1/news/${id}/report`, { json })).status, 202);
  await page.reload();
  await page.getByRole('link', { name: 'Reports' }).getByText('2').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await item(note).waitFor();
  assert.equal(await page.getByRole('link', { name: 'చూడండి' }).count(), 0, 'what a reader wrote is text');
  await item('నచ్చలేదు').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await item('నచ్చలేదు').waitFor({ state: 'detached' });
  await item(note).getByRole('link', { name: story }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Corrections' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corrections' });
  await dialog.getByRole('textbox').fill('నీటి మట్టం 53 అడుగులు.');
  await dialog.getByRole('button', { name: 'Add the correction' }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox').fill('నీటి మట్టం 43 అడుగులు; ముందు 53 అని రాశాం.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('43 అడుగులు; ముందు').waitFor();
  const corrections = async (): Promise<string[]> =>
    (await running.call(`/api/v1/news/${id}`)).body.data.corrections.map((one: Json) => one.text);
  // The dialog has the text since it was typed.
  await until(corrections, ([text]) => text === 'నీటి మట్టం 43 అడుగులు; ముందు 53 అని రాశాం.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('43 అడుగులు; ముందు').waitFor();
  assert.equal((await corrections()).length, 1);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Reports' }).click();
  await item(note).getByRole('button', { name: 'Resolve' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('సవరించాం');
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('No open reports').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Reports' }).textContent(), 'Reports', 'nothing waits any more');
  await page.getByRole('button', { name: 'Resolved' }).click();
  await item('సవరించాం').waitFor();
  const others = errors.filter((line) => !/status of 400/.test(line)); // the poll with the same choice twice
  assert.deepEqual(others, []);
});

test('a contributor submits; the editors accept, return with a note, and see the score', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const author = await signedIn(browser, running, 'lata', 'contributor', { path: '/submissions' });
  await author.page.getByText('No submissions here').waitFor();
  assert.equal(await author.page.getByRole('link', { name: 'Reports' }).count(), 0);
  const token = await running.tokenOf('contributor');
  const titles = ['భద్రాచలంలో జాతర', 'కొత్త వంతెన ప్రారంభం'];
  for (const title of titles) {
    const { body } = await running.call('/api/admin/news', {
      token,
      json: { title, lang: 'te', content: `<p>${title}</p>` },
    });
    const json = { note: 'చూడండి' };
    assert.equal((await running.call(`/api/admin/news/${body.data.id}/submit`, { token, json })).status, 200);
  }
  const { page, errors } = await signedIn(browser, running, 'ramya', 'editor');
  await page.getByRole('link', { name: 'Submissions' }).getByText('2').waitFor();
  await page.getByRole('link', { name: 'Submissions' }).click();
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const dialog = page.getByRole('dialog');
  await item('జాతర').getByRole('button', { name: 'Accept' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await item('జాతర').waitFor({ state: 'detached' });
  await item('వంతెన').getByText('score 100 %').waitFor();
  await item('వంతెన').getByRole('button', { name: 'Return' }).click();
  assert.equal(await dialog.getByRole('button', { name: 'Return' }).isDisabled(), true, 'the author must learn why');
  await dialog.getByLabel('Note for the contributor').fill('ఎవరు ప్రారంభించారు?');
  await dialog.getByRole('button', { name: 'Return' }).click();
  await page.getByText('No story waits for a decision').waitFor();
  await page.getByRole('button', { name: 'Contributors' }).click();
  await page.getByRole('table').getByText('100 %').waitFor();
  const { body } = await running.call('/api/admin/submissions', { token });
  assert.deepEqual(
    body.data.map(({ status, decision_note }: Json) => [status, decision_note]),
    [
      ['returned', 'ఎవరు ప్రారంభించారు?'],
      ['accepted', null],
    ],
  );
  assert.deepEqual([errors, author.errors], [[], []]);
});
