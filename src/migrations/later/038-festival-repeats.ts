import type { Migration } from '../list.ts';

/** The rule by which a festival comes again: JSON, null for one of a single date. */
export const festivalRepeats: Migration = {
  name: '038-festival-repeats',
  statements: [
    `alter table festivals add column repeats {text}`,
    `create index festivals_repeating on festivals (date, id) where repeats is not null`,
  ],
};
