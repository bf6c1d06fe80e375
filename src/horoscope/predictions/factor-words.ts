import type { Lang } from '../../model/common.ts';
import { grahas } from '../../panchang/grahas/grahas.ts';
import { nameOf } from '../../panchang/names.ts';
import { filled, type PhraseSet } from '../phrases/phrases.ts';
import type { Factor } from '../transits/factors.ts';

/** Times of a prediction, which is for no place. */
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

const nameOfGraha = (graha: Factor['graha'], lang: Lang): string => nameOf('grahas', grahas.indexOf(graha) + 1, lang);

/** What a factor is called, and what is said of it. */
export function factorWords(factor: Factor, lang: Lang, { terms }: PhraseSet): { name: string; text: string } {
  const { code, house, effect, vedha, phase, sign, from, entersToday } = factor;
  const graha = nameOfGraha(factor.graha, lang);
  const special = terms.special[phase === null ? code : `${code}_${phase}`];
  if (special) return special;
  if (code === 'retrograde') return { name: graha, text: filled(terms.retrograde, { graha }) };
  const place = { house: terms.houses[house - 1] as string, area: terms.areas[house - 1] as string };
  const parts = [filled(terms.factor, { graha, ...place, effect: terms.effects[effect] })];
  if (vedha) parts.push(filled(terms.vedha, { graha: nameOfGraha(vedha, lang) }));
  if (entersToday)
    parts.push(filled(terms.changes, { graha, sign: nameOf('rashis', sign, lang), time: clock.format(from * 1000) }));
  return { name: graha, text: parts.join('; ') };
}
