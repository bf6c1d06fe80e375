import type { Festival } from '../../model/panchang/panchang.ts';
import type { Observance } from '../../panchang/festivals/observances.ts';
import type { Span } from '../../panchang/limbs.ts';
import { label } from '../../panchang/names.ts';
import type { Reader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';
import { observanceMeaning, observanceName } from './festival-names.ts';

/** A computed observance as readers get it. */
export function computedFestival(observance: Observance, reader: Reader): Festival {
  const { key, variant, date, type, regions, isHoliday, isTentative, alternatives } = observance;
  const { lang } = reader;
  return {
    key,
    id: null,
    name: observanceName(variant ?? key, lang),
    date,
    type,
    is_holiday: isHoliday,
    is_tentative: isTentative,
    regions: [...regions],
    description: observanceMeaning(variant ?? key, lang),
    image_url: null,
    times: timesOf(observance, reader),
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
function timesOf({ details }: Observance, reader: Reader): Festival['times'] {
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
