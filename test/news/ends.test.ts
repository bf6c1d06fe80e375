import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite, type Reply } from '../support/helper.ts';
import { iso, type Scene, setUp } from '../support/newsroom.ts';

const hour = 3_600_000;
const in24 = 24 * hour;

const fieldsOf = ({ body }: Reply): string[] => (body.errors ?? []).map(({ field }: Json) => field);

async function turn({ running }: Scene, ms: number): Promise<void> {
  running.clock.ms += ms;
  await running.dinam.workers.drain();
}

const breaking = async (d: Scene): Promise<number[]> =>
  (await d.call('/api/v1/news/breaking?lang=te')).body.data.map(({ id }: Json) => id);

onBoth('breaking runs from publication, whenever it was flagged, unless an editor gave a time', async (t, kind) => {
  const d = await setUp(t, kind);
  const now = (): number => d.running.clock.ms;
  const { id } = await d.item({ title: 'తుఫాను హెచ్చరిక', lang: 'te', is_breaking: true });
  await turn(d, 10 * hour);
  assert.equal((await d.get(id)).is_breaking, true, 'a draft waits, however long');
  const at = now() + in24;
  assert.equal((await d.verb(id, 'publish', { published_at: iso(at) })).status, 200);
  assert.equal((await d.get(id)).breaking_until, iso(at + 6 * hour));
  await d.verb(id, 'publish', { published_at: iso(at + hour) });
  assert.equal((await d.get(id)).breaking_until, iso(at + 7 * hour), 'it moves with the plan');
  await turn(d, in24 + hour + 1);
  assert.deepEqual(await breaking(d), [id]);
  await turn(d, 5 * hour);
  assert.deepEqual(await breaking(d), [id]);
  await turn(d, hour);
  assert.deepEqual(await breaking(d), []);

  const flagged = await d.item({ title: 'भूकंप', lang: 'te' });
  await d.verb(flagged.id, 'publish', { published_at: iso(now() + in24) });
  await d.edit(flagged.id, { is_breaking: true });
  assert.equal((await d.get(flagged.id)).breaking_until, iso(now() + 30 * hour), 'flagged while it is planned');
  await d.verb(flagged.id, 'publish', {});
  await d.verb(flagged.id, 'publish', { published_at: iso(now()) });
  assert.equal((await d.get(flagged.id)).breaking_until, iso(now() + 6 * hour), 'published earlier');
  await d.verb(flagged.id, 'unpublish');
  await turn(d, 2 * hour);
  await d.verb(flagged.id, 'publish');
  assert.equal((await d.get(flagged.id)).breaking_until, iso(now() + 6 * hour), 'published again');

  const given = await d.item({ title: 'புயல்', lang: 'te', is_breaking: true, breaking_until: iso(now() + 30 * hour) });
  await d.verb(given.id, 'publish', { published_at: iso(now() + in24) });
  assert.equal((await d.get(given.id)).breaking_until, iso(now() + 30 * hour), 'as the editor said');
  const bulk = await d.item({ title: 'ঘূর্ণিঝড়', lang: 'te' });
  const post = (json: Json) => d.call('/api/admin/news/bulk', { json });
  assert.equal((await post({ ids: [bulk.id], verb: 'breaking' })).status, 200);
  const planned = await post({ ids: [bulk.id], verb: 'schedule', published_at: iso(now() + in24) });
  assert.equal(planned.status, 200, planned.text);
  assert.equal((await d.get(bulk.id)).breaking_until, iso(now() + 30 * hour));
  const legacy = { title: 'طوفان', lang: 'te', is_breaking: true, published_at: iso(now() + in24) };
  const old = await d.call('/api/news.php', { json: legacy });
  assert.equal((await d.get(old.body.data.id)).breaking_until, iso(now() + 30 * hour));
});

onBoth('an end before publication is refused at its field, whatever plans it', async (t, kind) => {
  const d = await setUp(t, kind);
  const now = (): number => d.running.clock.ms;
  const at = iso(now() + in24);
  const before = iso(now() + hour);
  const { id } = await d.item({ title: 'వార్త', lang: 'te' });
  await d.verb(id, 'publish', { published_at: at });
  for (const field of ['expires_at', 'breaking_until']) {
    const patched = await d.edit(id, { [field]: before });
    assert.deepEqual([patched.status, fieldsOf(patched)], [400, [field]], patched.text);
    const exact = await d.edit(id, { [field]: at });
    assert.deepEqual(fieldsOf(exact), [field], 'nor at the same instant');
    const whole = { title: 'వార్త', lang: 'te', [field]: before };
    const put = await d.call(`/api/admin/news/${id}`, { method: 'PUT', json: whole, headers: { 'if-match': '*' } });
    assert.deepEqual(fieldsOf(put), [field], put.text);
    const draft = await d.item({ title: 'ముసాయిదా', lang: 'te', [field]: before });
    assert.deepEqual(fieldsOf(await d.verb(draft.id, 'publish', { published_at: at })), [field]);
    const schedule = { ids: [draft.id], verb: 'schedule', published_at: at };
    const many = await d.call('/api/admin/news/bulk', { json: schedule });
    assert.ok(many.status >= 400 && many.body.errors[0].message.includes(field), many.text);
    const script = { title: 'పాత', lang: 'te', published_at: at, [field]: before };
    assert.deepEqual(fieldsOf(await d.call('/api/news.php', { json: script })), [field]);
    assert.equal((await d.get(draft.id)).status, 'draft', 'nothing is half planned');
  }
  const early = await d.call('/api/admin/news/bulk', { json: { ids: [id], verb: 'breaking', breaking_until: before } });
  assert.ok(early.status >= 400, early.text);
  await d.edit(id, { expires_at: iso(now() + 2 * in24) });
  const later = await d.verb(id, 'publish', { published_at: iso(now() + 3 * in24) });
  assert.deepEqual(fieldsOf(later), ['expires_at'], 'planned for later than its end');
  assert.equal((await d.edit(id, { title: 'మరో శీర్షిక' })).status, 200, 'other fields are free');
});

onSqlite('changes beside a published story do not end before they are published', async (t, kind) => {
  const d = await setUp(t, kind);
  const now = (): number => d.running.clock.ms;
  const { id } = await d.item({ title: 'వార్త', lang: 'te' });
  await d.verb(id, 'publish');
  const path = `/api/admin/news/${id}/working-copy`;
  const patch = (json: Json) => d.call(path, { method: 'PATCH', json, headers: { 'if-match': '*' } });
  const publish = (json: Json) =>
    d.call(`/api/admin/news/${id}/publish-changes`, { json, headers: { 'if-match': '*' } });
  const at = iso(now() + in24);
  for (const field of ['expires_at', 'breaking_until']) {
    const saved = await patch({ title: 'మార్పు', [field]: iso(now() + hour) });
    assert.ok(saved.status < 300, saved.text);
    const planned = await publish({ publish_at: at });
    assert.deepEqual([planned.status, fieldsOf(planned)], [400, [field]], planned.text);
    await patch({ [field]: null });
  }
  await patch({ title: 'మార్పు', is_breaking: true });
  const planned = await publish({ publish_at: at });
  assert.equal(planned.status, 200, planned.text);
  const late = await patch({ expires_at: iso(now() + hour) });
  assert.deepEqual(fieldsOf(late), ['expires_at'], 'nor once they are planned');
  await turn(d, in24 + 1);
  assert.deepEqual(await breaking(d), [id]);
  assert.equal((await d.get(id)).breaking_until, iso(now() + 6 * hour));
});

onBoth('a poll of a planned story does not end before the story appears', async (t, kind) => {
  const d = await setUp(t, kind);
  const now = (): number => d.running.clock.ms;
  const at = iso(now() + in24);
  const { id } = await d.item({ title: 'ఎన్నికలు', lang: 'te' });
  const options = [{ text: 'అవును' }, { text: 'కాదు' }];
  const poll = { question: 'ఓటు వేశారా?', lang: 'te', options, news_id: id };
  const add = (more: Json): Promise<Reply> => d.call('/api/admin/polls', { json: { ...poll, ...more } });
  const early = await add({ closes_at: iso(now() + hour) });
  assert.equal(early.status, 201, 'of a draft nothing is known yet');
  const planned = await d.verb(id, 'publish', { published_at: at });
  assert.deepEqual([planned.status, fieldsOf(planned)], [400, ['published_at']], planned.text);
  assert.match(planned.body.errors[0].message, /end of the poll/);
  const many = await d.call('/api/admin/news/bulk', { json: { ids: [id], verb: 'schedule', published_at: at } });
  assert.ok(many.status >= 400, many.text);
  assert.equal((await d.get(id)).status, 'draft');

  const path = `/api/admin/polls/${early.body.data.id}`;
  const patch = (json: Json): Promise<Reply> => d.call(path, { method: 'PATCH', json, headers: { 'if-match': '*' } });
  assert.equal((await patch({ closes_at: iso(now() + 2 * in24) })).status, 200);
  assert.equal((await d.verb(id, 'publish', { published_at: at })).status, 200);
  for (const closes_at of [iso(now() + hour), at]) {
    assert.deepEqual(fieldsOf(await patch({ closes_at })), ['closes_at']);
    assert.deepEqual(fieldsOf(await add({ closes_at })), ['closes_at']);
  }
  assert.equal((await patch({ question: 'ఓటు?' })).status, 200, 'other fields are free');
  const later = await d.verb(id, 'publish', { published_at: iso(now() + 3 * in24) });
  assert.deepEqual(fieldsOf(later), ['published_at'], 'nor is the story moved behind it');
  const own = await d.item({ title: 'தேர்தல்', lang: 'te' });
  await d.verb(own.id, 'publish', { published_at: iso(now() + 3 * in24) });
  assert.deepEqual(fieldsOf(await patch({ news_id: own.id })), ['closes_at'], 'nor given to a later one');
  await turn(d, in24 + 1);
  assert.equal(
    (await patch({ closes_at: iso(now() + hour) })).status,
    200,
    'of a published story it ends when it is to',
  );
});

onSqlite('what is restored, and a link of a story, end after they begin', async (t, kind) => {
  const d = await setUp(t, kind);
  const now = (): number => d.running.clock.ms;
  const { id } = await d.item({ title: 'बाढ़', lang: 'te' });
  await d.verb(id, 'publish');
  const path = `/api/admin/news/${id}`;
  const send = (method: string, end: string, json: Json = {}): Promise<Reply> =>
    d.call(`${path}/${end}`, { method, json, headers: { 'if-match': '*' } });
  await send('PATCH', 'working-copy', { title: 'बाढ़ का पानी', expires_at: iso(now() + hour) });
  await send('PATCH', 'working-copy', { title: 'बाढ़ का पानी घटा', expires_at: null });
  const saved = (await d.call(`${path}/working-copy/revisions`)).body.data as Json[];
  const planned = await send('POST', 'publish-changes', { publish_at: iso(now() + in24) });
  assert.equal(planned.status, 200, planned.text);
  const [first] = saved.toSorted((a, b) => a.number - b.number);
  const restored = await send('POST', `working-copy/revisions/${first.number}/restore`);
  assert.deepEqual([restored.status, fieldsOf(restored)], [400, ['expires_at']], restored.text);

  for (const days of [0, -1, 91]) {
    const link = await d.call(`${path}/previews`, { json: { days } });
    assert.deepEqual([link.status, fieldsOf(link)], [400, ['days']], link.text);
  }
  const { body } = await d.call(`${path}/previews`, { json: { days: 1 } });
  assert.ok(body.data.expires_at > body.data.created_at);
});
