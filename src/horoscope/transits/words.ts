import type { Lang } from '../../core/model/common.ts';
import { nameOf } from '../../panchang/names.ts';
import { filled, type PhraseSet } from '../phrases/phrases.ts';
import { grahaName } from '../signs/graha-name.ts';
import type { TransitFactor } from './factors.ts';

type Terms = PhraseSet['terms'];

/** Clock times of factors, which are for no place. */
const timeZone = 'Asia/Kolkata';
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const dates = new Map<Lang, Intl.DateTimeFormat>();

/**
 * Date and time of an entry (Unix seconds): the day of a factor lasts until sunrise, so it may be on the next date.
 * Only English names the zone: its short name is in Latin letters everywhere.
 */
function momentText(t: number, lang: Lang): string {
  let format = dates.get(lang);
  if (!format) {
    format = new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, { timeZone, day: 'numeric', month: 'long' });
    dates.set(lang, format);
  }
  const [date, time] = [format.format(t * 1000), clock.format(t * 1000)];
  return lang === 'en' ? `${time} IST, ${date}` : `${date}${lang === 'ur' ? '،' : ','} ${time}`;
}

/** What a factor is called, the house or star that it is about, and what is said of it; null where the terms lack. */
interface FactorWords {
  name: string;
  note: string | null;
  text: string | null;
}

/** A factor in a language. */
export function factorWords(factor: TransitFactor, lang: Lang, terms: Terms | null): FactorWords {
  const { code, house, phase, tara } = factor;
  const graha = grahaName(factor.graha, lang);
  if (terms === null) return { name: graha, note: null, text: null };
  const note = terms.houses[house - 1] as string;
  const effect = terms.effects[factor.effect];
  switch (code) {
    case 'retrograde':
      return { name: graha, note, text: filled(terms.retrograde, { graha }) };
    case 'tara_bala': {
      const star = nameOf('taras', tara as number, lang);
      const { name, text } = terms.tara_bala;
      return { name, note: star, text: filled(text, { tara: star, effect }) };
    }
    case 'chandra_bala': {
      const { name, text } = terms.chandra_bala;
      return { name, note, text: filled(text, { in_house: terms.in_house[house - 1] as string, effect }) };
    }
  }
  const special = terms.special[phase === null ? code : `${code}_${phase}`];
  return special ? { ...special, note } : { name: graha, note, text: houseText(factor, lang, terms) };
}

function houseText(factor: TransitFactor, lang: Lang, terms: Terms): string {
  const { house, effect, vedha, sign, from, entersToday } = factor;
  const graha = grahaName(factor.graha, lang);
  const place = { house: terms.houses[house - 1] as string, area: terms.areas[house - 1] as string };
  const parts = [filled(terms.factor, { graha, ...place, effect: terms.effects[effect] })];
  if (vedha) parts.push(filled(terms.vedha, { graha: grahaName(vedha, lang) }));
  if (entersToday)
    parts.push(filled(terms.changes, { graha, sign: nameOf('rashis', sign, lang), time: momentText(from, lang) }));
  return parts.join(lang === 'ur' ? '؛ ' : '; ');
}
