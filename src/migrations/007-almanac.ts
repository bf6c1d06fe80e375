import type { Migration } from '../core/db/migrate.ts';

/** Stored days of the almanac (`place_id` 0: all places) and festivals. */
export const almanac: Migration = {
  name: '007-almanac',
  statements: [
    `create table panchang_days (
      id {id}, date text not null, place_id {int} not null, facts {text} not null, festivals {text} not null,
      has_festivals {int} not null, festivals_replace {int} not null, is_sample {int} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, unique (date, place_id))`,
    `create index panchang_days_place on panchang_days (place_id, date)`,
    // A day that takes festivals away is found among those that bring some.
    `create index panchang_days_festive on panchang_days (has_festivals, date)`,
    `create table festivals (
      id {id}, date text not null, key text not null, texts {text} not null, type text not null,
      is_holiday {int} not null, is_tentative {int} not null, regions {text} not null, image_url {text},
      search_text {text} not null, is_sample {int} not null, rev {int} not null, created_at {time} not null,
      updated_at {time} not null, repeats {text})`,
    `create index festivals_date on festivals (date, id)`,
    `create index festivals_key on festivals (key, date, id)`,
    `create index festivals_repeating on festivals (date, id) where repeats is not null`,
    // Official holidays that editors add to the shipped ones, change, or take away (`is_removed`).
    `create table holidays (
      id {id}, date text not null, region text not null, key text not null, kind text not null, texts {text} not null,
      is_removed {int} not null, order_no {text}, source_url {text}, search_text {text} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, unique (region, date, key))`,
    `create index holidays_date on holidays (date, id)`,
  ],
};
