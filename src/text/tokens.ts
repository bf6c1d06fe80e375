import { fold } from './fold.ts';
import { searchFold, typedFold } from './folding/search-fold.ts';

// The letters, marks and numbers that `tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'"` of SQLite
// FTS5 keeps together. Its default set leaves out marks, which splits every Indic word at its vowel signs.
const TOKEN = /[\p{L}\p{M}\p{N}\p{Co}]+/gu;
const MAX_TOKEN = 64;
const MAX_TERMS = 12;
const MAX_INDEX = 150_000;
// Twelve words and their quotes fit many times; the rest of a hostile query is not even folded.
const MAX_QUERY = 2000;

/** A search in folded words: a match has every term, every phrase (its words in a row), and a word with the prefix. */
export type ParsedSearch = { terms: string[]; phrases: string[][]; prefix: string | null };

/** The folded words of `s` in their order, repeated ones too; a word keeps its first 64 code points. */
export function tokens(s: string): string[] {
  return split(fold(s));
}

/** The same as an index has them (`searchFold`). */
export function indexTokens(s: string): string[] {
  return split(searchFold(s));
}

function split(folded: string): string[] {
  const words = folded.match(TOKEN) ?? [];
  return words.map((word) => (word.length > MAX_TOKEN ? [...word].slice(0, MAX_TOKEN).join('') : word));
}

/**
 * What goes into a full-text index for `s`: its words with a space between them. Of a text of book length only the
 * first 150,000 characters count: PostgreSQL refuses a vector of over 1 MB, and both databases shall find the same.
 */
export function indexText(s: string): string {
  const text = indexTokens(s).join(' ');
  return text.length > MAX_INDEX ? text.slice(0, text.lastIndexOf(' ', MAX_INDEX)) : text;
}

/**
 * Reads what a person typed into a search box. "Quoted words" are a phrase (an unclosed quote is only a separator);
 * the last word is a prefix, since it may be unfinished, unless white space or a quote follows it. At most 12 words
 * count. No character is an operator; never throws.
 */
export function parseSearch(s: string): ParsedSearch {
  const quotes = s.slice(0, MAX_QUERY).split(/["“”]/);
  const isQuoted = (i: number): boolean => i % 2 === 1 && i < quotes.length - 1;
  const parts = quotes.map((part, i) => (isQuoted(i) ? searchFold : typedFold)(part));
  const search: ParsedSearch = { terms: [], phrases: [], prefix: null };
  let left = MAX_TERMS;
  for (const [i, part] of parts.entries()) {
    const words = split(part).slice(0, left);
    left -= words.length;
    if (isQuoted(i) && words.length > 1) search.phrases.push(words);
    else search.terms.push(...words);
  }
  const unfinished = split(parts.at(-1)!.split(/\s/).at(-1)!).at(-1);
  if (unfinished !== undefined && search.terms.at(-1) === unfinished) search.prefix = search.terms.pop()!;
  return search;
}

/**
 * The MATCH text of SQLite FTS5 for a search over `indexText`, or null when there is nothing to search for.
 * Every word is a quoted string, so none is ever read as an operator (FTS5, 3.1 and 3.6: a space between is AND).
 */
export function fts5Query(search: ParsedSearch): string | null {
  const quote = (words: string): string => `"${words.replaceAll('"', '""')}"`;
  const parts = [...search.terms, ...search.phrases.map((words) => words.join(' '))].map(quote);
  if (search.prefix !== null) parts.push(`${quote(search.prefix)}*`);
  return parts.join(' ') || null;
}

/**
 * The same search as a PostgreSQL tsquery in text form, or null when there is nothing to search for.
 * Every word is a quoted lexeme with its quotes and backslashes doubled (PostgreSQL, 8.11.2).
 */
export function tsQuery(search: ParsedSearch): string | null {
  const quote = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;
  const parts = [...search.terms.map(quote), ...search.phrases.map((words) => words.map(quote).join(' <-> '))];
  if (search.prefix !== null) parts.push(`${quote(search.prefix)}:*`);
  return parts.join(' & ') || null;
}
