import { badRemainders, panchakaRemainder } from '../finder/reasons.ts';
import { among } from '../finder/spans.ts';
import { lagnaTable } from '../grahas/lagna.ts';
import { limbsBetween, type Span } from '../limbs.ts';
import { almanacDayOf } from '../muhurta/divisions.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';

/** A part of the day with the remainder of tithi, weekday, star and lagna by nine. Unix seconds. */
export interface LagnaPanchaka extends Span {
  /** 1 mrityu, 2 agni, 4 raja, 6 chora, 8 roga. */
  remainder: number;
  /** Free of panchaka. */
  isFree: boolean;
}

/**
 * Panchaka of the lagna over a day, sunrise to sunrise, as Telugu almanacs ask it before a muhurta; neighbours of one kind are one.
 * @param date `YYYY-MM-DD`
 */
export function panchakaRahitaOf(date: string, site: Site, reckoning: Reckoning = standard): LagnaPanchaka[] {
  const { weekday, whole } = almanacDayOf(date, site, reckoning);
  const limbs = (of: 'tithi' | 'nakshatra') => limbsBetween(of, whole.start, whole.end, reckoning.ayanamsha);
  const [tithis, stars] = [limbs('tithi'), limbs('nakshatra')];
  const found: LagnaPanchaka[] = [];
  for (const { id: sign, ...lagna } of lagnaTable(date, site, reckoning))
    for (const { id: star, ...part } of among(lagna, stars))
      for (const { id: tithi, start, end } of among(part, tithis)) {
        const remainder = panchakaRemainder(tithi, weekday, star, sign);
        const isFree = !badRemainders.includes(remainder);
        const last = found.at(-1);
        if (last && (last.remainder === remainder || (last.isFree && isFree))) last.end = end;
        else found.push({ start, end, remainder, isFree });
      }
  return found;
}
