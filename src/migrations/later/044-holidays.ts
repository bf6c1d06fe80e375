import type { Migration } from '../list.ts';

/** Official holidays that editors add to the shipped ones, change, or take away (`is_removed`). */
export const holidays: Migration = {
  name: '044-holidays',
  statements: [
    `create table holidays (
      id {id}, date text not null, region text not null, key text not null, kind text not null, texts {text} not null,
      is_removed {int} not null, order_no {text}, source_url {text}, search_text {text} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, unique (region, date, key))`,
    `create index holidays_date on holidays (date, id)`,
  ],
};
