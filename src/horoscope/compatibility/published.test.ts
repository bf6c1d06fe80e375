import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Compatibility } from '../model.ts';
import { signOfPada } from '../nakshatras/nakshatras.ts';
import { compatibility } from './compatibility.ts';
import type { Partner } from './couple.ts';

type Star = [nakshatra: number, pada: number];
interface Row {
  source: string;
  groom: Star;
  bride: Star;
}
/** `ours` is there where this program chose another variant than the source: by koota, or of the one koota. */
interface Fixture {
  sources: Record<string, { title: string; licence: string; variants: Record<string, string> }>;
  ashtakoota: (Row & { points: number[]; ours?: Record<string, number> })[];
  porutham: (Row & { points: number[]; ours?: Record<string, number> })[];
  single: (Row & { koota: string; system: 'vedic' | 'porutham'; points: number; ours?: number })[];
  doshas: (Row & { dosha: string; cancelled: boolean })[];
}

const file = join(import.meta.dirname, '../../../test/fixtures/horoscope/compatibility.json');
const fixture = JSON.parse(readFileSync(file, 'utf8')) as Fixture;

const person = ([nakshatra, pada]: Star): Partner => ({ sign: signOfPada(nakshatra, pada), star: { nakshatra, pada } });
const match = ({ groom, bride }: Row, system: 'vedic' | 'porutham'): Compatibility =>
  compatibility(person(groom), person(bride), system, 'groom', 'en');

/** Values compared, and those in which this program follows another variant. */
const counted = { values: 0, others: 0 };

function compare(row: Row, koota: string, theirs: number, stated: number | undefined, score: number): void {
  const at = `${row.source} ${koota}: groom ${row.groom}, bride ${row.bride}`;
  counted.values++;
  if (stated === undefined) {
    assert.equal(score, theirs, at);
    return;
  }
  counted.others++;
  assert.ok(fixture.sources[row.source]?.variants[koota], `${at}: the variant is not stated`);
  assert.notEqual(stated, theirs, at);
  assert.equal(score, stated, at);
}

test('ashtakoota and porutham of published examples and of other programs, value by value', () => {
  for (const [kind, system] of [
    ['ashtakoota', 'vedic'],
    ['porutham', 'porutham'],
  ] as const)
    for (const row of fixture[kind]) {
      const { factors } = match(row, system);
      assert.equal(factors.length, row.points.length);
      for (const [i, { code, score }] of factors.entries())
        compare(row, code, row.points[i] as number, row.ours?.[code], score);
    }
  for (const row of fixture.single) {
    const factor = match(row, row.system).factors.find(({ code }) => code === row.koota);
    compare(row, row.koota, row.points, row.ours, factor?.score as number);
  }
  assert.deepEqual(counted, { values: 415, others: 65 });
});

test('totals of those whose variants are the same', () => {
  const same = fixture.ashtakoota.filter((row) => !row.ours);
  for (const row of same)
    assert.equal(
      match(row, 'vedic').score,
      row.points.reduce((sum, p) => sum + p, 0),
    );
  assert.ok(same.length >= 4, `${same.length}`);
});

test('doshas and their exceptions', () => {
  for (const row of fixture.doshas) {
    const found = match(row, 'vedic').doshas.find(({ code }) => code === row.dosha);
    assert.equal(found?.cancelled, row.cancelled, JSON.stringify(row));
  }
  const codes = (groom: Star, bride: Star): string[] =>
    match({ source: '', groom, bride }, 'vedic').doshas.map((d) => `${d.code} ${d.cancelled}`);
  assert.deepEqual(codes([1, 1], [2, 1]), []);
  // Ashwini deva, Krittika rakshasa in Mesha: one lord.
  assert.deepEqual(codes([1, 1], [3, 1]), ['gana_dosha true']);
  // In Vrishabha the lords are neutral to each other, and the signs are 2/12.
  assert.deepEqual(codes([1, 1], [3, 2]), ['gana_dosha false', 'bhakoot_dosha false']);
  assert.deepEqual(codes([1, 2], [1, 2]), ['nadi_dosha false'], 'one pada is no exception');
  const unknown = compatibility(
    { sign: 1, star: { nakshatra: 1 } },
    { sign: 1, star: { nakshatra: 1, pada: 2 } },
    'vedic',
    'groom',
    'en',
  );
  assert.equal(unknown.doshas[0]?.cancelled, false, 'an unknown pada cancels nothing');
});
