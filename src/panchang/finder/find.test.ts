import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lagnaAt } from '../grahas/lagna.ts';
import { limbAt } from '../limbs.ts';
import { kalamsOf } from '../muhurta/kalams.ts';
import { skyOf } from '../sky/day-sky.ts';
import { findMuhurtas } from './find.ts';

const hyderabad = { lat: 17.385, lon: 78.4867, tz: 'Asia/Kolkata' };
const year = { from: '2027-01-01', to: '2027-12-31', site: hyderabad };

/** A window with its day, and an instant just after its beginning, in its middle, and just before its end. */
function* looks(wanted: Parameters<typeof findMuhurtas>[0]) {
  for (const { date, windows } of findMuhurtas(wanted).days)
    for (const window of windows)
      for (const t of [window.start + 1, (window.start + window.end) / 2, window.end - 1]) yield { date, window, t };
}

test('a window lies within one tithi, star and lagna, and keeps off Vishti and the quarters that are left out', () => {
  let seen = 0;
  for (const { date, window, t } of looks({ ...year, purpose: 'marriage', school: 'north' })) {
    const { id: pada } = limbAt('pada', t);
    const star = Math.ceil(pada / 4);
    assert.equal(star, window.nakshatra, date);
    assert.equal(limbAt('tithi', t).id, window.tithi, date);
    assert.equal(Math.floor((lagnaAt(t, hyderabad) as number) / 30) + 1, window.lagna, date);
    const { id: karana } = limbAt('karana', t);
    assert.ok(![8, 15, 22, 29, 36, 43, 50, 57].includes(karana), `${date}: Vishti`);
    assert.ok(![17, 27].includes(limbAt('yoga', t).id), `${date}: Vyatipata or Vaidhriti`);
    // The first quarters of Magha and Mula, the last of Revati.
    assert.ok(![37, 73, 108].includes(pada), `${date}: quarter ${pada}`);
    seen++;
  }
  assert.ok(seen > 300);
});

test('almanacs of the south keep off rahu kalam and varjyam, and Tamil ones end at midday', () => {
  let seen = 0;
  for (const { date, window, t } of looks({ ...year, purpose: 'marriage', school: 'tamil' })) {
    const { rahuKalam, yamagandam, durmuhurtam, varjyam } = kalamsOf(date, hyderabad);
    for (const bad of [rahuKalam, yamagandam, ...durmuhurtam, ...varjyam])
      assert.ok(!bad || t <= bad.start || t >= bad.end, date);
    const { sunrise, sunset } = skyOf(date, hyderabad);
    assert.ok(window.end <= ((sunrise ?? 0) + (sunset ?? 0)) / 2 + 1, date);
    seen++;
  }
  assert.ok(seen > 100);
});

test('a birth leaves chandrashtama out and counts tara and house from its own', () => {
  // The eighth is Kanya, which begins within Uttara Phalguni.
  const [star, sign] = [23, 11];
  let seen = 0;
  for (const { date, window, t } of looks({
    ...year,
    purpose: 'travel',
    school: 'north',
    nakshatra: star,
    rashi: sign,
  })) {
    const house = ((limbAt('moonSign', t).id - sign + 12) % 12) + 1;
    assert.notEqual(house, 8, date);
    const tara = [...window.for, ...window.against].find(({ key }) => key === 'tarabala');
    assert.equal(tara?.id, ((window.nakshatra - star + 27) % 9) + 1, date);
    seen++;
  }
  assert.ok(seen > 300);
});
