import { asciiDigits } from '../../text/scripts.ts';
import { HALF, hourIn, OCLOCK } from './half-days.ts';
import { monthOf } from './month-names.ts';
import { type DateParts, fullYear, ordered } from './order.ts';
import { weekdayIn } from './weekdays.ts';

/** Zones by name, minutes east of Greenwich. IST is India's here: neither Israel's nor Ireland's. */
const zones: Record<string, number> = {
  ...{
    Z: 0,
    UT: 0,
    UTC: 0,
    GMT: 0,
    WET: 0,
    BST: 60,
    CET: 60,
    MET: 60,
    MEZ: 60,
    WEST: 60,
    WAT: 60,
    CEST: 120,
    MEST: 120,
    MESZ: 120,
  },
  ...{
    EET: 120,
    CAT: 120,
    SAST: 120,
    EEST: 180,
    MSK: 180,
    EAT: 180,
    TRT: 180,
    AST: -240,
    IRST: 210,
    GST: 240,
    MSD: 240,
  },
  ...{ AFT: 270, PKT: 300, MVT: 300, IST: 330, SLST: 330, LKT: 330, NPT: 345, BDT: 360, BTT: 360, MMT: 390, ICT: 420 },
  ...{
    WIB: 420,
    SGT: 480,
    HKT: 480,
    PHT: 480,
    MYT: 480,
    AWST: 480,
    JST: 540,
    KST: 540,
    ACST: 570,
    AEST: 600,
    AEDT: 660,
  },
  ...{ NZST: 720, NZDT: 780, NST: -210, ADT: -180, BRT: -180, ART: -180, EST: -300, EDT: -240, ET: -300, CST: -360 },
  ...{ CDT: -300, CT: -360, MST: -420, MDT: -360, MT: -420, PST: -480, PDT: -420, PT: -480, AKST: -540, HST: -600 },
};

const earliest = 0; // 1970; what comes before is a program's "never"
const latest = Date.UTC(2200, 0, 1);

const zoneNames: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('timeZone'),
  'Asia/Kolkata',
  'Asia/Kathmandu',
]);
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Minutes east of Greenwich of an IANA zone at an instant. */
function offsetAt(zone: string, instant: number): number {
  let format = zoneFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
    zoneFormats.set(zone, format);
  }
  const name = format.formatToParts(instant).find((p) => p.type === 'timeZoneName')?.value ?? '';
  const at = name.match(/([+-])(\d\d):(\d\d)/);
  return at ? (at[1] === '-' ? -1 : 1) * (Number(at[2]) * 60 + Number(at[3])) : 0;
}

/** The offset of a wall clock: that of the instant which it would be an hour's fraction of a day away. */
const offsetIn = (zone: string, wall: number): number => offsetAt(zone, wall - offsetAt(zone, wall) * 60_000);

const CLOCK = /(?<![\d.:+-])(?:T\s?)?(\d{1,2}):(\d{1,2})(?::(\d{2})(?:[.,:](\d{1,9}))?)?(?!\d)/i;
/** A clock where something else says that it is one: `20.11.2026` is a day. */
const DOTTED = /(?<![\d.:])(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![\d.])/g;
/** An hour where a half of the day stands beside it: `शाम 6 बजे`, `6 PM`. */
const HOUR = /(?<![\p{L}\p{M}\d.:/-])(\d{1,2})(?![\d.:])/gu;
const HALF_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(${HALF})[\\s,-]*$`, 'iu');
const HALF_AFTER = new RegExp(`^\\s*(${HALF})(?![\\p{L}\\p{M}])`, 'iu');
const OCLOCK_AFTER = new RegExp(`^\\s*${OCLOCK}`, 'iu');
/** A half of the day before a clock has no more letters than this, the space between them included. */
const longestHalf = 30;
const OFFSET = /^[\s,]*\(?(?:(?:GMT|UTC?)\s*)?([+-])\s?(\d{1,2})(?::?(\d{2}))?(?!\d)/i;
const ZONE = /^[\s,]*\(?([A-Z]{1,5})\b/i;

/** Of a zone that stands apart from the clock: `10:15 AM, 20 Nov 2026 IST`, `2026-11-20 10:15 Asia/Kolkata`. */
function namedOffset(rest: string, wall: number): number | undefined {
  const place = rest.match(/\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_/-]+/)?.[0];
  if (place !== undefined && zoneNames.has(place)) return offsetIn(place, wall);
  const name = rest.match(/\b([A-Z]{2,5})\W*$/)?.[1];
  return name !== undefined && Object.hasOwn(zones, name) ? zones[name] : undefined;
}

interface Clock {
  /** Milliseconds since midnight; a day and more where it says 24:00. */
  ms: number;
  /** Minutes east of Greenwich; undefined when it names none. */
  offset: number | undefined;
  /** The text without it. */
  rest: string;
}

function offsetOf(text: string): [offset: number | undefined, length: number] {
  const numeric = text.match(OFFSET);
  if (numeric) {
    // +530 is five and a half hours
    const [all, sign, hours = '0', minutes = '0'] = numeric;
    return [(sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)), all.length];
  }
  const name = text.match(ZONE);
  if (!name) return [undefined, 0];
  const zone = (name[1] as string).toUpperCase();
  if (Object.hasOwn(zones, zone)) return [zones[zone], name[0].length];
  // RFC 822 got its single letters wrong; RFC 5322 says to take them for "unknown".
  return zone.length === 1 && zone !== 'T' ? [0, name[0].length] : [undefined, 0];
}

/** Where a clock stands in a text and what it shows, before it is recognised as one. */
interface Face {
  from: number;
  to: number;
  half: string | undefined;
  isOclock: boolean;
  hour: number;
  minute: number;
  second: number;
  fraction: string | undefined;
}

/** What was found between `:` or dots, with the words beside it. */
function faceAt(text: string, { 0: all, index = 0, ...parts }: RegExpMatchArray): Face {
  let [from, to] = [index, index + all.length];
  let half: string | undefined;
  if (/\p{L}|\p{M}|\./u.test(text.slice(0, from).trimEnd().slice(-1))) {
    const before = text.slice(Math.max(0, from - longestHalf), from).match(HALF_BEFORE);
    if (before) {
      half = before[1];
      from -= before[0].length;
    }
  }
  const oclock = text.slice(to).match(OCLOCK_AFTER)?.[0] ?? '';
  to += oclock.length;
  const after = half === undefined ? text.slice(to).match(HALF_AFTER) : null;
  if (after) {
    half = after[1];
    to += after[0].length;
  }
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2] ?? 0), Number(parts[3] ?? 0)];
  return { from, to, half, isOclock: oclock !== '', hour, minute, second, fraction: parts[4] };
}

function faceOf(text: string): Face | null {
  const clock = text.match(CLOCK);
  if (clock) return faceAt(text, clock);
  const dotted = [...text.matchAll(DOTTED)].map((at) => faceAt(text, at));
  const labelled = dotted.find(({ half, isOclock, to }) => half || isOclock || /^\s*IST\b/i.test(text.slice(to)));
  if (labelled) return labelled;
  const whole = [...text.matchAll(HOUR)].map((at) => faceAt(text, at)).find(({ half }) => half);
  if (whole) return whole;
  // With nothing beside it, where what is left is a day without it: 20-11-2026 18.05
  const bare = dotted.findLast(({ from, to, hour, minute }) => {
    const rest = `${text.slice(0, from)} ${text.slice(to)}`.trim();
    return hour < 25 && minute < 60 && !/^\d{4}$/.test(rest) && dayOf(withoutLead(rest)) !== null;
  });
  return bare ?? null;
}

function clockOf(text: string): Clock | null {
  const face = faceOf(text);
  if (!face) {
    // A day with a zone and no clock: 2026-11-20Z, 2026-11-20+05:30
    const bare = text.match(/^(\d{4}-\d{2}-\d{2})(Z|[+-]\d{2}:\d{2})$/i);
    return bare
      ? { ms: 0, offset: offsetOf(bare[2] as string)[0], rest: bare[1] as string }
      : { ms: 0, offset: undefined, rest: text };
  }
  const { half, minute } = face;
  const hour = half ? hourIn(half, face.hour) : face.hour;
  const second = Math.min(59, face.second); // a leap second is written as 60
  if (hour > 24 || minute > 59 || (hour === 24 && minute + second > 0)) return null;
  const after = text.slice(face.to);
  const [offset, length] = offsetOf(after);
  const fraction = Math.floor(Number(`0.${face.fraction || 0}`) * 1_000);
  const ms = ((hour * 60 + minute) * 60 + second) * 1_000 + fraction;
  return { ms, offset, rest: `${text.slice(0, face.from)} ${after.slice(length)}` };
}

const WORD = '(\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*\\.?)';
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]*(?:of |de |di )?${WORD}(?:[\\s,'’.-]|de )*(\\d{4}|\\d{2})(?!\\d)`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  `^${WORD}[\\s,.-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]+(?:[A-Z]{3,4}\\s+)?(\\d{4})(?!\\d)`,
  'iu',
);
const YEAR_FIRST = new RegExp(`^(\\d{4})[\\s,.-]+${WORD}[\\s,.-]*(\\d{1,2})(?!\\d)`, 'iu');

/**
 * Year, month and day, however they are written.
 * @param weekday the day of the week that stands beside it, for orders that are open
 */
function dayOf(text: string, weekday: () => number | null = () => null): DateParts | null {
  const iso = text.match(/^(\d{4})\s?[-/.年년]\s?(\d{1,2})(?:\s?[-/.月월]\s?(\d{1,2}))?(?!\d)/);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1)];
  const compact = text.match(/^(\d{4})(\d{2})(\d{2})(?!\d)/);
  if (compact) return [Number(compact[1]), Number(compact[2]), Number(compact[3])];
  const ordinal = text.match(/^(\d{4})-?(\d{3})(?!\d)/);
  if (ordinal) {
    const day = new Date(Date.UTC(Number(ordinal[1]), 0, Number(ordinal[2])));
    return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  }
  const numbers = text.match(/^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/);
  if (numbers) {
    const [, first = '', second = '', third = ''] = numbers;
    return ordered(first, second, third, weekday);
  }
  const dayFirst = text.match(DAY_FIRST);
  if (dayFirst) return named(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = text.match(MONTH_FIRST);
  if (monthFirst) return named(monthFirst[3], monthFirst[1], monthFirst[2]);
  const yearFirst = text.match(YEAR_FIRST);
  if (yearFirst) return named(yearFirst[1], yearFirst[2], yearFirst[3]);
  const alone = text.match(/^(\d{4})$/);
  return alone ? [Number(alone[1]), 1, 1] : null;
}

function named(year = '', name = '', day = ''): [number, number, number] | null {
  const month = monthOf(name);
  return month === null ? null : [fullYear(year), month, Number(day)];
}

/** The day of the week and "Published on" say nothing that the date does not. */
function withoutLead(text: string): string {
  let left = text;
  for (let i = 0; i < 4; i++) {
    const lead = left.match(/^[\s,.:|-]*(\p{L}[\p{L}\p{M}\u200c\u200d]*)[\s,.:|-]*/u);
    if (!lead || monthOf(lead[1] as string) !== null) break;
    left = left.slice(lead[0].length);
  }
  return left.replace(/^[\s,.:|-]+/, '');
}

/**
 * The instant (ms) that a feed's date means; null when it means none. `new Date()` would read 05-11-2026 as 11 May,
 * has no IST and reads a time without zone as the server's own.
 * @param zone IANA zone of times that name none; default UTC
 */
export function parseDate(raw: string, zone = 'UTC'): number | null {
  const text = asciiDigits(raw.slice(0, 100))
    .normalize('NFC')
    .replace(/[\s\u200e\u200f\u202a-\u202e]+/g, ' ')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replaceAll('،', ',')
    .trim();
  if (/^\d{9,10}(\.\d+)?$/.test(text)) return Math.floor(Number(text)) * 1_000;
  if (/^\d{12,13}$/.test(text)) return Number(text);
  const packed = text.match(/^(\d{8})T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?$/i);
  const clock = clockOf(
    packed ? `${packed[1]} ${packed[2]}:${packed[3]}:${packed[4] ?? '00'}${packed[5] ?? ''}` : text,
  );
  const day = clock && dayOf(withoutLead(clock.rest.trim()), () => weekdayIn(clock.rest));
  if (!clock || !day) return null;
  const [year, month, date] = day;
  if (month < 1 || month > 12 || date < 1 || date > 31) return null;
  const midnight = Date.UTC(year, month - 1, date);
  if (new Date(midnight).getUTCDate() !== date) return null;
  const wall = midnight + clock.ms;
  const instant = wall - (clock.offset ?? namedOffset(clock.rest, wall) ?? offsetIn(zone, wall)) * 60_000;
  return instant >= earliest && instant < latest ? instant : null;
}
