// Rest: its thread computes years of the almanac.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { almanacThread } from '../../src/almanac/compute.ts';
import * as engine from '../../src/almanac/day/engine.ts';
import { normalOptions, readerOf, reckoningOf } from '../../src/almanac/query.ts';
import { editedDays, editedFestivals } from '../../src/almanac/store.ts';
import { onSqlite, type Reply, start } from '../support/helper.ts';
import { atOnce } from './admission-scene.ts';

const v1 = '/api/v1/panchang';

onSqlite('the thread of the almanac answers what the same functions answer here', async (t, kind) => {
  const running = await start(t, kind);
  const { app } = running.dinam;
  const token = await running.tokenOf('editor');
  const stored = { date: '2026-11-20', city: 'Hyderabad', sunrise: '06:30:00', festivals: ['అమ్మవారి జాతర'] };
  assert.equal((await running.call('/api/admin/panchang', { method: 'POST', token, json: stored })).status, 201);
  const reader = readerOf(app, { city: 'Hyderabad' }, 'te');
  const reckoning = reckoningOf(app);
  const [from, to] = ['2026-11-19', '2026-11-22'];
  const editedRows = await editedDays(app.db.read, from, to, reader.place);
  const festivals = await editedFestivals(app.db.read, from, to, reader.place.region);
  const where = 'city=Hyderabad&lang=te';
  const textOf = ({ json }: engine.Finished): unknown => JSON.parse(Buffer.from(json).toString());
  const data = async (path: string): Promise<unknown> => (await running.call(`${path}&${where}`)).body.data;
  assert.deepEqual(
    await data(`${v1}?from=${from}&to=${to}&include=all`),
    textOf(engine.days(editedRows, from, to, { reader, reckoning, options: normalOptions({ include: ['all'] }) })),
  );
  assert.deepEqual(
    await data(`${v1}/festivals?from=${from}&to=${to}`),
    textOf(engine.festivals(festivals, 'here', { from, to, reader, reckoning }, {})),
  );
  const [day] = (await data(`${v1}?from=2026-11-20&to=2026-11-20`)) as { overridden: string[]; festivals: object[] }[];
  assert.deepEqual(day?.overridden, ['sunrise', 'festivals']);
});

test('a thread that dies in the middle fails what it was doing, and the next question has another', async (t) => {
  const running = await start(t, 'sqlite');
  const path = `${v1}?from=2031-01-01&to=2031-03-03&include=all&lat=17.4&lon=78.5`;
  let reply: Reply | undefined;
  const pending = running.call(path).then((got) => {
    reply = got;
  });
  while (!reply) {
    almanacThread.stop();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await pending;
  assert.equal(reply.status, 503);
  assert.equal(reply.body.code, 'unavailable');
  assert.ok(Number(reply.headers.get('retry-after')) > 0);
  const again = await running.call(path);
  assert.equal(again.status, 200);
  assert.equal(again.body.data.length, 62);
  assert.equal(again.body.meta.total, 62);
});

test('while the thread computes, the program answers; an answer that comes too late is there for who asks again', async (t) => {
  const running = await start(t, 'sqlite', { READ_TIMEOUT_MS: '50' });
  const path = `${v1}?from=2033-01-01&to=2033-03-03&include=all&lat=13.1&lon=80.3&lang=ta`;
  const late = await running.call(path);
  assert.equal(late.status, 503);
  assert.equal((await running.call('/health/live')).status, 200);
  let reply = late;
  for (let i = 0; i < 300 && reply.status === 503; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    reply = await running.call(path);
  }
  assert.equal(reply.status, 200, 'it was finished, and kept');
  assert.equal(reply.body.data.length, 62);
  const metrics = (await running.call('/metrics')).text;
  assert.match(metrics, /dinam_reads_refused_total\{reason="time"\} [1-9]/);
});

onSqlite('points of the map within a hundredth of a degree have one answer', async (t, kind) => {
  const running = await start(t, kind);
  const of = (lat: string, lon: string) => running.call(`${v1}/day?date=2026-11-20&lat=${lat}&lon=${lon}`);
  const [one, near, far] = [await of('17.3849', '78.4867'), await of('17.3801', '78.4901'), await of('17.40', '78.49')];
  assert.deepEqual([one.body.data.place.lat, one.body.data.place.lon], [17.38, 78.49]);
  assert.equal(one.headers.get('etag'), near.headers.get('etag'));
  assert.notEqual(one.headers.get('etag'), far.headers.get('etag'));
  const { counts } = running.dinam.app.cache;
  assert.deepEqual([counts.misses, counts.hits], [2, 1]);
});

onSqlite('of many cold questions at once some wait, the rest is refused at once, and none is lost', async (t, kind) => {
  const running = await start(t, kind, { READ_QUEUE: '3' });
  const known = `${v1}/day?date=2026-11-20&city=Hyderabad&lang=te`;
  assert.equal((await running.call(known)).status, 200);
  const cold = [
    (i: number) => `${v1}/day?date=${1950 + i}-10-02&lat=${i}.5&lon=80.1&lang=hi`,
    (i: number) => `${v1}/festivals?year=${1950 + i}&lat=${i}.5&lon=80.1&lang=ta`,
    (i: number) => `${v1}/calendar.ics?year=${1950 + i}&lat=${i}.5&lon=80.1&lang=bn`,
    (i: number) => `${v1}/next?festival=surya_grahana&count=20&from=${1950 + i}-01-01&lat=${i}.5&lon=80.1&lang=ur`,
  ];
  const paths = Array.from({ length: 40 }, (_, i) => cold[i % cold.length]?.(1 + i) as string);
  const pending = atOnce(running, paths);
  const cached = await Promise.all(Array.from({ length: 20 }, () => running.call(known)));
  assert.deepEqual([...new Set(cached.map(({ status }) => status))], [200], 'what is in memory is sent all the while');
  const replies = await pending;
  assert.equal(replies.length, paths.length);
  assert.deepEqual([...new Set(replies.map(({ status }) => status))].sort(), [200, 503]);
  for (const { status, text } of replies) if (status === 503) assert.match(text, /\r\nretry-after: [1-9]/i);
  assert.equal((await running.call(paths.at(-1) as string)).status, 200, 'and then there is room');
});

onSqlite('a year costs an address more than a day, and never more than it may have', async (t, kind) => {
  const running = await start(t, kind, { READS_PER_MINUTE: '300', TRUST_PROXY: '127.0.0.1' });
  // A third of a minute's tokens at once: a hundred.
  const statusesOf = async (ip: string, paths: string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const path of paths)
      statuses.push((await running.call(`${v1}${path}`, { headers: { 'x-forwarded-for': ip } })).status);
    return statuses;
  };
  const at = (n: number): string => `lat=${n}.25&lon=79.5&lang=te`;
  const days = Array.from({ length: 12 }, (_, i) => `/day?date=2026-11-${10 + i}&${at(11)}`);
  assert.deepEqual([...new Set(await statusesOf('203.0.113.1', days))], [200]);
  // One takes most of these, which come back at five a second: two of a kind are one too many.
  const dear: ((n: number) => string)[] = [
    (n) => `/festivals?year=203${n}`,
    (n) => `?from=203${n}-01-01&to=203${n}-03-02&include=all`,
    (n) => `/next?festival=surya_grahana&count=20&from=203${n}-01-01`,
    (n) => `/muhurta/find?for=marriage&from=203${n}-01-01&to=203${n}-12-31`,
    (n) => `/holidays?year=203${n}&region=IN-TS`,
    (n) => `/transits?year=203${n}`,
  ];
  for (const [i, path] of dear.entries()) {
    const pair = [1, 2].map((n) => `${path(n)}&${at(12 + i)}`);
    assert.deepEqual(await statusesOf(`203.0.113.${10 + i}`, pair), [200, 429], pair.join());
  }
  const births = Array.from({ length: 5 }, (_, i) => `/tithi-dates?date=198${i}-05-05&years=20&${at(20)}`);
  assert.deepEqual(await statusesOf('203.0.113.30', births), [200, 200, 200, 200, 429]);
  const walls = [2026, 2027].map((year) => `/te/panchang/calendar/${year}?city=Chennai`);
  const pages: number[] = [];
  for (const path of walls)
    pages.push((await running.call(path, { headers: { 'x-forwarded-for': '203.0.113.31' } })).status);
  assert.deepEqual(pages, [200, 429]);
});
