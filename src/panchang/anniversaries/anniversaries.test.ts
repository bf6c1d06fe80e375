import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, daysBetween, instantAt } from '../zone.ts';
import { type AnniversaryKind, anniversariesOf, originOf, type StarCalendar } from './anniversaries.ts';

const hyderabad = { lat: 17.38405, lon: 78.45636, tz: 'Asia/Kolkata' };
const thiruvananthapuram = { lat: 8.5241, lon: 76.9366, tz: 'Asia/Kolkata' };

function datesOf(
  [date, time]: readonly [string, string],
  kind: AnniversaryKind,
  from: string,
  count: number,
  calendar: StarCalendar = 'tamil',
  site = hyderabad,
): string[] {
  const origin = originOf(instantAt(date, time, site.tz), calendar, site);
  return anniversariesOf(origin, kind, { from, count, calendar }, site).map((day) => day.date);
}

test('who was born on Ugadi has the birthday on Ugadi, and a holiday of eleven years proves it', () => {
  // Holidays of Andhra Pradesh and Telangana, as in test/fixtures/almanac/festivals-published.csv and its odd years.
  const ugadis = ['2016-04-08', '2018-03-18', '2019-04-06', '2020-03-25', '2021-04-13', '2022-04-02', '2023-03-22'];
  assert.deepEqual(
    datesOf(['2000-04-05', '12:00'], 'birthday', '2016-01-01', 12).filter((date) => !date.startsWith('2017')),
    [...ugadis, '2024-04-09', '2025-03-30', '2026-03-19', '2027-04-07'],
  );
});

test('who was born on Thiruvonam of Chingam has the star birthday on Onam', () => {
  const onams = ['2016-09-14', '2017-09-04', '2018-08-25', '2019-09-11', '2020-08-31', '2021-08-21', '2022-09-08'];
  assert.deepEqual(datesOf(['2000-09-10', '12:00'], 'star', '2016-01-01', 11, 'malayalam', thiruvananthapuram), [
    ...onams,
    '2023-08-29',
    '2024-09-15',
    '2025-09-05',
    '2026-08-26',
  ]);
});

test('adhika Shravana of 2023: birthdays wait for the true month, a shraddha for the next adhika one', () => {
  const born = ['2023-07-25', '10:30'] as const;
  const origin = originOf(instantAt(...born, 'Asia/Kolkata'), 'tamil', hyderabad);
  assert.deepEqual([origin.tithi, origin.month, origin.isLeap], [7, 5, true]);
  assert.equal(datesOf(born, 'birthday', '2042-01-01', 1)[0], '2042-08-23');
  assert.equal(datesOf(born, 'shraddha', '2042-01-01', 1)[0], '2042-07-24');
  assert.deepEqual(datesOf(born, 'shraddha', '2042-07-25', 1), ['2043-08-11']);
  assert.equal(datesOf(born, 'shraddha', '2023-07-26', 1)[0], '2024-08-11');
});

test('a death in the Shravana before: the first shraddha is in the adhika month, later ones never', () => {
  const died = ['2022-08-05', '10:30'] as const;
  assert.deepEqual(datesOf(died, 'shraddha', '2022-08-06', 2), ['2023-07-26', '2024-08-12']);
  assert.equal(datesOf(died, 'shraddha', '2042-01-01', 1)[0], '2042-08-24');
});

test('one day a year, about a lunar year apart, for each tithi; before sunrise the day before counts', () => {
  for (let date = '1990-03-27'; date < '1990-04-26'; date = addDays(date, 1))
    for (const kind of ['birthday', 'shraddha'] as const) {
      const days = datesOf([date, '15:00'], kind, '1990-05-01', 12);
      assert.equal(days.length, 12);
      days.slice(1).forEach((day, i) => {
        const apart = daysBetween(days[i] as string, day);
        assert.ok((apart >= 352 && apart <= 357) || (apart >= 382 && apart <= 387), `${kind} ${date}: ${apart}`);
      });
    }
  assert.equal(originOf(instantAt('2026-11-20', '05:00', 'Asia/Kolkata'), 'tamil', hyderabad).date, '2026-11-19');
  assert.deepEqual(datesOf(['2090-08-15', '10:30'], 'birthday', '2099-12-01', 5).length, 1);
});
