import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seasonsAt } from './seasons.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;

test('ritu and ayana by the Moon, by the signs and by the seasons', () => {
  // Between the solstice and Makara, Pausha: the Sun has turned, the almanac not yet.
  assert.deepEqual(seasonsAt(at('2020-12-31T02:00Z'), 9), {
    rituLunar: 5,
    rituSolar: 5,
    rituDrik: 6,
    ayanaSidereal: 2,
    ayanaDrik: 1,
  });
  assert.deepEqual(seasonsAt(at('2022-01-24T02:00Z'), 10), {
    rituLunar: 5,
    rituSolar: 5,
    rituDrik: 6,
    ayanaSidereal: 1,
    ayanaDrik: 1,
  });
  assert.deepEqual(seasonsAt(at('2026-09-28T02:00Z'), 6), {
    rituLunar: 3,
    rituSolar: 3,
    rituDrik: 4,
    ayanaSidereal: 2,
    ayanaDrik: 2,
  });
});

test('the seasons follow one another, each once a year', () => {
  let before = seasonsAt(at('2023-04-20'), 1);
  const changes = { rituSolar: 0, rituDrik: 0, ayanaSidereal: 0, ayanaDrik: 0 };
  for (let day = 1; day <= 365; day++) {
    const now = seasonsAt(at('2023-04-20') + day * 86_400, 1);
    for (const key of Object.keys(changes) as (keyof typeof changes)[]) if (now[key] !== before[key]) changes[key]++;
    before = now;
  }
  assert.deepEqual(changes, { rituSolar: 6, rituDrik: 6, ayanaSidereal: 2, ayanaDrik: 2 });
});
