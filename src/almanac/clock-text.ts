import type { Lang } from '../model/common.ts';

export type Digits = 'latin' | 'native';

/** How a reader's times are written. */
export interface Writing {
  lang: Lang;
  digits: Digits;
  /** IANA. */
  zone: string;
}

/** The digits of each language, by Unicode's names of numbering systems. */
const nativeDigits: Record<Lang, string> = {
  te: 'telu',
  hi: 'deva',
  ta: 'tamldec',
  kn: 'knda',
  ml: 'mlym',
  mr: 'deva',
  gu: 'gujr',
  bn: 'beng',
  or: 'orya',
  pa: 'guru',
  as: 'beng',
  ur: 'arabext',
  ne: 'deva',
  en: 'latn',
};

const localeOf = ({ lang, digits }: Pick<Writing, 'lang' | 'digits'>): string =>
  `${lang}-u-nu-${digits === 'native' ? nativeDigits[lang] : 'latn'}`;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(writing: Writing, kind: 'clock' | 'shortDate' | 'longDate'): Intl.DateTimeFormat {
  const key = `${kind} ${localeOf(writing)} ${writing.zone}`;
  let format = formats.get(key);
  if (!format) {
    // English and Odia have no short words for the parts of the day: AM and PM stand there.
    const dayPeriod = writing.lang === 'en' || writing.lang === 'or' ? {} : { dayPeriod: 'short' as const };
    const options: Intl.DateTimeFormatOptions =
      kind === 'clock'
        ? { hour: 'numeric', minute: '2-digit', hour12: true, ...dayPeriod }
        : kind === 'shortDate'
          ? { day: 'numeric', month: 'short' }
          : { day: 'numeric', month: 'long', year: 'numeric' };
    format = new Intl.DateTimeFormat(localeOf(writing), { timeZone: writing.zone, calendar: 'gregory', ...options });
    if (formats.size >= 500) formats.clear();
    formats.set(key, format);
  }
  return format;
}

/** The clock of the place at an instant (ms), as one says it in the language: `రాత్రి 8:14`; whole minutes that are past. */
export function clockText(ms: number, writing: Writing): string {
  const parts = Object.fromEntries(
    formatOf(writing, 'clock')
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const clock = `${parts.hour}:${parts.minute}`;
  // Almanacs of India put the part of the day first, where Unicode's patterns differ from language to language.
  return writing.lang === 'en' ? `${clock} ${parts.dayPeriod}` : `${parts.dayPeriod} ${clock}`;
}

/** `21 నవం`, for a time that is on another date than the page. */
export const shortDateText = (ms: number, writing: Writing): string => formatOf(writing, 'shortDate').format(ms);

/** A date (`YYYY-MM-DD`) in full. */
export const dateText = (date: string, writing: Pick<Writing, 'lang' | 'digits'>): string =>
  formatOf({ ...writing, zone: 'UTC' }, 'longDate').format(Date.parse(date));

/** A whole number in the language's digits. */
export const numberText = (n: number, writing: Pick<Writing, 'lang' | 'digits'>): string =>
  new Intl.NumberFormat(localeOf(writing), { useGrouping: false }).format(n);
