import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';
import { upload } from '../support/media.ts';
import { picture } from '../support/pictures.ts';

test('a picture whose variants could not be made is tried again by its job, and by who uploads it once more', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app, workers } = running.dinam;
  const bytes = await picture('jpeg');
  const [media] = (await upload(running, { 'చిత్రం.jpg': bytes })).body.data;
  const fail = () => app.db.write.updateTable('media').set({ status: 'failed', error: 'It was ended.' }).execute();
  await fail(); // its job is there still, as one that an operator lets run again
  await workers.drain();
  const token = await running.tokenOf('editor');
  const present = async () => (await running.call(`/api/admin/media/${media.id}`, { token })).body.data;
  assert.equal((await present()).status, 'ready');
  await fail();
  const again = await upload(running, { 'చిత్రం.jpg': bytes });
  assert.deepEqual([again.status, again.body.data[0].id, again.body.data[0].status], [200, media.id, 'processing']);
  await workers.drain();
  const { status, error } = await present();
  assert.deepEqual([status, error], ['ready', null]);
});
