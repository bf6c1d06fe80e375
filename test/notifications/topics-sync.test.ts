import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { syncTopics } from '../../src/notifications/devices/topics-sync.ts';
import { type FakeFcm, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, type Kind, onSqlite, type Running, start } from '../support/helper.ts';

const { signal } = new AbortController();
const id = (n: number): string => `phone-number-${n}`;
const token = (n: number): string => `token-number-${n}`;

async function withFcm(t: TestContext, kind: Kind): Promise<{ running: Running; fake: FakeFcm }> {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  return { running: await start(t, kind, { WORKERS: '0', ...fake.env }), fake };
}

/** Phones of one language, as many as it takes. */
async function insert({ dinam }: Running, count: number): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < count; at += 500)
    await dinam.app.db.write
      .insertInto('devices')
      .values(
        Array.from({ length: Math.min(500, count - at) }, (_, i) => ({
          installation_id: id(at + i),
          kind: 'token' as const,
          value: token(at + i),
          value_hash: `h-${at + i}`,
          platform: 'android' as const,
          lang: 'te',
          app_version: null,
          place: null,
          categories: '[]',
          rev: 1,
          last_seen_at: now,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
}

const due = async ({ dinam }: Running): Promise<number> =>
  (await dinam.app.db.write.selectFrom('devices').select('id').where('topics_due', '=', 1).execute()).length;

onSqlite(
  'a call that is refused as a whole subscribes no device, and none is recorded as subscribed',
  async (t, kind) => {
    const { running, fake } = await withFcm(t, kind);
    await insert(running, 2);
    fake.topics.next.push(404);
    await assert.rejects(syncTopics(running.dinam.app, { signal }), /answers 404/);
    assert.deepEqual([await due(running), fake.topics.calls.length], [2, 0]);
    fake.topics.next.push(...Array(9).fill(400));
    await assert.rejects(syncTopics(running.dinam.app, { signal }), /rejected some changes/);
    assert.equal(await due(running), 2, 'no token was taken: it is not the token');
    await syncTopics(running.dinam.app, { signal });
    assert.equal(await due(running), 0);
    for (const topic of ['news.all', 'news.te', 'news.te.breaking'])
      assert.equal(fake.topics.members.get(topic)?.size, 2);
  },
);

onSqlite('one token that FCM cannot bear keeps no other from its topics', async (t, kind) => {
  const { running, fake } = await withFcm(t, kind);
  await insert(running, 600);
  const { batch } = fake.topics;
  let requestCount = 0;
  // As a service that refuses a whole call for what one token in it looks like.
  fake.topics.batch = (request) => {
    requestCount++;
    const { registration_tokens: tokens } = JSON.parse(request.body) as { registration_tokens: string[] };
    if (tokens.includes(token(77))) return { status: 400, headers: {}, body: '{"error":"InvalidTokens"}' };
    return batch.call(fake.topics, request);
  };
  await syncTopics(running.dinam.app, { signal });
  assert.equal(fake.topics.members.get('news.te')?.size, 599);
  assert.deepEqual(fake.topics.topicsOf(token(77)), []);
  assert.equal(await due(running), 0, 'and is asked for once');
  assert.ok(requestCount < 80, `${requestCount} calls`);
});

onSqlite(
  'while the Instance ID service is unreachable it gets one request, and no device is written',
  async (t, kind) => {
    const { running, fake } = await withFcm(t, kind);
    await insert(running, 3_500);
    let requestCount = 0;
    for (const status of [503, 403]) {
      requestCount = 0;
      fake.topics.batch = () => {
        requestCount++;
        return { status, headers: {}, body: '{}' };
      };
      await assert.rejects(syncTopics(running.dinam.app, { signal }), new RegExp(`answers ${status}`));
      assert.equal(requestCount, 1);
    }
    const rows: Json[] = await running.dinam.app.db.write
      .selectFrom('devices')
      .select(['topics', 'topics_due'])
      .execute();
    assert.ok(rows.every((row) => row.topics === '[]' && row.topics_due === 1));
  },
);
