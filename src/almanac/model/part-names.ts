/** What `include=` may add to a day, in the order of the answer. */
export const partNames = [
  'choghadiya',
  'hora',
  'gowri',
  'lagna',
  'grahas',
  'padas',
  'calendars',
  'muhurta',
  'muhurta_tables',
  'bala',
  'text',
] as const;

export type PartName = (typeof partNames)[number];
