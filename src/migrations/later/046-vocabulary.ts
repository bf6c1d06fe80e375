import { planReindex } from '../../core/reindex/plan-reindex.ts';
import type { Migration } from '../list.ts';

/** The words of the index of news, by which a search finds inflections and what is one edit away. */
export const vocabulary: Migration = {
  name: '046-vocabulary',
  statements: [],
  async also(tx, dialect) {
    await dialect.createVocabulary(tx);
    // Stories that are there already are indexed anew while the program runs.
    await planReindex(tx, 'news.reindex', 'news');
  },
};
