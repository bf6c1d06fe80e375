import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sampleNews } from '../src/seed/content.ts';
import { countWords } from '../src/text/typing/model.ts';

const source = join(import.meta.dirname, '../src');
const read = (path: string): unknown => JSON.parse(readFileSync(join(source, path), 'utf8'));

/** Files with texts in many languages, each under the code of its language. */
const shared = [
  ...['site/words.json', 'core/messages/phrases.json', 'horoscope/data/words.json'],
  ...['places/data/names.json', 'places/data/tree-names.json'],
];
/** What a word of the list of frequent words counts. */
const frequent = 12;

/** Every string in `value`; with a language, those under its code. */
function* texts(value: unknown, lang: string | null): Generator<string> {
  if (typeof value === 'string') {
    if (lang === null) yield value;
  } else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* texts(one, key === lang ? null : lang);
}

/** The words of a language that stand in this repository, each with how often it occurs. */
export function wordsOf(lang: string): [string, number][] {
  const tables = readdirSync(join(source, 'panchang/data')).filter((name) => name.endsWith('.json'));
  const files = [...shared, ...tables.map((name) => `panchang/data/${name}`)];
  const labels = globSync(`*/labels/${lang}.json`, { cwd: source }).sort();
  const own = [`panchang/data/festivals/${lang}.json`, ...labels];
  const samples = sampleNews.filter((item) => item.lang === lang).flatMap(({ title, content }) => [title, content]);
  const counts = countWords([
    ...files.flatMap((path) => [...texts(read(path), lang)]),
    ...own.flatMap((path) => [...texts(read(path), null)]),
    ...samples.map((html) => html.replace(/<[^>]+>/g, ' ')),
  ]);
  const list = (read('text/typing/frequent.json') as Record<string, string>)[lang] ?? '';
  for (const word of list.split(' ').filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + frequent);
  return [...counts];
}

const prefix = 'words:';

/** `import('words:te')` gives the words of Telugu. */
export const typingWords = (): Plugin => ({
  name: 'typing-words',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(`\0${prefix}`)
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(wordsOf(id.slice(prefix.length + 1))))});`
      : null,
});
