import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chennai } from '../../../test/support/muhurta.ts';
import { addDays } from '../zone.ts';
import { gowrisOf } from './gowri.ts';
import { kalamsOf } from './kalams.ts';

/** As printed, day and night, from Sunday to Saturday, by initials; s is Sugam, o Soram. */
const table = [
  ['u a r l d s o v', 'd s o v u a r l'],
  ['a v r l d s o u', 's o u a v r l d'],
  ['r l d s o u v a', 'o u v a r l d s'],
  ['l d s o v u a r', 'u a r l d s o v'],
  ['d s o u a v r l', 'a v r l d s o u'],
  ['s o u v a r l d', 'r l d s o u v a'],
  ['o u v a r l d s', 'l d s o u v a r'],
];
const sunday = '2026-03-01';

test('the rules give the printed table', () => {
  for (const [i, [day, night]] of table.entries()) {
    const gowris = gowrisOf(addDays(sunday, i), chennai);
    const initials = (parts: { key: string }[]): string =>
      parts.map(({ key }) => (key === 'soram' ? 'o' : key[0])).join(' ');
    assert.deepEqual([initials(gowris.day), initials(gowris.night)], [day, night], `weekday ${i + 1}`);
  }
});

test('nalla neram is good and free of rahu kalam and yamagandam', () => {
  for (let i = 0; i < 7; i++) {
    const { nallaNeram } = gowrisOf(addDays(sunday, i), chennai);
    const { rahuKalam, yamagandam } = kalamsOf(addDays(sunday, i), chennai);
    assert.ok(nallaNeram.length >= 9);
    for (const part of nallaNeram) {
      assert.ok(part.isGood);
      for (const bad of [rahuKalam, yamagandam]) assert.ok(bad && (part.end <= bad.start || part.start >= bad.end));
    }
  }
});
