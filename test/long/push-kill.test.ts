import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { batchSize, body, killedBetween, prepare, request, serve, title } from '../notifications/push-kill.ts';
import { type Kind, onBoth, password, readyDatabase, test } from '../support/helper.ts';
import { withDatabase } from '../support/rows.ts';

const phones = 100_000;

test('kill -9 of two workers on PostgreSQL: FCM gets one request for each of 100,000 phones, but for the batches in flight', (t) =>
  killedBetween(t, phones, 0));

/** Takes a notification and kills the process so long after its answer. @returns how many batches and jobs there are then */
async function killedAfter(t: TestContext, env: Record<string, string>, ms: number): Promise<[number, number]> {
  const child = serve(t, env);
  const { token } = await request(child, '/api/auth/login', { username: 'editor', password });
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await request(child, '/api/admin/notifications', { title, body, target: { type: 'all' } }, headers);
  await sleep(ms);
  child.process.kill('SIGKILL');
  await child.closed;
  return withDatabase(env, async ({ write }) => {
    const batches = await write
      .selectFrom('notification_batches')
      .select('batch')
      .where('notification_id', '=', id)
      .execute();
    const jobs = await write.selectFrom('jobs').select('id').where('kind', '=', 'push.batch').execute();
    // The next round begins anew.
    await write.deleteFrom('notification_batches').execute();
    await write.deleteFrom('jobs').where('kind', 'like', 'push.%').execute();
    return [batches.length, jobs.length];
  });
}

onBoth(
  'kill -9 at any moment of a fan-out to 100,000 phones: all of its batches are there, or none',
  async (t, kind: Kind) => {
    const env = await readyDatabase(t, kind);
    await prepare(env, phones);
    const seen: number[] = [];
    for (let ms = 0; ms <= 300; ms += 20) {
      const [batches, jobs] = await killedAfter(t, env, ms);
      assert.ok(batches === 0 || batches === phones / batchSize, `${batches} batches after ${ms} ms`);
      assert.equal(jobs, batches);
      seen.push(batches);
    }
    t.diagnostic(seen.map((n) => (n === 0 ? 'none' : 'all')).join(' '));
  },
);
