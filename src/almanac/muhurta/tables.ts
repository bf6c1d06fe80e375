import { moonTimesOf } from '../../panchang/minor/moon-times.ts';
import { panchakaRahitaOf } from '../../panchang/minor/panchaka-rahita.ts';
import { type ThirtiethMuhurta, thirtyMuhurtasOf } from '../../panchang/minor/thirty.ts';
import { type Vasa, vasasOf } from '../../panchang/minor/vasas.ts';
import { label, nameOf } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import type { PanchangPart } from '../model/panchang-parts.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';
import { panchakaReason } from './reason.ts';

const rated = (isGood: boolean) => (isGood ? ('good' as const) : ('bad' as const));

interface Wanted {
  date: string;
  reader: AlmanacReader;
  reckoning: Reckoning;
}

/** The small tables of a day: thirty muhurtas, panchaka of the lagna, times of the Moon, where Agni and Shiva dwell. */
export function muhurtaTables({ date, reader, reckoning }: Wanted): PanchangPart<'muhurta_tables'> {
  const { place, lang } = reader;
  const { span, named } = writerOf(reader);
  const { day, night } = thirtyMuhurtasOf(date, place, reckoning);
  const { gandaMula, vinchudo, jwalamukhi } = moonTimesOf(date, place, reckoning);
  const { agni, shiva } = vasasOf(date, place, reckoning);
  const thirtieth = ({ id, isGood, ...at }: ThirtiethMuhurta) => ({
    id,
    name: nameOf('muhurtas', id, lang),
    quality: rated(isGood),
    ...span(at),
  });
  const dwelling = ({ place: where, isGood, ...at }: Vasa) => ({
    key: where,
    name: label(where, lang),
    quality: rated(isGood),
    ...span(at),
  });
  return {
    thirty_muhurtas: { day: day.map(thirtieth), night: night.map(thirtieth) },
    panchaka_rahita: panchakaRahitaOf(date, place, reckoning).map(({ remainder, isFree, ...at }) => ({
      ...panchakaReason(remainder, lang),
      quality: rated(isFree),
      ...span(at),
    })),
    ganda_mula: gandaMula.map(({ nakshatra, ...at }) => ({ nakshatra: named('nakshatras', nakshatra), ...span(at) })),
    vinchudo: vinchudo && span(vinchudo),
    jwalamukhi: jwalamukhi.map(span),
    agnivasa: agni.map(dwelling),
    shivavasa: shiva.map(dwelling),
  };
}
