import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { addPhones } from '../support/devices.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { onBoth, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

const phones = 2_500;

onBoth('a send to everybody keeps neither breaking news nor other work waiting', async (t, kind) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  // The first batch cannot end, nor any behind it begin, until these are answered: nothing depends on how fast the machine is.
  const released = Promise.withResolvers<void>();
  t.after(() => released.resolve());
  let held = 0;
  fake.judge = ({ token }) =>
    token !== undefined && token !== 'token-number-2499' && held++ < 10 ? { until: released.promise } : undefined;
  const running = await start(t, kind, { ...fake.env, WORKERS: '1', PUSH_WORKERS: '1' });
  const { app } = running.dinam;
  await addPhones(app.db.write, phones);
  const token = await running.tokenOf('editor');
  const post = async (json: object): Promise<number> => {
    const reply = await running.call('/api/admin/notifications', { token, json: { title: 'बड़ी खबर', ...json } });
    assert.equal(reply.status, 202, reply.text);
    return reply.body.data.id;
  };
  const get = async (id: number) => (await running.call(`/api/admin/notifications/${id}`, { token })).body.data;
  const everybody = await post({ target: { type: 'all' } });
  await until(
    async () => fake.requestCount,
    (n) => n > 0,
  );
  const topic = await post({ target: { type: 'topic', value: 'news.hi.breaking' } });
  const one = await post({ type: 'breaking', target: { type: 'device', value: 'phone-number-2499' } });
  const other = { kind: 'push.sweep', uniqueKey: 'sweep of the test' };
  await change(app, systemActor, (c) => c.enqueue(other));
  const swept = () => app.db.write.selectFrom('jobs').select('state').where('kind', '=', 'push.sweep').execute();
  for (const id of [topic, one])
    await until(
      () => get(id),
      ({ status }) => status === 'sent',
    );
  await until(swept, (jobs) => jobs.some(({ state }) => state === 'done'));
  assert.equal((await get(everybody)).status, 'sending', 'which has not ended yet');
  released.resolve();
  assert.equal(
    (
      await until(
        () => get(everybody),
        ({ status }) => status !== 'sending',
        60_000,
      )
    ).status,
    'sent',
  );
  const order = fake.log.map((e) => (e.kind === 'topic' ? 'topic' : 'phone'));
  const behind = order.slice(order.indexOf('topic')).filter((what) => what === 'phone').length;
  assert.ok(behind >= phones / 2, `${behind} phones had to wait for the topic`);
  const delivered = fake.delivered();
  assert.equal(delivered.get('token-number-2499'), 2);
  assert.equal(delivered.size, phones + 1);
});
