import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { sqliteThread } from '../../src/core/db/reader/sqlite-thread.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { createLog } from '../../src/core/log/log.ts';
import { indexTerms } from '../../src/news/search/begun.ts';
import { indexedWords, type Match, matchOf } from '../../src/text/match.ts';
import { bareDatabase, start } from '../support/helper.ts';

test('the search thread is restarted after it has died', async (t) => {
  const env = await bareDatabase(t, 'sqlite');
  const config = readConfig(env);
  const log = createLog('silent');
  const db = openDatabase(config, log);
  const runner = sqliteThread(sqliteFile(config.dataDir), log, 'search');
  const count = (n: number) =>
    sql<{
      x: number;
      text: string;
    }>`with recursive c(x) as (select 1 union all select x + 1 from c where x < ${sql.lit(n)})
      select x, x || printf('%.1000000c', 'x') as text from c`.compile(db.read);
  try {
    assert.equal((await runner.rows(count(3), 60_000)).length, 3);
    await assert.rejects(runner.rows(count(1_000), 60_000), { code: 'unavailable' }, 'its memory is bounded');
    assert.equal((await runner.rows(count(3), 60_000)).length, 3);
    await assert.rejects(runner.rows(sql`select gone from nowhere`.compile(db.read) as never, 60_000), /nowhere/);
    assert.equal((await runner.rows(count(3), 60_000)).length, 3, 'a wrong query ends nothing');
  } finally {
    await runner.close();
    await db.close();
  }
});

test('SQLite: stories that come in one by one leave few segments to look through', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const { dialect, read, write } = app.db;
  const none = indexedWords('', 'hi');
  for (let id = 1; id <= 90; id++) {
    const title = indexedWords(`किसान आंदोलन ${'दिल्ली जयपुर भोपाल'.split(' ')[id % 3]} ${id}`, 'hi');
    await write
      .transaction()
      .execute((tx) => dialect.putIndex(tx, id, { lang: 'hi', title, tags: none, summary: none, content: none }));
  }
  const { rows } = await sql<{ n: number }>`select count(distinct segid) as n from news_index_idx`.execute(read);
  assert.ok((rows[0]?.n ?? 90) <= 6, `${rows[0]?.n} segments`);
});

test('SQLite: a common beginning is looked for by its words, and a bound ends the walk through the index', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const { dialect, read, write } = app.db;
  const words = ['ప్రజలు', 'ప్రజాధనం', 'ప్రజాస్వామ్యం'];
  const [many, none] = [2_400, indexedWords('', 'te')];
  const letters = (number: number | string): string =>
    String(number).replace(/[0-9]/g, (digit) => 'కఖగఘచఛజఝటఠ'[+digit] as string);
  await write.transaction().execute(async (tx) => {
    for (let id = 1; id <= many; id++) {
      const title = indexedWords(`${words[id % 3]} వర్షం${letters(id)}`, 'te');
      await dialect.putIndex(tx, id, { lang: 'te', title, tags: none, summary: none, content: none });
    }
  });
  const ids = async (typed: string, begun?: ReadonlyMap<string, readonly string[]>): Promise<number[]> => {
    const query = { match: matchOf(typed, 'te'), quality: 'beginning', fields: 4, bound: { limit: 50 } } as const;
    const { rows } = await sql<{
      rowid: number;
    }>`select * from ${dialect.matchIds({ ...query, ...(begun ? { begun } : {}) })}`.execute(read);
    return rows.map(({ rowid }) => rowid);
  };
  const begunWords = async (match: Match) => (await indexTerms(app, match)).begun;
  const [native, latin, rare, endless] = ['ప్ర', 'prajadh', `వర్షం${letters(24)}`, 'వర్షం'].map((typed) =>
    matchOf(typed, 'te'),
  );
  assert.deepEqual([...(await begunWords(native ?? []))], [['ప్ర', words.toSorted()]]);
  const bySound = [...(await begunWords(matchOf('praja', 'te')))];
  assert.ok(
    bySound.some(([, found]) => found.length >= 3),
    'keys are looked up as well',
  );
  assert.equal((await begunWords(latin ?? [])).size, 0, 'so few items are one list');
  assert.equal((await begunWords(rare ?? [])).size, 0);
  assert.equal((await begunWords(endless ?? [])).size, 0, 'too many words');
  const newest = await ids('ప్ర', await begunWords(native ?? []));
  assert.deepEqual([newest, newest[0]], [await ids('ప్ర'), many]);

  // FTS5 begins at a bound that is an integer; any other it leaves to the caller, who gets all rows.
  const tier = dialect
    .matchIds({ match: native ?? [], quality: 'beginning', fields: 1, bound: { within: [9, 7] } })
    .compile(read);
  const [, bound] = /rowid >= (.+)\)$/s.exec(tier.sql) ?? [];
  const { rows } = await sql<{
    type: string;
  }>`select typeof(${sql.raw((bound as string).replace('?', '7.0'))}) as type`.execute(read);
  assert.equal(rows[0]?.type, 'integer');
});
