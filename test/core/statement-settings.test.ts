import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Queries } from '../../src/core/db/dialect.ts';
import { withSettings } from '../../src/core/db/statement-settings.ts';
import { onPostgres, start } from '../support/helper.ts';

const awkward = ["తెలంగాణ' వార్త", 'c:\\हिन्दी\\', "'; drop table news; --", '$1 $2', 'வானிலை "செய்தி"', '', '\ud83c\udf27'];

// SQLite has no settings of a statement.
onPostgres('a statement with settings gets its values as they are, and leaves no setting behind', async (t) => {
  const { read } = (await start(t, 'postgres')).dinam.app.db;
  await read.connection().execute(async (one) => {
    const ask = async (text: string, n: number | null, how: 'once' | 'prepared', ms = 1_234) => {
      const query = sql<Record<string, unknown>>`select ${text}::text as text, ${n}::bigint + 1 as n,
        current_setting('statement_timeout') as ms, current_setting('enable_seqscan') as scans`.compile(one);
      return (await one.executeQuery(withSettings({ statement_timeout: ms, enable_seqscan: 'off' }, query, how))).rows;
    };
    for (const how of ['once', 'prepared', 'prepared'] as const)
      for (const text of awkward) {
        assert.deepEqual(await ask(text, -5, how), [{ text, n: -4, ms: '1234ms', scans: 'off' }]);
        assert.deepEqual(await ask(text, null, how), [{ text, n: null, ms: '1234ms', scans: 'off' }]);
      }
    for (const how of ['once', 'prepared'] as const) await assert.rejects(ask('a\0b', 1, how), { code: '22021' });
    assert.notEqual(await settingOf(one, 'statement_timeout'), '1234ms');
    assert.equal(await settingOf(one, 'enable_seqscan'), 'on');
    assert.equal(await settingOf(one, 'plan_cache_mode'), 'auto');
  });
});

const settingOf = async (one: Queries, name: string): Promise<string> => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(one);
  return (rows[0] as { value: string }).value;
};

onPostgres('a connection keeps plans, not too many, and makes one anew after it has failed', async (t) => {
  const { read } = (await start(t, 'postgres')).dinam.app.db;
  await read.connection().execute(async (one) => {
    const ask = async (statement: string, value: number) => {
      const query = { ...sql<{ n: number }>``.compile(one), sql: statement, parameters: [value] };
      return (await one.executeQuery(withSettings({ statement_timeout: 200 }, query, 'prepared'))).rows;
    };
    const kept = async (): Promise<{ statement: string; calls: number }[]> =>
      (
        await sql<{ statement: string; calls: number }>`select statement, generic_plans + custom_plans as calls
          from pg_prepared_statements where name like 'dinam%'`.execute(one)
      ).rows;
    for (const value of [1, 2, 3]) assert.deepEqual(await ask('select $1::int as n', value), [{ n: value }]);
    assert.deepEqual(
      (await kept()).map(({ calls }) => calls),
      [3],
    );
    const half = 'select 10 / $1::int as n';
    await assert.rejects(ask(half, 0), { code: '22012' });
    assert.deepEqual(await ask(half, 2), [{ n: 5 }]);
    await assert.rejects(ask('select $1::int as n from pg_sleep(30)', 1), { code: '57014' });
    await assert.rejects(ask('select $1::int as n from nowhere', 1), { code: '42P01' });
    const other = 'select $1::int - 1 as n';
    for (let i = 0; i < 100; i++) {
      assert.deepEqual(await ask(`select $1::int + ${i} as n`, 1), [{ n: i + 1 }]);
      assert.deepEqual(await ask(other, 7), [{ n: 6 }]);
    }
    const all = await kept();
    assert.ok(all.length <= 25, 'the plans are bounded');
    assert.equal(all.find(({ statement }) => statement.includes(other))?.calls, 100, 'what is used is kept');
    assert.deepEqual(await ask('select $1::int as n', 7), [{ n: 7 }]);
    // A plan outlives the transaction that made it: those of statements that fail must not gather.
    for (let i = 0; i < 60; i++) await assert.rejects(ask(`select ${i} / $1::int as n`, 0), { code: '22012' });
    for (let i = 0; i < 60; i++) await assert.rejects(ask(half, 0), { code: '22012' });
    assert.ok((await kept()).length <= 25, 'nor do those of statements that fail');
    assert.deepEqual(await ask(half, 2), [{ n: 5 }]);
  });
});
