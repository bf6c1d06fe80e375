import { Type } from 'typebox';
import { signOf, signsLike } from './signs.ts';
import { sanskritSlugs, slugs } from './spellings.ts';

const isSign = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && signOf(String(value)) !== null;

const accepted = `give 1 to 12, ${slugs.join(', ')}, ${sanskritSlugs.join(', ')}, or the name in any of the 14 languages`;

function refused(value: unknown): string {
  const like = signsLike(String(value)).map((n) => sanskritSlugs[n - 1]);
  if (like.length > 1) return `could be any of ${like.join(', ')}: ${accepted}`;
  return `is no sign${like.length ? ` (did you mean ${like[0]}?)` : ''}: ${accepted}`;
}

/** A sign as a client names it: a number in JSON, text everywhere. `numberOf` reads it. */
export const SignParam = Type.Refine(
  Type.Unsafe<string | number>({
    type: ['string', 'integer'],
    description: '1 to 12, aries, mesha, or a name in any language',
  }),
  isSign,
  refused,
);

/** @param sign validated by `SignParam` */
export const numberOf = (sign: string | number): number => signOf(String(sign)) as number;
