/**
 * What computes: loaded when the almanac is first asked for, so that a server that rests is some megabytes smaller and
 * starts sooner.
 */

export { nextDays } from '../festivals/next.ts';
export { allFestivals, festivalsHere, festivalsOfRegion } from '../festivals/observances.ts';
export { calendarText } from '../ics.ts';
export { shownDay, shownDays } from './days.ts';
