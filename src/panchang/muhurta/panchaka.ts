import { limbAt, limbsBetween, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { addDays, dateAt, weekdayOf } from '../zone.ts';
import { almanacDayOf } from './divisions.ts';

type PanchakaKind = 'roga' | 'raja' | 'agni' | 'chora' | 'mrityu';

/** The Moon in the last five stars, from the middle of Dhanishta to the end of Revati. Unix seconds. */
export interface Panchaka extends Span {
  /** By the weekday it begins on; null on Wednesday and Thursday, which bring no harm of their own. */
  kind: PanchakaKind | null;
}

/** Sunday first, as Drik Panchang and the almanacs of the north have them. */
const kinds: readonly (PanchakaKind | null)[] = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu'];
const [kumbha, meena] = [11, 12];

/**
 * The panchaka that touches a day of the almanac, from its beginning to its end (some four and a half days); null on most days.
 * @param date `YYYY-MM-DD`
 */
export function panchakaOf(date: string, site: Site, reckoning: Reckoning = standard): Panchaka | null {
  const { ayanamsha } = reckoning;
  const { start, end } = almanacDayOf(date, site, reckoning).whole;
  const sign = limbsBetween('moonSign', start, end, ayanamsha).find(({ id }) => id === kumbha || id === meena);
  if (!sign) return null;
  const span =
    sign.id === kumbha
      ? { start: sign.start, end: limbAt('moonSign', sign.end, ayanamsha).end }
      : { start: limbAt('moonSign', sign.start - 1, ayanamsha).start, end: sign.end };
  return { ...span, kind: kinds[weekdayAt(span.start, site, reckoning) - 1] ?? null };
}

/** The weekday at an instant: it begins with the sunrise. */
function weekdayAt(t: number, site: Site, { horizon }: Reckoning): number {
  const date = dateAt(t, site.tz);
  return weekdayOf(t < skyOf(date, site, horizon).start ? addDays(date, -1) : date);
}
