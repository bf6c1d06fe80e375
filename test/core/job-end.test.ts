import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { onBoth, start, test } from '../support/helper.ts';

onBoth('a job ends with the transaction that ends its work, or not at all', async (t, kind) => {
  const { dinam, clock } = await start(t, kind, { WORKERS: '0' });
  const { app } = dinam;
  await change(app, systemActor, (c) => c.enqueue({ kind: 'work', uniqueKey: 'పని' }));
  const stateOf = async () =>
    app.db.write.selectFrom('jobs').select(['state', 'attempts', 'unique_key']).where('kind', '=', 'work').execute();
  const lines = () => app.db.write.selectFrom('audit').select('action').where('resource', '=', 'work').execute();
  const seen: string[] = [];
  const work: Handler = async (app, job) => {
    await change(app, systemActor, async (c) => {
      await c.audit('done', 'work', job.attempt);
      await job.end(c.tx);
      if (job.attempt === 1) throw new Error('చివరి క్షణంలో');
    });
    // Committed: from here on nobody takes it again, whatever becomes of this process.
    seen.push(...(await stateOf()).map(({ state }) => state));
  };
  const workers = new Workers(app, new Map([['work', work]]), 1);
  await workers.drain();
  assert.deepEqual(await stateOf(), [{ state: 'queued', attempts: 1, unique_key: 'పని' }]);
  assert.deepEqual(await lines(), [], 'nothing is left of the first try');
  clock.ms += 60_000;
  await workers.drain();
  assert.deepEqual(seen, ['done']);
  assert.deepEqual(await stateOf(), [{ state: 'done', attempts: 2, unique_key: null }]);
  assert.deepEqual(await lines(), [{ action: 'done' }]);
});

test('a job whose claim is answered after the stop goes back unbegun', async (t) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = dinam;
  await change(app, systemActor, (c) => c.enqueue({ kind: 'work' }));
  let begun = 0;
  const workers = new Workers(app, new Map([['work', async () => void begun++]]), 1);
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  // There is one connection that writes: the claim waits for it.
  const other = app.db.write.transaction().execute(() => {
    isHeld.resolve();
    return held.promise;
  });
  await isHeld.promise;
  workers.start(10);
  const stopping = workers.stop();
  held.resolve();
  await Promise.all([other, stopping]);
  const [job] = await app.db.write.selectFrom('jobs').selectAll().where('kind', '=', 'work').execute();
  assert.deepEqual([begun, job?.state, job?.attempts, job?.lease, job?.last_error], [0, 'queued', 0, null, 'stopped']);
});
