import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createRow } from '../../src/core/api/resource.ts';
import { systemActor } from '../../src/core/app.ts';
import { newsResource } from '../../src/news/resource.ts';
import { diffText } from '../../src/news/revisions/diff.ts';
import { piecesOf } from '../../src/news/revisions/word-parts.ts';
import { HEADLINES } from '../support/headlines.ts';
import { type Json, onBoth, onSqlite, test } from '../support/helper.ts';
import { day, iso, type Scene, setUp } from '../support/newsroom.ts';

const minute = 60_000;
const revisions = async (d: Scene, id: number, query = ''): Promise<Json> =>
  (await d.call(`/api/admin/news/${id}/revisions?limit=100${query}`)).body;
const revs = async (d: Scene, id: number): Promise<number[]> => (await revisions(d, id)).data.map((r: Json) => r.rev);
const whole = (d: Scene, id: number, rev: number) => d.call(`/api/admin/news/${id}/revisions/${rev}`);
const back = (d: Scene, id: number, rev: number, ifMatch: string) =>
  d.call(`/api/admin/news/${id}/revisions/${rev}/restore`, { json: {}, headers: { 'if-match': ifMatch } });
/** An edit a while after the one before. */
const later = (d: Scene, id: number, json: object) => {
  d.running.clock.ms += 2 * minute;
  return d.edit(id, json);
};

onSqlite('every edit of what an editor writes keeps a revision, whole and with its maker', async (t, kind) => {
  const d = await setUp(t, kind);
  const made = iso(d.running.clock.ms);
  const { id } = await d.item({ content: '<p>మొదటి</p>', tags: ['వాన'], source: { name: 'PTI' } });
  await later(d, id, { title: 'दूसरा शीर्षक', is_featured: true });
  const second = iso(d.running.clock.ms);
  await d.verb(id, 'publish');
  await later(d, id, { content: '<p>மூன்றாவது</p>' });
  const { data, meta } = await revisions(d, id);
  assert.deepEqual(
    data.map((r: Json) => [r.rev, r.verb, r.user.name, r.is_first, r.was_published, r.is_current]),
    [
      [4, 'edit', 'test.editor', false, false, true],
      [2, 'edit', 'test.editor', false, true, false],
      [1, 'create', 'test.editor', true, false, false],
    ],
    'publishing is none; it marks what went out',
  );
  assert.deepEqual([data[2].at, data[1].at, meta.total], [made, second, 3]);
  const { item } = (await whole(d, id, 1)).body.data;
  assert.deepEqual([item.title, item.content, item.tags], ['గోదావరికి వరద', '<p>మొదటి</p>', ['వాన']]);
  assert.deepEqual([item.is_featured, item.source.name], [false, 'PTI']);
  assert.deepEqual((await whole(d, id, 2)).body.data.item.title, 'दूसरा शीर्षक');
  assert.equal((await whole(d, id, 3)).status, 404);
  assert.equal((await whole(d, 987_654, 1)).status, 404);
  assert.equal((await d.call(`/api/admin/news/${id}/revisions/x`)).status, 400);
  assert.equal((await d.call('/api/admin/news/987654/revisions')).status, 404);
  await later(d, id, { title: 'दूसरा शीर्षक' });
  assert.equal((await revisions(d, id)).meta.total, 3, 'what changes nothing is none');
  const paged = (await d.call(`/api/admin/news/${id}/revisions?limit=1&page=2`)).body;
  assert.deepEqual([paged.data[0].rev, paged.meta.has_more], [2, true]);
  await d.verb(id, 'trash');
  await d.call(`/api/admin/news/${id}`, { method: 'DELETE', headers: { 'if-match': '*' } });
  assert.equal((await whole(d, id, 1)).status, 404, 'they go with the item');
});

onSqlite('saves of one editor within a minute are one revision, those of two are not', async (t, kind) => {
  const d = await setUp(t, kind);
  const { clock } = d.running;
  const { id } = await d.item();
  await later(d, id, { content: 'ఒ' });
  const from = iso(clock.ms);
  clock.ms += minute / 2;
  await d.edit(id, { content: 'ఒక' });
  assert.deepEqual(await revs(d, id), [3, 1]);
  const { data } = await revisions(d, id);
  assert.deepEqual([data[0].at, data[0].until], [from, iso(clock.ms)]);
  const token = await d.another('రెండవ');
  const theirs = { method: 'PATCH', token, json: { content: 'ఒక వేరు' }, headers: { 'if-match': '*' } };
  await d.call(`/api/admin/news/${id}`, theirs);
  await d.edit(id, { content: 'ఒక మళ్ళీ' });
  assert.deepEqual(await revs(d, id), [5, 4, 3, 1]);
  clock.ms += minute;
  await d.edit(id, { content: 'ఒక చివరి' });
  assert.deepEqual(await revs(d, id), [6, 5, 4, 3, 1], 'a minute from the first save, not from the last');
  await d.verb(id, 'publish');
  await d.edit(id, { content: 'బయట' });
  assert.deepEqual(await revs(d, id), [8, 6, 5, 4, 3, 1], 'what was published is not written over');
});

onSqlite('what the program made gets its first revision with the first edit', async (t, kind) => {
  const d = await setUp(t, kind);
  const { app } = d.running.dinam;
  const { id } = await createRow(
    app,
    newsResource,
    { title: 'ফিড থেকে', lang: 'bn', status: 'published' },
    systemActor,
  );
  assert.deepEqual(await revs(d, id), []);
  assert.equal((await d.call(`/api/admin/news/${id}/revisions/diff`)).status, 404);
  await d.edit(id, { title: 'সম্পাদিত' });
  const { data } = await revisions(d, id);
  assert.deepEqual(
    data.map((r: Json) => [r.rev, r.user.name, r.is_first]),
    [
      [2, 'test.editor', false],
      [1, 'system', true],
    ],
  );
  assert.equal((await whole(d, id, 1)).body.data.item.title, 'ফিড থেকে');
});

onSqlite('the oldest go, but never the first, and not what was published', async (t, kind) => {
  const d = await setUp(t, kind);
  const owner = await d.running.tokenOf('owner');
  const settings = (json: object) =>
    d.call('/api/admin/settings/app', { method: 'PATCH', token: owner, json, headers: { 'if-match': '*' } });
  assert.equal((await settings({ revisions_kept: 3 })).status, 200);
  for (const revisions_kept of [1, 501, null]) assert.equal((await settings({ revisions_kept })).status, 400);
  const { id } = await d.item();
  await later(d, id, { title: 'బయటకు' }); // 2
  await d.verb(id, 'publish'); // 3
  for (let n = 4; n <= 10; n++) await later(d, id, { title: `${n}` });
  assert.deepEqual(await revs(d, id), [10, 9, 8, 2, 1]);
  for (let n = 0; n < 5; n++) {
    await d.verb(id, 'unpublish');
    await later(d, id, { title: `మళ్ళీ ${n}` });
    await d.verb(id, 'publish');
  }
  const { data } = await revisions(d, id);
  const out = data.filter((r: Json) => r.was_published).length;
  assert.ok(out <= 4 && out >= 3, `${out} that were published`);
  assert.equal(data.at(-1).rev, 1);
  assert.ok(data.length <= 8);
});

onSqlite('a scheduled story: what is edited meanwhile is marked when it goes out', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  await d.verb(id, 'publish', { published_at: iso(d.running.clock.ms + day) });
  await later(d, id, { title: 'మార్చినది' });
  d.running.clock.ms += day;
  await d.running.dinam.workers.drain();
  const { data } = await revisions(d, id);
  assert.deepEqual(
    data.map((r: Json) => [r.rev, r.was_published]),
    [
      [3, true],
      [1, true],
    ],
  );
});

onSqlite('two revisions are compared field by field, text by words', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item({ title: 'భారీ వర్షాలు, రైతులకు హెచ్చరిక', tags: ['వాన'] });
  await later(d, id, { title: 'భారీ వర్షం, రైతులకు హెచ్చరిక', tags: ['వాన', 'రైతు'], priority: 3 });
  await later(d, id, { content: '<p>जारी</p>' });
  const diff = async (query: string) => d.call(`/api/admin/news/${id}/revisions/diff?${query}`);
  const { data } = (await diff('from=1&to=2')).body;
  assert.deepEqual([data.from, data.to], [1, 2]);
  const fieldOf = (name: string) => data.fields.find((f: Json) => f.field === name);
  assert.deepEqual(fieldOf('title').parts, [
    { value: 'భారీ ', added: false, removed: false },
    { value: 'వర్షాలు', added: false, removed: true },
    { value: 'వర్షం', added: true, removed: false },
    { value: ', రైతులకు హెచ్చరిక', added: false, removed: false },
  ]);
  assert.deepEqual(fieldOf('tags'), { field: 'tags', parts: null, before: ['వాన'], after: ['వాన', 'రైతు'] });
  assert.deepEqual([fieldOf('priority').before, fieldOf('priority').after], [0, 3]);
  assert.equal(fieldOf('content'), undefined);
  const newest = (await diff('')).body.data;
  assert.deepEqual([newest.from, newest.to, newest.fields.some((f: Json) => f.field === 'content')], [2, 3, true]);
  const backwards = (await diff('from=2&to=1')).body.data.fields.find((f: Json) => f.field === 'priority');
  assert.deepEqual([backwards.before, backwards.after], [3, 0]);
  assert.deepEqual((await diff('from=2&to=2')).body.data.fields, []);
  assert.equal((await diff('from=2&to=77')).status, 404);
  assert.equal((await diff('from=x')).status, 400);
});

onSqlite('a revision is brought back as a new edit, under if-match', async (t, kind) => {
  const d = await setUp(t, kind);
  const category = (await d.call('/api/admin/categories', { json: { name: 'Gone' } })).body.data;
  const byline = '  సీతా  రామారావు, వరంగల్ నుండి ';
  const first = { content: '<p>पहला</p>', category_id: category.id, author: 'சீதா', byline, tags: ['क'] };
  const { id } = await d.item(first);
  const { slug } = await d.get(id);
  for (const wrong of ['క'.repeat(201), 7]) {
    const refused = await d.edit(id, { byline: wrong });
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [400, 'byline']);
  }

  await d.verb(id, 'publish');
  const second = { title: 'تبدیل', content: '<p>x</p>', author: null, tags: [], priority: 7, category_id: null };
  await later(d, id, { ...second, byline: 'سیتا، حیدرآباد سے' });
  assert.equal((await d.running.call(`/api/v1/news/${id}`)).body.data.byline, 'سیتا، حیدرآباد سے');
  const diff = (await d.call(`/api/admin/news/${id}/revisions/diff`)).body.data.fields;
  const { parts } = diff.find((f: Json) => f.field === 'byline');
  assert.ok(parts.some((p: Json) => p.added) && parts.some((p: Json) => p.removed), 'compared word by word');
  const removed = await d.call(`/api/admin/categories/${category.id}`, {
    method: 'DELETE',
    headers: { 'if-match': '*' },
  });
  assert.equal(removed.status, 200);
  assert.equal((await d.call(`/api/admin/news/${id}/revisions/1/restore`, { json: {} })).status, 428);
  assert.equal((await back(d, id, 1, '"1"')).status, 412);
  assert.equal((await back(d, id, 77, '*')).status, 404);
  const reply = await back(d, id, 1, '"3"');
  assert.equal(reply.status, 200, reply.text);
  const item = reply.body.data;
  assert.deepEqual([item.title, item.content, item.author], ['గోదావరికి వరద', '<p>पहला</p>', 'சீதா']);
  assert.deepEqual([item.tags, item.priority, item.status, item.slug], [['क'], 7, 'published', slug]);
  assert.equal(item.byline, 'సీతా రామారావు, వరంగల్ నుండి', 'one line, and apart from the author');
  assert.equal(item.category_id, null, 'the category is no longer there');
  const { data } = await revisions(d, id);
  assert.deepEqual([data[0].rev, data[0].verb], [4, 'restore_revision']);
  assert.equal((await d.running.call(`/api/v1/news/${id}`)).body.data.title, 'గోదావరికి వరద', 'readers have it');
  const history = (await d.call(`/api/admin/news/${id}/history`)).body.data;
  assert.equal(history[0].action, 'restore_revision');
  const { before, after } = history[0].detail.changes.byline;
  assert.deepEqual([before, after], ['سیتا، حیدرآباد سے', item.byline]);
  const cleared = await d.edit(id, { byline: ' ' });
  assert.equal(cleared.body.data.byline, null);
  await d.verb(id, 'trash');
  assert.equal((await back(d, id, 1, '*')).status, 409);
});

onBoth('of two editors who save at once one is refused, and both revisions are whole', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  const token = await d.another('రెండవ');
  const mine = d.edit(id, { title: 'నాది' }, '"1"');
  const theirs = d.call(`/api/admin/news/${id}`, {
    method: 'PATCH',
    token,
    json: { title: 'వారిది' },
    headers: { 'if-match': '"1"' },
  });
  const replies = await Promise.all([mine, theirs]);
  assert.deepEqual(replies.map((r) => r.status).sort(), [200, 412]);
  assert.deepEqual(await revs(d, id), [2, 1]);
});

const text = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...Object.values(HEADLINES).flatMap((h) => h.split(' ')),
      ' ',
      ' ',
      ', ',
      '<p>',
      '</p>',
      '<a href="x y">',
      '<',
      '👩‍👩‍👧‍👦',
      'क्षि',
      'రాజ్\u200cకు',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  ),
  { maxLength: 60 },
);

test('a diff gives back both texts, and cuts no syllable', async () => {
  const joined = text.map((words) => words.join(''));
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(joined, joined, async (a, b) => {
      const parts = await diffText(a, b, null);
      const side = (without: 'added' | 'removed') => parts.flatMap((p) => (p[without] ? [] : p.value)).join('');
      assert.equal(side('added'), a);
      assert.equal(side('removed'), b);
      assert.equal(piecesOf(a).join(''), a);
    }),
    { numRuns: 300 },
  );
  for (const headline of Object.values(HEADLINES)) {
    const starts = new Set([...graphemes.segment(headline)].map((s) => s.index));
    let at = 0;
    for (const piece of piecesOf(headline)) {
      assert.ok(starts.has(at), `${headline} is cut inside a syllable before ${piece}`);
      at += piece.length;
    }
  }
});

test('texts of the largest size and nothing in common are wholly different, soon', async () => {
  const words = (letter: string) => Array.from({ length: 60_000 }, (_, n) => `${letter}${n.toString(36)}`).join(' ');
  const [a, b] = [words('క'), words('ख')];
  assert.deepEqual(
    (await diffText(a, b, null)).map((p) => [p.value.length, p.added, p.removed]),
    [
      [a.length, false, true],
      [b.length, true, false],
    ],
  );
  assert.equal(piecesOf('క'.repeat(400_000)).length, 1);
  const one = await diffText(`<p>${a}</p><p>भारी वर्षा</p>${a}`, `<p>${a}</p><p>भारी बारिश</p>${a}`, null);
  assert.deepEqual(
    one.slice(1, 3).map((p) => p.value),
    ['वर्षा', 'बारिश'],
    'one word of a very long text',
  );
});
