import type { Migration } from '../core/db/migrate.ts';
import { planReindex } from '../core/reindex/plan-reindex.ts';

/** Indexes have other words: numbers without groups and endings, chillu letters without joiners. The vocabulary has words by their sound. */
export const searchWords: Migration = {
  name: '020-search-words',
  statements: [],
  async also(tx) {
    await planReindex(tx, 'news.reindex', 'news');
    await planReindex(tx, 'shopping.reindex', 'products');
    await planReindex(tx, 'feeds.reindex', 'feed_items');
  },
};
