import type { Migration } from './list.ts';

/** The next days of a festival are asked for by key; a day that takes festivals away is found among those that bring some. */
export const festivals: Migration = {
  name: '008-festivals',
  statements: [
    `create index festivals_key on festivals (key, date, id)`,
    `update panchang_days set has_festivals = 1 where festivals_replace = 1`,
  ],
};
