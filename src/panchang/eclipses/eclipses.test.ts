import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lunationAt } from '../calendars/lunar.ts';
import type { Site } from '../sky/day-sky.ts';
import { heightOver } from '../sky/rise.ts';
import { type Eclipse, eclipsesBetween } from './eclipses.ts';
import { moonEclipse } from './moon.ts';
import { sunEclipse } from './sun.ts';

const eclipseOn = (body: Eclipse['body'], date: string, site: Site): Eclipse | null =>
  eclipsesBetween(date, date, site).find((eclipse) => eclipse.body === body) ?? null;
const solarEclipseOn = (date: string, site: Site) => eclipseOn('sun', date, site);
const lunarEclipseOn = (date: string, site: Site) => eclipseOn('moon', date, site);

const india = (lat: number, lon: number): Site => ({ lat, lon, tz: 'Asia/Kolkata' });
const delhi = india(28.6139, 77.209);
const mumbai = india(19.076, 72.8777);
const kolkata = india(22.5726, 88.3639);
const chennai = india(13.0827, 80.2707);
const guwahati = india(26.1445, 91.7362);
const newYork: Site = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
const dallas: Site = { lat: 32.7767, lon: -96.797, tz: 'America/Chicago' };
const tromso: Site = { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' };

function found(eclipse: Eclipse | null): Eclipse {
  assert.ok(eclipse);
  return eclipse;
}

/** Within so many seconds of a time on the clocks of a zone: `2026-03-03 18:47+05:30`. */
function near(t: number | undefined, clock: string, seconds = 60): void {
  const off = (t ?? Number.NaN) - Date.parse(clock.replace(' ', 'T')) / 1000;
  assert.ok(Math.abs(off) <= seconds, `${clock}: ${off} s off`);
}

test('which eclipses there are from 2011 to 2020, after the canon of Espenak and Meeus', () => {
  const found: string[] = [];
  const [from, to] = ['2011-01-01', '2021-01-01'].map((date) => Date.parse(date) / 1000) as [number, number];
  for (let count = lunationAt(from).count; count <= lunationAt(to).count; count++) {
    const [sun, moon] = [sunEclipse(count), moonEclipse(count)];
    const say = (t: number, what: string): void => {
      if (t >= from && t < to) found.push(`${new Date(t * 1000).toISOString().slice(2, 10)} ${what}`);
    };
    if (sun) say(sun.newMoon, `S${sun.kind}`);
    if (moon) say(moon.maximum, `M${moon.kind}`);
  }
  const short = found.map((text) => text.replace(/(S|M)(pe|.).*/, '$1$2'));
  const canon = `11-01-04 Sp 11-06-01 Sp 11-06-15 Mt 11-07-01 Sp 11-11-25 Sp 11-12-10 Mt 12-05-20 Sa 12-06-04 Mp 12-11-13 St
    12-11-28 Mpe 13-04-25 Mp 13-05-10 Sa 13-05-25 Mpe 13-10-18 Mpe 13-11-03 St 14-04-15 Mt 14-04-29 Sa 14-10-08 Mt 14-10-23 Sp
    15-03-20 St 15-04-04 Mt 15-09-13 Sp 15-09-28 Mt 16-03-09 St 16-03-23 Mpe 16-09-01 Sa 16-09-16 Mpe 17-02-11 Mpe 17-02-26 Sa
    17-08-07 Mp 17-08-21 St 18-01-31 Mt 18-02-15 Sp 18-07-13 Sp 18-07-27 Mt 18-08-11 Sp 19-01-06 Sp 19-01-21 Mt 19-07-02 St
    19-07-16 Mp 19-12-26 Sa 20-01-10 Mpe 20-06-05 Mpe 20-06-21 Sa 20-07-05 Mpe 20-11-30 Mpe 20-12-14 St`;
  assert.deepEqual(short.join(' '), canon.replace(/\s+/g, ' '));
});

test('the annular eclipse of 2020-06-21, partial in Delhi', () => {
  const e = found(solarEclipseOn('2020-06-21', delhi));
  assert.deepEqual([e.kind, e.seen, e.full], ['annular', 'partial', null]);
  near(e.start, '2020-06-21 10:20+05:30');
  near(e.maximum, '2020-06-21 12:02+05:30');
  near(e.end, '2020-06-21 13:48+05:30');
  assert.ok(Math.abs(e.magnitude - 0.952) < 0.003);
  assert.deepEqual([e.risesEclipsed, e.setsEclipsed], [false, false]);
});

test('the annular eclipse of 2019-12-26 over Coimbatore', () => {
  const e = found(solarEclipseOn('2019-12-26', india(11.0168, 76.9558)));
  assert.deepEqual([e.kind, e.seen], ['annular', 'annular']);
  near(e.start, '2019-12-26 08:06+05:30');
  near(e.full?.start, '2019-12-26 09:28+05:30');
  near(e.full?.end, '2019-12-26 09:31+05:30');
  assert.ok(Math.abs(e.obscuration - 0.933) < 0.005);
  assert.ok(Math.abs(found(solarEclipseOn('2019-12-26', delhi)).obscuration - 0.447) < 0.01);
});

test('the Sun sets eclipsed in India on 2022-10-25', () => {
  // The Positional Astronomy Centre: begin and how long until sunset; 44 % covered in Delhi, 24 % in Mumbai.
  for (const [site, begin, minutes, share] of [
    [delhi, '16:29', 73, 0.44],
    [mumbai, '16:49', 79, 0.245],
    [chennai, '17:14', 31, 0.087],
    [kolkata, '16:52', 12, 0.056],
  ] as const) {
    const e = found(solarEclipseOn('2022-10-25', site));
    near(e.start, `2022-10-25 ${begin}+05:30`);
    assert.ok(Math.abs((e.visible.end - e.visible.start) / 60 - minutes) < 1.1);
    assert.ok(Math.abs(e.greatest.obscuration - share) < 0.01);
    assert.equal(e.setsEclipsed, true);
    assert.equal(e.sutak?.end, e.visible.end);
  }
  assert.equal(solarEclipseOn('2022-10-25', india(27.48, 95)), null, 'Dibrugarh: the Sun had set');
});

test('the total eclipse of 2024-04-08 is not seen in India, partial in New York, total in Dallas', () => {
  assert.equal(solarEclipseOn('2024-04-08', delhi), null);
  const partial = found(solarEclipseOn('2024-04-08', newYork));
  assert.deepEqual([partial.kind, partial.seen], ['total', 'partial']);
  near(partial.start, '2024-04-08 14:10:40-04:00', 30);
  near(partial.maximum, '2024-04-08 15:25:30-04:00', 30);
  const total = found(solarEclipseOn('2024-04-08', dallas));
  assert.equal(total.seen, 'total');
  near(total.full?.start, '2024-04-08 13:40:43-05:00', 15);
  near(total.full?.end, '2024-04-08 13:44:35-05:00', 15);
  assert.ok(total.magnitude > 1 && total.obscuration === 1);
});

test('lunar eclipses to the times of the canon', () => {
  const whole = found(lunarEclipseOn('2025-09-07', delhi));
  assert.deepEqual([whole.kind, whole.seen], ['total', 'total']);
  near(whole.penumbra?.start, '2025-09-07 15:28:25Z', 20);
  near(whole.start, '2025-09-07 16:27:09Z', 10);
  near(whole.full?.start, '2025-09-07 17:30:48Z', 10);
  near(whole.maximum, '2025-09-07 18:11:47Z', 10);
  near(whole.full?.end, '2025-09-07 18:52:51Z', 10);
  near(whole.end, '2025-09-07 19:56:31Z', 10);
  assert.ok(Math.abs(whole.magnitude - 1.362) < 0.002);

  const partial = found(lunarEclipseOn('2023-10-28', delhi));
  assert.deepEqual([partial.kind, partial.seen, partial.date], ['partial', 'partial', '2023-10-28']);
  near(partial.start, '2023-10-29 01:05+05:30');
  near(partial.end, '2023-10-29 02:23+05:30');
  assert.ok(Math.abs(partial.magnitude - 0.122) < 0.002);
  assert.equal(lunarEclipseOn('2023-10-29', delhi), null, 'the night belongs to the day before');
});

test('the Moon rises eclipsed in India on 2022-11-08 and 2026-03-03', () => {
  // Minutes from moonrise to the end, after the Positional Astronomy Centre.
  for (const [site, minutes] of [
    [delhi, 50],
    [mumbai, 18],
    [kolkata, 87],
    [guwahati, 105],
  ] as const) {
    const e = found(lunarEclipseOn('2022-11-08', site));
    assert.ok(Math.abs((e.visible.end - e.visible.start) / 60 - minutes) < 2);
    assert.equal(e.risesEclipsed, true);
    assert.equal(e.seen, minutes > 60 ? 'total' : 'partial');
    assert.equal(e.greatest.at, e.visible.start);
    assert.equal(e.fullSeen?.start ?? null, e.seen === 'total' ? e.visible.start : null);
    assert.equal(e.fullSeen?.end ?? null, e.seen === 'total' ? (e.full?.end ?? null) : null);
  }
  const e = found(lunarEclipseOn('2026-03-03', delhi));
  assert.deepEqual([e.kind, e.seen], ['total', 'partial']);
  near(e.start, '2026-03-03 15:20+05:30');
  near(e.end, '2026-03-03 18:47+05:30');
  const late = found(lunarEclipseOn('2026-03-03', india(23.2, 68.6)));
  assert.deepEqual(
    [late.kind, late.seen, late.sutak],
    ['total', 'penumbral', null],
    'the umbra has left when it rises',
  );
});

test('sutak begins with a prahara, as printed for the cities', () => {
  for (const [e, start, frail] of [
    [lunarEclipseOn('2026-03-03', delhi), '2026-03-03 09:39+05:30', '2026-03-03 15:28+05:30'],
    [lunarEclipseOn('2022-11-08', delhi), '2022-11-08 09:21+05:30', '2022-11-08 14:48+05:30'],
    [lunarEclipseOn('2023-10-28', delhi), '2023-10-28 14:52+05:30', '2023-10-28 20:52+05:30'],
    [lunarEclipseOn('2025-09-07', delhi), '2025-09-07 12:19+05:30', null],
    [lunarEclipseOn('2025-09-07', mumbai), '2025-09-07 12:36+05:30', null],
    [lunarEclipseOn('2025-09-07', kolkata), '2025-09-07 11:34+05:30', null],
    [solarEclipseOn('2022-10-25', delhi), '2022-10-25 03:17+05:30', '2022-10-25 12:05+05:30'],
    [solarEclipseOn('2020-06-21', delhi), '2020-06-20 21:52+05:30', '2020-06-21 05:24+05:30'],
  ] as const) {
    const { sutak, visible } = found(e);
    near(sutak?.start, start, 75);
    if (frail) near(sutak?.startForFrail, frail, 75);
    assert.equal(sutak?.end, visible.end);
  }
});

test('a penumbral eclipse has no sutak; near the poles hours stand in for praharas', () => {
  const faint = found(lunarEclipseOn('2020-06-05', delhi));
  assert.deepEqual([faint.kind, faint.seen, faint.sutak], ['penumbral', 'penumbral', null]);
  const polar = found(solarEclipseOn('2021-06-10', tromso));
  assert.equal(polar.sutak?.start, polar.start - 12 * 3600);
});

test('eclipses of thirty years at five places are consistent', () => {
  for (const site of [delhi, newYork, tromso, dallas, { lat: -33.87, lon: 151.21, tz: 'Australia/Sydney' }]) {
    const eclipses = eclipsesBetween('2010-01-01', '2039-12-31', site);
    assert.ok(eclipses.length > 50);
    for (const [n, e] of eclipses.entries()) {
      const label = `${site.lat} ${e.body} ${e.date}`;
      assert.ok(e.start < e.maximum && e.maximum < e.end, label);
      assert.ok(e.start <= e.visible.start && e.visible.start < e.visible.end && e.visible.end <= e.end, label);
      assert.ok(heightOver(e.body, (e.visible.start + e.visible.end) / 2, site, 'edge') > -8, label);
      assert.ok(e.greatest.magnitude > 0 && e.greatest.magnitude <= e.magnitude + 1e-6, label);
      assert.ok(e.obscuration > 0 && e.obscuration <= 1, label);
      assert.ok(
        e.sutak === null || (e.sutak.start < e.sutak.startForFrail && e.sutak.startForFrail < e.visible.start),
        label,
      );
      assert.equal(e.seen === 'penumbral', e.sutak === null, label);
      if (n > 0) assert.ok(e.maximum > (eclipses[n - 1] as Eclipse).maximum + 10 * 86_400, label);
      const again = e.body === 'sun' ? solarEclipseOn(e.date, site) : lunarEclipseOn(e.date, site);
      assert.deepEqual(again, e, label);
    }
  }
});
