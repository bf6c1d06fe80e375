import { Type } from 'typebox';
import { nakshatraOf } from './nakshatras.ts';

const isNakshatra = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && nakshatraOf(String(value)) !== null;

/** A nakshatra as a client names it: a number in JSON, text everywhere. `nakshatraNumber` reads it. */
export const NakshatraParam = Type.Refine(
  Type.Unsafe<string | number>({
    type: ['string', 'integer'],
    description: '1 to 27, ashwini, or a name in any language',
  }),
  isNakshatra,
  () => 'is no nakshatra: give 1 to 27, ashwini to revati, or the name in any language',
);

/** @param nakshatra validated by `NakshatraParam` */
export const nakshatraNumber = (nakshatra: string | number): number => nakshatraOf(String(nakshatra)) as number;
