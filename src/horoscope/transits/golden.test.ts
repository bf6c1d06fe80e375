import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { houseOf } from '../../panchang/muhurta/birth.ts';
import { isComputed, transitsOfDay } from './day.ts';
import { type FactorCode, factorsOf } from './factors.ts';

type Row = [graha: 'moon' | 'jupiter' | 'saturn', sign: number, direction: 'D' | 'R', at: number];
const path = join(import.meta.dirname, '../../../test/fixtures/horoscope/sign-stays.json');
const { rows } = JSON.parse(readFileSync(path, 'utf8')) as { rows: Row[] };

const minute = 60;
const dayOf = (t: number): string => new Date(t * 1000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
const phases: Record<number, 1 | 2 | 3> = { 12: 1, 1: 2, 2: 3 };

/** The factors of that code for a sign whose span has an end at `t`, on the days around it, and how far that end is from it. */
function near(sign: number, code: FactorCode, end: 'from' | 'until', t: number) {
  const around = [dayOf(t - 86_400), dayOf(t), dayOf(t + 86_400)].filter(isComputed);
  const factors = around.flatMap((date) => factorsOf(transitsOfDay(date), sign)).filter((f) => f.code === code);
  return factors.map((of) => ({ ...of, off: Math.abs(of[end] - t) })).filter(({ off }) => off < 6 * 3600);
}

test('chandrashtama begins and ends to the second, by each passage of the Moon in the even years 2016 to 2040', () => {
  const moon = rows.filter(([graha]) => graha === 'moon');
  assert.ok(moon.length > 2000);
  for (const [, entered, , at] of moon) {
    const [begins, ends] = [houseOf(entered, 8), houseOf(entered, 9)];
    const begun = near(begins, 'chandrashtama', 'from', at);
    const ended = near(ends, 'chandrashtama', 'until', at);
    assert.ok(begun.length > 0 && ended.length > 0, `${at}`);
    for (const { house, graha, off } of [...begun, ...ended]) {
      assert.deepEqual([house, graha], [8, 'moon']);
      assert.ok(off < 1, `${off} s at ${at}`);
    }
  }
});

test('sade sati, ardhashtama and ashtama shani begin and end to the minute, retrograde entries counted', () => {
  const saturn = rows.filter(([graha]) => graha === 'saturn');
  assert.equal(saturn.length, 9);
  for (const [, entered, direction, at] of saturn) {
    const left = direction === 'D' ? ((entered + 10) % 12) + 1 : (entered % 12) + 1;
    let reported = 0;
    for (const sign of twelve)
      for (const [end, inSign] of [['from', entered] as const, ['until', left] as const]) {
        const house = houseOf(inSign, sign);
        const code = phases[house]
          ? 'sade_sati'
          : house === 4
            ? 'ardhashtama_shani'
            : house === 8
              ? 'ashtama_shani'
              : null;
        for (const factor of near(sign, 'saturn_house', end, at)) assert.equal(factor.house, house);
        if (code === null) continue;
        const factors = near(sign, code, end, at);
        assert.ok(factors.length > 0, `${code} of ${sign} at ${at}`);
        for (const factor of factors) {
          assert.deepEqual([factor.house, factor.phase], [house, phases[house] ?? null]);
          assert.ok(factor.off < minute, `${factor.off} s at ${at}`);
        }
        reported++;
      }
    assert.equal(reported, 10, 'three phases, the fourth and the eighth begin for five signs and end for five');
  }
});

test('Jupiter changes house to the minute, forwards and back', () => {
  const jupiter = rows.filter(([graha]) => graha === 'jupiter');
  assert.equal(jupiter.length, 28);
  for (const [, entered, direction, at] of jupiter) {
    const left = direction === 'D' ? ((entered + 10) % 12) + 1 : (entered % 12) + 1;
    for (const sign of twelve)
      for (const [end, inSign] of [['from', entered] as const, ['until', left] as const]) {
        const factors = near(sign, 'jupiter_house', end, at);
        assert.ok(factors.length > 0, `${sign} at ${at}`);
        for (const { house, off } of factors) {
          assert.equal(house, houseOf(inSign, sign));
          assert.ok(off < minute, `${off} s at ${at}`);
        }
      }
  }
});
