import type { Lang } from '../../core/model/common.ts';
import { nameOf } from '../../panchang/names.ts';
import { fold } from '../../text/fold.ts';
import bodies from '../data/body-parts.json' with { type: 'json' };
import names from '../data/names.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import words from '../data/words.json' with { type: 'json' };
import type { Sign, SignView } from '../model.ts';
import { nameLetters } from '../nakshatras/letters.ts';
import { nakshatraCount, padasIn } from '../nakshatras/nakshatras.ts';
import { sanskritSlugs, signSpellings, signWords, slugs, symbols } from './spellings.ts';

const rashis = names.rashis as Record<Lang, string[]>;
const grahas = names.grahas as Record<Lang, string[]>;
const bodyParts: Record<Lang, string[]> = bodies;
const planets = tables.vedic.graha_maitri.planet_order;

/** Sign facts by number, 1 to 12; the tables start there. */
const facts = tables.signs as { n: number; lord: string; element: string; modality: string }[];

const foldedBesides = new Set(signWords.split(' ').map(fold));

/** The folded name without the word for "sign": "మేష రాశి" is "మేష". */
function keyOf(name: string): string {
  const words = fold(name).trim().split(/\s+/);
  const own = words.filter((word) => !foldedBesides.has(word));
  return (own.length ? own : words).join(' ');
}

/** Every name of a sign, in every language and spelling that is accepted. */
export function signForms(n: number): string[] {
  const others = Object.values(names.alternatives as Record<string, string[] | Record<string, string>>);
  return [
    String(n),
    slugs[n - 1] as string,
    [...symbols][n - 1] as string,
    ...Object.values(rashis).map((list) => list[n - 1] as string),
    ...others.flatMap((of) => (Array.isArray(of) ? of[n - 1] : of[String(n)]) ?? []),
    ...(signSpellings[n - 1] as string).split(' '),
  ];
}

/** Every name, folded, to its number. */
const numbers = new Map<string, number>();
for (const { n } of facts) for (const name of signForms(n)) numbers.set(keyOf(name), n);

/**
 * The number of a sign, 1 to 12, from whatever a client calls it: that number in any digits, the English name, the
 * Sanskrit one, or the name in any of the 14 languages, in any spelling that folds to the same. Null: it is no sign.
 */
export function signOf(name: string): number | null {
  return name.length > 120 ? null : (numbers.get(keyOf(name)) ?? null);
}

/** A name is guessed from so many letters on. */
const fewestLetters = 2;

/** The signs that a name which `signOf` does not know may mean, as it begins names of theirs: "vri" is two; mostly none. */
export function signsLike(name: string): number[] {
  const key = name.length > 120 ? '' : keyOf(name);
  if (key.length < fewestLetters) return [];
  const like = [...numbers].filter(([form]) => form.startsWith(key)).map(([, n]) => n);
  return [...new Set(like)].sort((a, b) => a - b);
}

/** Lord, element and modality of a sign. */
export function signFacts(n: number): { lord: string; element: string; modality: string } {
  return facts[n - 1] as (typeof facts)[number];
}

/** A planet's name in a language: `mars` is కుజుడు. */
export function planetName(planet: string, lang: Lang): string {
  return grahas[lang][planets.indexOf(planet)] as string;
}

/** A sign as every answer shows it. */
export function signView(n: number, lang: Lang): SignView {
  const { lord, element, modality } = signFacts(n);
  return {
    id: n,
    slug: slugs[n - 1] as string,
    name: rashis[lang][n - 1] as string,
    symbol: [...symbols][n - 1] as string,
    element: element as SignView['element'],
    modality: modality as SignView['modality'],
    ruler: lord as SignView['ruler'],
  };
}

/** The same with fields of the list of signs alone. */
export function fullSign(n: number, lang: Lang): Sign {
  const byLang = Object.entries(rashis).map(([code, list]) => [code, list[n - 1] as string]);
  const slug = slugs[n - 1] as string;
  const { lord, element, modality } = signFacts(n);
  const stars = Array.from({ length: nakshatraCount }, (_, i) => i + 1)
    .map((nakshatra) => ({ nakshatra, name: nameOf('nakshatras', nakshatra, lang), padas: padasIn(nakshatra, n) }))
    .filter(({ padas }) => padas.length > 0);
  return {
    ...signView(n, lang),
    sanskrit_slug: sanskritSlugs[n - 1] as string,
    element_name: words[element as keyof typeof words][lang],
    modality_name: words[modality as keyof typeof words][lang],
    ruler_name: planetName(lord, lang),
    body_part: bodyParts[lang][n - 1] as string,
    letters: stars.flatMap(({ nakshatra, padas }) =>
      padas.map((pada) => nameLetters(nakshatra, lang)[pada - 1] as string),
    ),
    nakshatras: stars,
    english_name: slug.charAt(0).toUpperCase() + slug.slice(1),
    names: Object.fromEntries(byLang) as Sign['names'],
  };
}

export const signNumbers: readonly number[] = facts.map(({ n }) => n);
