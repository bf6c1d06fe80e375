import assert from 'node:assert/strict';
import { claimJobs } from '../../src/core/jobs/claim.ts';
import { onBoth, start, test } from '../support/helper.ts';
import { upload } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { until } from '../support/process.ts';

onBoth('pictures of one user do not make those of another wait for all of them', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const many = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => picture('png', 20 + n, 20)));
  const files = Object.fromEntries(many.map((bytes, n) => [`వరద-${n}.png`, bytes]));
  assert.equal((await upload(running, files, { role: 'contributor' })).status, 201);
  const { body } = await upload(running, { 'வெள்ளம்.png': await picture('png', 60, 20) });
  const free = { queue: 'media', free: 4, keys: [], kinds: ['media.render'], takesOver: true };
  const taken = await claimJobs(running.dinam.app, { ...free, owner: 'test', ownLeases: new Set() });
  const ids = taken.map(({ payload }) => JSON.parse(payload).id as number);
  assert.equal(ids.length, 3, 'two of the one who has many');
  assert.ok(ids.includes(body.data[0].id));
});

test('no upload waits for the variants of a picture of another user', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const tall = await upload(running, { 'పొడవు.jpg': await picture('jpeg', 1_080, 15_200) }, { role: 'contributor' });
  assert.equal(tall.status, 201, tall.text);
  const [{ id }] = tall.body.data;
  const drained = running.dinam.workers.drain();
  const { db } = running.dinam.app;
  const job = () =>
    db.write.selectFrom('jobs').select('state').where('kind', '=', 'media.render').orderBy('id').execute();
  await until(job, ([first]) => first?.state === 'running');
  assert.equal((await upload(running, { 'சிறியது.png': await picture('png', 31, 20) })).status, 201);
  assert.deepEqual((await job())[0], { state: 'running' }, 'it is still at work');
  await drained;
  const { data } = (await running.call(`/api/admin/media/${id}`, { token: await running.tokenOf('editor') })).body;
  assert.equal(data.status, 'ready');
});
