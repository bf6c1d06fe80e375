import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MangalChart, mangalDosha } from './mangal.ts';

/** A chart in which Mars in Mithuna is in no house of the dosha, and nothing would cancel one. */
const clear: MangalChart = { lagna: 1, moon: 1, venus: 1, mars: 3, jupiter: 1 };
const chart = (of: Partial<MangalChart>) => mangalDosha({ ...clear, ...of });

test('Mars in 1, 2, 4, 7, 8 and 12 from the lagna, the Moon and Venus', () => {
  assert.deepEqual(chart({}), { places: [], reasons: [] });
  for (const from of ['lagna', 'moon', 'venus'] as const)
    for (let house = 1; house <= 12; house++) {
      const sign = ((3 - house + 12) % 12) + 1;
      const { places } = chart({ [from]: sign });
      const expected = [1, 2, 4, 7, 8, 12].includes(house) ? [{ from, house }] : [];
      assert.deepEqual(places, expected, `${house} from ${from}`);
    }
  const all = chart({ lagna: 3, moon: 2, venus: 12 });
  assert.deepEqual(
    all.places.map((p) => p.house),
    [1, 2, 4],
  );
});

test('what cancels it', () => {
  const reasons = (of: Partial<MangalChart>) => chart({ lagna: of.mars ?? 3, ...of }).reasons;
  assert.deepEqual(reasons({}), []);
  assert.deepEqual(reasons({ mars: 1, jupiter: 2 }), ['own_sign']);
  assert.deepEqual(reasons({ mars: 8, jupiter: 7 }), ['own_sign']);
  assert.deepEqual(reasons({ mars: 10 }), ['exalted']);
  assert.deepEqual(reasons({ mars: 4 }), [], 'debilitated is not cancelled');
  assert.deepEqual(reasons({ jupiter: 3 }), ['with_jupiter']);
  for (const jupiter of [11, 9, 7]) assert.deepEqual(reasons({ jupiter }), ['jupiter_aspect'], `${jupiter}`);
  for (const jupiter of [12, 10, 8, 6, 5, 4, 2, 1]) assert.deepEqual(reasons({ jupiter }), [], `${jupiter}`);
  assert.deepEqual(chart({ mars: 3, jupiter: 3 }).reasons, [], 'without a dosha there is nothing to cancel');
});
