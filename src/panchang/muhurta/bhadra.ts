import { type LimbSpan, limbsBetween, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Ayanamsha } from '../sky/ayanamsha.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, common, nthPart } from './divisions.ts';

/** Where Bhadra is; she harms only on the earth. */
type BhadraPlace = 'earth' | 'heaven' | 'nether';

/** A Vishti karana from its beginning to its end, Unix seconds. */
export interface Bhadra extends Span {
  /** The tithi whose half it is. */
  tithi: number;
  /** Where she is, by the sign of the Moon: two when it changes meanwhile. */
  places: (Span & { place: BhadraPlace })[];
  /** Her face, the worst part, and her tail, which is good for what must be done. */
  mukha: Span;
  puchha: Span;
}

/** By the sign of the Moon, Mesha first (Muhurta Chintamani; Drik Panchang). */
const placeOf: readonly BhadraPlace[] = [
  'heaven',
  'heaven',
  'heaven',
  'earth',
  'earth',
  'nether',
  'nether',
  'heaven',
  'nether',
  'nether',
  'earth',
  'earth',
];

/**
 * The Vishtis among the sixty half tithis, and in which quarter of each the face lies, its first five ghatis of thirty in the
 * whole, and in which the tail, its last three (Muhurta Chintamani; so the times that Drik Panchang gives for Holika).
 */
const quarters: Readonly<Record<number, { mukha: number; puchha: number }>> = {
  8: { mukha: 1, puchha: 4 },
  15: { mukha: 2, puchha: 1 },
  22: { mukha: 3, puchha: 2 },
  29: { mukha: 4, puchha: 3 },
  36: { mukha: 4, puchha: 3 },
  43: { mukha: 3, puchha: 2 },
  50: { mukha: 2, puchha: 1 },
  57: { mukha: 1, puchha: 4 },
};

/**
 * Every Bhadra that touches a day of the almanac.
 * @param date `YYYY-MM-DD`
 */
export const bhadrasOf = (date: string, site: Site, reckoning: Reckoning = standard): Bhadra[] =>
  bhadrasIn(almanacDayOf(date, site, reckoning).whole, reckoning.ayanamsha);

/** The same for any span of time. */
export const bhadrasIn = ({ start, end }: Span, ayanamsha: Ayanamsha): Bhadra[] =>
  limbsBetween('karana', start, end, ayanamsha).flatMap((karana) => {
    const quarter = quarters[karana.id];
    return quarter ? [bhadraOf(karana, quarter, ayanamsha)] : [];
  });

function bhadraOf(
  { id, start, end }: LimbSpan,
  { mukha, puchha }: { mukha: number; puchha: number },
  ayanamsha: Ayanamsha,
): Bhadra {
  const span = { start, end };
  const ghati = (end - start) / 30;
  const face = nthPart(span, 4, mukha);
  const tail = nthPart(span, 4, puchha);
  return {
    ...span,
    tithi: Math.ceil(id / 2),
    places: limbsBetween('moonSign', start, end, ayanamsha).map((sign) => ({
      ...common(sign, span),
      place: placeOf[sign.id - 1] ?? 'earth',
    })),
    mukha: { start: face.start, end: face.start + 5 * ghati },
    puchha: { start: tail.end - 3 * ghati, end: tail.end },
  };
}
