import { LRUCache } from 'lru-cache';
import type { Lang } from '../../core/model/common.ts';
import { offsetMinutes } from '../../places/zones/zone-time.ts';
import { dayParts } from './day-parts.ts';

export type Digits = 'latin' | 'native';

/** How a reader's numbers and times are written. */
export interface Writing {
  lang: Lang;
  digits: Digits;
  /** IANA. */
  zone: string;
}
type Script = Pick<Writing, 'lang' | 'digits'>;

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

const localeOf = ({ lang, digits }: Script): string =>
  `${lang}-u-nu-${digits === 'native' ? nativeDigits[lang] : 'latn'}`;

/** Making a format costs more than using it a hundred times. */
function cached<F extends object>(cache: LRUCache<string, F>, key: string, make: () => F): F {
  const found = cache.get(key);
  if (found) return found;
  const format = make();
  cache.set(key, format);
  return format;
}

const numberFormats = new LRUCache<string, Intl.NumberFormat>({ max: 500 });

/** A whole number in the language's digits, with zeros before it up to a width. */
export function numberText(n: number, script: Script, width = 1): string {
  // The digits of ECMAScript itself: a page has dozens of such numbers, and a format takes its time for each.
  if (script.digits === 'latin' && n >= 0) return String(n).padStart(width, '0');
  const locale = localeOf(script);
  const options = { useGrouping: false, minimumIntegerDigits: width };
  return cached(numberFormats, `${locale} ${width}`, () => new Intl.NumberFormat(locale, options)).format(n);
}

/** The clock of the place at an instant (ms), as one says it in the language: `రాత్రి 8:14`; whole minutes that are past. */
export function clockText(ms: number, writing: Writing): string {
  const minutes = Math.floor(ms / 60_000 + offsetMinutes(ms, writing.zone));
  const hour = (((Math.floor(minutes / 60) % 24) + 24) % 24) as number;
  const minute = ((minutes % 60) + 60) % 60;
  const clock = `${numberText(hour % 12 || 12, writing)}:${numberText(minute, writing, 2)}`;
  if (writing.lang === 'en') return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
  const part = dayParts[writing.lang].findLast(([from]) => from <= hour) ?? dayParts[writing.lang].at(-1);
  return `${part?.[1] ?? ''} ${clock}`;
}

const dateFormats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function dateFormat(writing: Writing, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(writing);
  const key = `${locale} ${writing.zone} ${options.month}`;
  const all = { timeZone: writing.zone, calendar: 'gregory', ...options };
  return cached(dateFormats, key, () => new Intl.DateTimeFormat(locale, all));
}

/** `21 నవం`, for a time that is on another date than the page. */
export const shortDateText = (ms: number, writing: Writing): string =>
  dateFormat(writing, { day: 'numeric', month: 'short' }).format(ms);

/** A date (`YYYY-MM-DD`) in full. */
export const dateText = (date: string, script: Script): string =>
  dateFormat({ ...script, zone: 'UTC' }, { day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(date));

/** Several things in a row, with the comma of the script. */
export const listText = (items: readonly string[], lang: Lang): string =>
  items.filter(Boolean).join(lang === 'ur' ? '، ' : ', ');
