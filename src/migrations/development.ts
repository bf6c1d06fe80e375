import { sql } from 'kysely';
import type { FormerList } from '../backup/import.ts';
import type { Tx } from '../core/db/dialect.ts';
import { carryOver } from '../core/db/migrate.ts';
import { Fault } from '../core/error.ts';
import { planReindex } from '../core/reindex/plan-reindex.ts';
import { fold } from '../text/fold.ts';
import { nfc } from '../text/normalise.ts';
import { imports } from './019-imports.ts';
import { migrationNames } from './list.ts';

/** The list of migrations of commit f74042af, the last of development: how many there were, the first, and the last ones. */
const list = { count: 49, first: '001-system', last: ['064-health-writes', '067-delivered-keys'] };

/** Columns that its tables do not have, and what its rows have in them. `push.follow` finds the categories of devices. */
const added: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  devices: { category_ids: '{}' },
  news: { breaking_auto: 0 },
  feed_fetches: { left_out: null },
  feed_items: { audio_url: null, video_url: null },
  import_runs: { unchanged: 0, line_count: 0, left_out: 0, sums: '[]' },
};

/** Jobs by the names that they had. */
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
 * Exports of the last development version, whose tables are those of 019-imports but for what is here. It alone is read:
 * those before it have other tables.
 */
export const development: FormerList = {
  stepsOf(names) {
    if (!names.includes(list.first)) return null;
    if (names.length !== list.count || !list.last.every((name) => names.includes(name)))
      throw new Fault('conflict', `The file was made by another development version. ${carryOver}`);
    return migrationNames.slice(0, migrationNames.indexOf(imports.name) + 1);
  },

  row(table, row) {
    const now = { ...added[table], ...row };
    // Vowels that were typed in pieces fold to their letters since. What is folded again is what the text folds to now.
    if (typeof now.search_text === 'string') now.search_text = fold(now.search_text);
    if (table === 'users') now.username_key = fold(nfc(String(now.username)).trim());
    return now;
  },

  async settle(tx: Tx, now) {
    for (const [old, name] of Object.entries(jobs)) {
      await sql`update jobs set kind = ${name}, unique_key = replace(unique_key, ${old}, ${name}),
        ended_key = replace(ended_key, ${old}, ${name}) where kind = ${old}`.execute(tx);
      await sql`update schedules set name = ${name} where name = ${old}`.execute(tx);
    }
    // The flag of breaking news ran from the save. One that is over before its story appears would refuse the publication.
    await sql`update news set breaking_until = null where status in ('draft', 'review') and breaking_until <= ${now}`.execute(
      tx,
    );
    // Labels of stories and names of places are folded, too: the job and the next start write them anew.
    await planReindex(tx, 'news.reindex', 'news');
    await sql`delete from meta where key = 'places_shipped'`.execute(tx);
  },
};
