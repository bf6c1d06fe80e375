import type { Span } from '../../panchang/limbs.ts';
import { type NameTable, nameOf } from '../../panchang/names.ts';
import { zonedTime } from '../../places/zones/zone-time.ts';
import type { AlmanacReader } from './reader.ts';

/** How what the engine gives (Unix seconds, ids) becomes what a reader gets: clocks of the place, words of the language. */
export function writerOf({ place, lang }: AlmanacReader) {
  const at = (seconds: number): string => zonedTime(seconds * 1000, place.tz);
  return {
    at,
    span: ({ start, end }: Span) => ({ start: at(start), end: at(end) }),
    named: (table: NameTable, id: number) => ({ id, name: nameOf(table, id, lang) }),
  };
}
