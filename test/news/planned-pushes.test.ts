import assert from 'node:assert/strict';
import { type Json, onSqlite } from '../support/helper.ts';
import { hour, minute } from '../support/sending.ts';
import { type PushScene, pushScene } from './story-pushes.ts';

const title = 'రేపటి నుంచి పాఠశాలలకు సెలవులు';
const hindi = { lang: 'hi', title: 'कल से स्कूलों में छुट्टी' };

/** A story that is planned for an hour from now, with its push. */
async function planned(
  d: PushScene,
  json: object = {},
  extra: object = {},
): Promise<{ id: number; note: Json; at: string }> {
  const { id } = await d.story({ title, content: '<p>విద్యాశాఖ ప్రకటన.</p>', ...json });
  const at = d.iso(d.running.clock.ms + hour);
  const done = await d.notifyStory(id, { published_at: at, ...extra });
  assert.equal(done.status, 202, done.text);
  const { news, notifications } = done.body.data;
  assert.equal(news.status, 'scheduled');
  return { id, note: notifications[0], at };
}

onSqlite('what is planned goes out with the story, and not before', async (t, kind) => {
  const d = await pushScene(t, kind, ['te', 'hi']);
  const { id, note, at } = await planned(d);
  assert.deepEqual([note.status, note.scheduled_at, note.goes_with], ['scheduled', at, id]);
  assert.deepEqual(note.follows, ['title', 'body', 'image_url']);
  const [filled] = (await d.prefilled(id)).languages;
  assert.deepEqual([filled.pushed.id, filled.pushed.status, filled.included], [note.id, 'scheduled', false]);
  const clicked = await d.notifyStory(id, { published_at: at });
  assert.equal(clicked.status, 409);
  assert.match(clicked.body.message, new RegExp(`is planned to be pushed by notification ${note.id} `));
  await d.pass(59 * minute);
  assert.deepEqual(d.arrived(), {});
  await d.pass(minute);
  assert.deepEqual(d.arrived(), { 'token-te-1': [title, 'విద్యాశాఖ ప్రకటన.'] });
  const after = await d.get(note.id);
  assert.deepEqual([after.status, after.goes_with, after.counts.sent], ['sent', null, 1]);
  await d.pass(2 * hour);
  assert.deepEqual(d.arrived(), {});
});

onSqlite('it moves with the story: later, earlier, now', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const { id, note } = await planned(d);
  const move = async (ms: number) => {
    const published_at = d.iso(d.running.clock.ms + ms);
    assert.equal((await d.move(id, 'publish', { published_at })).status, 200);
    assert.equal((await d.get(note.id)).scheduled_at, published_at);
  };
  await move(3 * hour);
  await d.pass(2 * hour);
  assert.deepEqual(d.arrived(), {});
  await move(10 * minute);
  await d.pass(10 * minute);
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1']);

  const second = await planned(d, { title: 'మరో వార్త' });
  await d.move(second.id, 'publish');
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1'], 'published at once');
  assert.equal((await d.get(second.note.id)).status, 'sent');
});

const takeBack: [how: string, code: string, work: (d: PushScene, id: number) => Promise<unknown>][] = [
  ['unpublish', 'story_withdrawn', (d, id) => d.move(id, 'unpublish')],
  ['archive', 'story_withdrawn', (d, id) => d.move(id, 'archive')],
  ['trash', 'story_withdrawn', (d, id) => d.move(id, 'trash')],
  [
    'many at once',
    'story_withdrawn',
    (d, id) => d.sendRequest('/api/admin/news/bulk', { json: { ids: [id], verb: 'trash' } }),
  ],
  ['another language', 'story_language', (d, id) => d.edit(id, { lang: 'kn' })],
];

onSqlite('an unpublished story is not pushed, and the notification says why', async (t, kind) => {
  const d = await pushScene(t, kind, ['te', 'kn']);
  for (const [how, code, work] of takeBack) {
    const { id, note } = await planned(d, { title: `${title}: ${how}` });
    await work(d, id);
    const { status, cancelled, goes_with } = await d.get(note.id);
    assert.deepEqual([status, cancelled.code, goes_with], ['cancelled', code, null], how);
    assert.match(cancelled.text, /story/);
  }
  const { id } = await planned(d);
  await d.move(id, 'unpublish');
  await d.move(id, 'publish');
  await d.pass(2 * hour);
  assert.deepEqual(d.arrived(), {}, 'publishing it again tells nobody by itself');
  assert.equal((await d.notifyStory(id)).status, 202, 'what was cancelled was no push');
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1']);
});

onSqlite('derived texts follow the story; texts of an editor stay', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const own = { languages: { te: { title: 'సెలవులు: విద్యాశాఖ' } } };
  const whole = await planned(d);
  const part = await planned(d, { title: 'రెండో వార్త' }, own);
  assert.deepEqual(part.note.follows, ['body', 'image_url']);
  const editedTexts = { title: 'సెలవులు వాయిదా', summary: 'కొత్త తేదీ త్వరలో', image_url: 'https://a.example/n.jpg' };
  for (const { id } of [whole, part]) await d.edit(id, editedTexts);
  const after = await d.get(whole.note.id);
  assert.deepEqual(
    [after.title, after.body, after.image_url],
    [editedTexts.title, editedTexts.summary, editedTexts.image_url],
  );
  assert.equal(after.rev, whole.note.rev + 1);
  await d.edit(whole.id, { tags: ['సెలవు'] });
  assert.equal((await d.get(whole.note.id)).rev, after.rev, 'an edit of something else leaves it alone');
  const found = await d.sendRequest(`/api/admin/notifications?search=${encodeURIComponent('వాయిదా')}`);
  assert.deepEqual(
    found.body.data.map((n: Json) => n.id),
    [whole.note.id],
  );
  await d.pass(hour);
  const texts = d.fake.log.flatMap(({ message }) => [
    (message.notification as Json).title,
    (message.notification as Json).body,
  ]);
  assert.deepEqual(
    texts.sort(),
    [editedTexts.title, editedTexts.summary, own.languages.te.title, editedTexts.summary].sort(),
  );
  await d.edit(whole.id, { title: 'మళ్లీ మార్పు' });
  assert.equal((await d.get(whole.note.id)).title, editedTexts.title, 'what was sent stays as it was sent');
});

onSqlite('other languages go with the plan, and each with its own item', async (t, kind) => {
  const d = await pushScene(t, kind, ['te', 'hi', 'ta']);
  const { id } = await d.story({ title });
  const other = async (json: object) => (await d.move(id, 'translations', json)).body.data.id as number;
  const [hi, ta] = [await other(hindi), await other({ lang: 'ta', title: 'நாளை முதல் விடுமுறை' })];
  const at = (hours: number) => d.iso(d.running.clock.ms + hours * hour);
  await d.move(hi, 'publish');
  await d.move(ta, 'publish', { published_at: at(1) });
  const plan = async () => {
    const { notifications } = (await d.notifyStory(id, { published_at: at(2), allow_repeat: true })).body.data;
    return Object.fromEntries(notifications.map((n: Json) => [n.target.value, n.id])) as Record<string, number>;
  };
  const first = await plan();
  assert.deepEqual(Object.keys(first).sort(), ['hi', 'ta', 'te']);
  await d.move(id, 'unpublish');
  const states = await Promise.all(Object.values(first).map((note) => d.get(note)));
  assert.deepEqual(
    new Set(states.map((n) => `${n.status} ${n.cancelled?.code}`)),
    new Set(['cancelled story_withdrawn']),
  );

  const second = await plan();
  await d.move(ta, 'publish', { published_at: at(3) }); // later than the story itself
  await d.pass(2 * hour);
  assert.deepEqual(Object.keys(d.arrived()).sort(), ['token-hi-1', 'token-te-1']);
  const late = await d.get(second.ta as number);
  assert.deepEqual([late.status, late.goes_with], ['scheduled', ta]);
  await d.pass(hour);
  assert.deepEqual(Object.keys(d.arrived()), ['token-ta-1']);
});

onSqlite('a plan can be held and goes on; cancelled by hand it says no reason', async (t, kind) => {
  const d = await pushScene(t, kind, ['te']);
  const { note } = await planned(d);
  await d.verb(`${note.id}/pause`);
  await d.pass(2 * hour);
  assert.equal((await d.get(note.id)).status, 'paused');
  assert.equal((await d.verb(`${note.id}/resume`)).body.data.status, 'queued');
  await d.pass();
  assert.deepEqual(Object.keys(d.arrived()), ['token-te-1']);
  const next = await planned(d, { title: 'మరో వార్త' });
  await d.verb(`${next.note.id}/pause`);
  assert.equal((await d.verb(`${next.note.id}/resume`)).body.data.status, 'scheduled');
  const cancelled = (await d.verb(`${next.note.id}/cancel`)).body.data;
  assert.deepEqual([cancelled.status, cancelled.cancelled, cancelled.goes_with], ['cancelled', null, null]);
  await d.pass(2 * hour);
  assert.deepEqual(d.arrived(), {});
});

onSqlite(
  'what is left of a push ends with its story: asleep, planned by hand, or found gone at the fan-out',
  async (t, kind) => {
    const quiet_hours = { from: '00:00', to: '23:59' };
    const d = await pushScene(t, kind, ['te'], { quiet_hours });
    const { id } = await d.story({ title });
    const { notifications } = (await d.notifyStory(id)).body.data;
    await d.pass();
    assert.deepEqual([(await d.get(notifications[0].id)).status, d.arrived()], ['sending', {}]);
    await d.edit(id, { expires_at: d.iso(d.running.clock.ms + minute) });
    await d.pass(2 * minute);
    assert.equal((await d.get(notifications[0].id)).cancelled.code, 'story_expired');

    const by = async (news_id: number) =>
      d.post({
        news_id,
        target: { type: 'lang', value: 'te' },
        type: 'breaking',
        scheduled_at: d.iso(d.running.clock.ms + hour),
      });
    const out = await d.story({ title: 'రెండో వార్త' });
    const gone = await d.story({ title: 'నాలుగో వార్త' });
    for (const one of [out, gone]) await d.move(one.id, 'publish');
    const [forOut, forGone] = [await by(out.id), await by(gone.id)];
    await d.move(out.id, 'unpublish');
    // As a restored backup or another hand would leave it: no verb was there to tell.
    await d.running.dinam.app.db.write
      .updateTable('news')
      .set({ status: 'archived' })
      .where('id', '=', gone.id)
      .execute();
    await d.pass(hour);
    assert.equal((await d.get(forOut)).cancelled.code, 'story_withdrawn');
    assert.equal((await d.get(forGone)).cancelled.code, 'story_withdrawn');
    assert.deepEqual(d.arrived(), {});
  },
);
