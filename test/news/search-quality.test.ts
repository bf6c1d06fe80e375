import assert from 'node:assert/strict';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { type Lang, languages } from '../../src/core/model/common.ts';
import { extent } from '../support/extent.ts';
import { onBoth, onSqlite, readyDatabase } from '../support/helper.ts';
import { dinamFinder } from '../support/search-dinam.ts';
import { type QueryKind, queryKinds } from '../support/search-queries.ts';
import { foundOf, type Miss, noScore, plus, precisionOf, type Score, scoresOf } from '../support/search-score.ts';

/** Percent of the queries of the half that nothing was tuned on whose headline has to be among the first ten. */
const least: Record<QueryKind, number> = {
  exact: 99,
  encodings: 99,
  'typing errors': 75,
  inflected: 80,
  Latin: 88,
  'loan words': 92,
};
const leastPrecision = 90;

/** The ordinary run asks for one headline in eleven of five languages, the long one for all. */
const langs = extent<readonly Lang[]>(languages, ['te', 'hi', 'ta', 'bn', 'ur']);
const every = extent(1, 11);

// That PostgreSQL finds and ranks the same is shown by `search-same.test.ts`; the long tests ask it all of this too.
extent(onBoth, onSqlite)('searches find what readers mean', async (t, kind) => {
  const app = await openApp(readConfig({ ...(await readyDatabase(t, kind)), SEARCH_TIMEOUT_MS: '60000' }));
  try {
    const find = await dinamFinder(app, langs);
    const sums = new Map<QueryKind, Score>(queryKinds.map((one) => [one, noScore()]));
    const misses: Miss[] = [];
    for (const lang of langs)
      for (const [one, score] of await scoresOf(lang, find, { half: 1, every, missed: (miss) => misses.push(miss) }))
        sums.set(one, plus(sums.get(one) as Score, score));
    for (const [one, score] of sums) {
      const missed = misses.filter((miss) => miss.kind === one).map(({ typed, wanted }) => `${typed} -> ${wanted}`);
      assert.ok(foundOf(score) >= least[one], `${one}: ${foundOf(score).toFixed(1)} %, not ${missed.join('; ')}`);
      assert.ok(precisionOf(score) >= leastPrecision, `${one}: precision ${precisionOf(score).toFixed(1)} %`);
    }
  } finally {
    await closeApp(app);
  }
});
