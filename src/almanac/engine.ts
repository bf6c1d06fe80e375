/**
 * What computes: loaded when the almanac is first asked for, so that a server that rests is some megabytes smaller and
 * starts sooner.
 */
export { shownDay, shownDays } from './days.ts';
export { calendarText } from './ics.ts';
export { nextDays } from './next.ts';
export { allFestivals, festivalsHere, festivalsOfRegion } from './observances.ts';
