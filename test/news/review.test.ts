import assert from 'node:assert/strict';
import type { Role } from '../../src/core/model/rights.ts';
import { type Json, onBoth, onSqlite, type Reply, start } from '../support/helper.ts';
import { follow } from '../workspace/scene.ts';

const path = '/api/admin/news';

async function setUp(t: Parameters<typeof start>[0], kind: Parameters<typeof start>[1]) {
  const running = await start(t, kind, { WORKERS: '0' });
  const as = async (role: Role, address: string, json?: Json, method?: string): Promise<Reply> =>
    running.call(address, {
      token: await running.tokenOf(role),
      headers: { 'if-match': '*' },
      ...(json === undefined ? {} : { json }),
      ...(method ? { method } : {}),
    });
  const made = async (role: Role, json: Json = {}): Promise<number> =>
    (await as(role, path, { title: 'గోదావరికి వరద', lang: 'te', ...json })).body.data.id;
  const comments = async (id: number): Promise<Json[]> => (await as('editor', `${path}/${id}/comments`)).body.data;
  const idOf = async (role: Role): Promise<number> => (await as(role, '/api/auth/me')).body.data.id;
  return { running, as, made, comments, idOf };
}

onBoth('a story is discussed, returned, approved and assigned', async (t, kind) => {
  const { running, as, made, comments, idOf } = await setUp(t, kind);
  const id = await made('contributor');
  const told = await follow(t, running, await running.tokenOf('contributor'));
  await told.until(({ event }) => event === 'start');
  const [contributor, editor, viewer] = [await idOf('contributor'), await idOf('editor'), await idOf('viewer')];

  // Returned with a note, which is the first comment; its author hears of it.
  assert.equal((await as('contributor', `${path}/${id}/submit`, {})).status, 200);
  const note = 'నీటి మట్టం ఎంత? అధికారి మాట చేర్చండి.';
  assert.equal((await as('editor', `${path}/${id}/reject`, { note })).status, 200);
  const heard = await told.until(({ event, data }) => event === 'change' && data.action === 'request_changes');
  assert.deepEqual([heard.data.id, heard.data.notify], [String(id), [contributor]]);
  const [first] = await comments(id);
  assert.deepEqual([first.kind, first.text, first.author.name], ['changes_requested', note, 'test.editor']);

  // The contributor answers, and marks it as done.
  const answer = await as('contributor', `${path}/${id}/comments`, { text: '  43 అడుగులు,\nకలెక్టర్ చెప్పారు ' });
  assert.equal(answer.status, 201, answer.text);
  assert.equal(answer.body.data.text, '43 అడుగులు,\nకలెక్టర్ చెప్పారు');
  const one = `${path}/${id}/comments/${first.id}`;
  const done = await as('contributor', one, { is_resolved: true }, 'PATCH');
  assert.deepEqual([done.status, done.body.data.resolved_by.id], [200, contributor]);
  const reopened = await as('editor', one, { is_resolved: false }, 'PATCH');
  assert.deepEqual([reopened.body.data.resolved_at, reopened.body.data.resolved_by], [null, null]);

  // Approval: of what is in review, by who reviews; it accepts the submission.
  assert.equal((await as('editor', `${path}/${id}/comments`, { kind: 'approved' })).status, 409);
  assert.equal((await as('contributor', `${path}/${id}/submit`, {})).status, 200);
  assert.equal((await as('contributor', `${path}/${id}/comments`, { kind: 'approved' })).status, 403);
  assert.equal((await as('editor', `${path}/${id}/comments`, { kind: 'approved' })).status, 201);
  const submitted = await as('editor', `/api/admin/submissions?news_id=${id}`);
  assert.deepEqual(
    submitted.body.data.map(({ status }: Json) => status),
    ['accepted', 'returned'],
  );
  assert.deepEqual(
    (await comments(id)).map((c) => [c.kind, c.author.id]),
    [
      ['changes_requested', editor],
      ['comment', contributor],
      ['approved', editor],
    ],
  );

  // An assignment changes no revision; its person is notified, and the list finds the story.
  const { rev } = (await as('editor', `${path}/${id}`)).body.data;
  const chief = await idOf('chief');
  const assigned = await as('editor', `${path}/${id}/assign`, { user_id: chief });
  assert.equal(assigned.status, 200, assigned.text);
  assert.deepEqual([assigned.body.data.assigned_to.id, assigned.body.data.rev], [chief, rev]);
  const other = await made('editor');
  for (const user_id of [viewer, contributor, 999_999]) {
    const refused = await as('editor', `${path}/${other}/assign`, { user_id });
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [400, 'user_id'], String(user_id));
  }
  const found = await as('editor', `${path}?assigned_to=${chief}`);
  assert.deepEqual(
    found.body.data.map((item: Json) => item.id),
    [id],
  );
  assert.equal((await as('editor', `${path}/${id}/assign`, { user_id: contributor })).status, 200, 'the own story');
  await told.until(
    ({ event, data }) => event === 'change' && data.action === 'assign' && data.notify[0] === contributor,
  );

  // Comments end with their story.
  assert.equal((await as('chief', `${path}/${id}/trash`, {})).status, 200);
  assert.equal((await as('chief', `${path}/${id}`, undefined, 'DELETE')).status, 200);
  const left = await running.dinam.app.db.write.selectFrom('news_comments').selectAll().execute();
  assert.deepEqual(left, []);
});

onSqlite('a contributor reads and writes comments of own stories only', async (t, kind) => {
  const { as, made, comments } = await setUp(t, kind);
  const id = await made('editor');
  const written = (await as('editor', `${path}/${id}/comments`, { text: 'ఫోటో కావాలి' })).body.data;
  assert.equal((await as('contributor', `${path}/${id}/comments`)).status, 404);
  assert.equal((await as('contributor', `${path}/${id}/comments`, { text: 'నేనూ' })).status, 404);
  const one = `${path}/${id}/comments/${written.id}`;
  assert.equal((await as('contributor', one, { is_resolved: true }, 'PATCH')).status, 404);
  assert.equal((await as('viewer', `${path}/${id}/comments`)).status, 200);
  assert.equal((await as('viewer', `${path}/${id}/comments`, { text: 'నేనూ' })).status, 403);
  assert.equal((await as('contributor', `${path}/${id}/assign`, { user_id: null })).status, 403);
  const other = await made('editor');
  assert.equal(
    (await as('editor', `${path}/${other}/comments/${written.id}`, { is_resolved: true }, 'PATCH')).status,
    404,
  );
  for (const text of ['', ' \n ', undefined, 'క'.repeat(2_001)])
    assert.equal((await as('editor', `${path}/${id}/comments`, { text })).status, 400, String(text).slice(0, 5));
  assert.equal((await as('editor', `${path}/999999/comments`)).status, 404);
  assert.equal((await comments(id)).length, 1);
});

onSqlite('a story that is full of comments can be returned and approved all the same', async (t, kind) => {
  const { running, as, made, comments, idOf } = await setUp(t, kind);
  const id = await made('contributor');
  const author_id = await idOf('contributor');
  const comment = { news_id: id, kind: 'comment' as const, text: 'నీటి మట్టం?', author_id, author_name: 'సీత' };
  const rows = Array.from({ length: 500 }, () => ({ ...comment, created_at: '2026-11-20T06:00:00.000Z' }));
  await running.dinam.app.db.write.insertInto('news_comments').values(rows).execute();
  const refused = await as('editor', `${path}/${id}/comments`, { text: 'ఇంకొకటి' });
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /at most 500 comments/);
  for (const verdict of ['reject', 'comments']) {
    assert.equal((await as('contributor', `${path}/${id}/submit`, {})).status, 200);
    const body = verdict === 'reject' ? { note: 'శీర్షిక మార్చండి' } : { kind: 'approved' };
    assert.ok((await as('editor', `${path}/${id}/${verdict}`, body)).status < 300, verdict);
  }
  assert.deepEqual(
    (await comments(id)).slice(500).map(({ kind: of }) => of),
    ['changes_requested', 'approved'],
  );
});
