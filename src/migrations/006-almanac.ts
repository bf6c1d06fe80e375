import type { Migration } from './list.ts';

/** Stored days of the almanac (`place_id` 0: all places) and festivals. */
export const almanac: Migration = {
  name: '006-almanac',
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
      updated_at {time} not null)`,
    `create index festivals_date on festivals (date, id)`,
    `create index festivals_key on festivals (key, date, id)`,
  ],
};
