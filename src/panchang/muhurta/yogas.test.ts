import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chennai, delhi, printed } from '../../../test/support/muhurta.ts';
import { standard } from '../reckoning.ts';
import { addDays } from '../zone.ts';
import { type AnandadiKey, anandadisOf } from './anandadi.ts';
import { almanacDayOf } from './divisions.ts';
import { type DayYoga, type DayYogaKey, dayYogasOf } from './yogas.ts';

const only = (date: string, key: DayYogaKey): DayYoga[] =>
  dayYogasOf(date, delhi, standard).filter((yoga) => yoga.key === key);

test('the yogas that Drik Panchang printed', () => {
  // A Thursday, from Punarvasu into Pushya: both stars are sarvartha siddhi, and are one span.
  const [sarvartha, ...more] = only('2020-12-31', 'sarvartha_siddhi');
  assert.equal(more.length, 0);
  printed(sarvartha, '2020-12-31 07:14', '2021-01-01 07:14');
  printed(only('2020-12-31', 'amrita_siddhi')[0], '2020-12-31 19:49', '2021-01-01 07:14');
  printed(only('2020-12-31', 'guru_pushya')[0], '2020-12-31 19:49', '2021-01-01 07:14');
  assert.deepEqual(only('2020-12-31', 'ravi_pushya'), []);
  // The Sun goes to the next star (Drik Panchang's ayanamsha is 31" more: 13 minutes), the Moon at 11:15.
  const [first, second] = only('2022-01-24', 'ravi_yoga');
  printed(first, '2022-01-24 07:13', '2022-01-24 10:33', 800);
  printed(second, '2022-01-24 11:15', '2022-01-25 07:13');
});

test('pushkara needs the tithi, the weekday and the star', () => {
  const found = new Map<DayYogaKey, number>();
  for (let date = '2024-01-01'; date < '2026-01-01'; date = addDays(date, 1)) {
    const { weekday, whole } = almanacDayOf(date, chennai, standard);
    for (const { key, start, end } of dayYogasOf(date, chennai)) {
      found.set(key, (found.get(key) ?? 0) + 1);
      assert.ok(start < end && start >= whole.start && end <= whole.end, `${date} ${key}`);
      if (key.endsWith('pushkar')) assert.ok([1, 3, 7].includes(weekday), `${date} ${key}`);
      if (key.endsWith('pushya')) assert.equal(weekday, key === 'ravi_pushya' ? 1 : 5);
    }
  }
  const perYear = (key: DayYogaKey): number => (found.get(key) ?? 0) / 2;
  assert.ok(perYear('dwipushkar') >= 3 && perYear('dwipushkar') <= 15, `${perYear('dwipushkar')}`);
  assert.ok(perYear('tripushkar') >= 5 && perYear('tripushkar') <= 25, `${perYear('tripushkar')}`);
  assert.ok(perYear('sarvartha_siddhi') > 100);
});

test('anandadi: the star of the weekday is Ananda, and Abhijit is counted though the Moon is never in it', () => {
  // Days of April 2026, which Drik Panchang printed so: the yoga of the star that the day begins with.
  const printedKeys: Record<string, AnandadiKey> = {
    '2026-04-21': 'rakshasa',
    '2026-04-22': 'musala',
    '2026-04-25': 'manasa',
    '2026-04-26': 'mudgara',
    '2026-04-27': 'dhwaja',
    '2026-04-29': 'ananda',
  };
  for (const [date, key] of Object.entries(printedKeys)) assert.equal(anandadisOf(date, delhi)[0]?.key, key, date);
  // Tuesday with Shatabhisha: beyond Abhijit.
  assert.ok(anandadisOf('2026-04-14', delhi).some(({ key }) => key === 'mrityu'));
});
