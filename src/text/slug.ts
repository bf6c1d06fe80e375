import { fold } from './fold.ts';
import { englishOf } from './loans/loans.ts';
import { toLatin } from './translit.ts';

const MAX_SLUG = 60;
const MAX_ID_DIGITS = 16; // of Number.MAX_SAFE_INTEGER

const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** English words as English spells them: डॉक्टर is "doctor" in an address. */
const withEnglish = (title: string, lang: string | undefined): string =>
  lang === undefined ? title : title.replace(WORDS, (word) => englishOf(word, lang) ?? word);

/**
 * The readable part of an address: `title` in Latin letters (English words in their own spelling, where `lang` is known), [a-z0-9] words joined by single hyphens, at most 60
 * characters, cut between words (inside the first when it alone is longer). "item" when nothing is left.
 */
export function slugText(title: string, lang?: string): string {
  const words = toLatin(withEnglish(title, lang), lang)
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g) ?? ['item'];
  let text = words[0]!.slice(0, MAX_SLUG);
  for (const word of words.slice(1)) {
    if (text.length + 1 + word.length > MAX_SLUG) break;
    text += `-${word}`;
  }
  return text;
}

/** The address of an item: its readable part and its id, which must be a safe integer of at least 0. */
export function slug(title: string, id: number, lang?: string): string {
  return `${slugText(title, lang)}-${id}`;
}

/**
 * The id that an address names: its last digits, after a hyphen or alone. The words before them never decide, so a
 * title may change. Null when there is no id, or one beyond 2^53 - 1.
 */
export function idOfSlug(slug: string): number | null {
  const digits = /^\d+$/.exec(slug.slice(slug.lastIndexOf('-') + 1))?.[0];
  if (digits === undefined || digits.length > MAX_ID_DIGITS) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * The address of a tag or an author: the name as it is written, in its own script and in small letters. Hyphens stand for
 * spaces, and `~` for hyphens. Null for a name without a letter or digit, which has no page.
 */
export function labelSlug(name: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  return encodeURIComponent(name.trim().toLowerCase().replaceAll('-', '~').replace(/\s+/g, '-'));
}

/** The folded name that a slug, already decoded, means: the same for every spelling. */
export const labelOfSlug = (slug: string): string => fold(slug.replaceAll('-', ' ').replaceAll('~', '-').trim());
