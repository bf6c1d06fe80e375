import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { migrate } from '../../src/migrations/list.ts';
import { log } from '../support/ground.ts';
import { emptyDatabase, type Json, onBoth } from '../support/helper.ts';
import { fieldsOf, running } from './horoscope-scene.ts';

onBoth('predictions of an older release keep their text, and go to the year of their language', async (t, kind) => {
  const db = openDatabase(readConfig(await emptyDatabase(t, kind)), log);
  t.after(() => db.close());
  await migrate(db, '038-festival-repeats');
  const rows: [lang: string, period: string, start: string, text: string][] = [
    ['te', 'yearly', '2026-01-01', 'ఈ ఏడాది లాభం'],
    ['te', 'yearly', '2027-01-01', 'వచ్చే ఏడాది'],
    ['gu', 'yearly', '2026-01-01', 'આ વર્ષ'],
    ['ta', 'yearly', '2026-01-01', 'இந்த ஆண்டு'],
    ['ur', 'yearly', '2026-01-01', 'یہ سال'],
    ['te', 'monthly', '2026-01-01', 'ఈ నెల'],
  ];
  for (const [i, [lang, period, start, text]] of rows.entries())
    await sql`insert into horoscopes (id, sign, period, start_date, end_date, lang, prediction, factors, source,
      search_text, is_sample, rev, created_at, updated_at) values (${i + 1}, 1, ${period}, ${start}, ${start}, ${lang},
      ${text}, '[]', 'editor', '', 0, 1, ${start}, ${start})`.execute(db.write);
  await migrate(db);
  const kept = await db.read
    .selectFrom('horoscopes')
    .select(['lang', 'start_date', 'end_date', 'prediction', 'do', 'avoid'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    kept.map((row) => [row.lang, row.start_date, row.end_date, row.prediction, row.do, row.avoid]),
    [
      ['te', '2026-03-19', '2027-04-06', 'ఈ ఏడాది లాభం', null, null],
      ['te', '2027-04-07', '2028-03-26', 'వచ్చే ఏడాది', null, null],
      ['gu', '2025-10-22', '2026-11-09', 'આ વર્ષ', null, null],
      ['ta', '2026-04-14', '2027-04-13', 'இந்த ஆண்டு', null, null],
      ['ur', '2026-01-01', '2026-01-01', 'یہ سال', null, null],
      ['te', '2026-01-01', '2026-01-01', 'ఈ నెల', null, null],
    ],
  );
});

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
    ...{ method: 'PATCH', token, json: { lang: 'bn' }, headers: { 'if-match': '"1"' } },
  });
  assert.deepEqual(moved.body.data.range, { start: '2026-04-15', end: '2027-04-14' }, moved.text);
});
