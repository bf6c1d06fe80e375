import assert from 'node:assert/strict';
import type { KyselyPlugin } from 'kysely';
import { sweep } from '../../src/notifications/cleanup.ts';
import { countTowardsCap, pruneDays } from '../../src/notifications/delivery/frequency-cap.ts';
import { onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { setUp } from '../support/sending.ts';

const day = 86_400_000;

async function register(running: Running, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    const json = { installation_id: `phone-number-${n}`, value: `token-number-${n}`, lang: 'te' };
    await running.call('/api/v1/devices', { json });
  }
}

onSqlite('a clock that is a year ahead for a while removes no phone', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const left = async (): Promise<number> => (await app.db.write.selectFrom('devices').select('id').execute()).length;
  await register(running, 0, 5);
  running.clock.ms += 400 * day;
  await sweep(app);
  assert.equal(await left(), 5, 'at the first look');
  await register(running, 5, 8);
  await sweep(app);
  assert.equal(await left(), 8, 'nor when others come meanwhile');
  running.clock.ms -= 400 * day;
  await sweep(app);
  assert.equal(await left(), 8);
  // And the days that have really gone by count.
  for (let n = 0; n < 275; n++, running.clock.ms += day) await sweep(app);
  assert.equal(await left(), 3);
});

onSqlite('an unsubscribed token is deleted in the end, whether or not FCM accepted it', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await register(running, 0, 1);
  await app.db.write.updateTable('devices').set({ topics: '["news.all"]' }).execute(); // with credentials of before
  await running.call('/api/v1/installations/phone-number-0', { method: 'DELETE' });
  const kept = async () => (await app.db.write.selectFrom('topic_leavers').select('value').execute()).length;
  running.clock.ms += 29 * day;
  await sweep(app);
  assert.equal(await kept(), 1, 'credentials may come yet');
  running.clock.ms += 2 * day;
  await sweep(app);
  assert.equal(await kept(), 0);
});

onBoth('the counts of a day go in pieces, and others get their turn in between', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await register(running, 0, 1);
  const { id } = await app.db.write.selectFrom('devices').select('id').executeTakeFirstOrThrow();
  const days = Array.from({ length: 9_000 }, (_, n) =>
    new Date(Date.UTC(1990, 0, 1) + n * day).toISOString().slice(0, 10),
  );
  const today = new Date(running.clock.ms).toISOString().slice(0, 10);
  for (let at = 0; at < days.length; at += 1_000)
    await app.db.write
      .insertInto('device_days')
      .values(days.slice(at, at + 1_000).map((one) => ({ device_id: id, day: one, sent: 1, last_notification: 1 })))
      .execute();
  await countTowardsCap(app.db, [{ deviceId: id, day: today }], 3, 1);
  const counts: number[] = [];
  /** After each statement another connection looks, and somebody else writes. */
  const others: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const { n } = await app.db.read
        .selectFrom('device_days')
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      counts.push(Number(n));
      await app.db.write
        .updateTable('devices')
        .set({ app_version: String(counts.length) })
        .where('id', '=', id)
        .execute();
      return result;
    },
  };
  const db = Object.create(app.db, { write: { value: app.db.write.withPlugin(others) } }) as typeof app.db;
  await pruneDays({ ...app, db });
  assert.deepEqual(counts, [7_001, 5_001, 3_001, 1_001, 1]);
  const rest = await app.db.write.selectFrom('device_days').select('day').execute();
  assert.deepEqual(rest, [{ day: today }]);
});

onSqlite('a phone that leaves while its batch is counted to the cap is passed over', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { write } = running.dinam.app.db;
  await register(running, 0, 2);
  const [a, b] = await write.selectFrom('devices').select('id').orderBy('id').execute();
  const of = (deviceId = 0, on = '2026-11-21') => ({ deviceId, day: on });
  const taken = await countTowardsCap(running.dinam.app.db, [of(987_654), of(a?.id), of(b?.id, '2026-11-22')], 1, 1);
  assert.deepEqual([...taken].sort(), [a?.id, b?.id]);
  assert.deepEqual(
    [...(await countTowardsCap(running.dinam.app.db, [of(a?.id), of(b?.id)], 1, 2))],
    [b?.id],
    'another day',
  );
  assert.equal((await countTowardsCap(running.dinam.app.db, [of(a?.id)], 1, 1)).size, 1, 'the same notification again');
});

onSqlite('who opted out of a category is not sent what lies below it', async (t, kind) => {
  const values = ['token-number-a', 'token-number-b'];
  const optOuts = [{ categories: ['sports'] }, { categories: ['tennis'] }];
  const { running, post, pass, get, as, fake } = await setUp(t, kind, values, (n) => ({
    opt_outs: optOuts[n],
    categories: ['cricket'],
  }));
  const token = await as('editor');
  const make = async (path: string, json: object) => {
    const reply = await running.call(path, { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const sports = await make('/api/admin/categories', { name: 'Sports', slug: 'sports' });
  const cricket = await make('/api/admin/categories', { name: 'Cricket', slug: 'cricket', parent_id: sports.id });
  const story = await make('/api/admin/news', { title: 'క్రికెట్', lang: 'te', content: 'x', category_id: cricket.id });
  await running.call(`/api/admin/news/${story.id}/publish`, { token, json: {} });
  const id = await post({ news_id: story.id });
  await pass();
  assert.deepEqual((await get(id)).counts.skipped, { opted_out: 1 });
  assert.deepEqual([...fake.delivered().keys()], ['token-number-b']);
  const topics = async (value: string) =>
    (await running.call(`/api/v1/devices/phone-${value}`, { method: 'PATCH', json: {} })).body.data.topics;
  assert.ok(!(await topics('token-number-a')).includes('news.te.cricket'));
  assert.ok((await topics('token-number-b')).includes('news.te.cricket'));
});
