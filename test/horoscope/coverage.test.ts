import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { fieldsOf, q, running, texts } from './horoscope-scene.ts';

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

onBoth('a list tells of which signs, days and languages nobody has written the text', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const items = [
    { ...texts.te, date: '2026-11-21', lang: 'te' },
    { sign: 'వృషభం', love: 'కుటుంబంతో సమయం గడపండి.', date: '2026-11-21', lang: 'te' },
    { ...texts.hi, date: '2026-11-21', lang: 'hi', source: 'computed' },
    { ...texts.ta, period: 'yearly', date: '2026-11-21', lang: 'ta' },
  ];
  assert.equal((await at.call('/api/admin/horoscope/batch', { token, json: { items } })).status, 200);
  const listed = async (query: string) =>
    (await at.call(`/api/admin/horoscope/coverage?${query}`, { token })).body.data;

  const week: Json[] = await listed('lang=te');
  assert.deepEqual(
    week.map(({ date }) => date),
    ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`),
  );
  assert.deepEqual(week[0].unwritten, all);
  const { edited, partial, unwritten } = week[1];
  assert.deepEqual([edited, partial, unwritten], [[1], [2], all.slice(2)]);
  // What a program has computed no editor has written.
  assert.deepEqual((await listed('lang=hi&from=2026-11-21&to=2026-11-21'))[0].unwritten, all);
  const [year] = await listed('lang=ta&period=yearly&from=2026-11-21&to=2026-11-21');
  assert.deepEqual([year.range, year.edited], [{ start: '2026-04-14', end: '2027-04-13' }, [1]]);
  // Every language of the settings.
  const langs = new Set((await listed('')).map(({ lang }: Json) => lang));
  assert.ok(langs.has('te') && langs.size === (await listed('from=2026-11-20&to=2026-11-20')).length);

  const refused = async (query: string) => {
    const { status, body } = await at.call(`/api/admin/horoscope/coverage?${query}`, { token });
    return [status, fieldsOf(body)];
  };
  assert.deepEqual(await refused('from=2026-11-21&to=2026-11-20'), [400, ['to']]);
  assert.deepEqual(await refused('from=2026-01-01&to=2026-12-31'), [400, ['to']]);
  assert.deepEqual(await refused('lang=xx&period=hourly&from=నేడు'), [400, ['from', 'lang', 'period']]);
  assert.equal((await listed('lang=te&from=9999-12-31&to=9999-12-31')).length, 1);
  assert.equal((await at.call('/api/admin/horoscope/coverage')).status, 401);
});

onBoth('a week comes as a CSV file: what is there is changed, and one bad line stores nothing', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const sent = async (csv: string, query = '') =>
    at.call(`/api/admin/horoscope/import${query}`, {
      token,
      method: 'POST',
      body: csv,
      headers: { 'content-type': 'text/csv' },
    });
  const header = 'sign,date,lang,prediction,lucky_color\n';
  const lines = [
    `మేషం,2026-11-23,te,"శుభం, లాభం.","{""name"": ""ఎరుపు"", ""hex"": ""#cc0000""}"`,
    'मेष,2026-11-23,hi,दिन अच्छा रहेगा।,',
    'மேஷம்,2026-11-24,ta,நல்ல நாள்.,',
    'মেষ,2026-11-25,bn,দিনটি ভালো কাটবে।,',
    'حمل,2026-11-26,ur,دن اچھا رہے گا۔,',
  ];
  const counts = ({ body }: { body: Json }) => [body.data.added, body.data.changed, body.data.unchanged];
  const checked = await sent(header + lines.join('\n'), '?dry_run=true');
  assert.deepEqual([checked.status, ...counts(checked)], [200, 5, 0, 0], checked.text);
  assert.equal((await at.call('/api/admin/horoscope', { token })).body.data.length, 0);
  assert.deepEqual(counts(await sent(header + lines.join('\n'))), [5, 0, 0]);
  assert.deepEqual(
    counts(await sent(`${header}${lines.slice(1).join('\n')}\nmesha,2026-11-23,te,మారిన మాట.,`)),
    [0, 1, 4],
  );
  const [stored] = (await at.call(`/api/admin/horoscope?lang=te&search=${q('మారిన')}`, { token })).body.data;
  assert.deepEqual([stored.prediction, stored.lucky_color.hex], ['మారిన మాట.', '#cc0000']);

  const bad = await sent(`${header}${lines[0]}\nగోవు,2026-13-01,te,శుభం,\n`);
  assert.deepEqual([bad.status, fieldsOf(bad.body)], [400, ['line 3, date', 'line 3, sign']], bad.text);
  const empty = await sent(header);
  assert.deepEqual([empty.status, fieldsOf(empty.body)], [400, ['csv']]);
  assert.deepEqual(counts(await sent(header + lines[1])), [0, 0, 1]);
});
