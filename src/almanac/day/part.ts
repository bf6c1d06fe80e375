import type { Reckoning } from '../../panchang/reckoning.ts';
import type { AlmanacReader, PlainDay } from '../text/reader.ts';

/** What a part is made for. */
export interface PartOf {
  date: string;
  /** The finished day, with what editors have laid over it. */
  day: PlainDay;
  reader: AlmanacReader;
  reckoning: Reckoning;
  /** Nakshatra and sign of the Moon at a birth, from 1. */
  birthStar?: number | undefined;
  birthSign?: number | undefined;
}
