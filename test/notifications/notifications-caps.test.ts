import assert from 'node:assert/strict';
import { say } from '../support/fake-fcm/fake.ts';
import { onBoth, onSqlite } from '../support/helper.ts';
import { hour, minute, type Set as Sending, setUp } from '../support/sending.ts';

const zone = 'Asia/Kolkata';
const phone = 'token-number-a';

async function cap(set: Sending, daily_cap: number): Promise<void> {
  const reply = await set.running.call('/api/admin/settings/app', {
    method: 'PATCH',
    token: await set.as('owner'),
    json: { push: { daily_cap, quiet_hours: null } },
    headers: { 'if-match': '*' },
  });
  assert.equal(reply.status, 200, reply.text);
}

/** To the next time that the clocks of India show this. */
function at({ running }: Sending, clock: string): void {
  const today = new Date(running.clock.ms + 5.5 * hour).toISOString().slice(0, 10);
  const then = Date.parse(`${today}T${clock}:00+05:30`);
  running.clock.ms = then > running.clock.ms ? then : then + 24 * hour;
}

const counted = async ({ running }: Sending): Promise<number[]> => {
  const rows = await running.dinam.app.db.write.selectFrom('device_days').select('sent').orderBy('day').execute();
  return rows.map(({ sent }) => sent);
};

onSqlite('a phone that is tried again has its place, whatever came in between', async (t, kind) => {
  const set = await setUp(t, kind, [phone], () => ({ tz: zone }));
  const { fake, post, get, pass } = set;
  await cap(set, 2);
  at(set, '10:00');
  fake.answer(phone, say.unavailable(40), say.unavailable(40));
  const first = await post({ title: 'তিস্তার জল বাড়ছে' });
  await pass();
  const second = await post({ title: 'रात तक बारिश' });
  await pass();
  assert.equal(fake.delivered().get(phone), undefined, 'both have to wait');
  assert.deepEqual(await counted(set), [2]);
  await pass(minute);
  assert.equal(fake.delivered().get(phone), 2);
  for (const id of [first, second]) {
    const { status, counts } = await get(id);
    assert.deepEqual([status, counts.sent, counts.skipped], ['sent', 1, {}]);
  }
  assert.deepEqual(await counted(set), [2], 'once for each');
  const third = await post({ title: 'மூன்றாவது செய்தி' });
  await pass();
  assert.deepEqual((await get(third)).counts.skipped, { daily_cap: 1 });
});

onBoth('a phone that slept is counted when it is sent to, on that day', async (t, kind) => {
  const quiet_hours = { from: '22:00', to: '07:00' };
  const set = await setUp(t, kind, [phone], () => ({ tz: zone, quiet_hours }));
  const { fake, post, get, pass } = set;
  await cap(set, 1);
  at(set, '23:00');
  fake.answer(phone, say.unavailable(30));
  const night = await post();
  await pass();
  assert.deepEqual(await counted(set), []);
  await pass(8 * hour + minute);
  assert.deepEqual(await counted(set), [1], 'it was asked for, and has to wait once more');
  assert.equal(fake.delivered().get(phone), undefined);
  await pass(minute);
  assert.equal(fake.delivered().get(phone), 1);
  assert.equal((await get(night)).status, 'sent');
  const day = await post();
  await pass();
  assert.deepEqual((await get(day)).counts.skipped, { daily_cap: 1 });
});
