import { LRUCache } from 'lru-cache';
import { clockText, listText } from '../almanac/text/clock-text.ts';
import type { Lang } from '../core/model/common.ts';
import { label } from '../panchang/names.ts';
import { offsetMinutes } from '../places/zones/zone-time.ts';
import words from './words.json' with { type: 'json' };

export type PageWord = keyof typeof words;

/** A text of the pages in a language; `{q}` in it is replaced. */
export function pageWord(key: PageWord, lang: Lang, values?: Readonly<Record<string, string>>): string {
  const text = words[key][lang];
  return values === undefined ? text : text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** Whether there is a text of this name. */
export const isWord = (key: unknown): key is PageWord => typeof key === 'string' && Object.hasOwn(words, key);

/** A heading of the almanac: `sunrise`, `rahu_kalam`. */
export const almanacWord = label;

/** The direction in which a language is written. */
export const directionOf = (lang: Lang): 'rtl' | 'ltr' => (lang === 'ur' ? 'rtl' : 'ltr');

/** How much of an instant is written: `23 నవంబర్, 2026`, `నవంబర్ 2026`, `23 నవంబర్`, `సోమవారం`. */
const dateStyles = {
  date: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Texts of days: the stories of a page are of a few of them, and so are those of all pages. */
const dayTexts = new LRUCache<string, string>({ max: 5_000 });

const dayMs = 86_400_000;

/** Each takes as long to make as a hundred texts, and much memory outside the heap. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

/** A date (ISO), or an instant (ms or ISO) by the clock of a zone, as readers of a language write it. */
export function siteDate(
  at: string | number,
  lang: Lang,
  style: keyof typeof dateStyles = 'date',
  zone = 'UTC',
): string {
  const ms = typeof at === 'string' ? Date.parse(at) : at;
  const key = `${lang} ${style} ${zone}`;
  // By the clock of the zone: every instant of a day there has the same text.
  const dayKey = `${key} ${Math.floor((ms + offsetMinutes(ms, zone) * 60_000) / dayMs)}`;
  const cached = dayTexts.get(dayKey);
  if (cached !== undefined) return cached;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, { ...dateStyles[style], timeZone: zone });
    formats.set(key, format);
  }
  const text = format.format(ms);
  dayTexts.set(dayKey, text);
  return text;
}

/** An instant (ISO) as newspapers of a language write it, by the clock of a zone: `23 నవంబర్, 2026, రాత్రి 8:14`. */
export function timeText(iso: string, lang: Lang, zone: string): string {
  const ms = Date.parse(iso);
  return listText([siteDate(ms, lang, 'date', zone), clockText(ms, { lang, digits: 'latin', zone })], lang);
}
