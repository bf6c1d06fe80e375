import assert from 'node:assert/strict';
import type { Span } from '../limbs.ts';
import type { Site } from '../sky.ts';

/** Places of the tests, and times as almanacs print them. */

export const delhi: Site = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
export const chennai: Site = { lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' };
export const gaya: Site = { lat: 24.6959, lon: 84.9912, tz: 'Asia/Kolkata' };
export const tromso: Site = { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' };

/** Unix seconds of a time in India, `YYYY-MM-DD HH:MM`. */
export const ist = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+05:30`) / 1000;

/** That a span is the printed one; almanacs cut or round to minutes, and their Moons differ by a minute. */
export function printed(actual: Span | null | undefined, start: string, end: string, seconds = 100): void {
  assert.ok(actual, `${start} - ${end}`);
  for (const [t, text] of [
    [actual.start, start],
    [actual.end, end],
  ] as const)
    assert.ok(Math.abs(t - ist(text)) < seconds, `${text} is printed, it is ${(t - ist(text)).toFixed(0)} s off`);
}
