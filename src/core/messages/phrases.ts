import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Translations by language of the desk. */
type Phrase = Readonly<Record<string, string>>;

interface Phrases {
  /** Messages without values. */
  exact: ReadonlyMap<string, Phrase>;
  /** Messages with values, each of which is one group. */
  patterns: readonly (readonly [RegExp, Phrase])[];
}

let loaded: Phrases | undefined;

/** Loaded by the first message in another language. */
function phrases(): Phrases {
  if (loaded) return loaded;
  const text = readFileSync(join(import.meta.dirname, 'phrases.json'), 'utf8');
  const entries = Object.entries(JSON.parse(text) as Record<string, Phrase>);
  const hasValues = ([english]: readonly [string, Phrase]): boolean => /\{\d\}/.test(english);
  loaded = {
    exact: new Map(entries.filter((entry) => !hasValues(entry))),
    patterns: entries.filter(hasValues).map(([english, phrase]) => [patternOf(english), phrase] as const),
  };
  return loaded;
}

const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+)')}$`, 's');

/**
 * A message that says more than its code, in another language. `phrases.json` has its translations by the English text, with
 * `{0}` for values in their order.
 * @returns null where there is no translation
 */
export function phraseIn(message: string, lang: string): string | null {
  const { exact, patterns } = phrases();
  const found = exact.get(message)?.[lang];
  if (found !== undefined) return found;
  for (const [pattern, phrase] of patterns) {
    const [whole, ...values] = pattern.exec(message) ?? [];
    if (whole !== undefined)
      return phrase[lang]?.replace(/\{(\d)\}/g, (_, n: string) => values[Number(n)] ?? '') ?? null;
  }
  return null;
}
