import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id as phone, post } from '../support/device-requests.ts';
import { type Json, password, type Reply, type Request, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

/** Somebody of the newsroom, who logs in again whenever the access token has expired. */
interface Person {
  call(path: string, request?: Request): Promise<Reply>;
  /** The data of a successful request. */
  sendRequest(path: string, request?: Request): Promise<Json>;
}

function person(running: Running, username: string): Person {
  let token = '';
  let at = Number.NEGATIVE_INFINITY;
  const call: Person['call'] = async (path, request = {}) => {
    if (running.clock.ms - at > 10 * 60_000) {
      const login = await running.call('/api/auth/login', { json: { username, password } });
      assert.equal(login.status, 200, `${username}: ${login.text}`);
      token = login.body.data.token;
      at = running.clock.ms;
    }
    return running.call(path, { token, ...request });
  };
  const sendRequest: Person['sendRequest'] = async (path, request) => {
    const reply = await call(path, request);
    assert.ok(reply.status < 300, `${username}: ${path}: ${reply.text}`);
    return reply.body.data;
  };
  return { call, sendRequest };
}

test('a day of a newsroom, from the first draft in the morning to the audit trail at night', async (t) => {
  const running = await start(t, 'sqlite', { ERRORS_PER_MINUTE: '0' });
  const clock = (time: string): void => {
    running.clock.ms = Date.parse(`2026-11-20T${time}:00+05:30`);
  };
  clock('08:00');
  const editorInChief = await running.tokenOf('owner');
  const reader = (path: string): Promise<Reply> => running.call(path);

  // 08:00. The owner adds three people. In this newsroom a chief publishes.
  const people = [
    { username: 'ravi', name: 'రవి', role: 'contributor' },
    { username: 'sita', name: 'సీత', role: 'editor' },
    { username: 'farida', name: 'فریدہ', role: 'chief' },
  ];
  for (const one of people) {
    const json = { ...one, password, must_change_password: false, current_password: password };
    const added = await running.call('/api/admin/users', { token: editorInChief, json });
    assert.equal(added.status, 201, added.text);
  }
  const settings = {
    method: 'PATCH',
    token: editorInChief,
    json: { editors_may: [], current_password: password },
    headers: { 'if-match': '*' },
  };
  const saved = await running.call('/api/admin/settings/newsroom', settings);
  assert.equal(saved.status, 200, saved.text);
  const ravi = person(running, 'ravi');
  const sita = person(running, 'sita');
  const farida = person(running, 'farida');
  const registered = await post(running, 1, { lang: 'te' });
  assert.equal(registered.status, 201, registered.text);

  // 08:30. Ravi writes from Bhadrachalam. He may submit, and nothing else.
  clock('08:30');
  const draft = { lang: 'te', title: 'గోదావరికి వరద', content: '<p>భద్రాచలం వద్ద నీటి మట్టం పెరిగింది.</p>', byline: 'రవి' };
  const { id } = await ravi.sendRequest('/api/admin/news', { json: draft });
  const story = `/api/admin/news/${id}`;
  assert.equal((await ravi.call(`${story}/publish`, { method: 'POST' })).status, 403);
  assert.equal((await ravi.sendRequest(`${story}/submit`, { method: 'POST' })).status, 'review');

  // 08:45. Sita finds it in her list, takes the edit lock, and sends it back with a question.
  clock('08:45');
  const waiting = await sita.sendRequest('/api/admin/news?status=review');
  assert.deepEqual(
    waiting.map((one: Json) => [one.id, one.title]),
    [[id, draft.title]],
  );
  await sita.sendRequest(`${story}/lease`, { method: 'POST' });
  assert.match((await farida.sendRequest(story)).editing.user.name, /^(సీత|sita)$/);
  await sita.sendRequest(`${story}/reject`, { json: { note: 'ఏ సమయానికి? అధికారి పేరు కావాలి.' } });

  // 09:00. Ravi reads the note and answers it; a save over an older version is refused.
  clock('09:00');
  const returned = await ravi.call(story);
  assert.match(returned.body.data.review_note, /అధికారి పేరు/);
  const etag = `"${returned.body.data.rev}"`;
  const better = { content: '<p>ఉదయం 7 గంటలకు 43 అడుగులు, అని కలెక్టర్ అనుదీప్ చెప్పారు.</p>' };
  const save = { method: 'PATCH', json: better, headers: { 'if-match': etag } };
  assert.equal((await ravi.call(story, save)).status, 200);
  assert.equal((await ravi.call(story, save)).status, 412);
  await ravi.sendRequest(`${story}/submit`, { method: 'POST' });

  // 09:15. The collector's office checks the text by a preview link; readers see nothing yet.
  clock('09:15');
  const preview = await sita.sendRequest(`${story}/previews`, { json: {} });
  const path = new URL(preview.url).pathname + new URL(preview.url).search;
  assert.match((await reader(path)).text, /కలెక్టర్ అనుదీప్/);
  assert.equal((await reader(`/api/v1/news/${id}`)).status, 404);
  assert.equal((await sita.call(`${story}/publish`, { method: 'POST' })).status, 403, 'a chief publishes');

  // 09:30. The Hindi and Urdu desks get drafts of the same story; the chief publishes all, and notifies phones.
  clock('09:30');
  const hindi = { lang: 'hi', title: 'गोदावरी में बाढ़', content: '<p>भद्राचलम में जलस्तर 43 फ़ुट।</p>' };
  const urdu = { lang: 'ur', title: 'گوداوری میں سیلاب', content: '<p>بھدراچلم میں پانی 43 فٹ۔</p>' };
  for (const json of [hindi, urdu]) {
    const { id: other } = await sita.sendRequest(`${story}/translations`, { json });
    await farida.sendRequest(`/api/admin/news/${other}/publish`, { method: 'POST' });
  }
  const notify = { json: {}, headers: { 'idempotency-key': 'godavari-1' } };
  const sent = await farida.sendRequest(`${story}/publish-and-notify`, notify);
  const again = await farida.sendRequest(`${story}/publish-and-notify`, notify);
  assert.deepEqual(again, sent, 'the second click changes nothing');
  for (const [lang, title] of [
    ['te', draft.title],
    ['hi', hindi.title],
    ['ur', urdu.title],
  ] as const) {
    const list = await reader(`/api/v1/news?lang=${lang}`);
    assert.equal(list.body.data[0].title, title);
  }
  const pushes = () => farida.sendRequest('/api/admin/notifications?sort=-id');
  await until(pushes, (all: Json[]) => all.some(({ status }) => status === 'logged'), 30_000);

  // 11:00. Sita corrects a figure beside the published story, the chief approves. Readers see the correction.
  clock('11:00');
  const fixed = { content: '<p>ఉదయం 7 గంటలకు 34 అడుగులు, అని కలెక్టర్ అనుదీప్ చెప్పారు.</p>' };
  await sita.sendRequest(story, { method: 'PATCH', json: fixed, headers: { 'if-match': '*' } });
  assert.match((await reader(`/api/v1/news/${id}`)).body.data.content, /43 అడుగులు/);
  await sita.sendRequest(`${story}/working-copy/submit`, { method: 'POST' });
  await farida.sendRequest(`${story}/publish-changes`, { method: 'POST' });
  await farida.sendRequest(`${story}/corrections`, { json: { text: 'నీటి మట్టం 34 అడుగులు; ముందు 43 అని రాశాం.' } });
  const read = (await reader(`/api/v1/news/${id}`)).body.data;
  assert.match(read.content, /34 అడుగులు/);
  assert.equal(read.corrections.length, 1);
  assert.equal(read.byline, 'రవి');

  // 12:00. An evening story is scheduled; at six it appears by itself.
  clock('12:00');
  const evening = { lang: 'te', title: 'రేపు పాఠశాలలకు సెలవు', content: '<p>మూడు జిల్లాల్లో సెలవు.</p>' };
  const planned = await sita.sendRequest('/api/admin/news', { json: evening });
  const at = '2026-11-20T18:00:00+05:30';
  await farida.sendRequest(`/api/admin/news/${planned.id}/publish`, { json: { published_at: at } });
  assert.equal((await reader(`/api/v1/news/${planned.id}`)).status, 404);
  clock('18:01');
  await until(
    () => reader(`/api/v1/news/${planned.id}`),
    ({ status }) => status === 200,
    30_000,
  );

  // 18:30. A reader reports the flood story; the desk decides. A doubled story goes to the trash, and comes back.
  clock('18:30');
  const report = { installation_id: phone(1), reason: 'wrong_fact', note: 'తేదీ తప్పు' };
  const reported = await running.call(`/api/v1/news/${id}/report`, { json: report });
  assert.equal(reported.body.message, 'Received.', reported.text);
  const [open] = await sita.sendRequest('/api/admin/reports?status=open');
  await sita.sendRequest(`/api/admin/reports/${open.id}/resolve`, { json: { note: 'సరిచేశాం' } });
  await farida.sendRequest(`/api/admin/news/${planned.id}/trash`, { method: 'POST' });
  assert.equal((await reader(`/api/v1/news/${planned.id}`)).status, 404);
  await sita.sendRequest(`/api/admin/news/${planned.id}/restore`, { method: 'POST' });

  // 22:00. The history tells who did what.
  clock('22:00');
  const history = await sita.sendRequest(`${story}/history?limit=100`);
  const doneBy = (name: string): string[] =>
    history.flatMap((line: Json) => (line.actor_name === name ? [line.action] : [])).reverse();
  assert.deepEqual(doneBy('ravi'), ['create', 'submit', 'edit', 'submit']);
  const ofSita = ['begin_changes', 'create_preview', 'edit', 'reject', 'request_changes', 'submit_changes'];
  assert.deepEqual(doneBy('sita').toSorted(), ofSita);
  assert.deepEqual(doneBy('farida'), ['publish_and_notify', 'publish_changes', 'correct']);
});
