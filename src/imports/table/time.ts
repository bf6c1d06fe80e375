import { parseDate } from '../../feed-parser/dates/dates.ts';
import { asciiDigits } from '../../text/scripts.ts';

const parts: Readonly<Record<string, { pattern: string; name: keyof Parts }>> = {
  yyyy: { pattern: '(\\d{4})', name: 'year' },
  MM: { pattern: '(\\d{2})', name: 'month' },
  M: { pattern: '(\\d{1,2})', name: 'month' },
  dd: { pattern: '(\\d{2})', name: 'day' },
  d: { pattern: '(\\d{1,2})', name: 'day' },
  HH: { pattern: '(\\d{2})', name: 'hour' },
  H: { pattern: '(\\d{1,2})', name: 'hour' },
  mm: { pattern: '(\\d{2})', name: 'minute' },
  ss: { pattern: '(\\d{2})', name: 'second' },
};

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * The instant (ms) of a time as an old system writes it; null for what is none.
 * @param format `dd/MM/yyyy HH:mm` and the like, `unix` (seconds), `unix_ms`; undefined: any usual form
 * @param zone IANA zone of times that name none
 */
export function tableTime(given: string, format: string | undefined, zone: string): number | null {
  const text = asciiDigits(given.trim());
  if (format === undefined) return parseDate(text, zone);
  if (format === 'unix' || format === 'unix_ms') {
    const ms = /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) * (format === 'unix' ? 1_000 : 1) : Number.NaN;
    return Math.abs(ms) < 8.64e15 ? Math.floor(ms) : null;
  }
  const found: Partial<Parts> = {};
  const names: (keyof Parts)[] = [];
  const pattern = format.replace(/yyyy|MM?|dd?|HH?|mm|ss|[^A-Za-z]/g, (token) => {
    const part = parts[token];
    if (!part) return token.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
    names.push(part.name);
    return part.pattern;
  });
  const match = new RegExp(`^${pattern}$`).exec(text);
  if (!match) return null;
  for (const [n, name] of names.entries()) found[name] = Number(match[n + 1]);
  try {
    const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
    const at = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }, { overflow: 'reject' });
    return at.toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return null;
  }
}
