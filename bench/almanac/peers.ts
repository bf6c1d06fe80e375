import {
  getAyanamsa,
  getFestivals,
  getMasa,
  getNakshatra,
  getPaksha,
  getPanchangam,
  getPlanetaryPosition,
  getSunrise,
  getSunset,
  getTithi,
  getVara,
  karanaNames,
  Observer,
} from '@ishubhamx/panchangam-js';
import { Body } from 'astronomy-engine';
import { allRules, computeFestivals, dailyPanchanga } from 'panchanga';
import { type Almanac, byKey, karanaKind, type Site } from './queries.ts';

/**
 * The two libraries of the registry that ours is measured against. They share the module astronomy-engine with ours, which
 * sets another Delta T there: a process that imports this file must not import ours.
 */

/** Their names of the festivals that published dates are held of; what is missing here they do not have. */
const names: Record<string, { panchanga?: string; panchangamJs?: string }> = {
  makara_sankranti: { panchanga: 'makar-sankranti', panchangamJs: 'Makar Sankranti (Pongal)' },
  vasant_panchami: { panchanga: 'vasant-panchami', panchangamJs: 'Vasant Panchami (Shri Panchami)' },
  maha_shivaratri: { panchanga: 'maha-shivratri', panchangamJs: 'Maha Shivaratri' },
  holi: { panchanga: 'holi', panchangamJs: 'Holi (Rangwali / Dhulandi)' },
  ugadi: { panchanga: 'ugadi-gudi-padwa', panchangamJs: 'Ugadi / Gudi Padwa' },
  rama_navami: { panchanga: 'rama-navami', panchangamJs: 'Rama Navami' },
  vishu: { panchangamJs: 'Vishu' },
  baisakhi: { panchanga: 'mesha-sankranti', panchangamJs: 'Vaisakhi / Baisakhi' },
  buddha_purnima: { panchangamJs: 'Buddha Purnima' },
  rath_yatra: { panchanga: 'jagannath-rath-yatra', panchangamJs: 'Jagannath Rathyatra' },
  raksha_bandhan: { panchanga: 'raksha-bandhan', panchangamJs: 'Raksha Bandhan' },
  janmashtami_smarta: { panchanga: 'krishna-janmashtami', panchangamJs: 'Krishna Janmashtami' },
  ganesh_chaturthi: { panchanga: 'ganesh-chaturthi', panchangamJs: 'Ganesh Chaturthi' },
  onam: { panchanga: 'onam', panchangamJs: 'Onam (Simha Sankranti)' },
  mahalaya: { panchangamJs: 'Sarva Pitru Amavasya (Mahalaya)' },
  navaratri_start: { panchanga: 'sharadiya-navratri', panchangamJs: 'Navaratri Ghatasthapana' },
  durga_ashtami: { panchanga: 'durga-ashtami', panchangamJs: 'Durga Ashtami (Maha Ashtami)' },
  maha_navami: { panchanga: 'maha-navami', panchangamJs: 'Maha Navami' },
  vijayadashami: { panchanga: 'vijayadashami', panchangamJs: 'Vijaya Dashami (Dussehra)' },
  karwa_chauth: { panchanga: 'karva-chauth', panchangamJs: 'Karwa Chauth' },
  naraka_chaturdashi: { panchanga: 'naraka-chaturdashi', panchangamJs: 'Naraka Chaturdashi (Choti Diwali)' },
  diwali: { panchanga: 'diwali-lakshmi-puja', panchangamJs: 'Diwali (Lakshmi Puja)' },
  bali_pratipada: { panchangamJs: 'Bali Pratipada' },
  govardhan_puja: { panchanga: 'govardhan-puja', panchangamJs: 'Govardhan Puja' },
  chhath: { panchanga: 'chhath-puja', panchangamJs: 'Chhath Puja' },
  kartika_purnima: { panchanga: 'purnima-snana-kartika', panchangamJs: 'Kartik Purnima / Dev Diwali' },
  thaipusam: { panchangamJs: 'Thai Pusam' },
  valmiki_jayanti: { panchangamJs: 'Valmiki Jayanti' },
};

/** Our keys by their names. */
const keysOf = (peer: 'panchanga' | 'panchangamJs'): Map<string, string> =>
  new Map(Object.entries(names).flatMap(([key, { [peer]: name }]) => (name ? [[name, key] as const] : [])));

const panchangaKeys = keysOf('panchanga');
const panchangamJsKeys = keysOf('panchangamJs');

const instant = (time: string | Date | null): number | null => (time === null ? null : new Date(time).getTime() / 1000);

const zoned = (date: string, tz: string) =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: tz, plainTime: '12:00' });

export const panchanga: Almanac = {
  keys: new Set(panchangaKeys.values()),
  day(date, { lat, lon, tz }) {
    const noon = new Date(zoned(date, tz).epochMilliseconds);
    const day = dailyPanchanga(noon, { latitude: lat, longitude: lon, timeZone: tz });
    const { tithi, nakshatra, yoga, karana } = day;
    return {
      sunrise: instant(day.sunrise),
      limbs: [tithi.number, nakshatra.index + 1, yoga.index + 1, karanaKind(karana.index + 1)],
      ends: [instant(tithi.endsAt), instant(nakshatra.endsAt), instant(yoga.endsAt)],
    };
  },
  year(year, { lat, lon, tz }) {
    const site = { latitude: lat, longitude: lon, timeZone: tz };
    const { results } = computeFestivals(year, site, { rules: allRules(year) });
    return byKey(
      results.filter(({ date }) => date).map(({ id, date }) => [panchangaKeys.get(id) ?? id, date] as const),
    );
  },
};

export const panchangamJs: Almanac = {
  keys: new Set(panchangamJsKeys.values()),
  day(date, { lat, lon, tz }) {
    const { epochMilliseconds, offsetNanoseconds } = zoned(date, tz);
    const options = { timezoneOffset: offsetNanoseconds / 60e9 };
    const day = getPanchangam(new Date(epochMilliseconds), new Observer(lat, lon, 0), options);
    return {
      sunrise: instant(day.sunrise),
      limbs: [day.tithi + 1, day.nakshatra + 1, day.yoga + 1, karanaNames.indexOf(day.karana) + 1],
      ends: [instant(day.tithiEndTime), instant(day.nakshatraEndTime), instant(day.yogaEndTime)],
    };
  },
  year(year, site) {
    const observed: [string, string][] = [];
    let date = Temporal.PlainDate.from({ year, month: 1, day: 1 });
    for (; date.year === year; date = date.add({ days: 1 }))
      for (const name of new Set(namesOn(date.toString(), site)))
        observed.push([panchangamJsKeys.get(name) ?? name, date.toString()]);
    return byKey(observed);
  },
};

/**
 * What the day of its own `getPanchangam` lists, from no more than `getFestivals` needs: a tenth of the time. The call in
 * the README leaves out what this version insists on.
 */
function namesOn(day: string, { lat, lon, tz }: Site): string[] {
  const { epochMilliseconds, offsetNanoseconds } = zoned(day, tz);
  const date = new Date(epochMilliseconds);
  const options = { timezoneOffset: offsetNanoseconds / 60e9 };
  const observer = new Observer(lat, lon, 0);
  const sunrise = getSunrise(date, observer, options) ?? date;
  const ayanamsa = getAyanamsa(sunrise);
  const sun = getPlanetaryPosition(Body.Sun, sunrise, ayanamsa).longitude;
  const moon = getPlanetaryPosition(Body.Moon, sunrise, ayanamsa).longitude;
  const tithi = getTithi(sun, moon);
  const found = getFestivals({
    date,
    observer,
    sunrise,
    sunset: getSunset(date, observer, options) ?? undefined,
    masa: getMasa(sun, moon, sunrise),
    paksha: getPaksha(tithi),
    tithi: tithi + 1,
    nakshatra: getNakshatra(moon),
    vara: getVara(sunrise, observer),
    includeSolarFestivals: true,
    includeMultiDaySpans: true,
    calendarType: 'amanta',
  });
  return found.map(({ name }) => name);
}
