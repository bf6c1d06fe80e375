import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { countJobs, oldestDue } from '../../src/core/jobs/figures.ts';
import { sweepJobs } from '../../src/core/jobs/outcome.ts';
import { onBoth, start } from '../support/helper.ts';
import { addEndedJobs } from '../support/job-rows.ts';

const jobs = 3_400_000;
const chunk = 200_000;

/** Milliseconds that each of some runs takes, the median and the longest. */
async function timed(runs: number, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return `median ${times[Math.floor(runs / 2)]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms`;
}

onBoth(
  'with 3.4 million jobs that are done a look at the metrics reads none, and the sweep delays no write',
  async (t, kind) => {
    const { dinam, clock } = await start(t, kind, { WORKERS: '0' });
    const { app } = dinam;
    for (let n = 0; n < jobs; n += chunk) await addEndedJobs(app, chunk, 'done', 8);
    const now = new Date(clock.ms).toISOString();
    t.diagnostic(
      `queries of a look at ${jobs} rows: ${await timed(50, () => Promise.all([countJobs(app.db), oldestDue(app.db, now)]))}`,
    );
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    let isSwept = false;
    const began = performance.now();
    const sweeping = sweepJobs(app).then(() => {
      isSwept = true;
    });
    let writes = 0;
    const write = () => change(app, systemActor, (c) => c.audit('waits', 'jobs', String(++writes)));
    t.diagnostic(`writes meanwhile: ${await timed(50, write)}`);
    assert.equal(isSwept, false, 'all of them came in between');
    await sweeping;
    loop.disable();
    t.diagnostic(
      `swept in ${((performance.now() - began) / 1_000).toFixed(0)} s; event loop p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms`,
    );
    assert.deepEqual(
      (await countJobs(app.db)).filter(({ kind: name }) => name === 'push.batch'),
      [],
    );
  },
);
