import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import type { IndexedNews } from '../../src/core/db/dialect.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';
import { indexedWords, type MatchQuality, matchOf } from '../../src/text/match.ts';
import { emptyDatabase, onBoth } from '../support/helper.ts';

const item = (title: string, content = '', lang = 'te'): IndexedNews => ({
  lang,
  title: indexedWords(title, lang),
  tags: indexedWords('', lang),
  summary: indexedWords('', lang),
  content: indexedWords(content, lang),
});

const rows: [id: number, IndexedNews][] = [
  [1, item('హైదరాబాద్ భారీ వర్షం', 'నేడు రేపు')],
  [2, item('వర్షం భారీ హైదరాబాద్')],
  [3, item('హైదరాబాద్', 'భారీ వర్షం')],
  [4, item('భారీ హైదరాబాద్', 'నేడు హైదరాబాద్ భారీ వర్షం రేపు')],
  [5, item('दिल्ली में भारी बारिश', '', 'hi')],
  [6, item('బారీ', 'హైదరాబాద్ భారీ భారీ వర్షం')],
  [7, item(`హైదరాబాద్ ${'వార్త '.repeat(300)}భారీ వర్షం`)],
];

const asked: [typed: string, quality: MatchQuality, fields: number, found: number[]][] = [
  ['"భారీ వర్షం"', 'exact', 4, [7, 6, 4, 3, 1]],
  ['"భారీ వర్షం"', 'beginning', 1, [7, 1]],
  ['"హైదరాబాద్ భారీ వర్షం"', 'beginning', 4, [4, 1]],
  ['"హైదరాబాద్ భారీ వర్షం"', 'exact', 1, [1]],
  ['"భారీ హైదరాబాద్" వర్షం', 'exact', 4, [4, 2]],
  ['"వర్షం నేడు"', 'exact', 4, []],
  ['"భారీ భారీ" "భారీ వర్షం"', 'exact', 4, [6]],
  ['"haidarabad bhari varsham"', 'sound', 4, [4, 1]],
  ['"haidarabad bhari varsham"', 'exact', 4, []],
  ['"भारी बारिश"', 'exact', 4, [5]],
];

onBoth('a phrase is its words in their order', async (t, kind) => {
  const db = openDatabase(readConfig(await emptyDatabase(t, kind)), createLog('silent'));
  try {
    await migrate(db);
    await db.write.transaction().execute(async (tx) => {
      for (const [id, words] of rows) await db.dialect.putIndex(tx, id, words);
    });
    for (const [typed, quality, fields, expected] of asked)
      for (const bound of [{ limit: 10 }, { within: rows.map(([id]) => id) }]) {
        const ids = db.dialect.matchIds({ match: matchOf(typed, undefined), quality, fields, bound });
        const { rows: found } = await sql<{ id: number; rowid: number }>`select * from ${ids} as found`.execute(
          db.read,
        );
        assert.deepEqual(
          found.map(({ id, rowid }) => id ?? rowid).sort((a, b) => b - a),
          expected,
          `${typed} ${quality} in ${fields}`,
        );
      }
    if (kind === 'sqlite') return;
    const { rows: pairs } = await sql<{ same: boolean; n: number }>`
      select dinam_word_pairs('వర్షం:2A భారీ:1A,4 నేడు:6'::tsvector) = array[hashtext('భారీ వర్షం') & 4095] as same,
        cardinality(dinam_word_pairs('a:1,3 b:2 c:9'::tsvector)) as n`.execute(db.read);
    assert.deepEqual(pairs, [{ same: true, n: 2 }], 'words with others between them are no pair');
  } finally {
    await db.close();
  }
});
