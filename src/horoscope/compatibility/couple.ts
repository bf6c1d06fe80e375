/** A birth star with or without its pada. */
interface BirthStar {
  /** 1 = Ashwini to 27. */
  nakshatra: number;
  /** 1 to 4; absent: unknown. */
  pada?: number | undefined;
}

/** One of the two, by the Moon at birth. */
export interface Partner {
  /** Sidereal sign of the Moon, 1 = Mesha to 12. */
  sign: number;
  star?: BirthStar | undefined;
}

/** Both with the birth star. */
export type Starred = Partner & { star: BirthStar };

export interface Couple<P = Partner> {
  groom: P;
  bride: P;
}

/** Which house `to` is from `from` among `of`, both counted: 1 to `of`. Signs: 12, nakshatras: 27. */
export const countFrom = (from: number, to: number, of: number): number => ((to - from + of) % of) + 1;

/** Which house the groom's sign is from the bride's, and hers from his: 8/6. */
export const mutualCount = ({ groom, bride }: Couple): string =>
  `${countFrom(bride.sign, groom.sign, 12)}/${countFrom(groom.sign, bride.sign, 12)}`;
