import assert from 'node:assert/strict';
import { onSqlite, password, type Running, start } from '../support/helper.ts';

const basic = '/api/admin/settings/basic';

const patch = async (running: Running, path: string, json: Record<string, unknown>, rev = '*') =>
  running.call(path, {
    method: 'PATCH',
    token: await running.tokenOf('owner'),
    json,
    headers: { 'if-match': rev },
  });

const restore = async (running: Running, path: string, json: Record<string, unknown> = {}, rev = '*') =>
  running.call(`${path}/restore`, { token: await running.tokenOf('owner'), json, headers: { 'if-match': rev } });

onSqlite('every edit of a section is a revision; one is restored as a new edit', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const viewer = await running.tokenOf('viewer');
  await running.tokenOf('owner');
  const { write } = running.dinam.app.db;
  await write.updateTable('users').set({ name: 'సీత' }).where('username', '=', 'test.owner').execute();
  assert.equal((await patch(running, basic, { app_name: 'తెలుగు దినం', share_text: 'చదవండి' })).status, 200);
  assert.equal((await patch(running, basic, { app_name: 'தமிழ் தினம்', tagline: 'روزانہ خبریں' })).status, 200);
  assert.equal((await patch(running, basic, { app_name: 'தமிழ் தினம்' })).status, 200, 'changes nothing');
  const list = await running.call(`${basic}/revisions?limit=1`, { token: viewer });
  assert.equal(list.body.meta.total, 2);
  const [newest] = list.body.data;
  assert.deepEqual([newest.rev, newest.verb, newest.is_current], [2, 'edit', true]);
  assert.deepEqual(newest.fields.toSorted(), ['app_name', 'tagline']);
  assert.equal(newest.user.name, 'సీత', 'the display name');

  const one = await running.call(`${basic}/revisions/1`, { token: viewer });
  assert.equal(one.body.data.values.app_name, 'తెలుగు దినం');
  assert.equal(one.body.data.values.tagline, null);
  assert.deepEqual(
    one.body.data.changes.map((c: { field: string }) => c.field),
    ['app_name', 'share_text'],
  );
  const second = await running.call(`${basic}/revisions/2`, { token: viewer });
  assert.deepEqual(second.body.data.changes[0], { field: 'app_name', before: 'తెలుగు దినం', after: 'தமிழ் தினம்' });

  const stale = await restore(running, `${basic}/revisions/1`, {}, '"1"');
  assert.equal(stale.status, 412);
  const restored = await restore(running, `${basic}/revisions/1`, {}, '"3"');
  assert.equal(restored.status, 200, restored.text);
  assert.deepEqual([restored.body.data.app_name, restored.body.data.tagline], ['తెలుగు దినం', null]);
  assert.equal(restored.headers.get('etag'), '"4"');
  const read = await running.call('/api/v1/settings');
  assert.equal(read.body.data.app_name, 'తెలుగు దినం');
  const after = await running.call(`${basic}/revisions`, { token: viewer });
  const view = after.body.data.map(({ rev, verb }: { rev: number; verb: string }) => [rev, verb]);
  assert.deepEqual(view, [
    [4, 'restore_revision'],
    [2, 'edit'],
    [1, 'edit'],
  ]);
});

onSqlite('a revision is found, valid, and restored by an owner only', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const owner = await running.tokenOf('owner');
  assert.equal((await patch(running, basic, { languages: ['te', 'bn'], default_lang: 'bn' })).status, 200);
  for (const rev of ['7', '0', 'ఒకటి']) {
    const { status, body } = await running.call(`${basic}/revisions/${encodeURIComponent(rev)}`, { token: owner });
    assert.deepEqual([status, body.code], rev === '7' ? [404, 'not_found'] : [400, 'invalid'], rev);
  }
  const json = {};
  const path = `${basic}/revisions/1/restore`;
  assert.equal((await running.call(path, { token: owner, json })).status, 428);
  const editor = await running.tokenOf('editor');
  assert.equal((await running.call(path, { token: editor, json, headers: { 'if-match': '*' } })).status, 403);
  // A release may narrow what a value can be: then the old one is named, and nothing changes.
  const { write } = running.dinam.app.db;
  const data = JSON.stringify({ languages: ['te', 'xx'], default_lang: 'te' });
  await write.updateTable('settings_revisions').set({ data }).where('rev', '=', 1).execute();
  const refused = await restore(running, `${basic}/revisions/1`);
  assert.equal(refused.status, 400);
  assert.match(refused.body.errors[0].field, /^languages/);
  assert.equal((await running.call('/api/v1/settings')).body.data.default_lang, 'bn');
});

onSqlite('of each platform and of what protects accounts there are revisions as well', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const [owner, viewer] = [await running.tokenOf('owner'), await running.tokenOf('viewer')];
  const admob = '/api/admin/settings/admob';
  assert.equal((await patch(running, `${admob}?platform=ios`, { native_interval: 9 })).status, 200);
  assert.equal((await running.call(`${admob}/revisions?platform=ios`, { token: viewer })).body.meta.total, 1);
  assert.equal((await running.call(`${admob}/revisions`, { token: viewer })).body.meta.total, 0, 'Android');

  const security = '/api/admin/settings/security';
  const changed = await patch(running, security, { link_schemes: ['https', 'dinam'], current_password: password });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await running.call(`${security}/revisions`, { token: viewer })).status, 403);
  assert.equal((await running.call(`${security}/revisions/1`, { token: owner })).status, 200);
  const without = await restore(running, `${security}/revisions/1`);
  assert.deepEqual([without.status, without.body.code], [403, 'reauthentication_required']);
  const confirmed = await restore(running, `${security}/revisions/1`, { current_password: password });
  assert.equal(confirmed.status, 200, confirmed.text);
});

onSqlite('the newest 200 revisions are stored; of the oldest of them nobody knows what it changed', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  assert.equal((await patch(running, basic, { app_name: 'తెలుగు దినం' })).status, 200);
  const { write } = running.dinam.app.db;
  const row = await write.selectFrom('settings_revisions').selectAll().executeTakeFirstOrThrow();
  const changesOf = async (rev: number): Promise<unknown[]> => {
    const { changes } = (await running.call(`${basic}/revisions/${rev}`, { token })).body.data;
    return changes.map(({ field }: { field: string }) => field);
  };
  assert.deepEqual(await changesOf(1), ['app_name'], 'the first one changed the defaults');
  await write
    .insertInto('settings_revisions')
    .values(Array.from({ length: 200 }, (_, n) => ({ ...row, rev: n + 2 })))
    .execute();
  await write.updateTable('settings').set({ rev: 201 }).where('section', '=', 'basic').execute();
  assert.equal((await patch(running, basic, { tagline: 'ताज़ा खबर' })).status, 200);
  const { meta } = (await running.call(`${basic}/revisions`, { token })).body;
  assert.equal(meta.total, 200);
  assert.equal((await running.call(`${basic}/revisions/2`, { token })).status, 404);
  assert.deepEqual([await changesOf(3), await changesOf(202)], [[], ['tagline']]);
});
