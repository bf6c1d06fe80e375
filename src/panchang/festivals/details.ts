import type { Eclipse } from '../eclipses/eclipses.ts';
import type { LimbSpan, Span } from '../limbs.ts';
import { type FastDay, paranaOf } from './ekadashi-days.ts';
import type { Mahadvadashi } from './mahadvadashi.ts';
import { type DayPart, dayPartSpan, type ReckoningPlace } from './parts.ts';
import type { LunarDay } from './tithi-days.ts';
import type { TithiRule } from './when.ts';

/** What belongs to an observance on its day, as far as its rule has it. Instants are Unix seconds. */
export interface Details {
  /** The tithi that it is named after. */
  tithi?: LimbSpan;
  /** The Moon's star that it is named after. */
  star?: LimbSpan;
  /** Amanta, 1 Chaitra. */
  month?: number;
  isLeap?: boolean;
  /** The stretch of the day that the rite is done in, and its name. */
  window?: Span & { part: DayPart };
  /** The moonrise that ends the fast. */
  moonrise?: number;
  /** When the fast is broken on the next day. */
  parana?: Span;
  /** Which great twelfth the fast of the Vaishnavas is. */
  mahadvadashi?: Mahadvadashi;
  /** The moon of its Islamic month was seen and announced. */
  isAnnounced?: boolean;
  /** The Sun enters the sign. */
  ingress?: number;
  eclipse?: Eclipse;
}

/** Of a fast of the eleventh tithi. */
export const fastDetails = (day: FastDay, place: ReckoningPlace): Details => ({
  tithi: day.limb,
  month: day.lunation.month,
  isLeap: day.lunation.isLeap,
  parana: paranaOf(day.limb, day.date, place),
  ...(day.mahadvadashi ? { mahadvadashi: day.mahadvadashi } : {}),
});

/** @param day what the rule gave */
export function lunarDetails(rule: TithiRule, day: LunarDay, place: ReckoningPlace): Details {
  const { limb: tithi, lunation, date } = day;
  const details: Details = { tithi, month: lunation.month, isLeap: lunation.isLeap };
  const part = dayPartSpan(rule.part, date, place);
  if (rule.part === 'moonrise') return { ...details, moonrise: part.start };
  return part.end > part.start ? { ...details, window: { ...part, part: rule.part } } : details;
}
