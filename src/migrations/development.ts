import { sql } from 'kysely';
import type { FormerList } from '../backup/import.ts';
import type { Tx } from '../core/db/dialect.ts';
import { Fault } from '../core/error.ts';
import { imports } from './019-imports.ts';
import { migrationNames } from './list.ts';

/** The last list of migrations of development versions: how many there were, the first, and the last ones. */
const list = { count: 56, first: '001-system', last: ['072-merged-rows', '073-import-lines'] };

/** Jobs by their names in development versions. */
const jobs: Readonly<Record<string, string>> = {
  'news.turn': 'news.due',
  'rss.fulltext': 'feeds.fulltext',
  'rss.reindex': 'feeds.reindex',
  'rss.retain': 'feeds.retain',
  'rss.tend': 'feeds.tend',
  'websub.ask': 'websub.subscribe',
  'websub.take': 'websub.ingest',
  'websub.tend': 'websub.renew',
};

/**
 * Exports of the last development version, which made the tables and columns of today by other steps. It alone is read: those
 * before it have other tables.
 */
export const development: FormerList = {
  stepsOf(names) {
    if (!names.includes(list.first)) return null;
    if (names.length !== list.count || !list.last.every((name) => names.includes(name)))
      throw new Fault(
        'conflict',
        'The file was made by a development version that is too old. Start the one that CHANGELOG.md names over its database, and export again.',
      );
    return migrationNames.slice(0, migrationNames.indexOf(imports.name) + 1);
  },
  async rename(tx: Tx) {
    for (const [old, name] of Object.entries(jobs)) {
      await sql`update jobs set kind = ${name}, unique_key = replace(unique_key, ${old}, ${name}),
        ended_key = replace(ended_key, ${old}, ${name}) where kind = ${old}`.execute(tx);
      await sql`update schedules set name = ${name} where name = ${old}`.execute(tx);
    }
  },
};
