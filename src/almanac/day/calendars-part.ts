import { calendarsOf } from '../../panchang/calendars/calendars.ts';
import { isAnnounced } from '../../panchang/calendars/hijri.ts';
import { nameOf, type RegionalCalendar, regionalMonth } from '../../panchang/names.ts';
import type { PanchangPart } from '../model/panchang-parts.ts';
import { writerOf } from '../text/writer.ts';
import type { PartOf } from './part.ts';

interface Numbers {
  year: number;
  month: number;
  day: number;
}

/** A day in every calendar at once, with the words of the reader's language. */
export function calendarsPart({ date, reader, reckoning }: PartOf): PanchangPart<'calendars'> {
  const { lang, place } = reader;
  const { at, named } = writerOf(reader);
  const { eras, samvatsara, seasons, lostMonth, solar, ...civil } = calendarsOf(date, place, reckoning);
  const { barhaspatya } = samvatsara;
  const dated = (key: string, { year, month, day }: Numbers, monthName: string, isTentative = false) => ({
    key,
    is_tentative: isTentative,
    year,
    month: { id: month, name: monthName },
    day,
  });
  const regional = (Object.keys(solar) as RegionalCalendar[]).map((key) =>
    dated(key, solar[key], regionalMonth(key, solar[key].month, lang)),
  );
  const { bangladesh, national, nanakshahi, hijri } = civil;
  return {
    shaka: eras.shaka,
    vikram: { chaitradi: eras.vikramChaitradi, kartikadi: eras.vikramKartikadi, ashadhadi: eras.vikramAshadhadi },
    kali: eras.kali,
    samvatsara: {
      southern: named('samvatsaras', samvatsara.southern),
      tamil: named('samvatsaras', samvatsara.tamil),
      northern: {
        ...named('samvatsaras', barhaspatya.id),
        until: at(barhaspatya.end),
        next: named('samvatsaras', (barhaspatya.id % 60) + 1),
        of_vikram_year: named('samvatsaras', samvatsara.vikram),
      },
    },
    ritu: {
      lunar: named('ritus', seasons.rituLunar),
      solar: named('ritus', seasons.rituSolar),
      drik: named('ritus', seasons.rituDrik),
    },
    ayana: { sidereal: named('ayanas', seasons.ayanaSidereal), drik: named('ayanas', seasons.ayanaDrik) },
    lost_month: lostMonth === null ? null : named('lunar_months', lostMonth),
    dates: [
      ...regional,
      dated('bangladesh', bangladesh, regionalMonth('bengali', bangladesh.month, lang)),
      dated('national', national, nameOf('lunar_months', national.month, lang)),
      dated('nanakshahi', nanakshahi, nameOf('nanakshahi_months', nanakshahi.month, lang)),
      dated('hijri', hijri, nameOf('hijri_months', hijri.month, lang), !isAnnounced(date)),
    ],
  };
}
