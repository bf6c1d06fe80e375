import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Calendars for phones. */

const v1 = '/api/v1/panchang';

interface Event {
  uid: string;
  summary: string;
  date: string;
}

function events(text: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    assert.equal(startDate.isDate, true, `${uid} is a whole day`);
    assert.equal(endDate.subtractDate(startDate).toSeconds(), 86_400, `${uid} is one day`);
    assert.ok(component.hasProperty('dtstamp'));
    return { uid, summary, date: startDate.toString() };
  });
}

onSqlite('calendars for phones: whole days in the language, folded lines, the same UIDs for ever', async (t, kind) => {
  const running = await start(t, kind, { PUBLIC_URL: 'https://news.example.in' });
  running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
  const feed = (query: string, headers = {}) => running.call(`${v1}/calendar.ics?${query}`, { headers });
  const te = await feed('year=2026&lang=te&region=IN-TS');
  assert.equal(te.status, 200);
  assert.match(te.headers.get('content-type') ?? '', /^text\/calendar; charset=utf-8/);
  assert.ok(te.text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') && te.text.endsWith('\r\nEND:VCALENDAR\r\n'));
  assert.doesNotMatch(te.text.replaceAll('\r\n', ''), /[\r\n]/, 'CRLF and nothing else');
  for (const line of te.text.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets: ${line}`);
    assert.ok(!line.includes('\ufffd'), 'no letter is cut in two');
  }
  const all = events(te.text);
  assert.equal(new Set(all.map(({ uid }) => uid)).size, all.length);
  assert.ok(all.every(({ uid }) => uid.endsWith('@news.example.in')));
  const diwali = all.find(({ uid }) => uid.startsWith('diwali'));
  assert.deepEqual([diwali?.summary, diwali?.date], ['దీపావళి', '2026-11-08']);
  const listed: Json[] = await read(running, 'festivals?year=2026&lang=te&region=IN-TS');
  const festivals = listed.filter((f) => f.type !== 'vrata');
  assert.deepEqual(
    all.map(({ date }) => date),
    festivals.map((f) => f.date),
  );
  for (const [i, { name }] of festivals.entries()) assert.ok(all[i]?.summary.startsWith(name), name);
  const tentative = festivals.findIndex((f) => f.is_tentative);
  assert.notEqual(all[tentative]?.summary, festivals[tentative]?.name, 'what is not certain says so');

  // A phone asks again: the same bytes, or none.
  const etag = te.headers.get('etag') as string;
  assert.equal((await feed('year=2026&lang=te&region=IN-TS', { 'if-none-match': etag })).status, 304);
  await running.call('/api/panchang.php', {
    token: await running.tokenOf('editor'),
    json: { date: '2026-06-15', festivals: [{ name: 'సాహిత్య సభ', key: 'sabha' }] },
  });
  running.clock.ms += 40 * 86_400_000;
  const later = await feed('year=2026&lang=te&region=IN-TS', { 'if-none-match': etag });
  assert.equal(later.status, 200);
  const added = events(later.text).filter(({ uid }) => !all.some((event) => event.uid === uid));
  assert.deepEqual(
    added.map(({ summary, date }) => [summary, date]),
    [['సాహిత్య సభ', '2026-06-15']],
  );
  assert.equal(events(later.text).length, all.length + 1, 'and the others have kept their UIDs');
  const hindi = events((await feed('year=2026&lang=hi&region=IN-TS')).text);
  assert.ok(hindi.some(({ summary }) => summary === 'दीपावली'));
  assert.deepEqual(
    hindi.map(({ uid }) => uid),
    events(later.text).map(({ uid }) => uid),
    'in another language too',
  );

  const ekadashi = events((await feed('kind=ekadashi&lang=en')).text);
  assert.deepEqual([...new Set(ekadashi.map(({ date }) => date.slice(0, 4)))], ['2026', '2027'], 'and the next year');
  assert.ok(ekadashi.length >= 48 && ekadashi.every(({ summary }) => /Ekadashi/.test(summary)));
  for (const [name, wanted] of [
    ['vratas', (f: Json) => f.type === 'vrata'],
    ['holidays', (f: Json) => f.is_holiday],
    ['all', () => true],
  ] as const) {
    const shown = events((await feed(`year=2026&lang=te&region=IN-TS&kind=${name}`)).text);
    const now: Json[] = await read(running, 'festivals?year=2026&lang=te&region=IN-TS');
    assert.deepEqual(
      shown.map(({ date }) => date),
      now.filter(wanted).map((f) => f.date),
      name,
    );
  }
  const newYork = events((await feed('year=2026&lang=en&city=New%20York')).text);
  assert.equal(newYork.find(({ uid }) => uid.startsWith('raksha_bandhan'))?.date, '2026-08-27');
  // Without a region it is that of the place; all is every festival of the list.
  const keysIn = async (query: string) =>
    new Set(events((await feed(`year=2026&lang=en&${query}`)).text).map(({ uid }) => uid.split('-')[0]));
  const [patna, everywhere] = [await keysIn('city=Patna'), await keysIn('region=all')];
  assert.deepEqual(
    ['diwali', 'ugadi', 'puthandu'].map((key) => patna.has(key)),
    [true, false, false],
  );
  assert.deepEqual(
    ['diwali', 'ugadi', 'puthandu'].map((key) => everywhere.has(key)),
    [true, true, true],
  );
  const head = await running.call(`${v1}/calendar.ics`, { method: 'HEAD' });
  assert.deepEqual([head.status, head.text], [200, '']);
});

onSqlite('what editors write is escaped and folded, in every script', async (t, kind) => {
  const running = await start(t, kind);
  const names = [
    ...['సంక్రాంతి; భోగి, కనుమ \\ ముక్కనుమ', 'உழவர் திருநாள்: "பொங்கல்"', 'মকর সংক্রান্তি, পৌষ পার্বণ'.repeat(3)],
    ...['بسنت; پتنگ'.repeat(6), `क्ष्मी${'्क्ष'.repeat(40)}`, '👩‍👩‍👧‍👦'.repeat(12), 'END:VCALENDAR'],
  ];
  const description = 'first, line; with \\ marks\nBEGIN:VEVENT\n\u00e9 é';
  const festivals = names.map((name, n) => ({ name, key: `own_${n}`, description }));
  const json = { date: '2026-01-14', festivals };
  const saved = await running.call('/api/panchang.php', { token: await running.tokenOf('editor'), json });
  assert.equal(saved.status, 201, saved.text);
  const { text } = await running.call(`${v1}/calendar.ics?year=2026&lang=te&region=all&kind=all`);
  for (const line of text.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.doesNotMatch(line, /[\r\n\ufffd]/, line);
  }
  assert.ok(text.endsWith('END:VCALENDAR\r\n'));
  const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((c) => new ICAL.Event(c));
  const own = components.filter(({ uid }) => uid.startsWith('own_')).sort((a, b) => a.uid.localeCompare(b.uid));
  assert.deepEqual(
    own.map(({ summary }) => summary),
    names.map((name) => name.normalize('NFC')),
  );
  for (const event of own) assert.ok(event.description.startsWith(description.normalize('NFC')), event.description);
});

onSqlite('an event says when the rites of its day are, by the clock of the place', async (t, kind) => {
  const running = await start(t, kind);
  const of = async (lang: string) => {
    const { text } = await running.call(`${v1}/calendar.ics?year=2025&lang=${lang}&city=Delhi`);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    return all.find(({ uid }) => uid.startsWith('diwali-'))?.description.split('\n') ?? [];
  };
  assert.ok((await of('en')).some((line) => /^Puja Muhurta: 7:08 PM – 8:18 PM$/.test(line)));
  assert.ok((await of('te')).includes('పూజా ముహూర్తం: రాత్రి 7:08 – రాత్రి 8:18'));
  assert.ok((await of('ur')).some((line) => line.startsWith('پوجا مہورت: ')));
});
