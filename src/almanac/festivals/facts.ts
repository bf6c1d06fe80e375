import type { Lang } from '../../core/model/common.ts';
import type { Festival } from '../model/panchang.ts';
import type { StoredFestival } from '../store.ts';
import { textIn } from '../text/reader.ts';
import { listedName, observanceMeaning, observanceName } from './festival-names.ts';

/** A festival as it is kept, in a row of its own or in a day. */
export interface FestivalFacts {
  key: string;
  texts: Record<string, { name?: string; description?: string }>;
  type: string;
  is_holiday: boolean;
  is_tentative: boolean;
  regions: string[];
  image_url: string | null;
}

/** A festival as readers get it: an editor's name of the language, else the table's, else whichever there is. */
export function festivalOf(
  facts: FestivalFacts,
  date: string,
  id: number | null,
  langs: { lang: Lang; defaultLang: Lang },
): Festival {
  const of = (part: 'name' | 'description') =>
    Object.fromEntries(Object.entries(facts.texts).flatMap(([l, text]) => (text[part] ? [[l, text[part]]] : [])));
  const names = of('name');
  const { key, type, is_holiday, is_tentative, regions, image_url } = facts;
  return {
    key,
    id,
    name: names[langs.lang] ?? listedName(key, langs.lang) ?? textIn(names, langs) ?? observanceName(key, langs.lang),
    date,
    type,
    is_holiday,
    holiday: null,
    holiday_basis: 'editor',
    is_tentative,
    regions,
    description: textIn(of('description'), langs) ?? observanceMeaning(key, langs.lang),
    image_url,
    times: [],
    alternatives: [],
    source: 'manual',
  };
}

export const factsOfRow = (row: StoredFestival): FestivalFacts => ({
  key: row.key,
  texts: JSON.parse(row.texts) as FestivalFacts['texts'],
  type: row.type,
  is_holiday: row.is_holiday === 1,
  is_tentative: row.is_tentative === 1,
  regions: JSON.parse(row.regions) as string[],
  image_url: row.image_url,
});

/** Whether a festival is kept in a region: its own, or all of India's in a region of India. */
export const isObservedIn = (regions: readonly string[], region: string): boolean =>
  regions.includes(region) || (region.startsWith('IN-') && regions.includes('IN'));
