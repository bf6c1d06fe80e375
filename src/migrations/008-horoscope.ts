import type { Migration } from '../core/db/migrate.ts';

/** Stored predictions; the unique key is also what every public read looks by. */
export const horoscope: Migration = {
  name: '008-horoscope',
  statements: [
    `create table horoscopes (
      id {id}, sign {int} not null, period text not null, start_date {time} not null, end_date {time} not null,
      lang text not null, title {text}, love {text}, career {text}, health {text},
      finance {text}, rating {int}, lucky_number {int}, lucky_color_name {text}, lucky_color_hex text,
      lucky_time {text}, factors {text} not null, source text not null, search_text {text} not null,
      is_sample {int} not null, rev {int} not null, created_at {time} not null, updated_at {time} not null,
      publish_at {time}, prediction {text}, "do" {text}, avoid {text},
      unique (lang, period, start_date, sign))`,
    `create index horoscopes_day on horoscopes (start_date, id)`,
  ],
};
