import assert from 'node:assert/strict';
import { type Json, onSqlite } from '../support/helper.ts';
import { fieldsOf, q, running } from './horoscope-scene.ts';

onSqlite('bad input names every bad field', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const bad = async (url: string, fields: string[], json?: Json) => {
    const reply = await at.call(url, json === undefined ? {} : { token, json });
    assert.equal(reply.status, 400, `${url} ${reply.text}`);
    assert.equal(reply.body.code, 'invalid');
    assert.deepEqual(fieldsOf(reply.body), fields.sort(), reply.text);
  };
  await bad('/api/v1/horoscope/compatibility', ['sign1', 'sign2']);
  await bad('/api/v1/horoscope/compatibility?sign1=ophiuchus&sign2=13&system=chinese&lang=xx', [
    'sign1',
    'sign2',
    'system',
    'lang',
  ]);
  await bad('/api/v1/index.php?endpoint=horoscope&action=compatibility&sign1=aries', ['sign2']);
  await bad(`/api/v1/horoscope?sign=${'a'.repeat(5_000)}&period=hourly&date=2026-02-30&limit=0`, [
    'sign',
    'period',
    'date',
    'limit',
  ]);
  await bad('/api/v1/horoscope?date=20-11-2026', ['date']);
  await bad('/api/v1/horoscope?date=2026-13-01', ['date']);
  await bad('/api/horoscope.php?date=31-02-2026', ['date']);
  await bad('/api/v1/horoscope?fields=password', ['fields']);
  await bad('/api/v1/horoscope?id=abc', ['id']);
  await bad('/api/horoscope.php', ['sign'], {});
  await bad('/api/horoscope.php', ['prediction'], { sign: 'leo' });
  await bad(
    '/api/horoscope.php',
    ['sign', 'date', 'rating', 'lucky_color.name', 'lucky_color.hex', 'factors.0.code', 'mood'],
    {
      sign: 13,
      date: '2026-13-01',
      rating: 6,
      lucky_color: { name: '', hex: 'red' },
      factors: [{ code: 'X Y', name: 'x' }],
      mood: 'x',
    },
  );
  await bad('/api/horoscope.php', ['prediction'], { sign: 1, prediction: 'కి'.repeat(10_001) });
  await bad('/api/horoscope.php', ['title'], { sign: 1, prediction: 'x', title: 'a\ud800b' });
  assert.equal((await at.call('/api/v1/horoscope?id=4242')).status, 404);
  assert.equal((await at.call('/api/v1/index.php?endpoint=horoscope&action=tarot')).status, 404);
  const count = await at.call('/api/admin/horoscope', { token });
  assert.equal(count.body.meta.total, 0, 'nothing bad was half written');
});

onSqlite('roles, and the admin addresses', async (t, kind) => {
  const at = await running(t, kind);
  const json = { sign: 'makara', prediction: 'శుభం', lang: 'te' };
  assert.equal((await at.call('/api/horoscope.php', { json })).status, 401);
  assert.equal((await at.call('/api/horoscope.php', { json, token: await at.tokenOf('viewer') })).status, 403);
  assert.equal((await at.call('/api/admin/horoscope')).status, 401);
  assert.equal((await at.call('/api/horoscope.php', { method: 'DELETE' })).status, 405);
  const token = await at.tokenOf('editor');
  const made = await at.call('/api/admin/horoscope', { token, json: { ...json, date: '2026-11-20' } });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body.data;
  const url = `/api/admin/horoscope/${id}`;
  const twice = await at.call('/api/admin/horoscope', { token, json: { ...json, sign: 10, date: '2026-11-20' } });
  assert.equal(twice.status, 409);
  assert.deepEqual(fieldsOf(twice.body), ['date', 'lang', 'period', 'sign']);
  const etag = made.headers.get('etag') as string;
  const patch = (change: Json, match?: string) =>
    at.call(url, { method: 'PATCH', token, json: change, headers: match ? { 'if-match': match } : {} });
  assert.equal((await patch({ rating: 2 })).status, 428);
  const week = await patch({ period: 'weekly' }, etag);
  assert.deepEqual(week.body.data.range, { start: '2026-11-16', end: '2026-11-22' });
  assert.equal((await patch({ rating: 2 }, etag)).status, 412);
  const list = (query: string) => at.call(`/api/admin/horoscope?${query}`, { token });
  assert.equal((await list(`sign=${q('మకరం')}&period=weekly&date=2026-11-18&search=${q('శుభ')}`)).body.data.length, 1);
  const titled = await patch({ title: 'మంచి వారం', prediction: null }, week.headers.get('etag') as string);
  assert.deepEqual([titled.status, (await list(`search=${q('శుభ')}`)).body.data.length], [200, 0], 'taken back');
  assert.equal((await list(`search=${q('మంచి')}`)).body.data.length, 1);
  const whole = await patch({ title: null, prediction: json.prediction }, titled.headers.get('etag') as string);
  assert.deepEqual([whole.status, (await list(`search=${q('మంచి')}`)).body.data.length], [200, 0], 'taken back');
  assert.equal((await list('sign=9')).body.data.length, 0);
  assert.equal((await list('date=2026-11-30')).body.data.length, 0);
  const before = await at.call('/api/v1/horoscope?period=weekly');
  assert.deepEqual([before.body.data.length, before.body.data[9].prediction], [12, json.prediction]);
  const gone = await at.call(url, {
    method: 'DELETE',
    token,
    headers: { 'if-match': whole.headers.get('etag') as string },
  });
  assert.equal(gone.status, 200, gone.text);
  const after = await at.call('/api/v1/horoscope?period=weekly');
  assert.deepEqual([after.body.data[9].id, after.body.data[9].source], [null, 'computed']);
});
