import type { Reason } from '../../panchang/finder/reasons.ts';
import type { Season } from '../../panchang/finder/seasons.ts';
import { label, type NameTable, nameOf } from '../../panchang/names.ts';

/** Reasons whose id is one of a table, each under its heading. */
const named: Partial<Record<Reason['key'], [heading: string, table: NameTable]>> = {
  tithi: ['tithi', 'tithis'],
  nakshatra: ['nakshatra', 'nakshatras'],
  vara: ['vara', 'weekdays'],
  yoga: ['yoga', 'yogas'],
  lagna: ['lagna', 'rashis'],
  tarabala: ['tarabala', 'taras'],
  sankranti: ['sankranti', 'rashis'],
  lunar_month: ['masa', 'lunar_months'],
  solar_month: ['masa', 'solar_months'],
};
/** Kinds of panchaka by the remainder. */
const panchakas: Readonly<Record<number, string>> = {
  1: 'mrityu_panchaka',
  2: 'agni_panchaka',
  4: 'raja_panchaka',
  6: 'chora_panchaka',
  8: 'roga_panchaka',
};

/** What a remainder of panchaka means. */
export function panchakaReason(remainder: number, lang: string): { key: string; name: string } {
  const key = panchakas[remainder] ?? 'panchaka_rahita';
  return { key, name: label(key, lang) };
}

/** A reason, or a season, in words. */
export function shownReason({ key, id }: Reason | Season, lang: string): { key: string; text: string } {
  const [heading, table] = named[key] ?? [];
  if (heading && table && id !== undefined) return { key, text: `${label(heading, lang)}: ${nameOf(table, id, lang)}` };
  if (key === 'panchaka_rahita' && id !== undefined) return { key, text: panchakaReason(id, lang).name };
  if (key === 'chandrabala') return { key, text: `${label(key, lang)}: ${id}` };
  return { key, text: label(key === 'adhika' ? 'adhika_masa' : key, lang) };
}
