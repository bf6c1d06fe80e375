import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDate } from './dates.ts';

test('dates, the Indian way where it is open', () => {
  const at = (raw: string, zone?: string): string | null => {
    const ms = parseDate(raw, zone);
    return ms === null ? null : new Date(ms).toISOString().replace(':00.000Z', 'Z');
  };
  for (const raw of [
    'Fri, 20 Nov 2026 10:15:00 +0530',
    '2026-11-20T10:15:00+05:30',
    '20 Nov, 2026 10:15 AM IST',
    'शुक्रवार, २० नवंबर २०२६ १०:१५ +0530',
    'Fri Nov 20 2026 10:15:00 GMT+0530',
    '20-11-2026 10:15 IST',
    'Friday, November 20, 2026 10:15 am IST',
    '۲۰ نومبر ۲۰۲۶ 10:15 IST',
    '20 நவம்பர் 2026 10:15 IST',
    '20 నవంబరు 2026, 10:15 IST',
    'বৃহস্পতিবার, ২০ নভেম্বর ২০২৬ 10:15 IST',
    '10:15 AM IST, 20 Nov 2026',
    '10:15 AM, 20 Nov 2026 IST',
    'Updated on 20 November 2026, 10:15 AM IST',
    'Fri Nov 20 10:15:00 IST 2026',
    '20/11/26 10.15 hrs IST',
    '20261120T101500+0530',
    '2026-11-20 10:15 Asia/Kolkata',
    '20 ноября 2026 10:15 +0530',
  ])
    assert.equal(at(raw), '2026-11-20T04:45Z', raw);
  assert.equal(at('05-11-2026'), '2026-11-05T00:00Z');
  assert.equal(at('11/25/2026'), '2026-11-25T00:00Z');
  assert.equal(at('2026-11-20 10:15', 'Asia/Kolkata'), '2026-11-20T04:45Z');
  assert.equal(at('2026-11-20 10:15', 'Asia/Kathmandu'), '2026-11-20T04:30Z');
  assert.equal(at('1795148100'), '2026-11-20T04:15Z');
  for (const none of [
    '',
    'x',
    '0001-01-01T00:00:00Z',
    '31 Feb 2026',
    '2026-13-01',
    '99-99-9999',
    '20 Foo 2026',
    '25:00',
    '9'.repeat(5_000),
  ])
    assert.equal(at(none), null, none.slice(0, 40));
});
