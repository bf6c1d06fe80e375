import type { Lang } from '../../core/model/common.ts';
import { nameOf } from '../../panchang/names.ts';
import type { Compatibility, CompatibilitySystem } from '../model.ts';
import { signView } from '../signs/signs.ts';
import { eightFactors, signFactors } from './ashtakoota.ts';
import type { Couple, Partner, Starred } from './couple.ts';
import { bhakootDosha, starDoshas } from './doshas.ts';
import { poruthamDoshas, poruthamFactors } from './porutham.ts';
import { westernFactors } from './western.ts';
import { compatibilityWord } from './words.ts';

export type CoupleRole = 'groom' | 'bride';

type Verdict = Compatibility['verdict'];
/** What a system makes of two people. */
type Judged = Pick<Compatibility, 'factors' | 'doshas' | 'note'> & { verdicts: Shares };
/** Shares of the maximum from which a match is fair, and good. */
type Shares = { fair: number; good: number };

const bySigns: Shares = { fair: 0.45, good: 0.7 };
// 18 and 25 of 36; 6 and 8 of 10.
const byStars: Shares = { fair: 18 / 36, good: 25 / 36 };
const byPoruthams: Shares = { fair: 0.6, good: 0.8 };

/**
 * The compatibility of two people by the Moon at birth, from tables alone.
 *
 * `vedic`: with both birth stars the eight kootas, out of 36; without, the four that moon signs decide, out of 15.
 * `porutham`: the South Indian ten; both birth stars must be there. The order counts in both, so `role1` says who the
 * first one is. `western`: the signs alone, out of 100; the order does not count.
 */
export function compatibility(
  one: Partner,
  two: Partner,
  system: CompatibilitySystem,
  role1: CoupleRole,
  lang: Lang,
): Compatibility {
  const { factors, doshas, note, verdicts } = judged(one, two, system, role1, lang);
  const score = factors.reduce((sum, f) => sum + f.score, 0);
  const max_score = factors.reduce((sum, f) => sum + f.max, 0);
  const share = score / max_score;
  const verdict: Verdict = share >= verdicts.good ? 'good' : share >= verdicts.fair ? 'fair' : 'low';
  const [sign1, sign2] = [signView(one.sign, lang), signView(two.sign, lang)];
  // By signs alone a dosha is too common to be said in one line.
  const open = one.star ? doshas.filter((d) => !d.cancelled).map((d) => d.name) : [];
  const result = `${compatibilityWord(verdict, lang)}, ${score}/${max_score}`;
  return {
    sign1,
    sign2,
    nakshatra1: starView(one, lang),
    nakshatra2: starView(two, lang),
    role1: system === 'western' ? null : role1,
    system,
    score,
    max_score,
    percentage: Math.round(share * 100),
    verdict,
    factors,
    doshas,
    note,
    summary: [`${sign1.name} – ${sign2.name}: ${result}`, ...open].join('; '),
  };
}

function judged(one: Partner, two: Partner, system: CompatibilitySystem, role1: CoupleRole, lang: Lang): Judged {
  if (system === 'western')
    return {
      factors: westernFactors(one.sign, two.sign, lang),
      doshas: [],
      note: compatibilityWord('note_western', lang),
      verdicts: bySigns,
    };
  const couple = role1 === 'groom' ? { groom: one, bride: two } : { groom: two, bride: one };
  if (!hasStars(couple))
    return {
      factors: signFactors(couple, lang),
      doshas: bhakootDosha(couple, lang),
      note: compatibilityWord('note_signs', lang),
      verdicts: bySigns,
    };
  if (system === 'porutham')
    return {
      factors: poruthamFactors(couple, lang),
      doshas: poruthamDoshas(couple, lang),
      note: compatibilityWord('note_porutham', lang),
      verdicts: byPoruthams,
    };
  return {
    factors: eightFactors(couple, lang),
    doshas: [...starDoshas(couple, lang), ...bhakootDosha(couple, lang)],
    note: compatibilityWord('note_ashtakoota', lang),
    verdicts: byStars,
  };
}

const hasStars = (couple: Couple): couple is Couple<Starred> =>
  couple.groom.star !== undefined && couple.bride.star !== undefined;

function starView({ star }: Partner, lang: Lang): Compatibility['nakshatra1'] {
  return star
    ? { id: star.nakshatra, name: nameOf('nakshatras', star.nakshatra, lang), pada: star.pada ?? null }
    : null;
}
