import { Type } from 'typebox';
import type { Read } from '../core/api/read.ts';
import { isCalendarDate, isoDay } from '../core/model/common.ts';

/** A calendar day as the unversioned addresses take it: `YYYY-MM-DD` or `DD-MM-YYYY`; `isoDay` gives the former. */
export const OldDay = Type.Refine(
  Type.String(),
  (text) => /^\d{4}-\d{2}-\d{2}$/.test(isoDay(text)) && isCalendarDate(isoDay(text)),
  () => 'must be a real date like 2026-11-20 or 20-11-2026',
);

/** The same operation whose `date` may also be written `20-11-2026`; both spellings share one cached answer. */
export function withOldDates(original: Read): Read {
  return {
    ...original,
    query: Type.Object({ ...original.query.properties, date: Type.Optional(OldDay) }),
    normalise(app, query) {
      const { date } = query as { date?: string };
      return original.normalise(app, date === undefined ? query : { ...query, date: isoDay(date) });
    },
  };
}
