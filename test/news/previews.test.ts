import assert from 'node:assert/strict';
import { type Json, onSqlite } from '../support/helper.ts';
import { iso, setUp } from '../support/newsroom.ts';

const hour = 3_600_000;

onSqlite('a signed link shows a draft and unpublished changes until it expires or is revoked', async (t, kind) => {
  const d = await setUp(t, kind);
  const draft = await d.item({ title: 'చిత్తుప్రతి', content: '<p>ఇంకా ప్రచురించలేదు.</p>' });
  const previews = `/api/admin/news/${draft.id}/previews`;
  const made = await d.call(previews, { json: { days: 2 } });
  assert.equal(made.status, 201, made.text);
  const { id, url, api_url, expires_at } = made.body.data;
  assert.equal(expires_at, iso(d.running.clock.ms + 48 * hour));
  const link = new URL(api_url).pathname;
  const page = await d.running.call(new URL(url).pathname);
  assert.equal(page.status, 200, page.text);
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
  assert.ok(page.text.includes('చిత్తుప్రతి') && page.text.includes('ఇంకా ప్రచురించలేదు.'));
  assert.ok(!page.text.includes(link.split('/').at(-1) as string), 'the page does not say its secret address');
  assert.match(page.text, /<meta name="robots" content="noindex">/);
  assert.equal(page.headers.get('cache-control'), 'no-store');
  assert.match(page.headers.get('content-security-policy') ?? '', /style-src 'self'/);
  const look = (path = link) => d.running.call(path);
  const shown = await look();
  assert.deepEqual(
    [shown.status, shown.body.data.title, shown.body.data.status],
    [200, 'చిత్తుప్రతి', 'draft'],
    shown.text,
  );
  assert.equal(shown.headers.get('cache-control'), 'no-store');
  assert.match(shown.headers.get('x-robots-tag') ?? '', /noindex/);
  assert.equal((await d.running.call(`/api/v1/news/${draft.id}`)).status, 404, 'the story itself stays hidden');

  await d.verb(draft.id, 'publish');
  const change = { method: 'PATCH', json: { title: 'మార్పు' }, headers: { 'if-match': '"0"' } };
  assert.equal((await d.call(`/api/admin/news/${draft.id}/working-copy`, change)).status, 200);
  const changed = (await look()).body.data;
  assert.deepEqual([changed.title, changed.has_changes], ['మార్పు', true]);
  assert.equal((await d.running.call(`/api/v1/news/${draft.id}`)).body.data.title, 'చిత్తుప్రతి');

  const forged = link.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'));
  const longer = link.replace(/-(\d+)-/, (_all, ms: string) => `-${Number(ms) + 1_000}-`);
  for (const path of [forged, longer, '/api/v1/previews/x', `/api/v1/previews/${id}-1-${'a'.repeat(22)}`])
    assert.equal((await look(path)).status, 404, path);
  const second = (await d.call(previews, { json: {} })).body.data;
  assert.deepEqual(
    (await d.call(previews)).body.data.map((p: Json) => [p.id, p.url]),
    [
      [second.id, second.url],
      [id, url],
    ],
  );
  const revoked = await d.call(`${previews}/${second.id}`, { method: 'DELETE' });
  assert.deepEqual([revoked.status, revoked.body.data.revoked_at], [200, iso(d.running.clock.ms)]);
  assert.equal((await look(new URL(second.api_url).pathname)).status, 410);
  const gone = await d.running.call(new URL(second.url).pathname, { headers: { accept: 'text/html' } });
  assert.equal(gone.status, 410);
  assert.match(gone.text, /^<!doctype html>/i);
  assert.equal((await d.call(`${previews}/987654`, { method: 'DELETE' })).status, 404);
  const history = (await d.call(`/api/admin/news/${draft.id}/history`)).body.data.map((line: Json) => line.action);
  assert.ok(history.includes('create_preview') && history.includes('revoke_preview'));

  await d.verb(draft.id, 'trash');
  assert.equal((await look()).status, 410, 'what is in the trash is shown to nobody');
  assert.equal((await d.call(previews, { json: {} })).status, 409);
  await d.verb(draft.id, 'restore');
  assert.equal((await look()).status, 200);
  d.running.clock.ms += 48 * hour;
  assert.equal((await look()).status, 410, 'it has expired');
});
