import assert from 'node:assert/strict';
import { onBoth, onPostgres, onSqlite } from '../support/helper.ts';
import { iso, setUp } from '../support/newsroom.ts';

const second = 1_000;

onSqlite('who edits is shown, ends by itself, and is taken over', async (t, kind) => {
  const d = await setUp(t, kind);
  const { clock } = d.running;
  const { id, editing } = await d.item();
  assert.equal(editing, null);
  const path = `/api/admin/news/${id}/lease`;
  const lease = (json: object = {}, token?: string) => d.call(path, { json, ...(token ? { token } : {}) });
  const since = iso(clock.ms);
  const mine = (await lease()).body.data.editing;
  assert.deepEqual([mine.user.name, mine.since, mine.until], ['test.editor', since, iso(clock.ms + 120 * second)]);
  assert.deepEqual((await d.get(id)).editing, mine, 'on the item');
  assert.deepEqual((await d.list(`ids=${id}`))[0].editing, mine, 'and in the list');
  assert.equal((await d.get(id)).rev, 1, 'it is no edit');

  const token = await d.another('సీత.రెండవ');
  const refused = await lease({}, token);
  assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
  assert.match(refused.body.message, /test\.editor/);
  assert.equal(refused.body.errors[0].field, 'editing');
  const theirs = { method: 'PATCH', token, json: { title: 'వారిది' }, headers: { 'if-match': '"1"' } };
  assert.equal((await d.call(`/api/admin/news/${id}`, theirs)).status, 200, 'saving never waits for a lease');

  clock.ms += 60 * second;
  const renewed = (await lease()).body.data.editing;
  assert.deepEqual([renewed.since, renewed.until], [since, iso(clock.ms + 120 * second)]);
  const stays = await d.call(path, { method: 'DELETE', token });
  assert.deepEqual([stays.status, stays.body.data.editing], [200, renewed], 'nobody gives back what is not his');
  const over = (await lease({ take_over: true }, token)).body.data.editing;
  assert.deepEqual([over.user.name, over.since], ['సీత.రెండవ', iso(clock.ms)]);
  assert.equal((await lease()).status, 409);
  const history = (await d.call(`/api/admin/news/${id}/history`)).body.data;
  const lines = history.map((l: { action: string; actor_name: string; detail: { from?: string } }) => [
    l.action,
    l.actor_name,
    l.detail.from,
  ]);
  assert.deepEqual(lines[0], ['take_over', 'సీత.రెండవ', 'test.editor']);
  assert.equal(lines.length, 3, 'taking, renewing and giving back write none');

  clock.ms += 120 * second;
  assert.equal((await d.get(id)).editing, null, 'a page that was closed holds nobody up');
  assert.equal((await lease()).status, 200);
  for (let twice = 0; twice < 2; twice++)
    assert.equal((await d.call(path, { method: 'DELETE' })).body.data.editing, null, 'a second time is no error');
  assert.equal((await d.get(id)).editing, null);
  assert.equal((await lease({}, token)).status, 200);

  assert.equal((await d.call('/api/admin/news/987654/lease', { json: {} })).status, 404);
  assert.equal((await lease({ take_over: 'yes' })).status, 400);
  const viewer = await d.running.tokenOf('viewer');
  assert.equal((await lease({}, viewer)).status, 403);
  await d.verb(id, 'trash');
  await d.call(`/api/admin/news/${id}`, { method: 'DELETE', headers: { 'if-match': '*' } });
  assert.equal((await lease()).status, 404);
});

onBoth('of many who take it at once one has it', async (t, kind) => {
  const d = await setUp(t, kind);
  const tokens = await Promise.all(['ఒకటి', 'రెండు', 'మూడు', 'నాలుగు'].map((n) => d.another(`${n}.సంపాదకుడు`)));
  for (let round = 0; round < 5; round++) {
    const { id } = await d.item();
    const all = await Promise.all(tokens.map((token) => d.call(`/api/admin/news/${id}/lease`, { json: {}, token })));
    assert.deepEqual(all.map((r) => r.status).sort(), [200, 409, 409, 409]);
    const winner = all.find((r) => r.status === 200)?.body.data.editing.user;
    for (const loser of all.filter((r) => r.status === 409)) assert.match(loser.body.message, new RegExp(winner.name));
    assert.deepEqual((await d.get(id)).editing.user, winner);
  }
});

onPostgres('of two programs on one database one gives the lease, and the other says whose it is', async (t) => {
  const d = await setUp(t, 'postgres');
  const other = await setUp(t, 'postgres', d.running.env);
  const mine = await d.another('హైదరాబాద్');
  const theirs = await d.another('వరంగల్');
  for (let round = 0; round < 5; round++) {
    const { id } = await d.item();
    const path = `/api/admin/news/${id}/lease`;
    const both = await Promise.all([
      d.call(path, { json: {}, token: mine }),
      other.call(path, { json: {}, token: theirs }),
    ]);
    assert.deepEqual(both.map((r) => r.status).sort(), [200, 409]);
    const [one, two] = [await d.get(id), (await other.call(`/api/admin/news/${id}`)).body.data];
    assert.deepEqual(one.editing, two.editing);
  }
});
