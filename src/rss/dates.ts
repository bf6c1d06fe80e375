import { asciiDigits } from '../text/scripts.ts';

/** Zones by name, minutes east of Greenwich. IST is India's here: neither Israel's nor Ireland's. */
const zones: Record<string, number> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, BST: 60, CET: 60, WEST: 60, CEST: 120, EET: 120, EEST: 180, MSK: 180 },
  ...{ IST: 330, PKT: 300, NPT: 345, SLST: 330, BDT: 360, GST: 240, SGT: 480, JST: 540, AEST: 600, AEDT: 660 },
  ...{ EST: -300, EDT: -240, CST: -360, CDT: -300, MST: -420, MDT: -360, PST: -480, PDT: -420 },
};

/** First letters of the months as feeds write them; more spellings may be added in any language. */
const months: [RegExp, number][] = [
  [/^(jan|जन|জানু|ஜன|జన|جنو)/, 1],
  [/^(feb|फ[़]?र|फेब|ফেব|பிப்|ఫిబ్|فرو)/, 2],
  [/^(mar|मार्च|মার্চ|மார்|మార్చి|مار)/, 3],
  [/^(apr|अप्र|एप्रि|এপ্র|ஏப்|ఏప్రి|اپر)/, 4],
  [/^(may|मई|मे$|মে|மே|మే|مئ)/, 5],
  [/^(jun|जून|জুন|ஜூன்|జూన్|جون)/, 6],
  [/^(jul|जुल|जुलै|জুল|ஜூலை|జూలై|جول)/, 7],
  [/^(aug|अग|ऑग|আগ|ஆக|ఆగ|اگ)/, 8],
  [/^(sep|सित|सप्ट|সেপ|செப்|సెప్|ستم)/, 9],
  [/^(oct|अक्|ऑक्|অক্|அக்|అక్|اکت)/, 10],
  [/^(nov|नव|नोव|নভে|நவ|నవ|نوم)/, 11],
  [/^(dec|दिस|डिस|ডিস|டிச|డిస|دسم)/, 12],
];

const earliest = 0; // 1970; what comes before is a program's "never"
const latest = Date.UTC(2200, 0, 1);

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Minutes east of Greenwich of an IANA zone at about a wall-clock time. */
function offsetIn(zone: string, wallMs: number): number {
  let format = zoneFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
    zoneFormats.set(zone, format);
  }
  const name = format.formatToParts(wallMs).find((p) => p.type === 'timeZoneName')?.value ?? '';
  const at = name.match(/([+-])(\d\d):(\d\d)/);
  return at ? (at[1] === '-' ? -1 : 1) * (Number(at[2]) * 60 + Number(at[3])) : 0;
}

interface Clock {
  hour: number;
  minute: number;
  second: number;
  ms: number;
}

/** The calendar day and what is left of the text, however the day is written; the Indian order where it is open. */
function dayOf(text: string): [year: number, month: number, day: number, rest: string] | null {
  const iso = text.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=\D|$)[T\s]*/i);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3]), text.slice(iso[0].length)];
  const numbers = text.match(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=\D|$)[T\s,]*/i);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const swapped = second > 12 && first <= 12; // 11/25/2026 can only be the American order
    return [Number(numbers[3]), swapped ? first : second, swapped ? second : first, text.slice(numbers[0].length)];
  }
  const dayFirst = text.match(
    /^(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\p{L}[\p{L}\p{M}.]*)[\s,-]+(\d{4}|\d{2})(?=\D|$)[\s,]*/u,
  );
  const monthFirst = text.match(/^(\p{L}[\p{L}\p{M}.]*)\s+(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})(?=\D|$)[\s,]*/u);
  const found = dayFirst ?? monthFirst;
  if (!found) return null;
  const [day, name, year] = (dayFirst ? [found[1], found[2], found[3]] : [found[2], found[1], found[3]]) as string[];
  const month = months.find(([start]) => start.test((name as string).toLowerCase()))?.[1];
  if (month === undefined) return null;
  const full = (year as string).length === 2 ? 2000 + Number(year) : Number(year);
  return [full, month, Number(day), text.slice(found[0].length)];
}

function clockOf(text: string): [Clock, rest: string] | null {
  const at = text.match(/^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?/i);
  if (!at) return text === '' || /^[a-z+-]/i.test(text) ? [{ hour: 0, minute: 0, second: 0, ms: 0 }, text] : null;
  const twelve = at[5]?.[0]?.toLowerCase();
  let hour = Number(at[1]);
  if (twelve && (hour < 1 || hour > 12)) return null;
  if (twelve) hour = (hour % 12) + (twelve === 'p' ? 12 : 0);
  const second = Math.min(59, Number(at[3] ?? 0)); // a leap second is written as 60
  const clock = { hour, minute: Number(at[2]), second, ms: Math.floor(Number(`0.${at[4] ?? 0}`) * 1_000) };
  return hour > 23 || clock.minute > 59 ? null : [clock, text.slice(at[0].length).trim()];
}

/** Minutes east of Greenwich that the end of a date names; undefined when it names none. */
function offsetOf(text: string): number | undefined {
  const numeric = text.match(/^(?:GMT|UTC?)?\s*([+-])(\d{1,2}):?(\d{2})?/i);
  if (numeric) return (numeric[1] === '-' ? -1 : 1) * (Number(numeric[2]) * 60 + Number(numeric[3] ?? 0));
  const name = text.match(/^[A-Z]{1,5}/i)?.[0].toUpperCase();
  return name !== undefined && Object.hasOwn(zones, name) ? zones[name] : undefined;
}

/**
 * The instant (ms) that a feed's date means; null when it means none. `new Date()` would read 05-11-2026 as 11 May,
 * knows no IST and takes a time without zone for the server's own.
 * @param zone IANA zone of times that name none; UTC unless told
 */
export function parseDate(raw: string, zone = 'UTC'): number | null {
  const text = asciiDigits(raw.slice(0, 100))
    .normalize('NFC')
    .replace(/[\s\u200e\u200f]+/g, ' ')
    .trim();
  if (/^\d{10}$|^\d{13}$/.test(text)) return Number(text) * (text.length === 10 ? 1_000 : 1);
  // The day of the week says nothing that the date does not.
  const day =
    dayOf(text.replace(/^(?:\p{L}[\p{L}\p{M}]*\.?,\s*|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s+)/iu, '')) ?? dayOf(text);
  if (!day) return null;
  const [year, month, date, rest] = day;
  const time = clockOf(rest);
  if (!time || month < 1 || month > 12 || date < 1 || date > 31) return null;
  const [{ hour, minute, second, ms }, after] = time;
  const wall = Date.UTC(year, month - 1, date, hour, minute, second, ms);
  if (new Date(wall).getUTCDate() !== date) return null;
  const instant = wall - (offsetOf(after) ?? offsetIn(zone, wall)) * 60_000;
  return instant >= earliest && instant < latest ? instant : null;
}
