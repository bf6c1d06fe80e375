import type { Lang } from '../../core/model/common.ts';
import { namesOfHoliday } from '../holidays/lists.ts';
import { textIn } from '../text/reader.ts';
import { listedName, namesOfObservance } from './festival-names.ts';

/** Names of one language, by language: those of an observance go before those of a holiday of the same key. */
export const settledNames = (key: string): Readonly<Record<string, string>> => ({
  ...namesOfHoliday(key),
  ...namesOfObservance(key),
});

/** The name as a reader gets it: an editor's of the language, else the settled one, else whichever there is. */
export function nameOfHoliday(
  { key, texts }: { key: string; texts: Readonly<Record<string, { name?: string }>> },
  langs: { lang: Lang; defaultLang: Lang },
): string {
  const own = Object.fromEntries(Object.entries(texts).flatMap(([l, { name }]) => (name ? [[l, name]] : [])));
  const inLang = (lang: string) => listedName(key, lang) ?? namesOfHoliday(key)[lang];
  return own[langs.lang] ?? inLang(langs.lang) ?? textIn(own, langs) ?? inLang('en') ?? key;
}
