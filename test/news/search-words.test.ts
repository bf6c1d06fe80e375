import assert from 'node:assert/strict';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { extent } from '../support/extent.ts';
import { onBoth, onSqlite, readyDatabase } from '../support/helper.ts';
import { dinamFinder } from '../support/search-dinam.ts';
import { wordLanguages, wordsOf } from '../support/search-titles.ts';
import { type WordKind, type WordScore, wordScores } from '../support/search-words.ts';

/** Of words that are kept apart, percent: found, relevant among the first ten, first title relevant. */
const least: Partial<Record<WordKind, [found: number, relevant: number, first: number]>> = {
  word: [99, 95, 98],
  'typing error': [92, 95, 90],
  'two words': [85, 95, 85],
  Latin: [90, 87, 85],
  'Latin by rule': [90, 95, 90],
  'Latin beginning': [90, 80, 85],
  'Latin slip': [80, 80, 75],
  'loan word': [98, 95, 98],
  'loan slip': [90, 92, 90],
};

const langs = extent(
  wordLanguages,
  wordLanguages.filter((lang) => /^(?:te|hi|ta|ml|bn|ur)$/.test(lang)),
);

// That PostgreSQL finds and ranks the same is shown by `search-same.test.ts`; the long tests ask it all of this too.
extent(onBoth, onSqlite)('single words are found, and first, by what people type for them', async (t, kind) => {
  const app = await openApp(readConfig({ ...(await readyDatabase(t, kind)), SEARCH_TIMEOUT_MS: '60000' }));
  try {
    const find = await dinamFinder(app, langs, (lang) => wordsOf(lang).titles);
    const sums = new Map<WordKind, WordScore>();
    const misses: string[] = [];
    for (const lang of langs) {
      const told = (miss: { kind: WordKind; query: { typed: string; wanted: string } }): void =>
        void misses.push(`${miss.kind} ${lang} ${miss.query.typed} -> ${miss.query.wanted}`);
      for (const [one, score] of await wordScores(lang, find, 1, told)) {
        const sum = sums.get(one) ?? { queries: 0, found: 0, first: 0, answered: 0, relevant: 0 };
        for (const name of Object.keys(sum) as (keyof WordScore)[]) sum[name] += score[name];
        sums.set(one, sum);
      }
    }
    for (const [one, [found, relevant, first]] of Object.entries(least)) {
      const score = sums.get(one as WordKind) as WordScore;
      const missed = misses.filter((miss) => miss.startsWith(`${one} `)).join('; ');
      const percent = (part: number, whole: number): number => (100 * part) / whole;
      assert.ok(percent(score.found, score.queries) >= found, `${one}: ${score.found} of ${score.queries}, ${missed}`);
      assert.ok(
        percent(score.relevant, score.answered) >= relevant,
        `${one}: precision ${percent(score.relevant, score.answered).toFixed(1)}, ${missed}`,
      );
      assert.ok(
        percent(score.first, score.queries) >= first,
        `${one}: first ${score.first} of ${score.queries}, ${missed}`,
      );
    }
  } finally {
    await closeApp(app);
  }
});
