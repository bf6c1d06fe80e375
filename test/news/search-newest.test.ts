import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { SearchQuery } from '../../src/core/db/dialect.ts';
import { indexedWords, matchOf } from '../../src/text/match.ts';
import { onBoth, start } from '../support/helper.ts';

/** Ids near each other and far apart: many in the newest blocks, few below, and some of the beginning of a large table. */
const ids = [
  ...Array.from({ length: 30 }, (_, i) => 9_000_000 - i * 97),
  ...Array.from({ length: 30 }, (_, i) => 8_990_000 - i * 1_501),
  ...Array.from({ length: 30 }, (_, i) => 8_900_000 - i * 40_009),
  ...Array.from({ length: 10 }, (_, i) => 400_000 - i * 40_009),
  ...[2_049, 2_048, 2_047, 1],
];
/** The word is in the title of some and in the content of others. */
const isInTitle = (id: number): boolean => id % 3 === 0;
const langOf = (id: number): string => (id % 5 === 0 ? 'hi' : 'te');

onBoth('the newest that match are found, however far apart they are', async (t, kind) => {
  const { dialect, read, write } = (await start(t, kind)).dinam.app.db;
  await write.transaction().execute(async (tx) => {
    for (const id of ids) {
      const lang = langOf(id);
      const [word, none] = [indexedWords('వర్షం గోదావరి', lang), indexedWords('', lang)];
      const [title, content] = isInTitle(id) ? [word, none] : [none, word];
      await dialect.putIndex(tx, id, { lang, title, tags: none, summary: none, content });
    }
  });
  const found = async (query: Pick<SearchQuery, 'bound' | 'lang' | 'fields'>, typed: string): Promise<number[]> => {
    const asked = dialect.matchIds({ match: matchOf(typed, query.lang), quality: 'beginning', ...query });
    const { rows } = await sql<{ id: number; rowid: number }>`select * from ${asked} as found`.execute(read);
    return rows.map(({ id, rowid }) => id ?? rowid);
  };
  for (const typed of ['వర్షం ', 'వర్', '"వర్షం గోదావరి"'])
    for (const lang of ['te', 'hi', undefined]) {
      const all = ids.filter((id) => lang === undefined || langOf(id) === lang).sort((a, b) => b - a);
      for (const limit of [1, 5, 20, 40, 60, 80, 100, 200]) {
        const newest = await found({ bound: { limit }, lang, fields: 4 }, typed);
        assert.deepEqual(newest, all.slice(0, limit), `${limit} of ${typed} in ${lang}`);
      }
      for (const within of [all.slice(0, 8), all.slice(20, 50), all, [1]]) {
        const tier = new Set(await found({ bound: { within }, lang, fields: 1 }, typed));
        const expected = within.filter((id) => isInTitle(id) && (lang === undefined || langOf(id) === lang));
        assert.deepEqual(
          within.filter((id) => tier.has(id)),
          expected,
        );
      }
    }
  assert.deepEqual(await found({ bound: { limit: 20 }, lang: 'te', fields: 4 }, 'చంద్రుడు '), []);
});
