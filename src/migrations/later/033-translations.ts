import type { Migration } from '../list.ts';

/** Which revision of the original somebody found a translation to say. */
export const translations: Migration = {
  name: '033-translations',
  statements: [`alter table news add column confirmed_rev {int}`],
};
