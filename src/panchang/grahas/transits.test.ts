import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { normalise180 } from '../sky/angles.ts';
import { type Graha, grahasAt } from './grahas.ts';
import { transitsBetween } from './transits.ts';

type Row = [graha: Graha, sign: number, direction: 'D' | 'R', at: number];
const path = join(import.meta.dirname, '../../../test/fixtures/horoscope/sign-stays.json');
const { rows } = JSON.parse(readFileSync(path, 'utf8')) as { rows: Row[] };
const year = (n: number): [number, number] => [Date.UTC(n, 0, 1) / 1000, Date.UTC(n + 1, 0, 1) / 1000];
const even = Array.from({ length: 13 }, (_, i) => 2016 + 2 * i);

test('every sign that the Moon, Jupiter and Saturn enter in the even years 2016 to 2040, within a minute', () => {
  let compared = 0;
  for (const graha of ['moon', 'jupiter', 'saturn'] as const) {
    const found = even.flatMap((n) => transitsBetween(graha, ...year(n))).filter(({ kind }) => kind === 'ingress');
    const expected = rows.filter(([of]) => of === graha);
    assert.equal(found.length, expected.length, graha);
    expected.forEach(([, sign, direction, at], i) => {
      assert.deepEqual([found[i]?.sign, found[i]?.isRetrograde], [sign, direction === 'R']);
      assert.ok(Math.abs((found[i]?.at ?? 0) - at) < 60, `${graha} ${at}`);
      compared++;
    });
  }
  assert.equal(compared, rows.length);
});

test('a planet turns back and forth, and is combust between two of its dates, by the degrees of the Surya Siddhanta', () => {
  const limits = { mars: [17, 17], mercury: [14, 12], jupiter: [11, 11], venus: [10, 8], saturn: [15, 15] } as const;
  for (const [graha, [direct, back]] of Object.entries(limits) as [Graha, [number, number]][]) {
    const found = transitsBetween(graha, year(2020)[0], year(2029)[1]);
    const turns = found.filter(({ kind }) => kind === 'retrograde' || kind === 'direct').map(({ kind }) => kind);
    const seen = found.filter(({ kind }) => kind === 'combust' || kind === 'visible');
    for (const list of [turns, seen.map(({ kind }) => kind)])
      for (const [i, kind] of list.slice(1).entries()) assert.notEqual(kind, list[i], graha);
    assert.ok(turns.length >= 8 && seen.length >= 8, `${graha} ${turns.length} ${seen.length}`);
    for (const { at } of seen) {
      const all = grahasAt(at);
      const [sun, planet] = [all[0], all.find((one) => one.graha === graha)];
      const apart = Math.abs(normalise180((planet?.longitude ?? 0) - (sun?.longitude ?? 0)));
      assert.ok(Math.abs(apart - (planet?.isRetrograde ? back : direct)) < 0.001, `${graha} ${at} ${apart}`);
    }
  }
});

test('Sun, Rahu and Ketu only enter signs; the Sun twelve a year', () => {
  for (const graha of ['sun', 'rahu', 'ketu'] as const)
    assert.ok(transitsBetween(graha, ...year(2026)).every(({ kind }) => kind === 'ingress'));
  assert.equal(transitsBetween('sun', ...year(2026)).length, 12);
});
