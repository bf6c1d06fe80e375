import { lunationAt } from '../../src/panchang/calendars/lunar.ts';
import { type Division, limbAt } from '../../src/panchang/limbs.ts';
import { standard } from '../../src/panchang/reckoning.ts';
import { moonOf, skyOf } from '../../src/panchang/sky/day-sky.ts';
import { cities, csv, Line } from './almanac-oracle.ts';

/** The comparisons with whole tables: ends of limbs, sankrantis, months, and every day of a city. */

const monthNames =
  'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Margashirsha Pausha Magha Phalguna'.split(
    ' ',
  );

/** Ends of the limbs: 15 s at most, 5 s at p99. */
export function limbLines(): Line[] {
  return (['tithi', 'nakshatra', 'yoga', 'karana'] as const).map((limb) => {
    const line = new Line(`${limb} ends`, 'p99 5 s, at most 15 s');
    for (const { index_ended, end_unix } of csv(`${limb}_ends`)) {
      const end = Number(end_unix);
      const ours = limbAt(limb, end - 1800);
      line.near(ours.id === Number(index_ended) ? ours.end : null, end, 15, `${limb} ${index_ended} ${end_unix}`);
    }
    return line;
  });
}

export function sunLines(): Line[] {
  const sankranti = new Line('sankranti', 'at most 60 s');
  for (const { sign_index, unix } of csv('sankranti')) {
    const ours = limbAt('sunSign', Number(unix) + 7200);
    sankranti.near(
      ours.id === Number(sign_index) + 1 ? ours.start : null,
      Number(unix),
      60,
      `sign ${sign_index} ${unix}`,
    );
  }
  const months = new Line('lunar months 1950 to 2060', 'all');
  for (const row of csv('lunar_months')) {
    const { month, isLeap, lost, shaka } = lunationAt((Number(row.start_unix) + Number(row.end_unix)) / 2);
    months.same(
      [monthNames[month - 1], isLeap, lost ? monthNames[lost - 1] : '', shaka],
      [row.amanta_month, row.adhika === '1', row.kshaya_lost_month, Number(row.shaka)],
      String(row.start_unix),
    );
  }
  return [sankranti, months];
}

/** Close to a boundary the limb at sunrise may be the neighbour: within this many seconds it is not scored. */
const boundary = 15;

const limbAtSunrise: [column: string, limb: Division][] = [
  ['tithi', 'tithi'],
  ['nakshatra', 'nakshatra'],
  ['yoga', 'yoga'],
  ['karana', 'karana'],
];

/** Every day of a city, or one in so many: rising and setting, and the four limbs at sunrise. */
export function dailyLines(city: string, oneIn = 1): Line[] {
  const site = cities[city] as NonNullable<(typeof cities)[string]>;
  const most = city === 'Tromso' ? 150 : 5;
  const rising = new Line(`${city}: rise and set`, `at most ${most} s`);
  const hindu = new Line(`${city}: Hindu rise and set`, `at most ${most} s`);
  const limbs = new Line(`${city}: limbs at sunrise`, 'all');
  for (const [i, row] of csv(`daily_${city}`).entries()) {
    if (i % oneIn !== 0) continue;
    const date = row.date as string;
    const base = Date.parse(date) / 1000;
    const compare = (line: Line, ours: number | null, theirs: string | undefined, what: string): void => {
      if (theirs) line.near(ours, base + Number(theirs), most, `${date} ${what}`);
      else line.same(ours, null, `${date} ${what}`);
    };
    const sky = { ...skyOf(date, site), ...moonOf(date, site) };
    for (const event of ['sunrise', 'sunset', 'moonrise', 'moonset'] as const)
      compare(rising, sky[event], row[event], event);
    const centre = skyOf(date, site, 'centre');
    compare(hindu, centre.sunrise, row.sunrise_hindu, 'sunrise_hindu');
    compare(hindu, centre.sunset, row.sunset_hindu, 'sunset_hindu');
    if (sky.sunrise === null) continue; // the reference has no limbs then
    for (const [column, limb] of limbAtSunrise) {
      const { id, start, end } = limbAt(limb, sky.start, standard.ayanamsha);
      if (Math.min(sky.start - start, end - sky.start) > boundary)
        limbs.same(id, Number(row[column]), `${date} ${limb}`);
    }
  }
  return [rising, hindu, limbs];
}
