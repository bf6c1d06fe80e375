import type { Lang } from '../../core/model/common.ts';
import { label, nameOf } from '../../panchang/names.ts';
import type { PanchangPart } from '../model/panchang-parts.ts';
import { clockText, dateText, listText, numberText, shortDateText, type Writing } from './clock-text.ts';
import { lunarMonthOf, monthText } from './month.ts';
import type { AlmanacReader, PlainDay } from './reader.ts';

type Limb = Pick<PlainDay['tithi'][number], 'name' | 'end'>;
type Span = { start: string | null; end: string | null };

/** English says "until 8:14", the languages of India "8:14 until". */
const until = (clock: string, lang: Lang): string =>
  lang === 'en' ? `${label('until', lang)} ${clock}` : `${clock} ${label('until', lang)}`;

/** A day as a printed almanac says it: words, clocks and digits of the reader's language. */
export function almanacText(day: PlainDay, { lang, digits, place, placeName }: AlmanacReader): PanchangPart<'text'> {
  const writing: Writing = { lang, digits, zone: place.tz };
  /** With the date, where it is another one than that of the page. */
  const clock = (iso: string): string => {
    const ms = Date.parse(iso);
    const text = clockText(ms, writing);
    return iso.startsWith(day.date) ? text : `${text} (${shortDateText(ms, writing)})`;
  };
  const moment = (iso: string | null): string | null => (iso === null ? null : clock(iso));
  const span = (value: Span): string => [value.start, value.end].flatMap((iso) => (iso ? clock(iso) : [])).join(' – ');
  const maybe = (value: Span | null): string | null => (value ? span(value) : null);
  // The last of several continues into the next day, which has its end.
  const limbs = (list: Limb[]): string[] =>
    list.map(({ name, end }, i) =>
      end === null || (i > 0 && i === list.length - 1) ? name : `${name} ${until(clock(end), lang)}`,
    );
  const year = day.shaka_year === null ? '' : `${numberText(day.shaka_year, writing)}`;
  return {
    date: dateText(day.date, writing),
    weekday: day.weekday.name,
    place: placeName,
    year: listText([day.samvatsara?.name ?? '', year && `${label('shaka', lang)} ${year}`], lang),
    month: listText(
      [...new Set([monthText(day, digits), lunarMonthOf(day)?.name ?? '']), day.paksha?.name ?? ''],
      lang,
    ),
    tithi: limbs(day.tithi),
    nakshatra: limbs(day.nakshatra),
    yoga: limbs(day.yoga),
    karana: limbs(day.karana),
    sunrise: moment(day.sunrise),
    sunset: moment(day.sunset),
    moonrise: moment(day.moonrise),
    moonset: moment(day.moonset),
    rahu_kalam: maybe(day.rahu_kalam),
    yamagandam: maybe(day.yamagandam),
    gulika_kalam: maybe(day.gulika_kalam),
    abhijit: maybe(day.abhijit),
    brahma_muhurta: maybe(day.brahma_muhurta),
    durmuhurtam: day.durmuhurtam.map(span),
    varjyam: day.varjyam.map(span),
    amrita_kalam: day.amrita_kalam.map(span),
    sun_sign: day.sun_sign ? nameOf('rashis', day.sun_sign.id, lang) : '',
    moon_sign: day.moon_sign ? nameOf('rashis', day.moon_sign.id, lang) : '',
    festivals: day.festivals.map(({ name }) => name),
  };
}
