import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Compatibility } from '../model.ts';
import { nakshatraOf, signOfPada } from '../nakshatras/nakshatras.ts';
import { compatibility } from './compatibility.ts';
import type { Partner } from './couple.ts';

/*
 * Tables as other publishers print them, by the names they use. Nothing here is read from the data of the program.
 */
const namesOf = (list: string): number[] =>
  list.split(', ').map((name) => nakshatraOf(name) ?? assert.fail(`${name} is no nakshatra`));

/** Group by nakshatra, 1 to 27. */
function grouped(lists: string[]): number[] {
  const groups = Array<number>(28).fill(-1);
  for (const [i, list] of lists.entries()) for (const n of namesOf(list)) groups[n] = i;
  assert.equal(groups.slice(1).filter((g) => g < 0).length, 0);
  return groups;
}

/** planets4u.com. */
const ganas = grouped([
  'Ashwini, Mrigasira, Punarvasu, Pushyami, Hasta, Swati, Anuradha, Sravan, Revati',
  'Bharani, Rohini, Ardira, Purva Phalguni, Uttara Phalguni, Purva Asadha, Uttara Asadha, Purvabhadra, Uttarabhadra',
  'Krittika, Ashlesa, Magha, Chitra, Vishaka, Jyestha, Moola, Dhanishta, Satabisha',
]);
/** scribd 54369415. */
const nadis = grouped([
  'Aswini, Punarvasu, Uttara, Hasta, Jyestha, Mula, Satabhisha, Purvabhadra, Arudra',
  'Bharani, Pushyami, Purva, Chitta, Anuradha, Poorvashadha, Dhanistha, Uttarabhadra, Mrigasira',
  'Krittika, Aslesha, Makha, Swati, Visakha, Uttarashadha, Sravana, Revati, Rohini',
]);
const rajjus = grouped([
  'Aswini, Aslesha, Makha, Jyestha, Mula, Revati',
  'Bharani, Pushyami, Purva, Anuradha, Poorvashadha, Uttarabhadra',
  'Krittika, Punarvasu, Uttara, Visakha, Uttarashadha, Poorvabhadra',
  'Rohini, Arudra, Hasta, Swati, Sravana, Satabhisha',
  'Dhanistha, Chitta, Mrigasira',
]);
const pierced = [
  ...'Aswini, Jyestha; Bharani, Anuradha; Krittika, Visakha; Rohini, Swati; Arudra, Sravana'.split('; '),
  ...'Punarvasu, Uttarashadha; Pusyami, Poorvashadha; Aslesha, Mula; Magha, Revati'.split('; '),
  ...'Purva, Uttarabhadra; Uttara, Purvabhadra; Hasta, Satabhisha; Mrigasira, Dhanistha'.split('; '),
  // The three of the head pierce each other in the lists of Tamil and Malayalam almanacs.
  ...'Mrigasira, Chitta; Chitta, Dhanistha'.split('; '),
].map(namesOf);

/** saravali.de, the documentation of Maitreya: both stars of an animal, and the points with the bride in rows. */
const yonis = grouped([
  'Aswini, Satabhisha',
  'Bharani, Revati',
  'Pushyami, Krittika',
  'Rohini, Mrigasira',
  'Moola, Ardra',
  'Aslesha, Punarvasu',
  'Magha, Purvaphalguni',
  'Uttaraphalguni, Uttarabhadra',
  'Swati, Hasta',
  'Visakha, Chitra',
  'Jyeshta, Anuradha',
  'Poorvashadha, Sravana',
  'Uttarashadha',
  'Poorvabhadra, Dhanista',
]);
const yoniRows = (
  '42232221013321 24332222312320 23421213312031 33242111122202 22124212210211 22212402213321 22111042222212 ' +
  '12312224303221 03312223412221 11121120141121 12220323214221 33022322212432 22301212222342 10121121211224'
).split(' ');
const [horse, deer, buffalo, lion] = [0, 10, 8, 13];

const stars = Array.from({ length: 27 }, (_, i) => i + 1);
const person = (nakshatra: number, pada = 1): Partner => ({
  sign: signOfPada(nakshatra, pada),
  star: { nakshatra, pada },
});
const match = (groom: number, bride: number, system: 'vedic' | 'porutham'): Map<string, number> =>
  pointsOf(compatibility(person(groom), person(bride), system, 'groom', 'en'));
const pointsOf = ({ factors }: Compatibility): Map<string, number> => new Map(factors.map((f) => [f.code, f.score]));

test('27 x 27: tara, gana and nadi by the rules of other publishers', () => {
  for (const groom of stars)
    for (const bride of stars) {
      const points = match(groom, bride, 'vedic');
      const at = `groom ${groom}, bride ${bride}`;
      // Vipat, Pratyak and Vadha repeat every nine stars.
      const isGood = (from: number, to: number): boolean => ![2, 4, 6].includes((to - from + 27) % 9);
      assert.equal(points.get('tara'), 1.5 * (Number(isGood(groom, bride)) + Number(isGood(bride, groom))), at);
      assert.equal(points.get('nadi'), nadis[groom] === nadis[bride] ? 0 : 8, at);
      const gana = `${'DMR'[ganas[groom] as number]}${'DMR'[ganas[bride] as number]}`;
      // Groom first.
      const expected: Record<string, number> = { DD: 6, MM: 6, RR: 6, DM: 6, MD: 5, RD: 1, DR: 0, MR: 0, RM: 0 };
      assert.equal(points.get('gana'), expected[gana], at);
    }
});

test('27 x 27: yoni by the table of Maitreya; two cells, which it prints differently by direction, by PyJHora', () => {
  let others = 0;
  for (const groom of stars)
    for (const bride of stars) {
      const [his, hers] = [yonis[groom] as number, yonis[bride] as number];
      const printed = Number(yoniRows[hers]?.[his]);
      const points = match(groom, bride, 'vedic').get('yoni');
      if (points === printed) continue;
      others++;
      const isHorseDeer = hers === horse && his === deer;
      const isLionBuffalo = hers === lion && his === buffalo;
      assert.ok(isHorseDeer || isLionBuffalo, `groom ${groom}, bride ${bride}: ${printed} and ${points}`);
      assert.equal(points, 1);
    }
  assert.equal(others, 8, 'two stars of either animal');
});

test('27 x 27: mahendra, stri dirgha, rajju and vedha by other tables', () => {
  for (const groom of stars)
    for (const bride of stars) {
      const points = match(groom, bride, 'porutham');
      const at = `groom ${groom}, bride ${bride}`;
      const count = ((groom - bride + 27) % 27) + 1;
      assert.equal(points.get('mahendra'), count > 1 && count % 3 === 1 ? 1 : 0, at);
      assert.equal(points.get('stri_dirgha'), count > 13 ? 1 : count > 7 ? 0.5 : 0, at);
      assert.equal(points.get('rajju'), rajjus[groom] === rajjus[bride] ? 0 : 1, at);
      const isPierced = pierced.some((pair) => groom !== bride && pair.includes(groom) && pair.includes(bride));
      assert.equal(points.get('vedha'), isPierced ? 0 : 1, at);
    }
});

test('12 x 12: rasi and vasya of the poruthams by their lists, and direction counts', () => {
  const first = stars.map((n) => person(n)).filter((p, i, all) => all.findIndex((q) => q.sign === p.sign) === i);
  const bySign = [...first, person(7, 4), person(16, 4), person(25, 4)].sort((a, b) => a.sign - b.sign);
  const people = bySign.filter((p, i) => bySign.findIndex((q) => q.sign === p.sign) === i);
  assert.equal(people.length, 12);
  const vasya = ['', '5 8', '4 7', '6', '8 9', '7', '3 12', '6 10', '4', '12', '1 11', '1', '10'].map((s) =>
    s.split(' '),
  );
  for (const groom of people)
    for (const bride of people) {
      const points = pointsOf(compatibility(groom, bride, 'porutham', 'groom', 'en'));
      const at = `groom ${groom.sign}, bride ${bride.sign}`;
      const count = ((groom.sign - bride.sign + 12) % 12) + 1;
      const isExcepted = [`4 10`, `5 11`].includes([groom.sign, bride.sign].sort((a, b) => a - b).join(' '));
      const rasi = isExcepted ? 0 : { 1: 1, 7: 1, 9: 1, 10: 1, 11: 1, 12: 0.5 }[count];
      assert.equal(points.get('rasi'), rasi ?? 0, at);
      const [his, hers] = [vasya[groom.sign], vasya[bride.sign]];
      const isHis = hers?.includes(String(groom.sign));
      assert.equal(points.get('vasya'), isHis ? 1 : his?.includes(String(bride.sign)) ? 0.5 : 0, at);
      const turned = pointsOf(compatibility(bride, groom, 'porutham', 'bride', 'en'));
      assert.deepEqual(turned, points, at);
    }
});

test('vashya of 36: Dhanu and Makara change their group at 15 degrees', () => {
  const group = (nakshatra: number, pada?: number): string => {
    const sign = pada === undefined ? (nakshatra < 21 ? 9 : 10) : signOfPada(nakshatra, pada);
    const one: Partner = { sign, star: { nakshatra, pada } };
    const note = compatibility(one, person(1), 'vedic', 'groom', 'en').factors[1]?.note ?? '';
    return note.split(' – ')[0] as string;
  };
  assert.deepEqual(
    [group(19, 4), group(20, 1), group(20, 2), group(21, 1)],
    ['Human', 'Human', 'Quadruped', 'Quadruped'],
  );
  assert.deepEqual(
    [group(21, 4), group(22, 2), group(22, 3), group(23, 2)],
    ['Quadruped', 'Quadruped', 'Aquatic', 'Aquatic'],
  );
  assert.deepEqual(
    [group(19), group(20), group(21), group(22), group(23)],
    ['Human', 'Quadruped', 'Quadruped', 'Aquatic', 'Aquatic'],
  );
});
