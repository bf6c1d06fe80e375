import assert from 'node:assert/strict';
import { onSqlite } from '../support/helper.ts';
import { is, phone, setUp } from './scene.ts';

onSqlite('the page of a story with a poll is made anew after votes, and not while there are none', async (t, kind) => {
  const v = await setUp(t, kind);
  const { clock, dinam } = v.running;
  const [news_id, other] = [await v.story(), await v.story({ title: 'మరో వార్త' })];
  const options = [{ text: 'అవును' }, { text: 'కాదు' }];
  const json = { question: 'మెట్రో కావాలా?', lang: 'te', options, news_id, show_results: 'always' };
  const { id: poll } = is(await v.admin('/api/admin/polls', { json }), 201);
  is(await v.admin(`/api/admin/polls/${poll}/open`, { json: {} }), 200);
  const { slug } = is(await v.call(`/api/v1/news/${news_id}`), 200);
  const paths = [`/n/${slug}`, `/api/v1/polls?news_id=${news_id}`, `/n/x-${other}`];
  const etags = () => Promise.all(paths.map(async (path) => (await v.call(path)).headers.get('etag')));
  const first = await etags();
  clock.ms += 30_000;
  assert.deepEqual(await etags(), first, 'nothing was voted');
  for (let n = 0; n < 3; n++)
    is(await v.call(`/api/v1/polls/${poll}/vote`, { json: { installation_id: phone(n), option_id: 1 } }), 200);
  await dinam.workers.drain();
  assert.deepEqual(await etags(), first, 'votes are collected for some seconds');
  clock.ms += 10_000;
  await dinam.workers.drain();
  const [page, list, untouched] = await etags();
  assert.ok(page !== first[0] && list !== first[1]);
  assert.equal(untouched, first[2], 'another story is as it was');
  assert.equal(is(await v.call(paths[1] as string), 200)[0].total, 3);
  assert.match((await v.call(paths[0] as string)).text, /<b>100 %<\/b>/);
  clock.ms += 30_000;
  await dinam.workers.drain();
  assert.deepEqual(await etags(), [page, list, untouched]);
});
