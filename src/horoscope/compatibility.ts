import type { Lang } from '../model/common.ts';
import type { Compatibility, System } from '../model/horoscope.ts';
import tables from './data/tables.json' with { type: 'json' };
import words from './data/words.json' with { type: 'json' };
import { factsOf, planetName, signView } from './signs/signs.ts';

type Factor = Compatibility['factors'][number];
type Word = keyof typeof words;

const word = (key: Word, lang: Lang): string => words[key][lang];
const { vedic, western } = tables;

/** Shares of the maximum from which a match is fair, and good. */
const verdicts = { good: 70, fair: 45 };

/**
 * The compatibility of two signs, from the tables alone.
 *
 * `vedic`: the four kootas that moon signs alone decide, out of 15; `sign1` is the groom's and `sign2` the bride's, and
 * the order counts. `western`: element, modality and aspect, out of 100 by an editorial table; the order does not.
 * @param sign1 1 to 12, as is `sign2`
 */
export function compatibility(sign1: number, sign2: number, system: System, lang: Lang): Compatibility {
  const factors = system === 'vedic' ? vedicFactors(sign1, sign2, lang) : westernFactors(sign1, sign2, lang);
  const score = factors.reduce((sum, f) => sum + f.score, 0);
  const max_score = factors.reduce((sum, f) => sum + f.max, 0);
  const percentage = Math.round((score / max_score) * 100);
  const verdict = percentage >= verdicts.good ? 'good' : percentage >= verdicts.fair ? 'fair' : 'low';
  const [one, two] = [signView(sign1, lang), signView(sign2, lang)];
  const summary = `${one.name} – ${two.name}: ${word(verdict, lang)}, ${score}/${max_score}`;
  return { sign1: one, sign2: two, system, score, max_score, percentage, factors, summary };
}

function vedicFactors(groom: number, bride: number, lang: Lang): Factor[] {
  const of = (code: Word & keyof typeof scores, note: string): Factor => {
    const score = scores[code](groom, bride);
    return { code, name: word(code, lang), score, max: vedic[code].max, note };
  };
  const [a, b] = [factsOf(groom), factsOf(bride)];
  const elements = `${word(a.element as Word, lang)} – ${word(b.element as Word, lang)}`;
  return [
    // Varna follows from the element. The element is shown, so that no answer assigns a caste to a reader.
    of('varna', elements),
    of('vashya', amenity(groom, bride, lang)),
    of('graha_maitri', `${planetName(a.lord, lang)} – ${planetName(b.lord, lang)}`),
    of('bhakoot', `${count(bride, groom)}/${count(groom, bride)}`),
  ];
}

/** The kootas, each from the groom's and the bride's moon sign. */
const scores = {
  /** 1 unless the bride's varna stands higher. */
  varna(groom: number, bride: number): number {
    const rank = (n: number): number => vedic.varna.rank[vedic.varna.by_sign[n - 1] as keyof typeof vedic.varna.rank];
    return rank(groom) >= rank(bride) ? 1 : 0;
  },
  /** 2 for one sign; else 1 for each direction in which one is amenable to the other. */
  vashya(groom: number, bride: number): number {
    if (groom === bride) return 2;
    return +isAmenable(groom, bride) + +isAmenable(bride, groom);
  },
  /** Natural friendship of the lords, each as the other sees it. */
  graha_maitri(groom: number, bride: number): number {
    const at = (n: number): number => vedic.graha_maitri.planet_order.indexOf(factsOf(n).lord);
    return vedic.graha_maitri.matrix[at(groom)]?.[at(bride)] as number;
  },
  /** Nothing for signs that are 2/12, 5/9 or 6/8 from each other, else 7. The cancellations of some schools are not applied. */
  bhakoot(groom: number, bride: number): number {
    return [2, 12, 5, 9, 6, 8].includes(count(groom, bride)) ? 0 : 7;
  },
};

/** Whether the sign `a` lists `b` among those that are amenable to it. */
const isAmenable = (a: number, b: number): boolean => (vedic.vashya.amenable[a - 1] as number[]).includes(b);

/** Which house `to` is from `from`, both counted: 1 to 12. */
const count = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

function amenity(groom: number, bride: number, lang: Lang): string {
  const [a, b] = [signView(groom, lang).name, signView(bride, lang).name];
  if (groom === bride) return `${a} = ${b}`;
  const [forward, back] = [isAmenable(groom, bride), isAmenable(bride, groom)];
  return `${a} ${forward ? (back ? '⇄' : '→') : back ? '←' : '×'} ${b}`;
}

function westernFactors(one: number, two: number, lang: Lang): Factor[] {
  const apart = Math.abs(one - two);
  const distance = Math.min(apart, 12 - apart);
  const [a, b] = [factsOf(one), factsOf(two)];
  const aspect = western.aspect_by_distance[`${distance}` as keyof typeof western.aspect_by_distance];
  const { element, modality, aspect: aspects } = western.points;
  const pair = (x: string, y: string): string => `${word(x as Word, lang)} – ${word(y as Word, lang)}`;
  const degrees = `${distance * 30}°`;
  return [
    {
      code: 'element',
      name: word('element', lang),
      score: element[affinity(a.element, b.element)],
      max: element.max,
      note: pair(a.element, b.element),
    },
    {
      code: 'modality',
      name: word('modality', lang),
      score: a.modality === b.modality ? modality.same : modality.different,
      max: modality.max,
      note: pair(a.modality, b.modality),
    },
    {
      code: 'aspect',
      name: word('aspect', lang),
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
