import type { Input } from '../../core/api/resource.ts';
import type { BulkBody, BulkVerb } from '../model/revision.ts';
import type { StoredNews } from '../tables.ts';

/** Verbs that change fields of a story, and what they need in the body. */
export const fieldVerbs: Readonly<Partial<Record<BulkVerb, readonly (keyof BulkBody)[]>>> = {
  language: ['lang'],
  place: ['place_ids'],
  author: ['author'],
  schedule: ['published_at'],
  move: ['category_id'],
  tag: ['tags'],
  untag: ['tags'],
};

/** What else a verb takes. */
export const optionalFields: Readonly<Partial<Record<BulkVerb, readonly (keyof BulkBody)[]>>> = {
  breaking: ['breaking_until'],
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The edit of a story by a verb that sets fields; null when it is so already, undefined for any other verb.
 * @param now ISO time
 */
export function fieldPatch(row: StoredNews, body: BulkBody, now: string): Input | null | undefined {
  const isBreaking = row.breaking_until !== null && row.breaking_until > now;
  switch (body.verb) {
    case 'feature':
      return row.is_featured === 1 ? null : { is_featured: true };
    case 'unfeature':
      return row.is_featured === 0 ? null : { is_featured: false };
    case 'breaking':
      if (body.breaking_until == null) return isBreaking ? null : { is_breaking: true };
      return { breaking_until: body.breaking_until };
    case 'unbreak':
      return isBreaking ? { is_breaking: false } : null;
    case 'language':
      return row.lang === body.lang ? null : { lang: body.lang };
    case 'place':
      return same(JSON.parse(row.place_ids), body.place_ids) ? null : { place_ids: body.place_ids };
    case 'author':
      return row.author === body.author ? null : { author: body.author };
    default:
      return undefined;
  }
}
