import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { sweepJobs } from '../../src/core/jobs/outcome.ts';
import { faultsOf, listenTo } from '../plans-read.ts';
import { onBoth, start, test } from '../support/helper.ts';
import { addEndedJobs } from '../support/job-rows.ts';

onBoth('a look at the metrics reads no job that is done, however many there are', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await addEndedJobs(app, 5_000, 'done', 1);
  await addEndedJobs(app, 3, 'dead', 1);
  await change(app, systemActor, (c) => c.enqueue({ kind: 'feeds.fetch', runAt: isoTime(app.now() - 90_000) }));
  const heard = listenTo(app);
  // As before autovacuum has looked at the table, after a restore for instance.
  if (kind === 'postgres') await sql`delete from pg_statistic where starelid = 'jobs'::regclass`.execute(app.db.write);
  for (const isAnalyzed of [false, true]) {
    if (isAnalyzed) await sql`analyze`.execute(app.db.write);
    heard.take();
    const { text } = await running.call('/metrics');
    assert.match(text, /^dinam_jobs\{kind="push.batch",state="dead"\} 3$/m);
    assert.match(text, /^dinam_jobs\{kind="feeds.fetch",state="queued"\} 1$/m);
    assert.match(text, /^dinam_jobs_overdue_seconds\{kind="feeds.fetch"\} 90$/m);
    assert.doesNotMatch(text, /state="done"/);
    const requests = heard.take().filter((query) => /"jobs"/.test(query.sql));
    assert.equal(requests.length, 2);
    if (kind === 'postgres')
      for (const { sql: text } of requests) {
        const bare = text.replaceAll(/\$\d+/g, "''");
        const plan = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(bare)}`.execute(app.db.write);
        assert.match(plan.rows.map((row) => row['QUERY PLAN']).join('\n'), /jobs_not_done/, text);
      }
    for (const query of requests)
      for (const { kind: fault, detail } of await faultsOf(app, query))
        assert.match(detail, /jobs_not_done/, `${fault} ${query.sql}`); // it has those that are not done, and no others
  }
});

test('others write while ended jobs are deleted, and retained jobs remain', async (t) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = dinam;
  await addEndedJobs(app, 9_000, 'done', 8);
  await addEndedJobs(app, 5, 'done', 6);
  await addEndedJobs(app, 7, 'dead', 27);
  await addEndedJobs(app, 2_100, 'dead', 29);
  const left = async (): Promise<number> => {
    const { n } = await app.db.write
      .selectFrom('jobs')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('kind', '=', 'push.batch')
      .executeTakeFirstOrThrow();
    return n;
  };
  const sweeping = sweepJobs(app);
  await change(app, systemActor, (c) => c.audit('waits', 'jobs', 'ఒకటి'));
  assert.ok((await left()) > 5 + 7, 'the write came in between');
  await sweeping;
  assert.equal(await left(), 5 + 7);
});
