import { erasOf } from '../../src/panchang/calendars/eras.ts';
import { southernSamvatsara } from '../../src/panchang/calendars/samvatsara.ts';
import { seasonsAt } from '../../src/panchang/calendars/seasons.ts';
import { dayAt } from '../../src/panchang/day.ts';
import type { Span } from '../../src/panchang/limbs.ts';
import { bhadrasOf } from '../../src/panchang/muhurta/bhadra.ts';
import { choghadiyasOf } from '../../src/panchang/muhurta/choghadiya.ts';
import { kalamsOf } from '../../src/panchang/muhurta/kalams.ts';
import { nameOf } from '../../src/panchang/names.ts';
import { standard } from '../../src/panchang/reckoning.ts';
import { cities, jsonLines, Line } from './almanac-oracle.ts';

/** The comparison of whole city-days with the reference, field by field. */

type Pair = [start: number, end: number];
type Window = [start: number, end: number, star: number];
type Limb = [id: number, end: number];

interface Row {
  city: string;
  date: string;
  no_sunrise?: boolean;
  at_local_0600?: { unix: number; tithi: number; nakshatra: number; yoga: number; karana: number };
  amanta: string;
  purnimanta: string;
  adhika: boolean;
  shaka: number;
  vikram: number;
  vikram_kartikadi: number;
  samvatsara: string;
  paksha: string;
  sun_sign: string;
  moon_sign: string;
  ritu_lunar: string;
  ritu_drik: string;
  ayana_sidereal: string;
  ayana_drik: string;
  tithis?: Limb[];
  nakshatras: Limb[];
  yogas: Limb[];
  karanas: Limb[];
  tithi_event: string;
  rahu_kalam: Pair;
  yamagandam: Pair;
  gulika_kalam: Pair;
  abhijit: Pair;
  durmuhurtam: Pair[];
  brahma_muhurta: Pair;
  varjyam: Window[];
  amrita: Window[];
  choghadiya_day: string[];
  choghadiya_night: string[];
  bhadra: Pair[];
}

const signs = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrischika Dhanu Makara Kumbha Meena'.split(' ');
const months =
  'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Margashirsha Pausha Magha Phalguna'.split(
    ' ',
  );
const ritus = 'Vasanta Grishma Varsha Sharad Hemanta Shishira'.split(' ');
const ayanas = ['Uttarayana', 'Dakshinayana'];
const pakshas = ['Shukla', 'Krishna'];
/** The reference's spelling, where ours is another. */
const samvatsaraNames: Record<string, string> = { Pramadi: 'Pramadicha' };
/** Ardra, Hasta, Mula: almanacs dispute their varjyam. */
const disputed = [6, 13, 19];

export function dayLines(): Line[] {
  const lines = {
    limbs: new Line('days: limbs at sunrise, or at 06:00', 'all'),
    ends: new Line('days: ends of all limbs', 'at most 15 s'),
    kshaya: new Line('days: kshaya and vriddhi', 'all'),
    months: new Line('days: months, paksha, adhika', 'all'),
    years: new Line('days: years, samvatsara', 'all'),
    seasons: new Line('days: ritu, ayana, signs', 'all'),
    divisions: new Line('days: divisions of day and night', 'at most 10 s'),
    choghadiya: new Line('days: choghadiya', 'all'),
    windows: new Line('days: varjyam, amrita', 'at most 30 s'),
    bhadra: new Line('days: bhadra', 'at most 15 s'),
  };
  for (const row of jsonLines<Row>('days')) compareDay(row, lines);
  return Object.values(lines);
}

type Lines = Record<
  'limbs' | 'ends' | 'kshaya' | 'months' | 'years' | 'seasons' | 'divisions' | 'choghadiya' | 'windows' | 'bhadra',
  Line
>;

function compareDay(row: Row, lines: Lines): void {
  const site = cities[row.city] as NonNullable<(typeof cities)[string]>;
  const where = `${row.city} ${row.date}`;
  const day = dayAt(row.date, site);
  const { tithis, nakshatras, yogas, karanas } = day;
  const first = [tithis, nakshatras, yogas, karanas].map((limbs) => limbs[0]?.id);
  if (row.no_sunrise && row.at_local_0600) {
    const { tithi, nakshatra, yoga, karana } = row.at_local_0600;
    lines.limbs.same(first, [tithi, nakshatra, yoga, karana], where);
    return;
  }
  if (!row.tithis) return; // a sunrise without a sunset, which the reference leaves at that
  const theirs = [row.tithis, row.nakshatras, row.yogas, row.karanas];
  lines.limbs.same(
    first,
    theirs.map((limbs) => limbs[0]?.[0]),
    where,
  );
  [tithis, nakshatras, yogas, karanas].forEach((ours, i) => {
    const expected = theirs[i] as Limb[];
    lines.limbs.same(
      ours.map(({ id }) => id),
      expected.map(([id]) => id),
      where,
    );
    for (const [k, [, end]] of expected.entries()) lines.ends.near(ours[k]?.end, end, 15, where);
  });
  // The reference tells of the tithi at sunrise whether the next is lost, or whether the next sunrise sees it again.
  const event = tithis.some((t) => t.isKshaya)
    ? 'kshaya'
    : (tithis[0]?.end ?? 0) > day.sky.end
      ? 'repeats_next_day'
      : 'normal';
  lines.kshaya.same(event, row.tithi_event, where);
  const { lunation, purnimanta, paksha, sunSign, moonSign, sky } = day;
  lines.months.same(
    [months[lunation.month - 1], months[purnimanta - 1], lunation.isLeap, pakshas[paksha - 1]],
    [row.amanta, row.purnimanta, row.adhika, row.paksha],
    where,
  );
  const eras = erasOf(lunation, tithis[0]?.id ?? 0);
  lines.years.same(
    [
      eras.shaka,
      eras.vikramChaitradi,
      eras.vikramKartikadi,
      nameOf('samvatsaras', southernSamvatsara(eras.shaka), 'en'),
    ],
    [row.shaka, row.vikram, row.vikram_kartikadi, samvatsaraNames[row.samvatsara] ?? row.samvatsara],
    where,
  );
  const seasons = seasonsAt(sky.start, lunation.month);
  lines.seasons.same(
    [
      ...[seasons.rituLunar, seasons.rituDrik].map((id) => ritus[id - 1]),
      ...[seasons.ayanaSidereal, seasons.ayanaDrik].map((id) => ayanas[id - 1]),
      signs[sunSign - 1],
      signs[moonSign - 1],
    ],
    [row.ritu_lunar, row.ritu_drik, row.ayana_sidereal, row.ayana_drik, row.sun_sign, row.moon_sign],
    where,
  );
  compareTimes(row, site, where, lines);
}

function compareTimes(row: Row, site: NonNullable<(typeof cities)[string]>, where: string, lines: Lines): void {
  const kalams = kalamsOf(row.date, site);
  const spans = (
    line: Line,
    ours: readonly (Span | null)[],
    theirs: readonly Pair[],
    most: number,
    what: string,
  ): void => {
    line.same(ours.length, theirs.length, `${where} ${what}`);
    theirs.forEach(([start, end], i) => {
      line.near(ours[i]?.start, start, most, `${where} ${what} start`);
      line.near(ours[i]?.end, end, most, `${where} ${what} end`);
    });
  };
  spans(
    lines.divisions,
    [kalams.rahuKalam, kalams.yamagandam, kalams.gulikaKalam, kalams.abhijit, ...kalams.durmuhurtam],
    [row.rahu_kalam, row.yamagandam, row.gulika_kalam, row.abhijit, ...row.durmuhurtam],
    10,
    'divisions',
  );
  // Near the poles the reference takes another night before this sunrise than the one that was.
  if (row.city !== 'Tromso') spans(lines.divisions, [kalams.brahmaMuhurta], [row.brahma_muhurta], 10, 'brahma');
  for (const [ours, theirs] of [
    [kalams.varjyam, row.varjyam],
    [kalams.amritaKalam, row.amrita],
  ] as const) {
    const scored = theirs.filter(([, , star]) => !disputed.includes(star));
    const compared = ours.filter(({ nakshatra }) => !disputed.includes(nakshatra));
    spans(
      lines.windows,
      compared,
      scored.map(([start, end]) => [start, end]),
      30,
      'window',
    );
  }
  const { day, night } = choghadiyasOf(row.date, site);
  const title = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  lines.choghadiya.same(
    [...day, ...night].map(({ key }) => title(key)),
    [...row.choghadiya_day, ...row.choghadiya_night],
    where,
  );
  spans(lines.bhadra, bhadrasOf(row.date, site, standard), row.bhadra, 15, 'bhadra');
}
