import { Type } from 'typebox';
import type { Read } from '../core/api/read.ts';
import { isoDay, OldDay } from '../model/common.ts';

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
