import type { Festival } from '../model/panchang.ts';

/** The calendars that phones may have. */
export const festivalKinds = {
  festivals: (festival: Festival) => festival.type !== 'vrata',
  vratas: (festival: Festival) => festival.type === 'vrata',
  ekadashi: (festival: Festival) => festival.key.endsWith('_ekadashi'),
  holidays: (festival: Festival) => festival.is_holiday,
  all: () => true,
} as const;
export type FestivalKind = keyof typeof festivalKinds;
