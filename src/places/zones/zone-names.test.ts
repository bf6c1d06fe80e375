import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolvePlace } from '../places.ts';
import { zoneIn } from './zone-names.ts';

test('an offset is read in the digits of every script, with marks of direction and remarks in brackets', () => {
  const same: Record<string, string[]> = {
    'Asia/Kolkata': ['GMT+౦౫:౩౦', 'GMT+५:३०', 'UTC+০৫:৩০', '\u200eGMT+۰۵:۳۰', '+05:30:00', 'GMT 05:30', 'utc 5:30'],
    'Asia/Kathmandu': ['GMT+०५:४५', '(GMT+05:45) Kathmandu', '+0545 (Nepal Time)'],
    UTC: ['Z', 'UTC', 'GMT+0000 (Coordinated Universal Time)'],
  };
  for (const [zone, texts] of Object.entries(same)) for (const text of texts) assert.equal(zoneIn(text), zone, text);
  for (const text of [
    '',
    '(',
    '()',
    '(GMT+05:30',
    'GMT+९९',
    '05:30 UTC',
    'భారత కాలం',
    `${'('.repeat(99)})`,
    '+5'.repeat(60),
  ])
    assert.equal(zoneIn(text), null, text);
});

test('a point takes the zone of a phone as the phone gives it', () => {
  const zoneOf = (tz: string): string => resolvePlace({ lat: 25.6, lon: 85.1, tz }, 'Patna').tz;
  for (const tz of ['GMT+05:30', '+0530', 'GMT+५:३०', 'India Standard Time'])
    assert.equal(zoneOf(tz), 'Asia/Kolkata', tz);
  assert.equal(zoneOf('UTC+4'), 'Etc/GMT-4');
  assert.throws(() => zoneOf('Mars/Olympus'), /tz/);
});
