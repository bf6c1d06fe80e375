import type { Lang } from '../../core/model/common.ts';
import type { Compatibility } from '../model.ts';
import { amenityNote, lordsNote } from './ashtakoota.ts';
import { type Couple, countFrom, mutualCount, type Starred } from './couple.ts';
import tables from './data/tables.json' with { type: 'json' };
import { dosha } from './doshas.ts';
import { grahaMaitri, isAmenable } from './sign-kootas.ts';
import { animalOf, ganaOf, ganaPorutham, yoni } from './star-kootas.ts';
import { type CompatibilityWord, compatibilityWord } from './words.ts';

type Pair = Couple<Starred>;
type Result = 'matched' | 'madhyama' | 'not_matched';

const rules = tables.porutham;
const pointsOf: Record<Result, number> = { matched: 1, madhyama: 0.5, not_matched: 0 };
const resultOf = (points: number): Result => (points === 1 ? 'matched' : points > 0 ? 'madhyama' : 'not_matched');
const matchedIf = (holds: boolean): Result => (holds ? 'matched' : 'not_matched');

/** The groom's star as counted from the bride's, 1 to 27; of the signs, 1 to 12. */
const starCount = ({ groom, bride }: Pair): number => countFrom(bride.star.nakshatra, groom.star.nakshatra, 27);
const signCount = ({ groom, bride }: Pair): number => countFrom(bride.sign, groom.sign, 12);

/** The ten, each from the couple. What every rule stands on is in `data/README.md` of the horoscope. */
const poruthams = {
  dina(couple: Pair): Result {
    const { dina } = rules;
    const count = starCount(couple);
    const { groom, bride } = couple;
    if (count === 1) {
      if (dina.same_star.includes(groom.star.nakshatra)) return 'matched';
      return dina.same_star_middling.includes(groom.star.nakshatra) ? 'madhyama' : 'not_matched';
    }
    // The last star before hers agrees within one sign alone.
    if (count === 27) return matchedIf(groom.sign === bride.sign);
    if (dina.counts.includes(count)) return 'matched';
    const excepted = dina.middling_counts_but_pada[`${count}` as keyof typeof dina.middling_counts_but_pada];
    const isMiddling = excepted !== undefined && groom.star.pada !== undefined && groom.star.pada !== excepted;
    return isMiddling ? 'madhyama' : 'not_matched';
  },
  gana: (couple: Pair): Result => resultOf(ganaPorutham(couple)),
  mahendra: (couple: Pair): Result => matchedIf(rules.mahendra.includes(starCount(couple))),
  stri_dirgha(couple: Pair): Result {
    const count = starCount(couple);
    if (count > rules.stri_dirgha.above) return 'matched';
    return count > rules.stri_dirgha.middling_above ? 'madhyama' : 'not_matched';
  },
  /** Sworn enemies do not agree, all others do. */
  yoni: (couple: Pair): Result => matchedIf(yoni(couple) > 0),
  rasi(couple: Pair): Result {
    const { groom, bride } = couple;
    const isExcepted = rules.rasi.seventh_not_between.some(
      (pair) => pair.includes(groom.sign) && pair.includes(bride.sign) && groom.sign !== bride.sign,
    );
    return isExcepted ? 'not_matched' : resultOf(rules.rasi.by_count[signCount(couple) - 1] as number);
  },
  rasyadhipati(couple: Pair): Result {
    const points = grahaMaitri(couple);
    if (points >= rules.rasyadhipati.matched_from) return 'matched';
    return points >= rules.rasyadhipati.middling_from ? 'madhyama' : 'not_matched';
  },
  vasya({ groom, bride }: Pair): Result {
    if (isAmenable(bride.sign, groom.sign)) return 'matched';
    return isAmenable(groom.sign, bride.sign) ? 'madhyama' : 'not_matched';
  },
  rajju: ({ groom, bride }: Pair): Result => matchedIf(rajjuOf(groom) !== rajjuOf(bride)),
  /** Stars that pierce each other do not agree. */
  vedha({ groom, bride }: Pair): Result {
    const [a, b] = [groom.star.nakshatra, bride.star.nakshatra];
    return matchedIf(a === b || !rules.vedha.some((stars) => stars.includes(a) && stars.includes(b)));
  },
};

type Code = keyof typeof poruthams;

const rajjuOf = ({ star }: Starred): CompatibilityWord =>
  rules.rajju.groups[rules.rajju.by_nakshatra[star.nakshatra - 1] as number] as CompatibilityWord;

/** What each looks at: the groom's is named first. */
function noteOf(code: Code, couple: Pair, lang: Lang): string {
  const pair = (of: (p: Starred) => CompatibilityWord): string =>
    `${compatibilityWord(of(couple.groom), lang)} – ${compatibilityWord(of(couple.bride), lang)}`;
  if (code === 'gana') return pair(ganaOf);
  if (code === 'yoni') return pair(animalOf);
  if (code === 'rajju') return pair(rajjuOf);
  if (code === 'rasi') return mutualCount(couple);
  if (code === 'rasyadhipati') return lordsNote(couple, lang);
  if (code === 'vasya') return amenityNote(couple, lang);
  return `${starCount(couple)}/27`;
}

/** The ten poruthams, each out of 1: a middling one is half. */
export function poruthamFactors(couple: Pair, lang: Lang): Compatibility['factors'] {
  return (Object.keys(poruthams) as Code[]).map((code) => {
    const result = poruthams[code](couple);
    const note = `${noteOf(code, couple, lang)}: ${compatibilityWord(result, lang)}`;
    return { code, name: compatibilityWord(code, lang), score: pointsOf[result], max: 1, note };
  });
}

/** Rajju and vedha that do not agree: the two that this school does not pass over. */
export function poruthamDoshas(couple: Pair, lang: Lang): Compatibility['doshas'] {
  return (['rajju', 'vedha'] as const)
    .filter((code) => poruthams[code](couple) === 'not_matched')
    .map((code) => dosha(`${code}_dosha`, undefined, lang));
}
