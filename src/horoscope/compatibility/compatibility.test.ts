import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Lang, languages } from '../../core/model/common.ts';
import type { Compatibility } from '../model.ts';
import { compatibility } from './compatibility.ts';

const fixture = join(import.meta.dirname, '../../../test/fixtures/horoscope/moon-signs.json');
const { totals, examples: worked } = JSON.parse(readFileSync(fixture, 'utf8')) as {
  totals: number[][];
  examples: [groom: number, bride: number, ...kootas: number[]][];
};

const match = (one: number, two: number, system: 'vedic' | 'western', lang: Lang): Compatibility =>
  compatibility({ sign: one }, { sign: two }, system, 'groom', lang);

/*
 * A second reading of the rules, from the books and not from the code: nothing here uses what it tests, and what can
 * be said by rule is not looked up in a matrix.
 */
const lords = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ');
/** Brihat Parashara Hora Shastra, ch. 3: friends | enemies; the others are neutral. */
const friendship: Record<string, string> = {
  sun: 'moon mars jupiter|venus saturn',
  moon: 'sun mercury|',
  mars: 'sun moon jupiter|mercury',
  mercury: 'sun venus|moon',
  jupiter: 'sun moon mars|mercury venus',
  venus: 'mercury saturn|sun moon',
  saturn: 'mercury venus|sun moon mars',
};
const feeling = (from: string, to: string): 'f' | 'n' | 'e' => {
  const [friends = '', enemies = ''] = (friendship[from] as string).split('|');
  return friends.includes(to) ? 'f' : enemies.includes(to) ? 'e' : 'n';
};
const maitriPoints: Record<string, number> = { ff: 5, fn: 4, nn: 3, ef: 1, en: 0.5, ee: 0 };
const maitri = (a: string, b: string): number =>
  a === b ? 5 : (maitriPoints[[feeling(a, b), feeling(b, a)].sort().join('')] as number);

/** Shudra air, vaishya earth, kshatriya fire, brahmin water. */
const rank = (n: number): number => [3, 2, 1, 4][(n - 1) % 4] as number;

/** B. V. Raman's list: the signs that are amenable to each. */
const vasya: Record<number, number[]> = {
  1: [5, 8],
  2: [4, 7],
  3: [6],
  4: [8, 9],
  5: [7],
  6: [3, 12],
  7: [6, 10],
  8: [4],
  9: [12],
  10: [1, 11],
  11: [1],
  12: [10],
};
const vashya = (a: number, b: number): number =>
  a === b ? 2 : Number(vasya[a]?.includes(b)) + Number(vasya[b]?.includes(a));

const bhakoot = (a: number, b: number): number => {
  const apart = Math.min(Math.abs(a - b), 12 - Math.abs(a - b));
  return [1, 4, 5].includes(apart) ? 0 : 7; // 2/12, 5/9, 6/8
};

const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
const pairs = twelve.flatMap((a) => twelve.map((b) => [a, b] as const));
const scores = (a: number, b: number, system: 'vedic' | 'western'): number[] =>
  match(a, b, system, 'en').factors.map((f) => f.score);

test('vedic: each of the 144 pairs, each koota by a second reading of its rule', () => {
  assert.equal(pairs.length, 144);
  for (const [groom, bride] of pairs) {
    const expected = [
      rank(groom) >= rank(bride) ? 1 : 0,
      vashya(groom, bride),
      maitri(lords[groom - 1] as string, lords[bride - 1] as string),
      bhakoot(groom, bride),
    ];
    assert.deepEqual(scores(groom, bride, 'vedic'), expected, `${groom}, ${bride}`);
  }
});

test('vedic: each of the 144 totals equals the compiled table, and none is out of 36', () => {
  for (const [groom, bride] of pairs) {
    const { score, max_score, percentage, factors, summary } = match(groom, bride, 'vedic', 'te');
    const total = totals[groom - 1]?.[bride - 1] as number;
    assert.equal(score, total, `${groom}, ${bride}`);
    assert.equal(max_score, 15);
    assert.equal(percentage, Math.round((total / 15) * 100));
    assert.deepEqual(
      factors.map(({ code, max }) => [code, max]),
      [
        ['varna', 1],
        ['vashya', 2],
        ['graha_maitri', 5],
        ['bhakoot', 7],
      ],
    );
    assert.doesNotMatch(summary + JSON.stringify(factors), /36/);
    assert.ok(summary.endsWith(`${total}/15`), summary);
  }
});

test('vedic: the worked examples', () => {
  const examples: [groom: number, bride: number, ...kootas: number[]][] = [
    [1, 5, 1, 1, 5, 0, 7],
    [1, 7, 1, 0, 3, 7, 11],
    [4, 10, 1, 0, 0.5, 7, 8.5],
    [12, 9, 1, 1, 5, 7, 14],
    [8, 4, 1, 2, 4, 0, 7],
  ];
  for (const [groom, bride, ...expected] of [...examples, ...worked]) {
    const { score } = match(groom, bride, 'vedic', 'hi');
    assert.deepEqual([...scores(groom, bride, 'vedic'), score], expected, `${groom}, ${bride}`);
  }
});

test('vedic: who is the groom counts', () => {
  assert.equal(match(1, 2, 'vedic', 'en').score, 4);
  assert.equal(match(2, 1, 'vedic', 'en').score, 3);
});

test('vedic: role1=bride makes the first one the bride', () => {
  const turned = (a: number, b: number): Compatibility =>
    compatibility({ sign: a }, { sign: b }, 'vedic', 'bride', 'en');
  for (const [a, b] of pairs) {
    assert.equal(turned(a, b).score, match(b, a, 'vedic', 'en').score);
    assert.deepEqual([turned(a, b).sign1.id, turned(a, b).role1], [a, 'bride']);
  }
});

test('western: each of the 144 pairs by element, modality and aspect', () => {
  const percent = [80, 45, 80, 40, 95, 40, 65];
  const degrees = ['0°', '30°', '60°', '90°', '120°', '150°', '180°'];
  for (const [a, b] of pairs) {
    const apart = Math.min(Math.abs(a - b), 12 - Math.abs(a - b));
    const { score, max_score, percentage, factors } = match(a, b, 'western', 'te');
    assert.equal(score, percent[apart], `${a}, ${b}`);
    assert.equal(max_score, 100);
    assert.equal(percentage, score);
    const [element, modality, aspect] = factors;
    assert.equal(element?.score, apart % 2 === 0 ? 40 : 10, `element of ${a}, ${b}`);
    assert.equal(modality?.score, apart % 3 === 0 ? 15 : 20, `modality of ${a}, ${b}`);
    assert.equal(aspect?.note, degrees[apart]);
    assert.equal(match(b, a, 'western', 'te').score, score, 'the order does not count');
  }
});

test('every language gets its words, and no factor is above its most', () => {
  for (const lang of languages)
    for (const system of ['vedic', 'western'] as const) {
      const { factors, summary, sign1 } = match(3, 11, system, lang);
      for (const f of factors) {
        assert.ok(f.name && f.note && !/undefined/.test(f.name + f.note), `${lang} ${f.code}`);
        assert.ok(f.score >= 0 && f.score <= f.max);
      }
      assert.ok(summary.includes(sign1.name) && !/undefined/.test(summary), summary);
    }
  assert.equal(match(1, 1, 'vedic', 'te').summary, 'మేషం – మేషం: చాలా మంచి పొంతన, 15/15');
  assert.equal(match(3, 6, 'vedic', 'en').factors[1]?.note, 'Mithuna ⇄ Kanya');
  assert.equal(match(1, 5, 'vedic', 'en').factors[3]?.note, '9/5');
});
