import { findCity } from '../places/cities.ts';
import { slugText } from '../text/slug.ts';

/** What a place that a device named comes to. */
export interface SaidPlace {
  /** The last part of its push topic. */
  slug: string;
  /** IANA zone; null: the place is none that we know. */
  tz: string | null;
}

/** By a name in any spelling, a slug or an id. A place that nobody knows has a slug all the same, and no zone. */
export function placeSaid(text: string): SaidPlace {
  const city = findCity(text.replaceAll('-', ' ')) ?? findCity(text);
  return { slug: slugText(city?.name ?? text), tz: city?.tz ?? null };
}
