import assert from 'node:assert/strict';
import { filesOf } from '../../src/core/files/file-store.ts';
import { onBoth, start } from '../support/helper.ts';
import { upload } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { storedKeys } from '../support/stores.ts';

onBoth('the same content in several requests at once, or twice in one, is one file', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const bytes = await picture('jpeg', 500, 400);
  const replies = await Promise.all(['వరద.jpg', 'बाढ़.jpg', 'সভা.jpg'].map((name) => upload(running, { [name]: bytes })));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 200, 201]);
  assert.equal(new Set(replies.map(({ body }) => body.data[0].id)).size, 1);
  const other = await picture('png', 500, 400);
  const twice = await upload(running, { 'ఒకటి.png': other, 'రెండు.png': other });
  assert.equal(twice.status, 201);
  assert.equal(new Set(twice.body.data.map(({ id }: { id: number }) => id)).size, 1);
  const token = await running.tokenOf('viewer');
  assert.equal((await running.call('/api/admin/media', { token })).body.data.length, 2);
  assert.equal((await storedKeys(await filesOf(running.dinam.app))).length, 2, 'no file is left over');

  const form = { token: await running.tokenOf('editor'), json: { url: 'http://name.invalid/a.jpg' } };
  assert.match((await running.call('/api/admin/media', form)).body.detail, /^url cannot be fetched: [^.]+\.$/);
});
