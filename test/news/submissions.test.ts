import assert from 'node:assert/strict';
import type { User } from '../../src/users/model/user.ts';
import { addUser } from '../../src/users/users.ts';
import { type Json, onBoth, onSqlite, password, type Reply, type Running, start } from '../support/helper.ts';

const path = '/api/admin/news';
const queue = '/api/admin/submissions';

function scene(running: Running) {
  const as = async (
    role: User['role'] | { token: string },
    address: string,
    json?: Json,
    method?: string,
  ): Promise<Reply> =>
    running.call(address, {
      token: typeof role === 'string' ? await running.tokenOf(role) : role.token,
      headers: { 'if-match': '*' },
      ...(json === undefined ? {} : { json }),
      ...(method ? { method } : {}),
    });
  const submitted = async (who: User['role'] | { token: string }, json: Json, note?: string): Promise<number> => {
    const made = await as(who, path, json);
    assert.equal(made.status, 201, made.text);
    const { id } = made.body.data;
    const done = await as(who, `${path}/${id}/submit`, note === undefined ? {} : { note });
    assert.equal(done.status, 200, done.text);
    return id;
  };
  const list = async (query: string, who: User['role'] | { token: string } = 'editor'): Promise<Json[]> => {
    const reply = await as(who, `${queue}?${query}`);
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data;
  };
  const of = async (newsId: number): Promise<Json> => (await list(`news_id=${newsId}`))[0];
  return { as, submitted, list, of };
}

/** Another contributor. */
async function stringer(running: Running, username: string): Promise<{ token: string; id: number }> {
  const { user } = await addUser(running.dinam.app, { username, role: 'contributor', password });
  const login = await running.call('/api/auth/login', { json: { username, password } });
  return { token: login.body.data.token, id: user.id };
}

onSqlite('submissions are decided about, scored, and accepted work is in the ledger', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as, submitted, list, of } = scene(running);
  const me = (await as('contributor', '/api/auth/me')).body.data.id;
  await running.tokenOf('editor');
  const users = running.dinam.app.db.write.updateTable('users');
  await users.set({ name: 'రవి' }).where('id', '=', me).execute();
  await users.set({ name: 'సీత' }).where('username', '=', 'test.editor').execute();
  const ledger = `/api/admin/contributors/${me}/ledger`;
  const text = 'గోదావరి నీటిమట్టం భద్రాచలం వద్ద నలభై ఎనిమిది అడుగులకు చేరింది';
  const flood = await submitted('contributor', { title: 'గోదావరికి వరద', content: `<p>${text}</p>` }, 'ఫోటోలు జత చేశాను');
  const first = await of(flood);
  assert.deepEqual(
    [first.status, first.note, first.words, first.contributor, first.lang],
    ['submitted', 'ఫోటోలు జత చేశాను', text.split(' ').length, { id: me, name: 'రవి' }, 'te'],
  );

  // Returned, worked on, submitted again, accepted.
  const returned = await as('editor', `${queue}/${first.id}/return`, { note: 'మృతుల సంఖ్య ఎవరు చెప్పారు?' });
  assert.equal(returned.status, 200, returned.text);
  assert.equal(returned.body.data.decision_note, 'మృతుల సంఖ్య ఎవరు చెప్పారు?');
  const draft = (await as('contributor', `${path}/${flood}`)).body.data;
  assert.deepEqual([draft.status, draft.review_note], ['draft', 'మృతుల సంఖ్య ఎవరు చెప్పారు?']);
  assert.equal((await as('contributor', `${path}/${flood}`, { content: `<p>${text} కలెక్టర్</p>` }, 'PATCH')).status, 200);
  assert.equal((await as('contributor', `${path}/${flood}/submit`, {})).status, 200);
  const second = await of(flood);
  assert.notEqual(second.id, first.id);
  assert.equal((await as('editor', `${queue}/${first.id}/accept`, {})).status, 409, 'decided about once');
  const accepted = await as('editor', `${queue}/${second.id}/accept`, { note: 'బాగుంది' });
  assert.deepEqual([accepted.status, accepted.body.data.status], [200, 'accepted'], accepted.text);
  assert.equal(accepted.body.data.decided_by.name, 'సీత', 'display names, no login names');
  assert.equal((await as('editor', `${path}/${flood}`)).body.data.status, 'review', 'for the editors to publish');
  const late = await as('contributor', `${path}/${flood}`, { title: 'మార్చిన శీర్షిక' }, 'PATCH');
  assert.equal(late.status, 403, 'what was accepted is not changed any more');

  // Other actions on the story decide, too.
  const rain = await submitted('contributor', { title: 'हैदराबाद में भारी बारिश', lang: 'hi' });
  assert.equal((await as('editor', `${path}/${rain}/publish`, {})).status, 200);
  assert.equal((await of(rain)).status, 'accepted');
  const rumour = await submitted('contributor', { title: 'வதந்தி', lang: 'ta' });
  assert.equal((await as('editor', `${queue}/${(await of(rumour)).id}/reject`, {})).status, 200);
  assert.equal((await as('editor', `${path}/${rumour}`)).body.data.status, 'archived');
  assert.equal((await as('contributor', `${path}/${rumour}/restore`, {})).status, 403);
  const slip = await submitted('contributor', { title: 'পরে লিখব', lang: 'bn' });
  assert.equal((await as('contributor', `${path}/${slip}`, { status: 'draft' }, 'PATCH')).status, 200);
  assert.equal((await of(slip)).status, 'withdrawn');
  const open = await submitted('contributor', { title: 'حیدرآباد میں بارش', lang: 'ur' });
  assert.deepEqual(
    (await list('status=submitted')).map((s) => s.news_id),
    [open],
  );
  assert.equal((await submitted('editor', { title: 'సొంత వార్త' })) > 0, true);
  assert.equal((await list('status=submitted')).length, 1, 'what editors submit is no submission of a contributor');

  const [person] = (await as('editor', '/api/admin/contributors')).body.data;
  assert.deepEqual(
    [person.id, person.submitted, person.accepted, person.rejected, person.returned, person.score],
    [me, 1, 2, 1, 1, 0.667],
  );
  const whole = (await as('contributor', ledger)).body.data;
  assert.deepEqual([whole.accepted, whole.words, whole.entries[0].news_id], [2, text.split(' ').length + 1, flood]);

  // By period; the line stays when the story goes.
  const then = new Date(running.clock.ms).toISOString();
  running.clock.ms += 60_000;
  const after = new Date(running.clock.ms).toISOString();
  assert.equal((await as('editor', `${ledger}?from=${after}`)).body.data.accepted, 0);
  assert.equal((await as('editor', `${ledger}?from=${then}&to=${after}`)).body.data.accepted, 2);
  const page = (await as('editor', `${ledger}?limit=1&page=2`)).body.data;
  assert.deepEqual([page.entries[0].news_id, page.has_more], [rain, false]);
  await as('editor', `${path}/${rain}/trash`, {});
  assert.equal((await as('editor', `${path}/${rain}`, undefined, 'DELETE')).status, 200);
  assert.equal((await as('editor', ledger)).body.data.accepted, 2);
});

onBoth('of two editors at once one decides', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { as, submitted, of } = scene(running);
  const id = await submitted('contributor', { title: 'ఒకే నిర్ణయం' });
  const { id: submission } = await of(id);
  const both = await Promise.all([
    as('editor', `${queue}/${submission}/accept`, {}),
    as('chief', `${queue}/${submission}/reject`, {}),
  ]);
  assert.deepEqual(both.map((reply) => reply.status).sort(), [200, 409]);
});

onSqlite(
  'the queue is filtered by contributor, place, language and time, and contributors see their own',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    const { as, submitted, list, of } = scene(running);
    const place = async (name: string, type: string, parent_id?: number): Promise<number> => {
      const reply = await as('owner', '/api/admin/places', { name, type, ...(parent_id ? { parent_id } : {}) });
      assert.equal(reply.status, 201, reply.text);
      return reply.body.data.id;
    };
    const country = await place('Queue Country', 'country');
    const district = await place('Queue District', 'district', await place('Queue State', 'state', country));
    const mandal = await place('Queue Mandal', 'mandal', district);
    const other = await stringer(running, 'stringer.guntur');
    const one = await submitted('contributor', { title: 'మండలంలో వాన', place_ids: [mandal] });
    const two = await submitted(other, { title: 'ज़िले में बाढ़', lang: 'hi', place_ids: [district] });
    const three = await submitted(other, { title: 'ఊరి కబురు' });
    const ids = async (query: string, who?: { token: string }) => (await list(query, who)).map((s) => s.news_id);
    assert.deepEqual(await ids(''), [three, two, one], 'newest first');
    assert.deepEqual(await ids(`place_id=${district}`), [two, one], 'with all below');
    assert.deepEqual(await ids(`place_id=${mandal}`), [one]);
    assert.deepEqual(await ids('lang=hi'), [two]);
    assert.deepEqual(await ids(`contributor_id=${other.id}&limit=1&page=2`), [two]);
    assert.deepEqual(await ids('', other), [three, two]);
    assert.deepEqual(await ids(`contributor_id=${other.id + 1}`, other), [three, two], 'whatever they ask for');
    assert.equal((await as(other, `${queue}/${(await of(two)).id}/accept`, {})).status, 403);
    assert.equal((await as(other, '/api/admin/contributors')).status, 403);
    assert.equal((await as(other, `/api/admin/contributors/${other.id}/ledger`)).status, 200);
    const mine = (await as('contributor', '/api/auth/me')).body.data.id;
    assert.equal((await as(other, `/api/admin/contributors/${mine}/ledger`)).status, 404);
    assert.equal((await as('editor', '/api/admin/contributors/987654/ledger')).status, 404);
    assert.deepEqual(
      (await as('editor', '/api/admin/contributors?search=GUNTUR')).body.data.map((c: Json) => c.id),
      [other.id],
    );
  },
);
