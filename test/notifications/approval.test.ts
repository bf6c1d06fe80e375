import assert from 'node:assert/strict';
import { systemActor } from '../../src/core/app.ts';
import { isToEverybody } from '../../src/notifications/approval.ts';
import { edit } from '../../src/settings/settings.ts';
import { onSqlite } from '../support/helper.ts';
import { hour, setUp } from '../support/sending.ts';

onSqlite('a notification to everybody waits until another person approves it', async (t, kind) => {
  const d = await setUp(t, kind, ['token-te']);
  const { app } = d.running.dinam;
  await edit(app, 'newsroom', { push_approval: true }, null, systemActor);
  const chief = await d.running.tokenOf('chief');
  const decide = (id: number, verb: string, token: string, json: object = {}) =>
    d.running.call(`/api/admin/notifications/${id}/${verb}`, { token, json });

  const id = await d.post();
  await d.pass();
  const waiting = await d.get(id);
  assert.equal(waiting.status, 'awaiting_approval');
  assert.equal(waiting.progress.waits_for[0].reason, 'approval');
  const own = await decide(id, 'approve', await d.as('editor'));
  assert.equal(own.status, 403, own.text);
  assert.match(own.body.message, /Another person/);
  assert.equal((await d.verb(`${id}/pause`)).status, 409);
  await d.verb(`${id}/resume`);
  await d.pass();
  assert.equal((await d.get(id)).status, 'awaiting_approval', 'nothing else sets it off');
  const approved = await decide(id, 'approve', chief);
  assert.equal(approved.status, 200, approved.text);
  await d.pass();
  const sent = await d.get(id);
  assert.equal(sent.status, 'sent');
  assert.notEqual(sent.approved_by, sent.created_by);
  assert.equal((await decide(id, 'approve', chief)).status, 409, 'once');

  const scheduled_at = new Date(d.running.clock.ms + 2 * hour).toISOString();
  const planned = await d.post({ scheduled_at });
  const plannedReply = await decide(planned, 'approve', await d.running.tokenOf('owner'));
  assert.equal(plannedReply.body.data.status, 'scheduled', plannedReply.text);
  const late = await d.post({ scheduled_at });
  await d.pass(3 * hour);
  assert.equal((await d.get(planned)).status, 'sent');
  assert.equal((await d.get(late)).status, 'awaiting_approval', 'its time passes without it');

  const token = await d.as('owner');
  const rejected = await decide(late, 'reject', token, { note: 'தவறான தலைப்பு' });
  assert.deepEqual([rejected.body.data.status, rejected.body.data.cancelled.code], ['cancelled', 'not_approved']);
  await d.pass();
  assert.equal((await d.get(late)).counts.sent, 0);

  const narrow = await d.post({ target: { type: 'lang', value: 'te' } });
  assert.notEqual((await d.get(narrow)).status, 'awaiting_approval');
});

onSqlite('who may send may not send to everybody without the right for it', async (t, kind) => {
  const d = await setUp(t, kind, []);
  await edit(d.running.dinam.app, 'newsroom', { editors_may: ['push.send'] }, null, systemActor);
  const token = await d.as('editor');
  const send = (target: object, more: object = {}) =>
    d.running.call('/api/admin/notifications', { token, json: { title: 'వరద హెచ్చరిక', target, ...more } });
  for (const target of [
    { type: 'all' },
    { type: 'topic', value: 'news.all' },
    { type: 'segment', value: { platform: 'android' } },
  ]) {
    const reply = await send(target);
    assert.equal(reply.status, 403, JSON.stringify(target));
    assert.match(reply.body.message, /push\.all/);
  }
  assert.equal((await send({ type: 'all' }, { dry_run: true })).status, 403);
  assert.equal((await send({ type: 'lang', value: 'te' })).status, 202);
  for (const value of [
    { any: [{ lang: 'te' }, { place: 'guntur' }] },
    { platform: 'ios', all: [{ category: 'sports' }] },
  ])
    assert.equal(isToEverybody({ type: 'segment', value }), false, JSON.stringify(value));
  for (const value of [
    { any: [{ lang: 'te' }, { platform: 'ios' }] },
    { not: { lang: 'te' } },
    { last_seen_days: 300 },
  ])
    assert.equal(isToEverybody({ type: 'segment', value }), true, JSON.stringify(value));
  assert.equal(isToEverybody({ type: 'condition', value: "'news.all' in topics && 'news.te' in topics" }), true);
});
