import { planReindex } from '../../core/reindex/plan-reindex.ts';
import type { Migration } from '../list.ts';

/**
 * Phonetic keys of Tamil, Telugu, Kannada, Bengali, Assamese and Odia words are made in another way: stories are indexed
 * anew while the program runs. The names of places follow by the recipe of `places/shipped`.
 */
export const phoneticKeys: Migration = {
  name: '056-phonetic-keys',
  statements: [],
  async also(tx) {
    await planReindex(tx, 'news.reindex', 'news');
  },
};
