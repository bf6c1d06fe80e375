import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { systemActor } from '../../src/core/app.ts';
import { newsResource } from '../../src/news/resource.ts';
import { type Kind, onSqlite } from '../support/helper.ts';
import { hour, minute } from '../support/sending.ts';
import { type PushScene, pushScene } from './story-pushes.ts';

const title = 'భూకంపం: హైదరాబాద్‌లో ప్రకంపనలు';

/** A scene that pushes breaking news, and what the fake FCM received since the last call. */
async function alert(t: TestContext, kind: Kind): Promise<PushScene & { pushed(): Promise<string[]> }> {
  const d = await pushScene(t, kind, ['te', 'hi']);
  await d.pushSettings({ push_on_breaking: true });
  return {
    ...d,
    async pushed() {
      await d.pass();
      return Object.entries(d.arrived()).map(([to, [message]]) => `${to} ${message}`);
    },
  };
}

onSqlite('it is off by default, and once turned on ignores what was breaking before', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const { id } = await d.story({ title, is_breaking: true });
  await d.move(id, 'publish');
  await d.pushSettings({ push_on_breaking: true });
  await d.edit(id, { breaking_until: d.iso(d.running.clock.ms + 9 * hour) });
  await d.edit(id, { title: `${title}!` });
  await d.pass(minute);
  assert.deepEqual([d.arrived(), (await d.notifications()).length], [{}, 0]);
});

onSqlite('published as breaking, flagged later, or scheduled: one message to its topic, once', async (t, kind) => {
  const d = await alert(t, kind);
  const first = await d.story({ title, is_breaking: true });
  assert.deepEqual(await d.pushed(), [], 'a draft is not out');
  await d.move(first.id, 'publish');
  assert.deepEqual(await d.pushed(), [`news.te.breaking ${title}`]);
  const [note] = await d.notifications();
  assert.deepEqual(
    [note.origin, note.type, note.priority, note.news_id, note.created_by, note.deep_link],
    ['breaking', 'breaking', 'high', first.id, first.created_by?.id, `dinam://news/${first.id}`],
  );
  const second = await d.story({ title: 'भूकंप के झटके', lang: 'hi' });
  await d.move(second.id, 'publish');
  await d.pass(3 * hour);
  await d.edit(second.id, { is_breaking: true });
  assert.deepEqual(await d.pushed(), ['news.hi.breaking भूकंप के झटके'], 'flagged while it is out');
  const third = await d.story({
    title: 'మూడో వార్త',
    is_breaking: true,
    breaking_until: d.iso(d.running.clock.ms + 9 * hour),
  });
  await d.move(third.id, 'publish', { published_at: d.iso(d.running.clock.ms + hour) });
  assert.deepEqual(await d.pushed(), []);
  d.running.clock.ms += hour;
  assert.deepEqual(await d.pushed(), ['news.te.breaking మూడో వార్త'], 'its time has come');
  assert.equal((await d.notifications()).at(-1).created_by, null);

  // Never a second time by itself.
  for (const { id } of [first, second, third]) {
    await d.edit(id, { is_breaking: false });
    await d.edit(id, { is_breaking: true });
    await d.move(id, 'unpublish');
    await d.move(id, 'publish');
    await d.edit(id, { title: 'కొత్త శీర్షిక' });
  }
  assert.deepEqual([await d.pushed(), (await d.notifications()).length], [[], 3]);
  const last = (await d.notifications()).length;
  const fourth = await d.story({ title: 'నాలుగో వార్త', is_breaking: true });
  await d.move(fourth.id, 'publish');
  await d.verb(`${(await d.notifications()).at(-1).id}/cancel`);
  await d.edit(fourth.id, { is_breaking: false });
  await d.edit(fourth.id, { is_breaking: true });
  assert.deepEqual([await d.pushed(), (await d.notifications()).length], [[], last + 1], 'cancelled is told, too');
  const fifth = await d.story({ title: 'ఐదో వార్త', is_breaking: true });
  await d.move(fifth.id, 'publish');
  await d.move(fifth.id, 'unpublish');
  assert.equal((await d.notifications()).at(-1).cancelled.code, 'story_withdrawn');
  await d.move(fifth.id, 'publish');
  assert.deepEqual(await d.pushed(), [], 'so is taken back');
  const viaOldDoor = await d.sendRequest('/api/news.php', {
    json: { title: 'పాత ద్వారం', lang: 'te', is_breaking: true },
  });
  assert.equal(viaOldDoor.status, 201);
  assert.deepEqual(await d.pushed(), ['news.te.breaking పాత ద్వారం']);
});

onSqlite('what an editor has pushed, planned or cancelled is left to the editor', async (t, kind) => {
  const d = await alert(t, kind);
  const view = await d.story({ title, is_breaking: true });
  assert.equal((await d.notifyStory(view.id)).status, 202);
  assert.deepEqual(await d.pushed(), [`token-te-1 ${title}`], 'its own push, and no other');
  const later = await d.story({
    title: 'రెండో వార్త',
    is_breaking: true,
    breaking_until: d.iso(d.running.clock.ms + 9 * hour),
  });
  const at = { published_at: d.iso(d.running.clock.ms + hour) };
  const { notifications } = (await d.notifyStory(later.id, at)).body.data;
  const dropped = await d.story({
    title: 'మూడో వార్త',
    is_breaking: true,
    breaking_until: d.iso(d.running.clock.ms + 9 * hour),
  });
  const third = (await d.notifyStory(dropped.id, at)).body.data.notifications[0];
  await d.verb(`${third.id}/cancel`);
  d.running.clock.ms += hour;
  assert.deepEqual(await d.pushed(), ['token-te-1 రెండో వార్త']);
  assert.deepEqual((await d.notifications()).map((n) => n.id).slice(1), [notifications[0].id, third.id]);
});

onSqlite('no flood: many at once, old stories, what the program made, revisions, translations', async (t, kind) => {
  const d = await alert(t, kind);
  const breaking = { is_breaking: true, breaking_until: d.iso(d.running.clock.ms + 40 * hour) };
  const ids: number[] = [];
  for (let n = 0; n < 3; n++) ids.push((await d.story({ title: `${title} ${n}`, ...breaking })).id);
  const many = await d.sendRequest('/api/admin/news/bulk', { json: { ids, verb: 'publish' } });
  assert.equal(many.status, 200, many.text);
  assert.deepEqual(await d.pushed(), [], 'many at once');

  // An archive that is brought in by the old door, and a clock that stood still while a story's time came.
  const published_at = d.iso(d.running.clock.ms - 5 * hour);
  await d.sendRequest('/api/news.php', { json: { title: 'పాత వార్త', lang: 'te', published_at, ...breaking } });
  const slept = await d.story({ title: 'ఆలస్యం', ...breaking });
  await d.move(slept.id, 'publish', { published_at: d.iso(d.running.clock.ms + minute) });
  d.running.clock.ms += 2 * hour;
  assert.deepEqual(await d.pushed(), [], 'late');
  assert.equal((await d.sendRequest(`/api/admin/news/${slept.id}`)).body.data.status, 'published');

  await change(d.running.dinam.app, systemActor, (c) =>
    insertRow(
      c,
      newsResource,
      { title: 'నమూనా', lang: 'te', ...breaking },
      { status: 'published', published_at: c.now },
    ),
  );
  assert.deepEqual(await d.pushed(), [], 'no editor wrote it');

  const { id } = await d.story({ title: 'సవరణ', lang: 'te', content: 'ఒకటి' });
  await d.move(id, 'publish');
  await d.edit(id, { is_breaking: true });
  assert.deepEqual(await d.pushed(), ['news.te.breaking సవరణ']);
  const [first] = (await d.sendRequest(`/api/admin/news/${id}/revisions?limit=100`)).body.data.toReversed();
  const restored = await d.sendRequest(`/api/admin/news/${id}/revisions/${first.rev}/restore`, {
    json: {},
    headers: { 'if-match': '*' },
  });
  assert.equal(restored.status, 200, restored.text);
  const hindi = (await d.move(id, 'translations', { lang: 'hi', title: 'सुधार' })).body.data.id;
  await d.move(hindi, 'publish');
  assert.deepEqual(await d.pushed(), [], 'a translation is breaking only when somebody says so');
  await d.edit(hindi, { is_breaking: true });
  assert.deepEqual(await d.pushed(), ['news.hi.breaking सुधार']);
});

onSqlite('only so many in an hour and language, and the history says what was left out', async (t, kind) => {
  const d = await alert(t, kind);
  for (let n = 0; n < 8; n++) {
    const { id } = await d.story({ title: `${title} ${n}` });
    await d.move(id, 'publish');
    await d.edit(id, { is_breaking: true });
  }
  assert.equal((await d.notifications()).length, 6);
  const other = await d.story({ title: 'दूसरी भाषा', lang: 'hi', is_breaking: true });
  await d.move(other.id, 'publish');
  assert.equal((await d.notifications()).length, 7, 'another language has its own');
  const { data } = (await d.sendRequest('/api/admin/audit?action=push_skipped')).body;
  assert.deepEqual(
    data.map((line: { detail: unknown }) => line.detail),
    [{ most_per_hour: 6 }, { most_per_hour: 6 }],
  );
  d.running.clock.ms += hour + minute;
  const next = await d.story({ title: 'తర్వాతి గంట', is_breaking: true });
  await d.move(next.id, 'publish');
  assert.equal((await d.notifications()).length, 8);
});
