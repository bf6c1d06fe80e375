import { Type } from 'typebox';
import { signOf } from './signs.ts';

const isSign = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && signOf(String(value)) !== null;

/** A sign as a client names it: a number in JSON, text everywhere. `numberOf` reads it. */
export const SignParam = Type.Refine(
  Type.Unsafe<string | number>({
    type: ['string', 'integer'],
    description: '1 to 12, aries, mesha, or the name in any of the 14 languages',
  }),
  isSign,
  () => 'is no sign: give 1 to 12, aries to pisces, mesha to meena, or the name in any language',
);

/** @param sign validated by `SignParam` */
export const numberOf = (sign: string | number): number => signOf(String(sign)) as number;
