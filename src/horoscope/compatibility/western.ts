import type { Lang } from '../../core/model/common.ts';
import tables from '../data/tables.json' with { type: 'json' };
import type { Compatibility } from '../model.ts';
import { signFacts } from '../signs/signs.ts';
import { type CompatibilityWord, compatibilityWord } from './words.ts';

const { western } = tables;

/** Element, modality and aspect of two sun signs, out of 100 by an editorial table; the order does not count. */
export function westernFactors(one: number, two: number, lang: Lang): Compatibility['factors'] {
  const apart = Math.abs(one - two);
  const distance = Math.min(apart, 12 - apart);
  const [a, b] = [signFacts(one), signFacts(two)];
  const aspect = western.aspect_by_distance[`${distance}` as keyof typeof western.aspect_by_distance];
  const { element, modality, aspect: aspects } = western.points;
  const pair = (x: string, y: string): string =>
    `${compatibilityWord(x as CompatibilityWord, lang)} – ${compatibilityWord(y as CompatibilityWord, lang)}`;
  const degrees = `${distance * 30}°`;
  return [
    {
      code: 'element',
      name: compatibilityWord('element', lang),
      score: element[affinity(a.element, b.element)],
      max: element.max,
      note: pair(a.element, b.element),
    },
    {
      code: 'modality',
      name: compatibilityWord('modality', lang),
      score: a.modality === b.modality ? modality.same : modality.different,
      max: modality.max,
      note: pair(a.modality, b.modality),
    },
    {
      code: 'aspect',
      name: compatibilityWord('aspect', lang),
      score: aspects[aspect as keyof typeof aspects],
      max: aspects.max,
      // The Indian languages have no settled words for the aspects of Western astrology.
      note: lang === 'en' ? `${aspect}, ${degrees}` : degrees,
    },
  ];
}

function affinity(a: string, b: string): 'high' | 'low' {
  const { element_affinity: table } = western;
  const key = (a === b ? 'same' : `${a}-${b}` in table ? `${a}-${b}` : `${b}-${a}`) as keyof typeof table;
  return table[key] as 'high' | 'low';
}
