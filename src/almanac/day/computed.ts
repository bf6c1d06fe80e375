import { southernSamvatsara } from '../../panchang/calendars/samvatsara.ts';
import { seasonsAt } from '../../panchang/calendars/seasons.ts';
import { type AlmanacDay, type DayLimb, dayAt } from '../../panchang/day.ts';
import type { Span as Seconds } from '../../panchang/limbs.ts';
import { type Kalams, kalamsOf } from '../../panchang/muhurta/kalams.ts';
import { karanaOf } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { type DaySky, moonOf, type Site } from '../../panchang/sky/day-sky.ts';
import type { FactMoment, FactSpan, Facts, Limb, NamedFact } from './facts.ts';

/** The engine counts seconds, the rest of the program milliseconds. */
export const ms = (seconds: number): number => Math.round(seconds * 1000);

const spanOf = ({ start, end }: Seconds): FactSpan => ({ start: ms(start), end: ms(end) });

const limbOf = ({ id, isKshaya, isVriddhi, ...span }: DayLimb): Limb => ({ id, ...spanOf(span), isKshaya, isVriddhi });

/** A moment that may not come to pass. */
const moment = (seconds: number | null): FactMoment | undefined => (seconds === null ? undefined : ms(seconds));
const window = (span: Seconds | null): FactSpan | undefined => (span ? spanOf(span) : undefined);

/** The fields of a day as they are computed; what does not happen on the day is absent. */
export function computedFacts(date: string, site: Site, reckoning: Reckoning): Facts {
  const day = dayAt(date, site, reckoning);
  const facts = {
    ...calendarFacts(day, reckoning),
    ...skyFacts(day.sky, moonOf(date, site, reckoning.horizon)),
    ...kalamFacts(kalamsOf(date, site, reckoning)),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
}

const id = (number: number): NamedFact => ({ id: number });

function calendarFacts(day: AlmanacDay, reckoning: Reckoning) {
  const { lunation, purnimanta, sunSign, sky } = day;
  const seasons = seasonsAt(sky.start, lunation.month, reckoning.ayanamsha);
  return {
    weekday: id(day.weekday),
    samvatsara: id(southernSamvatsara(lunation.shaka)),
    shaka_year: lunation.shaka,
    vikram_year: lunation.shaka + 135,
    ayana: id(seasons.ayanaSidereal),
    ritu: id(seasons.rituLunar),
    masa: { amanta: id(lunation.month), purnimanta: id(purnimanta), solar: id(sunSign), is_adhika: lunation.isLeap },
    paksha: id(day.paksha),
    tithi: day.tithis.map(limbOf),
    nakshatra: day.nakshatras.map(limbOf),
    yoga: day.yogas.map(limbOf),
    karana: day.karanas.map((karana) => ({ ...limbOf(karana), id: karanaOf(karana.id), number: karana.id })),
    moon_sign: id(day.moonSign),
    sun_sign: id(sunSign),
  } satisfies Facts;
}

const skyFacts = ({ sunrise, sunset }: DaySky, { moonrise, moonset }: ReturnType<typeof moonOf>) => ({
  sunrise: moment(sunrise),
  sunset: moment(sunset),
  moonrise: moment(moonrise),
  moonset: moment(moonset),
});

const kalamFacts = (kalams: Kalams) => ({
  rahu_kalam: window(kalams.rahuKalam),
  yamagandam: window(kalams.yamagandam),
  gulika_kalam: window(kalams.gulikaKalam),
  abhijit: window(kalams.abhijit),
  brahma_muhurta: window(kalams.brahmaMuhurta),
  durmuhurtam: kalams.durmuhurtam.map(spanOf),
  varjyam: kalams.varjyam.map(spanOf),
  amrita_kalam: kalams.amritaKalam.map(spanOf),
});
