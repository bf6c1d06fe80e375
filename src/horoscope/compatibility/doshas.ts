import type { Lang } from '../../core/model/common.ts';
import type { Compatibility } from '../model.ts';
import { signFacts } from '../signs/signs.ts';
import type { Couple, Starred } from './couple.ts';
import { bhakoot, grahaMaitri } from './sign-kootas.ts';
import { gana, nadi } from './star-kootas.ts';
import { type CompatibilityWord, compatibilityWord } from './words.ts';

type Dosha = Compatibility['doshas'][number];

/**
 * A dosha of a couple.
 * @param reason why it is cancelled; undefined: it is not
 */
export function dosha(code: CompatibilityWord, reason: CompatibilityWord | undefined, lang: Lang): Dosha {
  const note = compatibilityWord(reason ?? 'not_cancelled', lang);
  return { code, name: compatibilityWord(code, lang), cancelled: reason !== undefined, note };
}

/** The lords of both signs are one, or friends of each other. */
function lordsAgree(couple: Couple): CompatibilityWord | undefined {
  if (signFacts(couple.groom.sign).lord === signFacts(couple.bride.sign).lord) return 'same_lord';
  return grahaMaitri(couple) === 5 ? 'friend_lords' : undefined;
}

/** Signs 2/12, 5/9 or 6/8 apart. */
export function bhakootDosha(couple: Couple, lang: Lang): Dosha[] {
  return bhakoot(couple) === 0 ? [dosha('bhakoot_dosha', lordsAgree(couple), lang)] : [];
}

/** One nadi, and ganas that score at most 1. */
export function starDoshas(couple: Couple<Starred>, lang: Lang): Dosha[] {
  const doshas: Dosha[] = [];
  if (nadi(couple) === 0) doshas.push(dosha('nadi_dosha', nadiReason(couple), lang));
  if (gana(couple) <= 1) doshas.push(dosha('gana_dosha', lordsAgree(couple), lang));
  return doshas;
}

function nadiReason({ groom, bride }: Couple<Starred>): CompatibilityWord | undefined {
  if (groom.star.nakshatra !== bride.star.nakshatra) return groom.sign === bride.sign ? 'other_nakshatra' : undefined;
  // Two signs mean two padas. Of one sign it is decided only where both padas are known.
  const areKnown = groom.star.pada !== undefined && bride.star.pada !== undefined;
  const differ = groom.sign !== bride.sign || (areKnown && groom.star.pada !== bride.star.pada);
  return differ ? 'other_pada' : undefined;
}
