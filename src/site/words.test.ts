import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteDate, timeText } from './words.ts';

/** Every quarter of an hour of some days in which clocks change, a year ends, and dates differ between zones. */
function* instants(): Generator<number> {
  for (const day of ['2026-03-08', '2026-11-01', '2026-11-23', '2026-12-31', '1969-12-31'])
    for (let quarter = 0; quarter < 96; quarter++) yield Date.parse(`${day}T00:00:00Z`) + quarter * 900_000;
}

test('a date is that of the clock of the zone at every instant of its days', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu', 'UTC'])
    for (const lang of ['te', 'hi', 'ta', 'bn', 'ur', 'en'] as const) {
      const format = new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: zone });
      for (const ms of instants()) assert.equal(siteDate(ms, lang, 'date', zone), format.format(ms), `${zone} ${ms}`);
    }
});

test('languages, styles and zones of one day are distinguished', () => {
  const at = '2026-11-23T20:00:00Z';
  assert.equal(siteDate(at, 'te', 'date', 'UTC'), '23 నవంబర్, 2026');
  assert.equal(siteDate(at, 'te', 'date', 'Asia/Kolkata'), '24 నవంబర్, 2026');
  assert.equal(siteDate(at, 'te', 'day', 'Asia/Kolkata'), '24 నవంబర్');
  assert.equal(siteDate(at, 'te', 'weekday', 'Asia/Kolkata'), 'మంగళవారం');
  assert.equal(siteDate(at, 'hi', 'date', 'Asia/Kolkata'), '24 नवंबर 2026');
  assert.equal(timeText('2026-11-23T14:44:00Z', 'te', 'Asia/Kolkata'), '23 నవంబర్, 2026, రాత్రి 8:14');
  assert.throws(() => siteDate('nonsense', 'te'), RangeError);
});
