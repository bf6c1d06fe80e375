import { dayAt } from '../../panchang/day.ts';
import { type Graha, grahasAt } from '../../panchang/grahas/grahas.ts';
import { nextIngress, stationsBetween } from '../../panchang/grahas/ingress.ts';
import { lagnaTable } from '../../panchang/grahas/lagna.ts';
import { limbsBetween } from '../../panchang/limbs.ts';
import { chandrabalaOf, tarasOf } from '../../panchang/muhurta/birth.ts';
import { choghadiyasOf } from '../../panchang/muhurta/choghadiya.ts';
import { type Gowri, gowrisOf } from '../../panchang/muhurta/gowri.ts';
import { type Hora, horasOf } from '../../panchang/muhurta/hora.ts';
import { namedWord, nameOf } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import type { PanchangPart } from '../model/panchang-parts.ts';
import type { PartName } from '../model/part-names.ts';
import { muhurtaTables } from '../muhurta/tables.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';
import { calendarsPart } from './calendars-part.ts';
import { muhurtaPart } from './muhurta-part.ts';
import type { PartOf } from './part.ts';

const rated = (isGood: boolean) => (isGood ? ('good' as const) : ('bad' as const));

/** The parts that are computed from the date and the place alone; `text` follows from the finished day. */
export const partMakers: { [P in Exclude<PartName, 'text'>]: (of: PartOf) => PanchangPart<P> | null } = {
  choghadiya({ date, reader, reckoning }) {
    const { span } = writerOf(reader);
    const { day, night } = choghadiyasOf(date, reader.place, reckoning);
    const shown = (list: typeof day) =>
      list.map(({ id, key, quality, ...at }) => ({
        key,
        name: nameOf('choghadiyas', id, reader.lang),
        quality,
        ...span(at),
      }));
    return { day: shown(day), night: shown(night) };
  },
  gowri({ date, reader, reckoning }) {
    const { span } = writerOf(reader);
    const { day, night, nallaNeram } = gowrisOf(date, reader.place, reckoning);
    const shown = ({ key, isGood, start, end }: Gowri) => {
      const { lang } = reader;
      return { key, name: namedWord('gowri', key, lang), quality: rated(isGood), ...span({ start, end }) };
    };
    return {
      day: day.map(shown),
      night: night.map(shown),
      nalla_neram: nallaNeram.map((part) => {
        const { quality: _, ...window } = shown(part);
        return window;
      }),
    };
  },
  hora({ date, reader, reckoning }) {
    const { span, named } = writerOf(reader);
    const { day, night } = horasOf(date, reader.place, reckoning);
    const shown = ({ graha, ...at }: Hora) => ({ graha: named('grahas', graha), ...span(at) });
    return { day: day.map(shown), night: night.map(shown) };
  },
  lagna({ date, reader, reckoning }) {
    const { span, named } = writerOf(reader);
    // At the polar circle signs flash by: those that no clock can show are left out.
    return lagnaTable(date, reader.place, reckoning)
      .filter(({ start, end }) => Math.round(end) > Math.round(start))
      .map(({ id, ...at }) => ({ sign: named('rashis', id), ...span(at) }));
  },
  grahas({ date, reader, reckoning }) {
    const { named } = writerOf(reader);
    const { sky } = dayAt(date, reader.place, reckoning);
    const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
    return grahasAt(sky.start, reckoning).map((graha) => ({
      ...named('grahas', graha.id),
      longitude: rounded(graha.longitude),
      sign: named('rashis', graha.sign),
      degree: rounded(graha.degree),
      nakshatra: named('nakshatras', graha.nakshatra),
      pada: graha.pada,
      speed: rounded(graha.speed),
      is_retrograde: graha.isRetrograde,
      is_combust: graha.isCombust,
      ...turnsOf(graha.graha, sky.start, reader, reckoning),
    }));
  },
  padas({ date, reader, reckoning }) {
    const { span, named } = writerOf(reader);
    const { sky } = dayAt(date, reader.place, reckoning);
    // Four to a nakshatra, nine to a sign.
    return limbsBetween('pada', sky.start, sky.end, reckoning.ayanamsha).map(({ id, ...at }) => ({
      nakshatra: named('nakshatras', Math.ceil(id / 4)),
      pada: ((id - 1) % 4) + 1,
      sign: named('rashis', Math.ceil(id / 9)),
      ...span(at),
    }));
  },
  calendars: calendarsPart,
  muhurta: muhurtaPart,
  muhurta_tables: muhurtaTables,
  bala({ date, reader, reckoning, birthStar, birthSign }) {
    if (birthStar === undefined && birthSign === undefined) return null;
    const { span, named } = writerOf(reader);
    const sign = birthSign ?? signOf(birthStar);
    const taras = birthStar === undefined ? [] : tarasOf(date, reader.place, birthStar, reckoning);
    const houses = sign === undefined ? [] : chandrabalaOf(date, reader.place, sign, reckoning);
    return {
      birth_star: birthStar === undefined ? null : named('nakshatras', birthStar),
      birth_sign: sign === undefined ? null : named('rashis', sign),
      tarabala: taras.map(({ id, key, isGood, nakshatra, start, end }) => ({
        id,
        key,
        name: nameOf('taras', id, reader.lang),
        quality: rated(isGood),
        nakshatra: named('nakshatras', nakshatra),
        ...span({ start, end }),
      })),
      chandrabala: houses.map(({ house, isGood, moonSign, start, end }) => ({
        house,
        quality: rated(isGood),
        moon_sign: named('rashis', moonSign),
        ...span({ start, end }),
      })),
    };
  },
};

/** The longest time from one turn of a planet to the next: Mars from its station to that after its next loop, in seconds. */
const longestLoop = 800 * 86_400;

/** When a graha comes to the next sign, and when it turns from direct to retrograde or back. */
function turnsOf(graha: Graha, t: number, reader: AlmanacReader, reckoning: Reckoning) {
  const { at, named } = writerOf(reader);
  const next = nextIngress(graha, t, reckoning);
  const [station] = isPlanet(graha) ? stationsBetween(graha, t, t + longestLoop) : [];
  return {
    next_sign: named('rashis', next.sign),
    next_sign_at: at(next.at),
    turns_at: station ? at(station.at) : null,
  };
}

const isPlanet = (graha: Graha): boolean => !['sun', 'moon', 'rahu', 'ketu'].includes(graha);

/** The sign that a nakshatra lies in, if it is one: nine quarters are a sign, four a nakshatra. */
function signOf(star: number | undefined): number | undefined {
  if (star === undefined) return undefined;
  const [first, last] = [Math.ceil((4 * star - 3) / 9), Math.ceil((4 * star) / 9)];
  return first === last ? first : undefined;
}
