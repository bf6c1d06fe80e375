import assert from 'node:assert/strict';
import { setUp } from '../news/admin-scene.ts';
import { onSqlite } from '../support/helper.ts';

onSqlite('preferences, views and drafts are the own ones, and bounded', async (t, kind) => {
  const d = await setUp(t, kind);
  const owner = await d.running.tokenOf('owner');
  const put = (path: string, value: unknown, token?: string) =>
    d.call(`/api/admin/my/${path}`, { method: 'PUT', json: { value }, ...(token ? { token } : {}) });
  const value = { title: 'భారీ వర్షాలు', tags: ['वर्षा', 'மழை'], deep: { on: true, no: null } };
  for (const path of ['preferences/theme', 'views/news:pending', 'drafts/news:new']) {
    const saved = await put(path, value);
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual((await d.call(`/api/admin/my/${path}`)).body.data, saved.body.data);
    assert.deepEqual(saved.body.data.value, value);
    assert.equal((await d.call(`/api/admin/my/${path}`, { token: owner })).status, 404, 'another user has his own');
    const [folder] = path.split('/');
    assert.equal((await d.list(`/api/admin/my/${folder}`)).length, 1);
    assert.equal((await put(path, 'మార్చినది')).body.data.value, 'మార్చినది', 'it is replaced');
    assert.equal((await d.list(`/api/admin/my/${folder}`)).length, 1);
    assert.equal((await d.call(`/api/admin/my/${path}`, { method: 'DELETE' })).status, 200);
    assert.equal((await d.call(`/api/admin/my/${path}`, { method: 'DELETE' })).status, 404);
  }
  assert.equal((await put('views/a b', 1)).status, 400);
  assert.equal((await put('views/x', 'అ'.repeat(5_600))).status, 400, 'bytes count, not letters');
  assert.equal((await put('views/x', 'x'.repeat(40_000))).status, 413);
  assert.equal((await d.call('/api/admin/my/views/x', { method: 'PUT', json: { text: 1 } })).status, 400);
  for (let n = 0; n < 31; n++) {
    assert.equal((await put(`drafts/news:${n}`, n)).status, 200);
    d.running.clock.ms += 1_000;
  }
  const names = (await d.list('/api/admin/my/drafts')).map(({ name }) => name);
  assert.deepEqual([names.length, names.includes('news:0'), names.includes('news:30')], [30, false, true]);
  const begun = await d.list('/api/admin/my/drafts?prefix=news:2');
  assert.deepEqual(
    begun.map(({ name }) => name),
    ['news:2', ...Array.from({ length: 10 }, (_, n) => `news:2${n}`)],
  );
  assert.deepEqual(await d.list('/api/admin/my/drafts?prefix=poll_'), [], 'a name, no pattern');
  for (let n = 0; n < 50; n++) assert.equal((await put(`preferences/p${n}`, n)).status, 200);
  assert.equal((await put('preferences/more', 1)).status, 409);
  assert.equal((await put('preferences/p49', 2)).status, 200, 'one that is there can still be changed');
});
