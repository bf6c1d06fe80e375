import type { IndexedNews } from '../../core/db/dialect.ts';
import type { SearchSource } from '../../core/db/search-source.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { indexedWords } from '../../text/match.ts';
import type { StoredNews } from '../view.ts';

/** The content without its tags. */
export const plainText = (row: Pick<StoredNews, 'content' | 'content_format'>): string =>
  row.content_format === 'html' ? stripHtml(row.content) : row.content;

/** What the index holds of an item. */
export function indexedNews(row: StoredNews): IndexedNews {
  const words = (text: string) => indexedWords(text, row.lang);
  return {
    lang: row.lang,
    title: words(row.title),
    tags: words((JSON.parse(row.tags) as string[]).join(' ')),
    summary: words(row.summary),
    content: words(plainText(row)),
  };
}

/** For `import`. */
export const newsIndexSource: SearchSource = {
  table: 'news',
  put: (tx, dialect, _index, row) => {
    const item = row as StoredNews;
    return dialect.putIndex(tx, item.id, indexedNews(item));
  },
};
