import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { sqliteThread } from '../../src/core/db/reader/sqlite-thread.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';
import { emptyDatabase } from '../support/helper.ts';

test('the search thread is restarted after it has died', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const config = readConfig(env);
  const log = createLog('silent');
  const db = openDatabase(config, log);
  await migrate(db);
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
