import type { Lang } from '../../core/model/common.ts';
import type { Period } from '../model.ts';

export type Tone = 'good' | 'mixed' | 'bad';
export const predictionSections = ['overview', 'love', 'career', 'health', 'finance'] as const;
export type PredictionSection = (typeof predictionSections)[number];

type Pool = readonly string[];
/** Sentences to choose from; the size of the pools is prime. */
type Pools = Readonly<Record<PredictionSection, Readonly<Record<Tone, Pool>>> & Record<'do' | 'avoid', Pool>>;
type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** What a language has to say a prediction with. `README.md` describes the format. */
export interface PhraseSet {
  /** By the house of the Moon from the sign, 1 to 12. */
  moon: Readonly<Record<string, Pool>>;
  day: Pools;
  /** By the house, 12 sentences each; and the pools of weeks, months and years. */
  period: Pools & Readonly<Record<'sun' | 'jupiter' | 'saturn', Pool>>;
  terms: {
    houses: Pool;
    in_house: Pool;
    areas: Pool;
    effects: Texts<Tone>;
    factor: string;
    changes: string;
    vedha: string;
    special: Readonly<Record<string, Texts<'name' | 'text'>>>;
    retrograde: string;
    tara_bala: Texts<'name' | 'text'>;
    chandra_bala: Texts<'name' | 'text'>;
    basis: Texts<Period>;
    titles: Texts<Period>;
    disclaimer: string;
    colours: Texts<string>;
  };
}

const sets = new Map<Lang, Promise<PhraseSet | null>>();

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND';

async function load(lang: Lang): Promise<PhraseSet | null> {
  const part = async (name: string): Promise<unknown> =>
    (await import(`./${lang}/${name}.json`, { with: { type: 'json' } })).default;
  try {
    const [moon, day, period, terms] = await Promise.all(['moon', 'day', 'period', 'terms'].map(part));
    return { moon, day, period, terms } as PhraseSet;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * The phrases of a language, read on first use: those of all languages are some 2 MB. Null: nobody has written
 * them, and readers get only what editors write.
 */
export function phrasesOf(lang: Lang): Promise<PhraseSet | null> {
  let set = sets.get(lang);
  if (!set) {
    set = load(lang);
    sets.set(lang, set);
    // What could not be read once, as when files run out, may be later.
    set.catch(() => sets.delete(lang));
  }
  return set;
}

/** Templates cut at their placeholders: texts at even places, names at odd ones. There are some 20 in a language. */
const pieces = new Map<string, readonly string[]>();

/** A template with its placeholders (`{sign}`) filled in. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  let parts = pieces.get(template);
  if (!parts) {
    parts = template.split(/\{(\w+)\}/);
    pieces.set(template, parts);
  }
  let text = parts[0] as string;
  for (let i = 1; i < parts.length; i += 2) text += (values[parts[i] as string] ?? `{${parts[i]}}`) + parts[i + 1];
  return text;
}
