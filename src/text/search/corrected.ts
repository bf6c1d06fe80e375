import { indexTokens } from '../tokens.ts';

/** A word as it stands in a text, see `snippet.ts`. */
const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{M}\p{N}\p{Co}\p{Default_Ignorable_Code_Point}]*/gu;
/** Of a text this much is looked through. */
const mostLooked = 12_000;

/** Words that may be meant, by the folded word that was typed. */
export type Corrections = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What was typed with each slip replaced by the word of the text that it stands for, as it is written there; null where
 * the text has none.
 * @param typed the text of a search box; what stands between its words stays
 */
export function corrected(typed: string, corrections: Corrections, texts: readonly string[]): string | null {
  const written = new Map<string, string>();
  for (const text of texts)
    for (const [word] of text.slice(0, mostLooked).matchAll(WORD)) {
      const folded = indexTokens(word)[0];
      if (folded !== undefined && !written.has(folded)) written.set(folded, word);
    }
  const text = typed.replace(WORD, (word) => {
    const folded = indexTokens(word)[0] ?? '';
    if (written.has(folded)) return word;
    const meant = [...(corrections.get(folded) ?? [])].find((one) => written.has(one));
    return meant === undefined ? word : (written.get(meant) as string);
  });
  return text === typed ? null : text.trim();
}
