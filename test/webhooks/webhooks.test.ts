import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { addUser } from '../../src/users/users.ts';
import { record } from '../../src/webhooks/deliver.ts';
import { type Json, onSqlite, password } from '../support/helper.ts';
import { messages } from '../support/messages.ts';
import { allNews, path, webhookScene } from './webhooks-scene.ts';

const minute = 60_000;
const day = 86_400_000;

onSqlite('a change of a story is delivered signed, tried again, listed, replayed and forgotten', async (t, kind) => {
  const s = await webhookScene(t, kind);
  const { receiver } = s;
  const hook = await s.add();
  assert.match(hook.secret, /^whsec_[\w+/]{32}$/);
  assert.ok(!(await s.owner(`${path}/${hook.id}`)).text.includes('whsec_'), 'it is shown once');
  const paused = await s.add({ is_active: false });
  const other = await s.add({ events: ['feed.failing'] });

  const story = (await s.owner('/api/admin/news', { json: { title: 'గోదావరికి వరద', lang: 'te' } })).body.data;
  const edit = (json: object, rev = '*') =>
    s.owner(`/api/admin/news/${story.id}?apply=now`, { method: 'PATCH', json, headers: { 'if-match': rev } });
  await edit({ title: 'చిత్తుప్రతి' });
  await s.pass();
  assert.equal(receiver.requests.length, 0, 'a draft is nobody’s business');

  await s.owner(`/api/admin/news/${story.id}/publish`, { json: {} });
  assert.equal((await s.deliveries(hook.id))[0].status, 'pending', 'written with the change');
  await s.pass();
  const [sent] = receiver.requests.splice(0);
  assert.ok(sent);
  const got = new Webhook(hook.secret).verify(sent.body, sent.headers as Record<string, string>) as Json;
  assert.deepEqual(
    [got.type, got.data.id, got.data.title, got.data.lang, got.data.status],
    ['news.published', story.id, 'చిత్తుప్రతి', 'te', 'published'],
  );
  assert.equal(sent.headers['content-type'], 'application/json; charset=utf-8');
  assert.throws(() =>
    new Webhook(hook.secret).verify(sent.body.replace('te', 'hi'), sent.headers as Record<string, string>),
  );

  assert.equal((await edit({ title: 'వేరే' }, '"1"')).status, 412);
  await edit({ title: 'वर्षा' });
  await edit({ title: 'वर्षा' });
  await s.owner(`/api/admin/news/${story.id}/trash`, { json: {} });
  await s.pass();
  const types = receiver.requests.splice(0).map(({ body }) => JSON.parse(body).type);
  assert.deepEqual(
    types.sort(),
    ['news.removed', 'news.updated'],
    'a refused edit and one that changes nothing send nothing',
  );
  assert.deepEqual([await s.deliveries(paused.id), await s.deliveries(other.id)], [[], []]);

  // A receiver that fails is asked again, with the same id.
  receiver.answer(503, { 'retry-after': '600' }, 'కాసేపట్లో');
  await s.owner(`/api/admin/news/${story.id}/restore`, { json: {} });
  await s.owner(`/api/admin/news/${story.id}/publish`, { json: {} });
  await s.pass();
  const [waiting] = await s.deliveries(hook.id, '?status=pending');
  assert.deepEqual(
    [waiting.attempts, waiting.response_status, waiting.error, waiting.event],
    [1, 503, 'The receiver answered 503.', 'news.published'],
  );
  const detail = (await s.owner(`${path}/${hook.id}/deliveries/${waiting.id}`)).body.data;
  assert.deepEqual([detail.response_body, JSON.parse(detail.payload).type], ['కాసేపట్లో', 'news.published']);
  assert.ok((await s.owner(`${path}/${hook.id}`)).body.data.failing_since);
  receiver.answer(200);
  await s.pass(9 * minute);
  assert.equal(receiver.requests.length, 1, 'not before Retry-After');
  await s.pass(2 * minute);
  const ids = receiver.requests.splice(0).map(({ headers }) => headers['webhook-id']);
  assert.deepEqual(ids, [waiting.message_id, waiting.message_id]);
  const [done] = await s.deliveries(hook.id);
  assert.deepEqual([done.status, done.attempts, done.error], ['succeeded', 2, null]);
  assert.equal((await s.owner(`${path}/${hook.id}`)).body.data.failing_since, null);

  const replayed = await s.owner(`${path}/${hook.id}/deliveries/${done.id}/replay`, { json: {} });
  assert.equal(replayed.status, 202, replayed.text);
  assert.equal((await s.owner(`${path}/${paused.id}/deliveries/${done.id}/replay`, { json: {} })).status, 404);
  await s.pass();
  assert.equal(receiver.requests.splice(0)[0]?.headers['webhook-id'], done.message_id);
  assert.equal((await s.deliveries(hook.id)).length, 5);

  // The clock publishes too, and takes away.
  const at = new Date(s.clock.ms + minute).toISOString();
  const later = await s.owner('/api/admin/news', {
    json: { title: 'రేపటి వార్త', expires_at: new Date(s.clock.ms + 3 * minute).toISOString() },
  });
  const planned = await s.owner(`/api/admin/news/${later.body.data.id}/publish`, { json: { published_at: at } });
  assert.equal(planned.body.data?.status, 'scheduled', planned.text);
  await s.pass();
  assert.equal(receiver.requests.length, 0, 'scheduled');
  await s.pass(2 * minute);
  await s.pass(2 * minute);
  const byClock = receiver.requests.splice(0).map(({ body }) => JSON.parse(body));
  assert.deepEqual(
    byClock.map((one) => [one.type, one.data.status]),
    [
      ['news.published', 'published'],
      ['news.removed', 'archived'],
    ],
  );

  const { sweepDeliveries } = await import('../../src/webhooks/deliveries.ts');
  await sweepDeliveries(s.dinam.app);
  assert.equal((await s.deliveries(hook.id)).length, 7);
  s.clock.ms += 7 * day + 1;
  await sweepDeliveries(s.dinam.app);
  assert.deepEqual(await s.deliveries(hook.id), []);
});

onSqlite('a webhook stops by itself when its receiver is gone or fails for days, and starts again', async (t, kind) => {
  const s = await webhookScene(t, kind);
  const { receiver } = s;
  const hook = await s.add();
  // Who is told of a stop: an active owner with an address.
  const { write } = s.dinam.app.db;
  const add = async (username: string, role: 'owner' | 'editor', set: object): Promise<void> => {
    const { user } = await addUser(s.dinam.app, { username, role, password });
    const email = `${username}@example.in`;
    await write
      .updateTable('users')
      .set({ email, email_key: email, ...set })
      .where('id', '=', user.id)
      .execute();
  };
  await add('sita', 'owner', { lang: 'te' });
  await add('noor', 'owner', { lang: 'ur' });
  await add('left', 'owner', { is_active: 0 });
  await add('ravi', 'editor', {});
  const get = async (): Promise<Json> => (await s.owner(`${path}/${hook.id}`)).body.data;
  const publish = async (): Promise<void> => {
    const { id } = (await s.owner('/api/admin/news', { json: { title: 'বৃষ্টি' } })).body.data;
    assert.equal((await s.owner(`/api/admin/news/${id}/publish`, { json: {} })).status, 200);
  };
  const startAgain = async (): Promise<void> => {
    const headers = { 'if-match': '*' };
    const reply = await s.owner(`${path}/${hook.id}`, { method: 'PATCH', json: { is_active: true }, headers });
    assert.deepEqual([reply.body.data.stopped_reason, reply.body.data.failing_since], [null, null], reply.text);
  };
  await publish();
  receiver.answer(410);
  await s.pass();
  const gone = await get();
  assert.equal(gone.is_active, false);
  assert.match(gone.stopped_reason, /410/);
  const [line] = (await s.owner('/api/admin/audit?resource=webhooks&action=stop')).body.data;
  assert.deepEqual([line.actor_name, line.detail.reason], ['system', gone.stopped_reason]);
  const mails = (await messages(s)).sort((a, b) => (a.to < b.to ? -1 : 1));
  assert.deepEqual(
    mails.map(({ to, lang }) => [to, lang]),
    [
      ['noor@example.in', 'ur'],
      ['sita@example.in', 'te'],
    ],
  );
  assert.match(mails[1]?.text ?? '', /127\.0\.0\.1.*ఆపివేయబడింది.*\n.*410/);
  await publish();
  await s.pass();
  assert.equal((await s.deliveries(hook.id)).length, 1, 'nothing is written for a stopped one');
  const [failed] = await s.deliveries(hook.id);
  assert.equal(failed.status, 'failed');
  const taken = { status: 200, body: 'ok', error: null, ms: 5, retryAfterMs: 0 };
  await change(s.dinam.app, systemActor, (c) => record(c, hook.id, failed.id, taken));
  const [late] = await s.deliveries(hook.id);
  assert.deepEqual([late.status, late.error], ['succeeded', null], 'it was on its way when the webhook was stopped');
  assert.equal((await s.owner(`${path}/${hook.id}/deliveries/${failed.id}/replay`, { json: {} })).status, 409);

  // Three days without a success. Each delivery gives up after a day of attempts.
  await startAgain();
  receiver.answer(500);
  await publish();
  await s.pass();
  for (let hours = 0; hours < 30; hours++) await s.pass(3_600_000);
  const [given] = await s.deliveries(hook.id);
  assert.deepEqual([given.status, given.attempts], ['failed', 14]);
  assert.equal((await get()).is_active, true);
  s.clock.ms += 3 * day;
  await publish();
  await publish();
  await s.pass();
  const stopped = await get();
  assert.match(stopped.stopped_reason, /^No delivery has succeeded since .* The receiver answered 500\.$/);
  assert.deepEqual(await s.deliveries(hook.id, '?status=pending'), [], 'what waited has failed');
  assert.equal((await messages(s)).length, 4, 'one message for each owner and stop');
  await startAgain();
  receiver.answer(200);
  await publish();
  await s.pass();
  assert.equal((await s.deliveries(hook.id))[0].status, 'succeeded');
  assert.deepEqual((await get()).events, [...allNews].sort());
});
