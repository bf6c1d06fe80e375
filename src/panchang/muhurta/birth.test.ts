import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chennai, delhi, ist, printed } from '../../../test/support/muhurta.ts';
import { chandrabalaOf, chandrashtamaOf, goodForOf, tarasOf } from './birth.ts';
import { panchakaOf } from './panchaka.ts';
import { dishaShulaOf } from './shula.ts';

test('taras are counted in nines from the star of birth', () => {
  // Punarvasu until 19:49, then Pushya.
  const [first, second] = tarasOf('2020-12-31', delhi, 7);
  assert.deepEqual([first?.key, first?.isGood, first?.nakshatra], ['janma', false, 7]);
  assert.deepEqual([second?.key, second?.isGood, second?.nakshatra], ['sampat', true, 8]);
  assert.ok(first && Math.abs(first.end - ist('2020-12-31 19:49')) < 75);
  const goodOnPunarvasu = Array.from({ length: 27 }, (_, i) => i + 1).filter(
    (star) => tarasOf('2020-12-31', delhi, star)[0]?.isGood,
  );
  assert.deepEqual(goodOnPunarvasu, [2, 4, 6, 8, 9, 11, 13, 15, 17, 18, 20, 22, 24, 26, 27]);
  for (const star of [0, 28, 1.5, Number.NaN]) assert.throws(() => tarasOf('2020-12-31', delhi, star), RangeError);
});

test('chandrabala is counted from the sign of birth, and the eighth is chandrashtama', () => {
  // Mithuna until 13:38, then Karka.
  const good = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (sign) => chandrabalaOf('2020-12-31', delhi, sign)[0]?.isGood,
  );
  assert.deepEqual(good, [1, 3, 5, 6, 9, 10]);
  const { signs } = chandrashtamaOf('2020-12-31', delhi);
  assert.deepEqual(
    signs.map(({ sign }) => sign),
    [8, 9],
  );
  assert.ok(Math.abs((signs[1]?.start ?? 0) - ist('2020-12-31 13:38')) < 75);
  assert.equal(chandrabalaOf('2020-12-31', delhi, 8)[0]?.house, 8);
  assert.throws(() => chandrabalaOf('2020-12-31', delhi, 13), RangeError);
});

test('for whom a day is good: the stars and signs of birth that a printed almanac lists', () => {
  const { tarabala, chandrabala } = goodForOf('2020-12-31', delhi);
  assert.deepEqual(tarabala[0]?.nakshatras, [2, 4, 6, 8, 9, 11, 13, 15, 17, 18, 20, 22, 24, 26, 27]);
  assert.deepEqual(tarabala[1]?.nakshatras, [1, 3, 5, 7, 9, 10, 12, 14, 16, 18, 19, 21, 23, 25, 27]);
  assert.ok(Math.abs((tarabala[0]?.end ?? 0) - ist('2020-12-31 19:49')) < 75);
  assert.deepEqual(
    chandrabala.map(({ signs }) => signs),
    [
      [1, 3, 5, 6, 9, 10],
      [2, 4, 6, 7, 10, 11],
    ],
  );
  assert.ok(Math.abs((chandrabala[0]?.end ?? 0) - ist('2020-12-31 13:38')) < 75);
});

test('the chandrashtama star of the Tamil sheets', () => {
  // A sheet for 8 December 2025: Kettai until 04:11, then Mulam.
  const { nakshatras } = chandrashtamaOf('2025-12-07', chennai);
  assert.deepEqual(
    nakshatras.map(({ nakshatra }) => nakshatra),
    [18, 19],
  );
  assert.ok(Math.abs((nakshatras[0]?.end ?? 0) - ist('2025-12-08 04:11')) < 75);
});

test('panchaka: its beginning and end as printed, its kind by the weekday that began with the sunrise', () => {
  const january = panchakaOf('2024-01-15', delhi);
  printed(january, '2024-01-13 23:35', '2024-01-18 03:33');
  assert.equal(january?.kind, 'mrityu');
  // At 05:07 on a Saturday it is still Friday.
  for (const date of ['2024-12-06', '2024-12-08', '2024-12-11']) {
    const december = panchakaOf(date, delhi);
    printed(december, '2024-12-07 05:07', '2024-12-11 11:48');
    assert.equal(december?.kind, 'chora');
  }
  assert.equal(panchakaOf('2024-12-12', delhi), null);
  assert.equal(panchakaOf('2024-05-30', delhi)?.kind, null, 'begun on a Wednesday');
});

test('disha shula of the seven weekdays', () => {
  const directions = Array.from({ length: 7 }, (_, i) => dishaShulaOf(`2026-03-0${i + 1}`).direction);
  assert.deepEqual(directions, ['west', 'east', 'north', 'north', 'south', 'west', 'east']);
  assert.equal(dishaShulaOf('2025-12-08').remedy, 'curd');
});
