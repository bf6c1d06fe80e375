import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import { houseOf, taraOf } from '../../panchang/muhurta/birth.ts';
import { isFavourable, taraEffect, vedhaOf } from './rules.ts';

/** Phaladeepika 26 once more, as a row of twelve houses: + favourable, - not; then the vedha house of each that is. */
const gochara: Record<Graha, [houses: string, vedha: string]> = {
  sun: ['--+--+---++-', '9 12 4 5'],
  moon: ['+-+--++--++-', '5 9 12 2 4 8'],
  mars: ['--+--+----+-', '12 9 5'],
  mercury: ['-+-+-+-+-++-', '5 3 9 1 8 12'],
  jupiter: ['-+--+-+-+-+-', '12 4 3 10 8'],
  venus: ['+++++--++-++', '8 7 1 10 9 5 11 6 3'],
  saturn: ['--+--+----+-', '12 9 5'],
  rahu: ['--+--+----+-', ''],
  ketu: ['--+--+----+-', ''],
};
const twelve = Array.from({ length: 12 }, (_, i) => i + 1);

test('each of the nine grahas in each of the twelve houses: favourable or not', () => {
  for (const graha of grahas)
    assert.equal(twelve.map((house) => (isFavourable(graha, house) ? '+' : '-')).join(''), gochara[graha][0], graha);
});

test('each favourable house has its vedha house, in which every graha but the exempt one and the nodes holds back', () => {
  const exempt = ['sun saturn', 'saturn sun', 'moon mercury', 'mercury moon'];
  for (const graha of grahas) {
    const vedhas = gochara[graha][1].split(' ');
    for (const house of twelve) {
      const vedha = isFavourable(graha, house) ? Number(vedhas.shift() || 0) : 0;
      for (const other of grahas)
        for (const at of twelve) {
          const holds =
            at === vedha && other !== graha && !/rahu|ketu/.test(other) && !exempt.includes(`${graha} ${other}`);
          const found = vedhaOf(graha, house, { [graha]: house, [other]: other === graha ? house : at });
          assert.equal(found, holds ? other : null, `${graha} in ${house}, ${other} in ${at}`);
        }
    }
    assert.deepEqual(vedhas.filter(Boolean), [], graha);
  }
});

test('houses are counted from the moon sign, both ends counted', () => {
  assert.deepEqual([houseOf(1, 1), houseOf(2, 1), houseOf(12, 1), houseOf(1, 12), houseOf(1, 6)], [1, 2, 12, 2, 8]);
});

test('the tara of a star: nine, three times over', () => {
  const effects = 'mixed good bad good bad good bad good good'.split(' ');
  for (let birth = 1; birth <= 27; birth++)
    for (let star = 1; star <= 27; star++) {
      let count = 1;
      for (let at = birth; at !== star; at = (at % 27) + 1) count = (count % 9) + 1;
      assert.equal(taraOf(star, birth), count, `${star} from ${birth}`);
      assert.equal(taraEffect(count), effects[count - 1]);
    }
});
