const dayMs = 86_400_000;
/** Search engines list the almanac from a month ago to a bit more than a year ahead. */
const [daysBefore, daysAhead] = [31, 400];
/** Pages link to the day or month beside them as far from today as this. */
const farthestDays = 1_830;

/** Where a page of the almanac lies from today: there are endlessly many, and a crawler must come to an end. */
export interface Bounds {
  /** Search engines do not list it. */
  isHidden: boolean;
  /** Added to `rel` of the links to the pages beside it. */
  nofollow: '' | ' nofollow';
  hasPrevious: boolean;
  hasNext: boolean;
}

/** @param date the day, or the first of the month, and `today`, as `YYYY-MM-DD` */
export function boundsOf(date: string, today: string): Bounds {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  const isNear = days >= -daysBefore && days <= daysAhead;
  return {
    isHidden: !isNear,
    nofollow: isNear ? '' : ' nofollow',
    hasPrevious: days > -farthestDays,
    hasNext: days < farthestDays,
  };
}
