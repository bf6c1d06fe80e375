import type { DayPart } from './parts.ts';
import type { FestivalRule, ObservanceType } from './rule.ts';
import type { Both, EkadashiRule, Neither, StarRule, TithiRule, When } from './when.ts';

/** Shorthand for the tables: each part of the day has its usual way with two days or none, which a rule may change. */

const usual: Record<DayPart, { both: Both; neither: Neither }> = {
  udaya: { both: 'first', neither: 'begins' },
  trimuhurta: { both: 'second', neither: 'begins' },
  day: { both: 'greater', neither: 'ends' },
  purvahna: { both: 'first', neither: 'begins' },
  madhyahna: { both: 'greater', neither: 'ends' },
  aparahna: { both: 'greater', neither: 'ends' },
  sayahna: { both: 'first', neither: 'ends' },
  sunset: { both: 'first', neither: 'ends' },
  pradosha: { both: 'first', neither: 'ends' },
  nishita: { both: 'greater', neither: 'ends' },
  moonrise: { both: 'first', neither: 'ends' },
  arunodaya: { both: 'first', neither: 'begins' },
};

/** A tithi of a lunar month; `null` is every month, adhika ones too. */
export const tithi = (
  month: number | null,
  number: number,
  part: DayPart = 'udaya',
  more: Partial<TithiRule> = {},
): TithiRule => ({
  by: 'tithi',
  month,
  tithis: [number],
  part,
  ...usual[part],
  leap: month === null ? 'both' : 'nija',
  ...more,
});

export const star = (number: number, part: DayPart, more: Partial<StarRule> = {}): StarRule => ({
  by: 'star',
  star: number,
  part,
  ...usual[part],
  ...more,
});

export const ekadashi = (month: number | null, number: 11 | 26, more: Partial<EkadashiRule> = {}): EkadashiRule => ({
  by: 'ekadashi',
  month,
  tithis: [number],
  leap: month === null ? 'both' : 'nija',
  school: 'smarta',
  ...more,
});

export const civil = (month: number, day: number): When => ({ by: 'civil', month, day });
export const after = (of: When, days: number): When => ({ by: 'after', of, days });

export const everywhere = ['IN'] as const;

const plain = {
  isHoliday: false,
  isTentative: false,
  school: null,
  alternatives: [],
  at: null,
  since: null,
  onWeekday: {},
} as const;

export const rule = (
  key: string,
  type: ObservanceType,
  regions: readonly string[],
  when: When,
  more: Partial<FestivalRule> = {},
): FestivalRule => ({ ...plain, key, type, regions, when, ...more });
