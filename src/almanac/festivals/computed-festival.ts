import type { Observance } from '../../panchang/festivals/observances.ts';
import { type Window, windowsOf } from '../../panchang/festivals/windows/windows.ts';
import type { Span } from '../../panchang/limbs.ts';
import { label, nameOf } from '../../panchang/names.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import type { Festival } from '../model/panchang.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';
import { observanceMeaning, observanceName } from './festival-names.ts';

/** A computed observance as readers get it. */
export function computedFestival(observance: Observance, reader: AlmanacReader, reckoning: Reckoning): Festival {
  const { key, variant, date, type, regions, isHoliday, isTentative, alternatives } = observance;
  const { lang } = reader;
  return {
    key,
    id: null,
    name: observanceName(variant ?? key, lang),
    date,
    type,
    is_holiday: isHoliday,
    holiday: null,
    holiday_basis: 'rule',
    is_tentative: isTentative,
    regions: [...regions],
    description: observanceMeaning(variant ?? key, lang),
    image_url: null,
    times: [...timesOf(observance, reader), ...windowTimes(observance, reader, reckoning)],
    alternatives: alternatives.map(({ date, school, mahadvadashi }) => {
      const name = label(`school_${school}`, lang);
      const twelfth = mahadvadashi && observanceName(`${mahadvadashi}_mahadvadashi`, lang);
      return { date, school, name: twelfth ? `${name} (${twelfth})` : name };
    }),
    source: 'computed',
  };
}

const within = (t: number, { start, end }: Span): boolean => t >= start && t <= end;

/** The instants of an observance. An instant has no end; the middle of an eclipse may not be seen. */
function timesOf({ details }: Observance, reader: AlmanacReader): Festival['times'] {
  const { at } = writerOf(reader);
  const { tithi, star, window, moonrise, parana, ingress, eclipse } = details;
  const found: [key: string, time: Span | number | null | undefined][] = [
    ['tithi', tithi],
    ['nakshatra', star],
    [window?.part ?? '', window],
    ['moonrise', moonrise],
    ['parana', parana],
    ['sankranti', ingress],
    ['sutak', eclipse?.sutak],
    ['eclipse', eclipse?.visible],
    [eclipse?.kind === 'annular' ? 'annular' : 'totality', eclipse?.fullSeen],
    ['maximum', eclipse && within(eclipse.maximum, eclipse.visible) ? eclipse.maximum : null],
  ];
  return found.flatMap(([key, time]) => {
    if (time == null) return [];
    const [start, end] = typeof time === 'number' ? [time, null] : [time.start, time.end];
    return [{ key, name: label(key, reader.lang), start: at(start), end: end === null ? null : at(end) }];
  });
}

/** The times of its rites at the place; one without an end is an instant, or lasts from then on. */
const windowTimes = (observance: Observance, reader: AlmanacReader, reckoning: Reckoning): Festival['times'] => {
  const { at } = writerOf(reader);
  return windowsOf(observance, { site: reader.place, reckoning }).map((window) => ({
    key: window.key,
    name: windowName(window, reader.lang),
    start: at(window.start),
    end: window.end === null ? null : at(window.end),
  }));
};

/** `Vrishabha Lagna`; in Urdu the word for the lagna stands before the sign. */
function windowName({ key, sign }: Window, lang: string): string {
  if (sign === null) return label(key, lang);
  const [name, lagna] = [nameOf('rashis', sign, lang), label('lagna', lang)];
  return lang === 'ur' ? `${lagna} ${name}` : `${name} ${lagna}`;
}
