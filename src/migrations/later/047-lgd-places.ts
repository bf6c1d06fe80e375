import type { Migration } from '../list.ts';

/** Districts and sub-districts are known by their codes of the Local Government Directory. */
export const lgdPlaces: Migration = {
  name: '047-lgd-places',
  statements: [
    `alter table places add column lgd_code {int}`,
    `create unique index places_lgd on places (type, lgd_code) where lgd_code is not null`,
  ],
};
