import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Holidays that editors add to the shipped lists, change, or take away. */

const admin = '/api/admin/holidays';

async function desk(running: Running) {
  const token = await running.tokenOf('editor');
  const call = (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') =>
    running.call(`${admin}${path}`, {
      token,
      method,
      ...(json === undefined ? {} : { json }),
      headers: { 'if-match': '*' },
    });
  return {
    token,
    call,
    async add(json: unknown): Promise<Json> {
      const reply = await call('', json);
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data;
    },
    import: (csv: string, query = '') =>
      running.call(`${admin}/import${query}`, {
        method: 'POST',
        token,
        body: csv,
        headers: { 'content-type': 'text/csv' },
      }),
  };
}

const general = async (running: Running, region: string, year: number): Promise<string[]> =>
  (await read(running, `holidays?year=${year}&region=${region}&kind=general&lang=en`))
    .filter(({ is_official }: Json) => is_official)
    .map(({ date, key }: Json) => `${date} ${key}`);

onBoth('an editor adds a holiday, changes one, and takes one away', async (t, kind) => {
  const running = await start(t, kind);
  const { add, call } = await desk(running);
  const url = '/api/v1/panchang/holidays?year=2025&region=IN-TS&lang=te';
  const before = await running.call(url);
  const festival = async (date: string, key: string) =>
    (await read(running, `festivals?from=${date}&to=${date}&region=IN-TS&lang=te`)).find((f: Json) => f.key === key);

  const local = await add({
    date: '2025-06-02',
    region: 'IN-TS',
    name: 'జాతర సెలవు',
    lang: 'te',
    texts: {
      hi: { name: 'जातरा अवकाश' },
      ta: { name: 'ஜாத்ரா விடுமுறை' },
      bn: { name: 'যাত্রা ছুটি' },
      ur: { name: 'جاترا تعطیل' },
    },
    order: 'G.O.Ms.No.7',
    source: 'https://example.org/go7',
  });
  for (const [lang, name] of [
    ['te', 'జాతర సెలవు'],
    ['hi', 'जातरा अवकाश'],
    ['ta', 'ஜாத்ரா விடுமுறை'],
    ['bn', 'যাত্রা ছুটি'],
    ['ur', 'جاترا تعطیل'],
  ]) {
    const list: Json[] = await read(running, `holidays?year=2025&region=IN-TS&lang=${lang}`);
    assert.equal(list.find(({ id }) => id === local.id).name, name);
  }
  const shown = await festival('2025-06-02', local.key);
  assert.deepEqual(
    [shown.is_holiday, shown.source, shown.holiday],
    [true, 'official', { kind: 'general', order: 'G.O.Ms.No.7', source: 'https://example.org/go7' }],
  );
  assert.ok(!(await general(running, 'IN-AP', 2025)).includes(`2025-06-02 ${local.key}`), 'of that state alone');

  const bonalu = await add({ date: '2025-07-21', region: 'IN-TS', key: 'bonalu_holiday', kind: 'optional' });
  assert.equal(
    await festival('2025-07-21', 'bonalu_holiday').then((f) => f?.is_holiday ?? false),
    false,
    'it is optional now',
  );
  assert.deepEqual(
    (await read(running, 'holidays?year=2025&region=IN-TS&kind=optional'))
      .filter((h: Json) => h.id !== null)
      .map((h: Json) => h.key),
    ['bonalu_holiday'],
  );

  const gone = await add({ date: '2025-12-26', region: 'IN-TS', key: 'boxing_day', is_removed: true });
  assert.equal(await festival('2025-12-26', 'boxing_day'), undefined);
  assert.ok(!(await general(running, 'IN-TS', 2025)).includes('2025-12-26 boxing_day'));
  const day = await read(running, 'month?month=2025-12&city=Hyderabad');
  assert.deepEqual([day[24].is_holiday, day[25].is_holiday], [true, false]);

  const changed = await call(`/${local.id}`, { date: '2025-06-03' }, 'PATCH');
  assert.deepEqual([changed.status, changed.body.data.date, changed.body.data.name], [200, '2025-06-03', 'జాతర సెలవు']);
  assert.equal(await festival('2025-06-02', local.key), undefined);
  assert.equal((await festival('2025-06-03', local.key)).is_holiday, true);

  for (const { id } of [local, bonalu, gone]) assert.equal((await call(`/${id}`, undefined, 'DELETE')).status, 200);
  assert.equal((await running.call(url)).text, before.text, 'without the rows all is as it was shipped');
});

onSqlite('bad holidays are refused with the field that is wrong', async (t, kind) => {
  const running = await start(t, kind);
  const { add, call } = await desk(running);
  await add({ date: '2027-08-09', region: 'IN-KL', key: 'karkidaka_vavu' });
  for (const [json, field, status] of [
    [{ region: 'IN-KL', key: 'onam' }, 'date', 400],
    [{ date: '2027-02-30', region: 'IN-KL', key: 'onam' }, 'date', 400],
    [{ date: '2027-08-09', key: 'onam' }, 'region', 400],
    [{ date: '2027-08-09', region: 'IN-XX', key: 'onam' }, 'region', 400],
    [{ date: '2027-08-09', region: 'US', key: 'onam' }, 'region', 400],
    [{ date: '2027-08-09', region: 'IN-KL' }, 'name', 400],
    [{ date: '2027-08-09', region: 'IN-KL', key: 'unheard_of' }, 'name', 400],
    [{ date: '2027-08-09', region: 'IN-KL', key: 'onam', kind: 'public' }, 'kind', 400],
    [{ date: '2027-08-09', region: 'IN-KL', key: 'onam', source: 'javascript:alert(1)' }, 'source', 400],
    [{ date: '2027-08-09', region: 'IN-KL', name: 'കർക്കടക വാവ്', key: 'karkidaka_vavu' }, 'date', 409],
  ] as const) {
    const reply = await call('', json);
    assert.deepEqual([reply.status, reply.body.errors[0].field], [status, field], JSON.stringify(json));
  }
  const reader = await running.call(admin);
  assert.equal(reader.status, 401);
  const known = await call('', { date: '2027-03-30', region: 'IN-MH', name: 'गुढीपाडवा', lang: 'mr' });
  assert.equal(known.body.data.key, 'gudi_padwa', 'a known name brings its key');
});

onBoth('a list of a year comes from a file, and is then the whole list', async (t, kind) => {
  const running = await start(t, kind);
  const { import: send, call } = await desk(running);
  const days = '01-14 01-26 02-26 03-20 04-14 05-01 08-15 09-04 10-02 10-09'.split(' ');
  const keys = [
    ...['makara_sankranti', 'republic_day', 'maha_shivaratri', 'ugadi', 'ambedkar_jayanti', 'may_day'],
    ...['independence_day', 'ganesh_chaturthi', 'gandhi_jayanti', 'vijayadashami'],
  ];
  const lines = days.map((day, i) => `2027-${day},IN-KA,${keys[i]},,general,DPAR 1 HHL 2026`);
  const csv = ['date,region,key,name_kn,kind,order', ...lines, '2027-12-05,IN-KA,,ಸ್ಥಳೀಯ ಹಬ್ಬ,optional,'].join('\n');
  const dry = await send(csv, '?dry_run=true');
  assert.equal(dry.status, 200, dry.text);
  assert.deepEqual(await general(running, 'IN-KA', 2027), []);
  const bases = async () =>
    new Set((await read(running, 'festivals?year=2027&region=IN-KA')).map((f: Json) => f.holiday_basis));
  assert.deepEqual(await bases(), new Set(['rule']));
  assert.equal((await send(csv)).status, 200);
  assert.deepEqual(
    await general(running, 'IN-KA', 2027),
    days.map((day, i) => `2027-${day} ${keys[i]}`),
  );
  assert.deepEqual(await bases(), new Set(['official']), 'ten general holidays are a whole list');
  const all: Json[] = await read(running, 'holidays?year=2027&region=IN-KA&lang=kn');
  assert.ok(all.every(({ is_official }) => is_official));
  assert.equal(all.at(-1)?.name, 'ಸ್ಥಳೀಯ ಹಬ್ಬ');
  // The same file again changes what is there.
  assert.equal(
    (await send(csv.replace('10-09,IN-KA,vijayadashami,,general', '10-09,IN-KA,vijayadashami,,optional'))).status,
    200,
  );
  assert.equal((await call('?from=2027-01-01&to=2027-12-31&limit=50')).body.meta.total, 11);
  assert.equal((await general(running, 'IN-KA', 2027)).length, 9);
  const bad = await send('date,region,key\n2027-13-01,IN-KA,ugadi\n2027-05-01,IN-ZZ,may_day\n');
  assert.equal(bad.status, 400);
  assert.match(bad.text, /line 2/);
  const listed = await call('?region=IN-KA&kind=optional&search=%E0%B2%B9%E0%B2%AC%E0%B3%8D%E0%B2%AC');
  assert.deepEqual(
    listed.body.data.map((h: Json) => h.date),
    ['2027-12-05'],
  );
});
