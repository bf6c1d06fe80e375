import type { FoundPlace } from '../../../src/places/model.ts';
import { call } from '../api/http.ts';

/** A place to choose. */
export type PlaceChoice = Pick<FoundPlace, 'id' | 'name' | 'within'>;

/** Letters of which the search of places reads so many. */
const longest = 80;

/** Places by a name in any script, by its beginning or its sound: found as readers find them, named in the language of the interface. */
export async function findPlaces(q: string, limit: number, signal: AbortSignal): Promise<PlaceChoice[]> {
  const query = { q: q.slice(0, longest), limit, lang: document.documentElement.lang || 'en' };
  return (await call<PlaceChoice[]>('/api/v1/places/search', { query, signal })).data;
}

/** What distinguishes a place from others of its name: what it lies in, the nearest first. */
export const aboutPlace = ({ within }: Pick<PlaceChoice, 'within'>): string => within.join(', ');
