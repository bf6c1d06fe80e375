import { observanceKeys } from '../../panchang/festivals/observances.ts';
import { keyMeant, keyOfName, namesLike } from './festival-search.ts';

/** What a text that names an observance may stand for. */
export interface NamedFestival {
  /** The key of an observance, or the text itself, which may be the key of a festival that editors added. */
  key: string;
  /** Where `key` is no computed observance: the one that has a name nearly like it, and what to say where there is none. */
  otherwise: { key: string | null; hint: string } | null;
}

/** The observance that a text means: its key, or its name in any language and in everyday spellings. */
export function resolveFestival(festival: string): NamedFestival {
  const key = observanceKeys.includes(festival) ? festival : (keyOfName(festival) ?? festival);
  if (observanceKeys.includes(key)) return { key, otherwise: null };
  const meant = keyMeant(festival) ?? '';
  return { key, otherwise: { key: observanceKeys.includes(meant) ? meant : null, hint: unknown(festival) } };
}

function unknown(festival: string): string {
  const like = namesLike(festival);
  const hint = like.length ? `names like it: ${like.join(', ')}` : 'the keys are those of /api/v1/panchang/festivals';
  return `is not known; ${hint}`;
}
