import assert from 'node:assert/strict';
import { publishDueChanges } from '../../src/news/working-copy/publish.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { iso, type Scene, setUp } from '../support/newsroom.ts';

const hour = 3_600_000;

interface CopyScene extends Scene {
  id: number;
  /** What readers get. */
  read(): Promise<Json>;
  copy(): Promise<Json>;
  /** An edit of the story by its own address. */
  patch(json: object, ifMatch?: string): ReturnType<Scene['call']>;
  save(json: object, rev?: number | string, token?: string): ReturnType<Scene['call']>;
}

/** A published story of the present editor. */
async function scene(d: Scene, fields: object = {}): Promise<CopyScene> {
  const { id } = await d.item({ content: '<p>గోదావరి ఉప్పొంగింది.</p>', ...fields });
  assert.equal((await d.verb(id, 'publish')).status, 200);
  const path = `/api/admin/news/${id}/working-copy`;
  return {
    ...d,
    id,
    read: async () => (await d.running.call(`/api/v1/news/${id}`)).body.data,
    copy: () => d.call(path),
    patch: (json, ifMatch = '*') =>
      d.call(`/api/admin/news/${id}`, { method: 'PATCH', json, headers: { 'if-match': ifMatch } }),
    save: (json, rev = '*', token) =>
      d.call(path, {
        method: 'PATCH',
        json,
        headers: { 'if-match': typeof rev === 'number' ? `"${rev}"` : rev },
        ...(token ? { token } : {}),
      }),
  };
}

const titleOf = async (s: CopyScene): Promise<string> => (await s.read()).title;
const actionsOf = async (s: CopyScene): Promise<string[]> =>
  (await s.call(`/api/admin/news/${s.id}/history`)).body.data.map((line: Json) => line.action);

onSqlite('an edit of a published story waits beside it until its changes are published', async (t, kind) => {
  const s = await scene(await setUp(t, kind), { title: 'గోదావరికి వరద', tags: ['వరద'] });
  const before = await s.read();
  const { rev } = await s.get(s.id);
  const edited = await s.patch({ title: 'గోదావరికి భారీ వరద' }, `"${rev}"`);
  assert.deepEqual([edited.status, edited.body.message], [200, 'Saved to the working copy.'], edited.text);
  assert.deepEqual([edited.body.data.title, edited.body.data.rev], [before.title, rev], 'the story is as it was');
  assert.equal(edited.headers.get('etag'), `"${rev}"`);
  assert.deepEqual(await s.read(), before, 'readers see nothing, and no change');
  const { working_copy } = (await s.list('search=గోదావరి'))[0];
  assert.deepEqual([working_copy.fields, working_copy.status, working_copy.rev], [['title'], 'draft', 1]);

  for (let save = 2; save <= 4; save++) {
    const saved = await s.save({ content: `<p>నీటి మట్టం ${save} అడుగులు.</p>` }, save - 1);
    assert.equal(saved.headers.get('etag'), `"${save}"`, saved.text);
  }
  const copy = (await s.copy()).body.data;
  assert.deepEqual([copy.item.title, copy.item.content], ['గోదావరికి భారీ వరద', '<p>నీటి మట్టం 4 అడుగులు.</p>']);
  assert.match(copy.item.summary, /4 అడుగులు/, 'what follows from the content is shown too');
  assert.deepEqual(copy.changes.map((change: Json) => change.field).sort(), ['content', 'summary', 'title']);
  assert.deepEqual([copy.base_rev, copy.conflicts, copy.created_by.name], [rev, [], 'test.editor']);
  assert.deepEqual((await actionsOf(s)).slice(0, 2), ['begin_changes', 'publish'], 'autosaves are one line');

  const done = await s.verb(s.id, 'publish-changes');
  assert.deepEqual([done.status, done.body.data.rev, done.body.data.working_copy], [200, rev + 1, null], done.text);
  const after = await s.read();
  assert.deepEqual([after.title, after.content], ['గోదావరికి భారీ వరద', '<p>నీటి మట్టం 4 అడుగులు.</p>']);
  assert.deepEqual(after.tags, ['వరద'], 'nothing else is another');
  const [revision] = (await s.call(`/api/admin/news/${s.id}/revisions`)).body.data;
  assert.deepEqual([revision.verb, revision.user.name], ['publish_changes', 'test.editor']);
  assert.equal((await s.copy()).status, 404);
  assert.equal((await s.verb(s.id, 'publish-changes')).status, 404, 'a second click');
});

onSqlite('apply=now and the old address edit at once, and a draft is edited itself', async (t, kind) => {
  const d = await setUp(t, kind);
  const s = await scene(d);
  const now = (json: object) =>
    s.call(`/api/admin/news/${s.id}?apply=now`, { method: 'PATCH', json, headers: { 'if-match': '*' } });
  assert.equal((await now({ title: 'వెంటనే' })).status, 200);
  assert.equal(await titleOf(s), 'వెంటనే');
  const old = await s.call('/api/news.php', { json: { id: s.id, title: 'పాత చిరునామా' } });
  assert.equal(old.status, 200);
  assert.equal(await titleOf(s), 'పాత చిరునామా');
  assert.equal((await s.get(s.id)).working_copy, null);
  assert.equal((await now({ title: 'x', apply: 'now' })).status, 400, 'apply belongs into the query');

  const draft = await d.item();
  const edited = await d.call(`/api/admin/news/${draft.id}`, {
    method: 'PATCH',
    json: { title: 'చిత్తుప్రతి' },
    headers: { 'if-match': '*' },
  });
  assert.deepEqual([edited.body.data.title, edited.body.data.working_copy], ['చిత్తుప్రతి', null]);
  const direct = await s.patch({ lang: 'hi', translation_group: null });
  assert.deepEqual([direct.status, direct.body.errors.map((e: Json) => e.field)], [400, ['lang', 'translation_group']]);
  assert.equal((await s.patch({ status: 'draft' })).status, 400);
  assert.equal((await s.patch({ category_id: 987654 })).status, 400, 'an unknown category is refused at once');
  assert.equal((await s.patch({ place_ids: [987654] })).status, 400);
  assert.equal((await s.patch({ title: '' })).status, 400);
  assert.equal((await s.copy()).status, 404);
});

onBoth('two editors: fields merge, versions are checked, and nobody writes over another unawares', async (t, kind) => {
  const s = await scene(await setUp(t, kind), { title: 'ఒకటి' });
  const other = await s.another('సీత.రెండవ');
  assert.equal((await s.save({ title: 'మొదటి' }, 0)).status, 200);
  assert.equal((await s.save({ title: 'రెండవ' }, 0, other)).status, 412, 'there is one already');
  const taken = await s.call(`/api/admin/news/${s.id}`, {
    method: 'PATCH',
    token: other,
    json: { summary: 'సారాంశం' },
    headers: { 'if-match': '*' },
  });
  assert.deepEqual([taken.status, taken.body.errors[0].field], [409, 'working_copy']);
  const merged = await s.save({ summary: 'సారాంశం' }, 1, other);
  assert.deepEqual([merged.status, merged.body.data.fields], [200, ['title', 'summary']], merged.text);
  assert.equal(merged.body.data.updated_by.name, 'సీత.రెండవ');
  const late = await s.save({ title: 'మళ్ళీ' }, 1);
  assert.deepEqual([late.status, late.headers.get('etag')], [412, '"2"']);
  assert.equal((await s.call(`/api/admin/news/${s.id}/working-copy`, { method: 'PATCH', json: {} })).status, 428);
  const both = await Promise.all([s.save({ title: 'ఎడమ' }, 2), s.save({ title: 'కుడి' }, 2, other)]);
  assert.deepEqual(both.map((r) => r.status).sort(), [200, 412]);
  const clicks = await Promise.all([s.verb(s.id, 'publish-changes'), s.verb(s.id, 'publish-changes')]);
  assert.deepEqual(clicks.map((r) => r.status).sort(), [200, 404], 'of two clicks one publishes');
  assert.equal((await s.read()).summary, 'సారాంశం');
});

onSqlite(
  'a story that was edited at once meanwhile: other fields merge, the same field is a conflict',
  async (t, kind) => {
    const s = await scene(await setUp(t, kind), { title: 'ఒకటి' });
    const now = (json: object) =>
      s.call(`/api/admin/news/${s.id}?apply=now`, { method: 'PATCH', json, headers: { 'if-match': '*' } });
    await s.save({ title: 'ప్రతి', author: 'సీత' });
    await now({ summary: 'వేరే మార్పు' });
    assert.deepEqual((await s.copy()).body.data.conflicts, []);
    await now({ title: 'వెంటనే' });
    await s.save({ title: 'ప్రతి రెండు' });
    assert.deepEqual((await s.copy()).body.data.conflicts, ['title'], 'an autosave does not take it away');
    const refused = await s.verb(s.id, 'publish-changes');
    assert.deepEqual([refused.status, refused.body.errors[0].field], [409, 'title']);
    const later = await s.verb(s.id, 'publish-changes', { publish_at: iso(s.running.clock.ms + hour) });
    assert.equal(later.status, 409);
    assert.equal(await titleOf(s), 'వెంటనే');
    assert.equal((await s.verb(s.id, 'publish-changes', { overwrite: true })).status, 200);
    const { title, author, summary } = await s.read();
    assert.deepEqual([title, author, summary], ['ప్రతి రెండు', 'సీత', 'వేరే మార్పు']);

    await s.save({ title: 'మరొకటి', author: 'గీత' });
    await s.save({ title });
    assert.deepEqual((await s.copy()).body.data.fields, ['author'], 'what the story says is no change');
    const none = await s.save({ author: 'సీత' });
    assert.deepEqual([none.status, none.body.data, none.body.message], [200, null, 'There are no changes.']);
    assert.equal((await s.copy()).status, 404);
  },
);

onSqlite('changes are reviewed, given back with a note, and discarded', async (t, kind) => {
  const s = await scene(await setUp(t, kind));
  const step = (name: string, json: object = {}, token?: string) =>
    s.call(`/api/admin/news/${s.id}/${name}`, { json, ...(token ? { token } : {}) });
  assert.equal((await step('working-copy/submit')).status, 404, 'there is nothing to review');
  await s.save({ title: 'సమీక్షకు' });
  const handedIn = await step('working-copy/submit');
  assert.deepEqual([handedIn.status, handedIn.body.data.status, handedIn.body.data.rev], [200, 'review', 2]);
  assert.equal((await step('working-copy/submit')).body.data.rev, 2, 'a second click changes nothing');
  const back = await step('working-copy/reject', { note: 'శీర్షిక చిన్నది చేయండి' });
  assert.deepEqual([back.body.data.status, back.body.data.review_note], ['draft', 'శీర్షిక చిన్నది చేయండి']);
  assert.equal((await step('working-copy/submit')).body.data.review_note, null);

  const viewer = await s.running.tokenOf('viewer');
  assert.equal((await s.call(`/api/admin/news/${s.id}/working-copy`, { token: viewer })).status, 200);
  for (const name of ['working-copy/submit', 'working-copy/reject', 'publish-changes', 'discard', 'previews'])
    assert.equal((await step(name, {}, viewer)).status, 403, name);
  assert.equal((await s.save({ title: 'చూసేవారు' }, '*', viewer)).status, 403);

  const stale = await s.call(`/api/admin/news/${s.id}/discard`, { json: {}, headers: { 'if-match': '"1"' } });
  assert.equal(stale.status, 412);
  const gone = await step('discard');
  assert.deepEqual([gone.status, gone.body.data.working_copy], [200, null]);
  assert.deepEqual((await actionsOf(s)).slice(0, 6), [
    'discard_changes',
    'submit_changes',
    'request_changes',
    'reject_changes',
    'submit_changes',
    'begin_changes',
  ]);
});

onSqlite('changes are published at a planned time, once, and given back when they cannot be', async (t, kind) => {
  const d = await setUp(t, kind);
  const { app } = d.running.dinam;
  const s = await scene(d, { title: 'ఒకటి' });
  await s.save({ title: 'పదింటికి' });
  const at = iso(d.running.clock.ms + hour);
  const planned = await s.verb(s.id, 'publish-changes', { publish_at: at });
  const { status, publish_at } = planned.body.data.working_copy;
  assert.deepEqual([planned.status, status, publish_at], [200, 'scheduled', at], planned.text);
  await s.save({ summary: 'ఇంకా మార్చవచ్చు' });
  assert.equal((await s.copy()).body.data.status, 'scheduled');
  assert.equal(await publishDueChanges(app), 0);
  assert.equal(await titleOf(s), 'ఒకటి');
  const job = await app.db.write.selectFrom('jobs').select('run_at').where('kind', '=', 'news.due').execute();
  assert.ok(job.some(({ run_at }) => run_at === at));
  d.running.clock.ms += hour;
  await Promise.all([publishDueChanges(app), publishDueChanges(app)]);
  assert.equal(await titleOf(s), 'పదింటికి');
  const published = (await actionsOf(s)).filter((action) => action === 'publish_changes');
  assert.equal(published.length, 1, 'a job that runs twice publishes once');
  const [revision] = (await s.call(`/api/admin/news/${s.id}/revisions`)).body.data;
  assert.equal(revision.user.name, 'test.editor', 'it is the work of who planned it');

  const plan = async (story: CopyScene): Promise<void> => {
    await story.save({ title: 'ప్రణాళిక' });
    const again = iso(d.running.clock.ms + hour);
    assert.equal((await story.verb(story.id, 'publish-changes', { publish_at: again })).status, 200);
  };
  const edited = await scene(d, { title: 'ఎడిట్' });
  const withdrawn = await scene(d, { title: 'వెనక్కి' });
  const removed = await scene(d, { title: 'తొలగింపు' });
  const recalled = await scene(d, { title: 'రద్దు' });
  for (const story of [edited, withdrawn, removed, recalled]) await plan(story);
  const over = { method: 'PATCH', json: { title: 'వెంటనే' }, headers: { 'if-match': '*' } };
  await d.call(`/api/admin/news/${edited.id}?apply=now`, over);
  await d.verb(withdrawn.id, 'unpublish');
  await d.verb(removed.id, 'trash');
  await d.call(`/api/admin/news/${removed.id}`, { method: 'DELETE', headers: { 'if-match': '*' } });
  await d.call(`/api/admin/news/${recalled.id}/working-copy/reject`, { json: {} });
  d.running.clock.ms += hour;
  await publishDueChanges(app);
  assert.equal(await titleOf(edited), 'వెంటనే', 'the later edit stays');
  const back = (await edited.copy()).body.data;
  assert.deepEqual([back.status, back.publish_at, back.conflicts], ['draft', null, ['title']]);
  assert.match(back.review_note, /planned time.*title/);
  assert.equal((await withdrawn.copy()).body.data.status, 'draft');
  assert.match((await withdrawn.copy()).body.data.review_note, /not published/);
  assert.equal((await d.verb(withdrawn.id, 'publish-changes')).status, 409);
  assert.equal((await removed.copy()).status, 404);
  assert.equal(await titleOf(recalled), 'రద్దు');
  assert.equal((await actionsOf(edited))[0], 'publish_changes_failed');
});

onSqlite('a breaking flag of a working copy begins when its changes are published', async (t, kind) => {
  const d = await setUp(t, kind);
  const s = await scene(d);
  await s.save({ is_breaking: true });
  assert.deepEqual((await s.copy()).body.data.fields, ['is_breaking']);
  assert.equal((await s.read()).is_breaking, false);
  d.running.clock.ms += 5 * hour;
  await s.verb(s.id, 'publish-changes');
  const { is_breaking, breaking_until } = await s.read();
  assert.deepEqual([is_breaking, breaking_until], [true, iso(d.running.clock.ms + 6 * hour)]);
});
