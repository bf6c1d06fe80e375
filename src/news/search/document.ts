import type { Dialect, IndexedNews, Tx } from '../../core/db/dialect.ts';
import type { SearchSource } from '../../core/db/search/source.ts';
import { pause } from '../../core/threads/turn.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { type Indexed, indexedWords, stepsOfIndexed } from '../../text/match.ts';
import { keyForms } from '../../text/search/heard.ts';
import { type Form, wordForms } from '../../text/search/vocabulary.ts';
import type { StoredNews } from '../tables.ts';

/** The content without its tags. */
export const plainText = (row: Pick<StoredNews, 'content' | 'content_format'>): string =>
  row.content_format === 'html' ? stripHtml(row.content) : row.content;

/** The texts of an item that the index holds. */
const textsOf = (row: StoredNews) => ({
  title: row.title,
  tags: (JSON.parse(row.tags) as string[]).join(' '),
  summary: row.summary,
  content: plainText(row),
});

/** What the index holds of an item. */
export function indexedNews(row: StoredNews): IndexedNews {
  const { title, tags, summary, content } = textsOf(row);
  const words = (text: string) => indexedWords(text, row.lang);
  return { lang: row.lang, title: words(title), tags: words(tags), summary: words(summary), content: words(content) };
}

/** The same; others have their turn while the words of a long text are looked at. */
async function indexedInTurns(row: StoredNews): Promise<IndexedNews> {
  const { title, tags, summary, content } = textsOf(row);
  const words = async (text: string): Promise<Indexed> => {
    for (const steps = stepsOfIndexed(text, row.lang); ; ) {
      const { done, value } = steps.next();
      if (done) return value;
      await pause();
    }
  };
  return {
    lang: row.lang,
    title: await words(title),
    tags: await words(tags),
    summary: await words(summary),
    content: await words(content),
  };
}

/** The words of an item that a search looks up: of what is short and was written with care. */
function vocabularyOf({ lang, title, tags, summary }: IndexedNews): Form[] {
  const words = new Set([title, tags, summary].flatMap((field) => field.words));
  return [...words].flatMap((word) => [...wordForms(word), ...keyForms(word, lang)]);
}

/** Puts the item into the full-text index and its words into the vocabulary, in place of what was there. */
export async function indexNews(tx: Tx, dialect: Dialect, row: StoredNews): Promise<void> {
  const words = await indexedInTurns(row);
  await dialect.putIndex(tx, row.id, words);
  await dialect.addTerms(tx, words);
  await dialect.addVocabulary(tx, row.lang, vocabularyOf(words));
}

/** For `import`. */
export const newsIndexSource: SearchSource = {
  table: 'news',
  put: (tx, dialect, _index, row) => {
    const item = row as StoredNews;
    return dialect.putIndex(tx, item.id, indexedNews(item));
  },
};

/** For `import`: a file of an older release is read into a schema that may not have this table yet, nor the next. */
export const termsSource: SearchSource = {
  table: 'news',
  put: (tx, dialect, _index, row) => dialect.addTerms(tx, indexedNews(row as StoredNews)),
};

/** For `import`. */
export const vocabularySource: SearchSource = {
  table: 'news',
  put: (tx, dialect, _index, row) => {
    const item = row as StoredNews;
    return dialect.addVocabulary(tx, item.lang, vocabularyOf(indexedNews(item)));
  },
};
