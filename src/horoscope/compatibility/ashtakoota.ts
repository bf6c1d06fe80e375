import type { Lang } from '../../core/model/common.ts';
import { nameOf } from '../../panchang/names.ts';
import type { Compatibility } from '../model.ts';
import { planetName, signFacts, signView } from '../signs/signs.ts';
import { type Couple, mutualCount, type Starred } from './couple.ts';
import { amenability, bhakoot, grahaMaitri, isAmenable, signKootaMax, varna } from './sign-kootas.ts';
import * as star from './star-kootas.ts';
import { type CompatibilityWord, compatibilityWord } from './words.ts';

type Factor = Compatibility['factors'][number];

const factor = (code: CompatibilityWord, score: number, max: number, note: string, lang: Lang): Factor => ({
  code,
  name: compatibilityWord(code, lang),
  score,
  max,
  note,
});

/** The kootas that moon signs decide, out of 15: vashya by the list of amenable signs. Notes name the groom first. */
export function signFactors(couple: Couple, lang: Lang): Factor[] {
  const { vashya } = signKootaMax;
  return [
    varnaFactor(couple, lang),
    factor('vashya', amenability(couple), vashya, amenityNote(couple, lang), lang),
    maitriFactor(couple, lang),
    bhakootFactor(couple, lang),
  ];
}

/** All eight kootas, out of 36: vashya by the five groups of signs. Notes name the groom first. */
export function eightFactors(couple: Couple<Starred>, lang: Lang): Factor[] {
  const { groom, bride } = couple;
  const pair = (of: (p: Starred) => CompatibilityWord): string =>
    `${compatibilityWord(of(groom), lang)} – ${compatibilityWord(of(bride), lang)}`;
  const taraName = (from: Starred, to: Starred): string => nameOf('taras', star.taraBetween(from, to), lang);
  const { tara, yoni, gana, nadi } = star.starKootaMax;
  return [
    varnaFactor(couple, lang),
    factor('vashya', star.vashya(couple), signKootaMax.vashya, pair(star.vashyaGroupOf), lang),
    factor('tara', star.tara(couple), tara, `${taraName(bride, groom)} – ${taraName(groom, bride)}`, lang),
    factor('yoni', star.yoni(couple), yoni, pair(star.animalOf), lang),
    maitriFactor(couple, lang),
    factor('gana', star.gana(couple), gana, pair(star.ganaOf), lang),
    bhakootFactor(couple, lang),
    factor('nadi', star.nadi(couple), nadi, pair(star.nadiOf), lang),
  ];
}

// Varna follows from the element. The element is shown, so that no answer assigns a caste to a reader.
function varnaFactor(couple: Couple, lang: Lang): Factor {
  const [a, b] = [signFacts(couple.groom.sign), signFacts(couple.bride.sign)];
  const note = `${compatibilityWord(a.element as CompatibilityWord, lang)} – ${compatibilityWord(b.element as CompatibilityWord, lang)}`;
  return factor('varna', varna(couple), signKootaMax.varna, note, lang);
}

function maitriFactor(couple: Couple, lang: Lang): Factor {
  return factor('graha_maitri', grahaMaitri(couple), signKootaMax.graha_maitri, lordsNote(couple, lang), lang);
}

/** The lords of both signs. */
export const lordsNote = ({ groom, bride }: Couple, lang: Lang): string =>
  `${planetName(signFacts(groom.sign).lord, lang)} – ${planetName(signFacts(bride.sign).lord, lang)}`;

function bhakootFactor(couple: Couple, lang: Lang): Factor {
  return factor('bhakoot', bhakoot(couple), signKootaMax.bhakoot, mutualCount(couple), lang);
}

/** Which sign is amenable to which: an arrow leads to the one that is. */
export function amenityNote({ groom, bride }: Couple, lang: Lang): string {
  const [a, b] = [signView(groom.sign, lang).name, signView(bride.sign, lang).name];
  if (groom.sign === bride.sign) return `${a} = ${b}`;
  const [forward, back] = [isAmenable(groom.sign, bride.sign), isAmenable(bride.sign, groom.sign)];
  return `${a} ${forward ? (back ? '⇄' : '→') : back ? '←' : '×'} ${b}`;
}
