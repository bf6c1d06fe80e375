import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { day, iso, type Scene, setUp } from '../support/newsroom.ts';

const minute = 60_000;
const long = '<p>దిగువ గ్రామాల ప్రజలను సురక్షిత ప్రాంతాలకు తరలించారు.</p>';

interface Desk extends Scene {
  id: number;
  copy(): Promise<Json>;
  save(json: object, token?: string): Promise<Json>;
  beside(): Promise<Json[]>;
  whole(number: number): Promise<Json>;
  bring(number: number, ifMatch?: string): ReturnType<Scene['call']>;
}

/** A published story. */
async function desk(d: Scene, fields: object = {}): Promise<Desk> {
  const { id } = await d.item({ title: 'గోదావరికి వరద', content: '<p>ముందు పాఠం.</p>', ...fields });
  assert.equal((await d.verb(id, 'publish')).status, 200);
  const path = `/api/admin/news/${id}`;
  return {
    ...d,
    id,
    copy: () => d.call(`${path}/working-copy`),
    async save(json, token) {
      const reply = await d.call(`${path}/working-copy`, {
        method: 'PATCH',
        json,
        headers: { 'if-match': '*' },
        ...(token ? { token } : {}),
      });
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data;
    },
    beside: async () => (await d.call(`${path}/working-copy/revisions?limit=100`)).body.data,
    whole: async (number) => (await d.call(`${path}/working-copy/revisions/${number}`)).body.data,
    bring: (number, ifMatch = '*') =>
      d.call(`${path}/working-copy/revisions/${number}/restore`, { json: {}, headers: { 'if-match': ifMatch } }),
  };
}

const readers = async (s: Desk): Promise<Json> => (await s.running.call(`/api/v1/news/${s.id}`)).body.data;

onBoth('each save of a working copy is a revision, and what is discarded comes back as it was', async (t, kind) => {
  const s = await desk(await setUp(t, kind));
  const other = await s.another('ravi');
  await s.save({ content: long }, other);
  s.running.clock.ms += minute / 4;
  await s.save({ content: `${long}<p>मकान</p>` }, other);
  s.running.clock.ms += 2 * minute;
  await s.save({ title: 'గోదావరి ఉగ్రరూపం' });
  const list = await s.beside();
  assert.deepEqual(
    list.map((r: Json) => [r.number, r.verb, r.user.name, r.fields, r.is_current]),
    [
      [2, 'edit', 'test.editor', ['content', 'title'], true],
      [1, 'edit', 'ravi', ['content'], false],
    ],
  );
  const first = await s.whole(1);
  assert.equal(first.item.content, `${long}<p>मकान</p>`);
  assert.deepEqual(
    first.changes.map((one: Json) => one.field),
    ['content'],
  );
  assert.deepEqual(
    (await s.whole(2)).changes.map((one: Json) => one.field),
    ['title'],
    'what this save changed',
  );

  const before = (await s.copy()).body.data;
  const public1 = await readers(s);
  assert.equal((await s.verb(s.id, 'discard')).status, 200);
  assert.equal((await s.copy()).status, 404);
  const [discarded] = await s.beside();
  assert.deepEqual([discarded?.verb, discarded?.fields.sort()], ['discard', ['content', 'title']]);
  const undone = await s.bring(discarded?.number, '"0"');
  assert.equal(undone.status, 200, undone.text);
  const { rev, ...after } = (await s.copy()).body.data;
  const { rev: revBefore, ...same } = before;
  assert.deepEqual(after, same, 'text, author and time of the changes');
  assert.ok(rev > revBefore);
  assert.deepEqual(await readers(s), public1, 'readers see nothing of it');
  assert.equal((await s.bring(discarded?.number, '"0"')).status, 412, 'there is a working copy again');
});

onSqlite('a text that was saved and wiped within the same minute is a revision', async (t, kind) => {
  const s = await desk(await setUp(t, kind));
  await s.save({ content: long });
  await s.save({ content: '<p>x</p>' });
  assert.deepEqual(
    (await s.beside()).map((r) => r.number),
    [2, 1],
  );
  assert.equal((await s.whole(1)).item.content, long);
  await s.save({ content: '<p>ముందు పాఠం.</p>' });
  assert.equal((await s.copy()).status, 404, 'what the story says is no change');
  assert.equal((await s.whole(2)).item.content, '<p>x</p>');

  const { id } = await s.item({ title: 'ముసాయిదా' });
  await s.edit(id, { content: '<p>दिल्ली में भारी वर्षा के कारण स्कूल बंद रहेंगे।</p>' });
  await s.edit(id, { content: '<p>x</p>' });
  const path = `/api/admin/news/${id}/revisions`;
  const revs = (await s.call(path)).body.data.map((r: Json) => r.rev);
  assert.deepEqual(revs, [3, 2, 1]);
  assert.match((await s.call(`${path}/2`)).body.data.item.content, /भारी वर्षा/);
});

onSqlite('a working copy from before it had revisions is kept by what ends or changes it', async (t, kind) => {
  for (const end of ['discard', 'save', 'back']) {
    const s = await desk(await setUp(t, kind));
    await s.save({ content: long });
    await s.running.dinam.app.db.write.deleteFrom('news_working_copy_revisions').execute();
    if (end === 'discard') await s.verb(s.id, 'discard');
    else await s.save({ content: end === 'save' ? '<p>వేరు</p>' : '<p>ముందు పాఠం.</p>' });
    const list = await s.beside();
    assert.equal((await s.whole(list.at(-1)?.number)).item.content, long, end);
    assert.equal(list.at(-1)?.user.name, 'test.editor');
  }
});

onSqlite('a save is brought back into the working copy, or into a story that readers do not see', async (t, kind) => {
  const s = await desk(await setUp(t, kind));
  await s.save({ content: long, is_breaking: true });
  s.running.clock.ms += 2 * minute;
  await s.save({ content: '<p>వేరు</p>', title: 'వేరు', is_breaking: false });
  assert.equal((await s.bring(1)).status, 200);
  const copy = (await s.copy()).body.data;
  assert.deepEqual([copy.item.content, copy.item.title, copy.item.is_breaking], [long, 'గోదావరికి వరద', true]);
  const [newest] = await s.beside();
  assert.deepEqual([newest?.verb, newest?.is_current], ['restore_revision', true]);

  await s.verb(s.id, 'unpublish');
  const { rev } = await s.get(s.id);
  assert.equal((await s.bring(2, `"${rev - 1}"`)).status, 412);
  assert.equal((await s.bring(2, `"${rev}"`)).status, 200);
  assert.equal((await s.get(s.id)).content, '<p>వేరు</p>');
  assert.equal((await s.bring(99)).status, 404);
});

onSqlite('a published revision is brought back into the working copy when that is asked', async (t, kind) => {
  const s = await desk(await setUp(t, kind));
  await s.edit(s.id, { content: long });
  const path = `/api/admin/news/${s.id}/revisions/1/restore?into=working_copy`;
  const restore = (ifMatch: string) => s.call(path, { json: {}, headers: { 'if-match': ifMatch } });
  assert.equal((await restore('"3"')).status, 412, 'the working copy decides');
  const reply = await restore('"0"');
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(reply.body.data.working_copy.fields.sort(), ['content', 'summary']);
  assert.equal((await readers(s)).content, long);
  assert.equal((await s.copy()).body.data.item.content, '<p>ముందు పాఠం.</p>');
  assert.deepEqual((await s.copy()).body.data.base.content, long);
});

onSqlite('planned changes that were discarded are planned again', async (t, kind) => {
  const s = await desk(await setUp(t, kind));
  await s.save({ title: 'రేపు' });
  const publish_at = iso(s.running.clock.ms + day);
  assert.equal((await s.verb(s.id, 'publish-changes', { publish_at })).status, 200);
  await s.verb(s.id, 'discard');
  const [discarded] = await s.beside();
  await s.bring(discarded?.number);
  const { status, publish_at: again } = (await s.copy()).body.data;
  assert.deepEqual([status, again], ['scheduled', publish_at]);
  s.running.clock.ms += day;
  await s.running.dinam.workers.drain();
  assert.equal((await readers(s)).title, 'రేపు');
});

onSqlite('a text that a merge did not take is kept once, and changes nothing', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item({ content: '<p>వారిది</p>' });
  const path = `/api/admin/news/${id}/working-copy/revisions`;
  const keep = () => d.call(path, { json: { content: '<p>నాది<script>x</script></p>', title: 'నా శీర్షిక' } });
  const kept = await keep();
  assert.equal(kept.status, 201, kept.text);
  assert.deepEqual([kept.body.data.verb, kept.body.data.item.content], ['not_taken', '<p>నాది</p>']);
  assert.equal((await keep()).body.data.number, kept.body.data.number);
  assert.equal((await d.get(id)).content, '<p>వారిది</p>');
  assert.equal((await d.call(`${path}/1/restore`, { json: {}, headers: { 'if-match': '*' } })).status, 200);
  assert.equal((await d.get(id)).content, '<p>నాది</p>');
});

onSqlite('the oldest go, and what was discarded is not pushed out by saves', async (t, kind) => {
  const s = await desk(await setUp(t, kind));
  const token = await s.running.tokenOf('owner');
  const json = { revisions_kept: 3 };
  await s.call('/api/admin/settings/app', { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
  await s.save({ content: long });
  await s.verb(s.id, 'discard');
  for (let n = 0; n < 6; n++) {
    s.running.clock.ms += 2 * minute;
    await s.save({ title: `శీర్షిక ${n}` });
  }
  const list = await s.beside();
  assert.deepEqual(
    list.map((r) => [r.number, r.verb]),
    [
      [8, 'edit'],
      [7, 'edit'],
      [6, 'edit'],
      [2, 'discard'],
    ],
  );
});
