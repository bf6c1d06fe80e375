import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { fieldsOf, running } from './horoscope-scene.ts';

onBoth('a prediction may say a part only, but not nothing', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const post = (json: Json) => at.call('/api/admin/horoscope', { token, json });
  for (const [url, json] of [
    ['/api/admin/horoscope', { sign: 'సింహం' }],
    ['/api/admin/horoscope', { sign: 'సింహం', prediction: ' ', love: null, factors: [], publish_at: null }],
    ['/api/horoscope.php', { sign: 'சிம்மம்', lang: 'ta', source: 'editor' }],
  ] as [string, Json][]) {
    const refused = await at.call(url, { token, json });
    assert.deepEqual([refused.status, fieldsOf(refused.body)], [400, ['prediction']], refused.text);
  }
  const part = await post({ sign: 'సింహం', do: 'పెద్దల మాట వినండి', avoid: ' తొందరపాటు ' });
  assert.equal(part.status, 201, part.text);
  const { id, prediction, avoid } = part.body.data;
  assert.deepEqual([prediction, avoid], [null, 'తొందరపాటు']);
  const patch = async (json: Json, rev: number) =>
    at.call(`/api/admin/horoscope/${id}`, { method: 'PATCH', token, json, headers: { 'if-match': `"${rev}"` } });
  const emptied = await patch({ do: null, avoid: '' }, 1);
  assert.deepEqual([emptied.status, fieldsOf(emptied.body)], [400, ['prediction']]);
  const rated = await patch({ do: null, avoid: '', rating: 4 }, 1);
  assert.deepEqual([rated.status, rated.body.data?.rating], [200, 4], rated.text);
  const ofPhp = await at.call('/api/horoscope.php', { token, json: { sign: 'سنبلہ', lang: 'ur', love: 'محبت' } });
  assert.deepEqual([ofPhp.status, ofPhp.body.data?.love], [201, 'محبت'], ofPhp.text);
});

onBoth('a prediction of a year moves with its language', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const json = { sign: 1, period: 'yearly', lang: 'te', date: '2026-07-01', prediction: 'సంవత్సరం' };
  const { body } = await at.call('/api/admin/horoscope', { token, json });
  assert.deepEqual(body.data.range, { start: '2026-03-19', end: '2027-04-06' });
  const moved = await at.call(`/api/admin/horoscope/${body.data.id}`, {
    method: 'PATCH',
    token,
    json: { lang: 'bn' },
    headers: { 'if-match': '"1"' },
  });
  assert.deepEqual(moved.body.data.range, { start: '2026-04-15', end: '2027-04-14' }, moved.text);
});
