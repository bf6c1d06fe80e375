import type { Migration } from '../list.ts';

/** When a prediction begins to be shown to readers. */
export const horoscopeSchedule: Migration = {
  name: '036-horoscope-schedule',
  statements: [`alter table horoscopes add column publish_at {time}`],
};
