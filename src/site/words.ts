import type { Lang } from '../model/common.ts';
import { label } from '../panchang/names.ts';
import words from './words.json' with { type: 'json' };

export type Word = keyof typeof words;

/** A text of the pages in a language; `{q}` in it is replaced. */
export const word = (key: Word, lang: Lang, values: Readonly<Record<string, string>> = {}): string =>
  words[key][lang].replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** A heading of the almanac: `sunrise`, `rahu_kalam`. */
export const almanacWord = label;

/** The name of a language in that language: `తెలుగు`. */
export const languageName = (lang: Lang): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant (ISO) as readers of a language write it, by the clock of a zone: `23 నవంబర్, 2026 8:14 PM`. */
export function timeText(iso: string, lang: Lang, zone: string): string {
  const key = `${lang} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size > 200) formats.clear();
    format = new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
    formats.set(key, format);
  }
  return format.format(Date.parse(iso));
}
