import type { Eclipse } from '../eclipses/eclipses.ts';
import type { LimbSpan, Span } from '../limbs.ts';
import { paranaOf } from './ekadashi-days.ts';
import { type Place, partOf } from './parts.ts';
import type { LunarDay } from './tithi-days.ts';
import type { EkadashiRule, Part, TithiRule } from './when.ts';

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
  window?: Span & { part: Part };
  /** The moonrise that ends the fast. */
  moonrise?: number;
  /** When the fast is broken on the next day. */
  parana?: Span;
  /** The Sun enters the sign. */
  ingress?: number;
  eclipse?: Eclipse;
}

/** @param day what the rule gave */
export function lunarDetails(rule: TithiRule | EkadashiRule, day: LunarDay, place: Place): Details {
  const { limb: tithi, lunation, date } = day;
  const details: Details = { tithi, month: lunation.month, isLeap: lunation.isLeap };
  if (rule.by === 'ekadashi') return { ...details, parana: paranaOf(tithi, date, place) };
  const part = partOf(rule.part, date, place);
  if (rule.part === 'moonrise') return { ...details, moonrise: part.start };
  return part.end > part.start ? { ...details, window: { ...part, part: rule.part } } : details;
}
