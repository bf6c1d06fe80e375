import assert from 'node:assert/strict';
import { onBoth, onSqlite } from '../support/helper.ts';
import { fieldsOf, ids, iso, minute, setUp, stays } from './admin-scene.ts';

onSqlite('publish now, in the past and in the future; a second click changes nothing', async (t, kind) => {
  const d = await setUp(t, kind);
  const { clock } = d.running;
  const seen = async (lang = 'te') => ids((await d.running.call(`/api/v1/news?lang=${lang}`)).body.data);
  const { id } = await d.item();
  assert.deepEqual(await seen(), []);
  const now = iso(clock.ms);
  const out = await d.verb(id, 'publish');
  assert.equal(out.status, 200, out.text);
  assert.deepEqual([out.body.data.status, out.body.data.published_at, out.body.data.rev], ['published', now, 2]);
  assert.equal(out.headers.get('etag'), '"2"');
  assert.deepEqual(await seen(), [id]);
  clock.ms += minute;
  await stays(d, id, () => d.verb(id, 'publish'), 200);
  await stays(d, id, () => d.verb(id, 'publish', { published_at: now }), 200);
  const past = iso(clock.ms - 60 * minute);
  const moved = await d.verb(id, 'publish', { published_at: past });
  assert.deepEqual([moved.body.data.status, moved.body.data.published_at], ['published', past]);

  const at = clock.ms + 5 * minute;
  const planned = await d.item({ lang: 'hi', title: 'कल की खबर' });
  const inIndia = iso(at + 330 * minute).replace('Z', '+05:30');
  const scheduled = await d.verb(planned.id, 'publish', { published_at: inIndia });
  assert.deepEqual([scheduled.body.data.status, scheduled.body.data.published_at], ['scheduled', iso(at)]);
  await stays(d, planned.id, () => d.verb(planned.id, 'publish', { published_at: iso(at) }), 200);
  assert.deepEqual(await seen('hi'), []);
  clock.ms = at;
  await d.running.dinam.workers.drain();
  assert.deepEqual(await seen('hi'), [planned.id]);
  const early = await d.item({ lang: 'ta', title: 'நாளை' });
  await d.verb(early.id, 'publish', { published_at: iso(clock.ms + minute) });
  const atOnce = await d.verb(early.id, 'publish');
  assert.deepEqual([atOnce.body.data.status, atOnce.body.data.published_at], ['published', iso(clock.ms)]);

  const expired = await d.item({ expires_at: iso(clock.ms + minute) });
  const late = await stays(
    d,
    expired.id,
    () => d.verb(expired.id, 'publish', { published_at: iso(clock.ms + minute) }),
    400,
  );
  assert.deepEqual(fieldsOf(late), ['expires_at']);
  const bad = await stays(d, expired.id, () => d.verb(expired.id, 'publish', { published_at: 'tomorrow', at: 1 }), 400);
  assert.deepEqual(fieldsOf(bad), ['at', 'published_at']);
  assert.equal((await d.verb(987_654, 'publish')).status, 404);
  assert.deepEqual(
    (await d.audit('news', id)).map((l) => l.action),
    ['create', 'publish', 'publish'],
  );
});

onSqlite('archive and trash; what is in the trash is not published', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  await d.verb(id, 'publish');
  for (const [verb, status] of [
    ['archive', 'archived'],
    ['trash', 'trashed'],
  ] as const) {
    const reply = await d.verb(id, verb);
    assert.equal(reply.status, 200, reply.text);
    assert.equal(reply.body.data.status, status);
    assert.equal((await d.running.call(`/api/v1/news/${id}`)).status, 404, 'readers no longer have it');
    await stays(d, id, () => d.verb(id, verb), 200);
  }
  const refused = await stays(d, id, () => d.verb(id, 'publish'), 409);
  assert.equal(refused.body.code, 'conflict');
  const live = await d.item();
  await d.verb(live.id, 'publish');
  await stays(d, live.id, () => d.verb(live.id, 'restore'), 409);
  await stays(d, live.id, () => d.call(`/api/admin/news/${live.id}/explode`, { json: {} }), 404);
  const stale = await d.call(`/api/admin/news/${live.id}/trash`, { json: {}, headers: { 'if-match': '"1"' } });
  assert.equal(stale.status, 412, 'a verb minds if-match when it is sent');
  assert.deepEqual(
    (await d.audit('news', id)).map((l) => [l.action, l.actor_name]),
    ['create', 'publish', 'archive', 'trash'].map((action) => [action, 'test.editor']),
  );
});

onBoth('unpublish and restore give a draft', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  await d.verb(id, 'publish');
  const { published_at } = (await d.get('news', id)).body.data;
  const back = await d.verb(id, 'unpublish');
  assert.equal(back.status, 200, back.text);
  assert.equal(back.body.data.status, 'draft');
  assert.equal((await d.running.call(`/api/v1/news/${id}`)).status, 404);
  await stays(d, id, () => d.verb(id, 'unpublish'), 200);
  d.running.clock.ms += minute;
  assert.equal((await d.verb(id, 'publish')).body.data.published_at, published_at, 'its first time');
  for (const verb of ['archive', 'trash']) {
    await d.verb(id, verb);
    const restored = await d.verb(id, 'restore');
    assert.equal(restored.status, 200, restored.text);
    assert.equal(restored.body.data.status, 'draft');
  }
  assert.deepEqual(
    (await d.audit('news', id)).map((l) => l.action),
    ['create', 'publish', 'unpublish', 'publish', 'archive', 'restore', 'trash', 'restore'],
  );
});

onBoth('an edit does not take a published item away', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  assert.equal((await d.edit('news', id, { status: 'review' })).body.data.status, 'review');
  assert.equal((await d.edit('news', id, { status: 'draft' })).body.data.status, 'draft');
  await d.verb(id, 'publish');
  for (const status of ['draft', 'review'])
    assert.deepEqual(fieldsOf(await stays(d, id, () => d.edit('news', id, { status }), 400)), ['status'], status);
  const kept = await d.edit('news', id, { status: 'published' });
  assert.deepEqual([kept.status, fieldsOf(kept)], [400, ['status']]);
});

onBoth('a time beyond the year 9999 is refused', async (t, kind) => {
  const d = await setUp(t, kind);
  const json = { title: 'ఎప్పుడో', published_at: '9999-12-31T23:59:59-05:00' };
  const reply = await d.call('/api/news.php', { json });
  assert.deepEqual([reply.status, reply.body.data?.status], [400, undefined]);
});
