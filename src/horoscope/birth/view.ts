import type { Lang } from '../../core/model/common.ts';
import { karanaOf, label, nameOf } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { dateAt } from '../../panchang/zone.ts';
import type { Place } from '../../places/model.ts';
import { mangalDosha } from '../compatibility/mangal.ts';
import { nameLetters } from '../nakshatras/letters.ts';
import { grahaName } from '../signs/graha-name.ts';
import { signView } from '../signs/signs.ts';
import { almanacAt } from './almanac.ts';
import { avakahadaOf } from './avakahada.ts';
import { type Boundary, type BoundaryKind, boundariesOf } from './boundaries.ts';
import { type Chart, type ChartGraha, type ChartPoint, chartAt, signOfLongitude } from './chart.ts';
import { chartsOf } from './charts.ts';
import { antarDashas, type DashaPeriod, lordOfNakshatra, mahaDashas } from './dasha.ts';
import type { BirthInstant } from './instant.ts';
import type { Birth } from './model.ts';
import { birthWord, shortLagna, shortName } from './words.ts';

/** A birth whose time is resolved. */
export interface BirthGiven extends BirthInstant {
  date: string;
  time: string;
  place: Place;
}

interface Wanted {
  lang: Lang;
  reckoning: Reckoning;
  /** Unix seconds: which dasha is the current one. */
  now: number;
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const sign = (id: number, lang: Lang) => ({ id, name: signView(id, lang).name });
const star = (id: number, lang: Lang) => ({ id, name: nameOf('nakshatras', id, lang) });

const pointView = (point: ChartPoint, lang: Lang) => ({
  longitude: rounded(point.longitude),
  sign: sign(point.sign, lang),
  degree: rounded(point.degree),
  nakshatra: star(point.nakshatra, lang),
  pada: point.pada,
  navamsa: sign(point.navamsa, lang),
  western_longitude: rounded(point.tropical),
});

const planetView = (g: ChartGraha, lang: Lang): Birth['ascendant'] => ({
  graha: g.graha,
  name: grahaName(g.graha, lang),
  short: shortName(g.graha, lang),
  ...pointView(g, lang),
  house: g.house,
  is_retrograde: g.isRetrograde,
  is_combust: g.isCombust,
});

const lagnaView = (lagna: ChartPoint, lang: Lang): Birth['ascendant'] => ({
  graha: 'lagna',
  name: label('lagna', lang),
  short: shortLagna(lang),
  ...pointView(lagna, lang),
  house: 1,
  is_retrograde: false,
  is_combust: false,
});

/** An instant by the clocks of the place. Before 1906 they had seconds of offset: RFC 3339 has none, the time is exact. */
const clockText = (t: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(t) * 1000)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The maha dashas, and the antardashas of the current one and the next; of a birth to come those of the first two. */
function dashasView(
  moon: ChartGraha,
  t: number,
  { lang, now }: Wanted,
  tz: string,
): Pick<Birth, 'dasha' | 'antardashas'> {
  const at = Math.max(now, t);
  const view = ({ lord, start, end }: DashaPeriod) => ({
    graha: lord,
    name: grahaName(lord, lang),
    from: dateAt(start, tz),
    until: dateAt(end, tz),
    is_current: start <= at && at < end,
  });
  const periods = mahaDashas(moon.longitude, t);
  const current = periods.findIndex(({ start, end }) => start <= at && at < end);
  const near = current < 0 ? [] : periods.slice(current, current + 2);
  return { dasha: periods.map(view), antardashas: near.flatMap((period) => antarDashas(period).map(view)) };
}

/** Mars as it is read for a marriage. */
function mangalView({ lagna, grahas }: Chart, lang: Lang): Birth['mangal_dosha'] {
  const signOf = (graha: ChartGraha['graha']): number => grahas.find((g) => g.graha === graha)?.sign as number;
  const [moon, venus, mars, jupiter] = [signOf('moon'), signOf('venus'), signOf('mars'), signOf('jupiter')];
  const { places, reasons } = mangalDosha({ lagna: lagna.sign, moon, venus, mars, jupiter });
  const nameFrom = (from: 'lagna' | 'moon' | 'venus') =>
    from === 'lagna' ? label('lagna', lang) : grahaName(from, lang);
  return {
    name: birthWord('mangal_dosha', lang),
    is_present: places.length > 0 && reasons.length === 0,
    places: places.map(({ from, house }) => ({ from, name: nameFrom(from), house })),
    cancelled_by: reasons.map((code) => ({ code, text: birthWord(code, lang) })),
  };
}

/** Ids of a boundary in words: a new nakshatra begins another dasha, a new pada another syllable for the name, one of the lagna another navamsa. */
function sideOf(kind: BoundaryKind, id: number, lang: Lang): string {
  if (kind === 'nakshatra') return `${nameOf('nakshatras', id, lang)} (${grahaName(lordOfNakshatra(id), lang)})`;
  if (kind === 'vedic_weekday') return nameOf('weekdays', id, lang);
  if (kind === 'tithi' || kind === 'yoga') return nameOf(`${kind}s`, id, lang);
  if (kind === 'karana') return nameOf('karanas', karanaOf(id), lang);
  if (kind !== 'pada' && kind !== 'lagna_pada') return signView(id, lang).name;
  const [nakshatra, pada] = [Math.ceil(id / 4), ((id - 1) % 4) + 1];
  const of = kind === 'pada' ? nameLetters(nakshatra, lang)[pada - 1] : signView(((id - 1) % 12) + 1, lang).name;
  return `${nameOf('nakshatras', nakshatra, lang)} ${pada} (${of})`;
}

/** What the almanac has a word for. */
const ofAlmanac = ['lagna', 'moon_sign', 'nakshatra', 'pada', 'sun_sign', 'tithi', 'yoga', 'karana'] as const;

function headingOf(kind: BoundaryKind, lang: Lang): string {
  if (kind === 'lagna_pada') return `${label('lagna', lang)} (${birthWord('navamsa', lang)})`;
  const limb = ofAlmanac.find((one) => one === kind);
  return limb
    ? label(limb, lang)
    : birthWord(kind as Exclude<BoundaryKind, 'lagna_pada' | (typeof ofAlmanac)[number]>, lang);
}

function notesOf(given: BirthGiven, boundaries: Boundary[], lang: Lang): Birth['notes'] {
  const { status, place } = given;
  const notes: Birth['notes'] = [];
  const clock = { skipped: 'clock_skipped', repeated: 'clock_repeated' } as const;
  if (status !== 'exact') notes.push({ code: clock[status], at: null, text: birthWord(clock[status], lang) });
  if (boundaries.length) notes.push({ code: 'near_boundary', at: null, text: birthWord('near_boundary', lang) });
  for (const { kind, at, before, after } of boundaries) {
    const time = clockText(at, place.tz);
    const change = `${sideOf(kind, before, lang)} → ${sideOf(kind, after, lang)}`;
    notes.push({ code: kind, at: time, text: `${headingOf(kind, lang)}: ${change}, ${time.slice(11, 19)}` });
  }
  return notes;
}

/** Everything that a birth shows; null at the poles, where no sign rises. Some milliseconds. */
export function birthView(given: BirthGiven, wanted: Wanted): Birth | null {
  const { date, time, place, t, status } = given;
  const { lang, reckoning } = wanted;
  const at = (instant: number): Chart | null => chartAt(instant, place, reckoning);
  const chart = at(t);
  if (!chart) return null;
  const { lagna, grahas } = chart;
  const [sun, moon] = grahas as [ChartGraha, ChartGraha];
  const almanac = almanacAt(t, date, place, reckoning);
  const boundaries = boundariesOf(chart, almanac, reckoning.ayanamsha, (instant) => at(instant) ?? chart);
  const western = ({ tropical }: ChartPoint) => sign(signOfLongitude(tropical), lang);
  return {
    date,
    time,
    place,
    at: clockText(t, place.tz),
    clock: status,
    ayanamsha: { name: reckoning.ayanamsha, degrees: rounded(chart.ayanamsha) },
    signs: { rising: sign(lagna.sign, lang), moon: sign(moon.sign, lang), sun: sign(sun.sign, lang) },
    western: { rising: western(lagna), moon: western(moon), sun: western(sun) },
    ascendant: lagnaView(lagna, lang),
    planets: grahas.map((g) => planetView(g, lang)),
    ...dashasView(moon, t, wanted, place.tz),
    avakahada: avakahadaOf(moon, almanac, lang),
    mangal_dosha: mangalView(chart, lang),
    charts: chartsOf(chart, lang),
    notes: notesOf(given, boundaries, lang),
  };
}
