import type { Lang } from '../../core/model/common.ts';
import type { ResolvedPlace } from '../../places/resolved.ts';
import type { PanchangDay } from '../model/panchang.ts';
import type { PartName } from '../model/part-names.ts';
import type { Digits } from './clock-text.ts';

/** Whom a day is shaped for. */
export interface AlmanacReader {
  place: ResolvedPlace;
  /** The place in words of the language. */
  placeName: string;
  lang: Lang;
  defaultLang: Lang;
  digits: Digits;
}

/** The text of a language, else of the default language, else any there is. */
export function textIn(
  texts: Partial<Record<string, string>> | undefined,
  { lang, defaultLang }: { lang: Lang; defaultLang: Lang },
) {
  return texts?.[lang] ?? texts?.[defaultLang] ?? Object.values(texts ?? {})[0] ?? null;
}

/** A day without the parts that are made from the finished one or requested by `include=`. */
export type PlainDay = Omit<PanchangDay, 'special' | PartName>;
