import { type CompletionSource, type CompletionTable, completionTable } from '../../text/completions.ts';

/** Words and phrases of a language at most: a megabyte or two, so that all languages fit in memory. */
const mostEntries = 8_000;
const halfLifeMs = 14 * 86_400_000;

/** The source of suggestions. */
interface Titled {
  id: number;
  title: string;
  /** A JSON array. */
  tags: string;
  state: string | null;
  district: string | null;
  mandal: string | null;
  category_id: number | null;
  published_at: string | null;
}

/**
 * The completions of a language. Runs in a thread of its own.
 * @param rows a JSON array of `Titled`, the newest first
 * @param names of categories by id, in the language
 * @param now milliseconds: what is older weighs less
 */
export function table(rows: string, names: ReadonlyMap<number, string>, lang: string, now: number): CompletionTable {
  const sources: CompletionSource[] = [];
  for (const { id, title, tags, state, district, mandal, category_id, published_at } of JSON.parse(rows) as Titled[]) {
    const weight = 2 ** ((Date.parse(published_at as string) - now) / halfLifeMs);
    const category = category_id === null ? undefined : names.get(category_id);
    sources.push({ id, text: title, isName: false, weight });
    for (const text of [...(JSON.parse(tags) as string[]), state, district, mandal, category])
      if (text) sources.push({ id, text, isName: true, weight });
  }
  return completionTable(sources, lang, mostEntries);
}
