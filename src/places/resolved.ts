import type { Place } from './model.ts';

/** A place that was identified. */
export interface ResolvedPlace extends Place {
  /** The city that it is, or lies within reach of; null for a point far from every city. */
  id: number | null;
  /** Region of the city nearby: `IN-TS`; null where unknown. */
  region: string | null;
}

/** What answers show of a place. */
export const placeView = ({ city, lat, lon, tz }: ResolvedPlace): Place => ({ city, lat, lon, tz });
